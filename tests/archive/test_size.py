"""Is the size of a file told so that it can be taken in?"""

from pathlib import Path

import pytest

from dominoes_desktop.archive.error import RecordError
from dominoes_desktop.archive.reader import LARGEST, read_record
from dominoes_desktop.archive.size import KILO, MEGA, size_said
from dominoes_desktop.archive.themes import LARGEST as OF_THEMES
from dominoes_desktop.archive.themes import ThemeError, theme_folder


@pytest.mark.parametrize(
    ("size", "told"),
    [
        (0, "0 KB"),
        (1, "0.1 KB"),
        (64 * KILO, "64 KB"),
        (64 * KILO + 1, "64.1 KB"),
        (MEGA - 1, "1024 KB"),
        (MEGA, "1 MB"),
        (2_600_000, "2.5 MB"),
        (64 * MEGA, "64 MB"),
        (64 * MEGA + 1, "64.1 MB"),
    ],
)
def test_a_size_is_told_in_tenths_of_its_unit(size: int, told: str) -> None:
    assert str(size_said(size)) == told


def test_of_a_record_that_is_too_large_both_sizes_are_told(tmp_path: Path) -> None:
    large = tmp_path / "large.domino"
    with large.open("wb") as file:
        file.truncate(LARGEST + 3 * MEGA)  # nothing is written: it has a hole
    with pytest.raises(RecordError, match=r"too large, 67 MB; expected at most 64 MB") as wrong:
        read_record(large)
    assert wrong.value.fault == "foreign"


def test_of_a_theme_that_is_too_large_both_sizes_are_told(tmp_path: Path) -> None:
    file = tmp_path / "tiles" / "mine" / "theme.toml"
    file.parent.mkdir(parents=True)
    file.write_bytes(b"#" * (OF_THEMES + 1))
    with pytest.raises(ThemeError, match=r"its size is 2\.1 MB, more than 2 MB"):
        theme_folder("tiles", "mine", tmp_path)

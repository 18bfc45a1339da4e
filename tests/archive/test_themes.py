"""Are themes found where they lie, and is a spoilt folder one sentence and nothing more?"""

from pathlib import Path

import pytest

from dominoes_desktop.archive.assets import assets
from dominoes_desktop.archive.themes import (
    LARGEST,
    TOML,
    ThemeError,
    theme_folder,
    theme_keys,
    theme_titles,
)


def put(own: Path, content: bytes, key: str = "mine") -> Path:
    """A theme of the user's."""
    folder = own / "tiles" / key
    folder.mkdir(parents=True)
    (folder / TOML).write_bytes(content)
    return folder


def test_the_programs_own_themes_are_there(tmp_path: Path) -> None:
    tiles = set("ivory ebony coloured numerals pebbles animals animals_plain contrast".split())
    assert tiles == set(theme_keys("tiles", tmp_path))
    assert set(theme_keys("tables", tmp_path)) == set("green blue walnut slate contrast".split())
    assert theme_folder("tables", "walnut", tmp_path).values["ground"] == "walnut"


def test_a_folder_of_the_users_is_a_theme_too(tmp_path: Path) -> None:
    put(tmp_path, b'name = "Mine"\n')
    assert "mine" in theme_keys("tiles", tmp_path)
    assert "mine" not in theme_keys("tables", tmp_path)
    assert theme_folder("tiles", "mine", tmp_path).values == {"name": "Mine"}


def test_the_users_folder_does_not_hide_one_of_the_programs(tmp_path: Path) -> None:
    put(tmp_path, b'name = "Mine"\n', "ebony")
    assert theme_folder("tiles", "ebony", tmp_path).values["name"] == "Ebony"
    assert theme_keys("tiles", tmp_path).count("ebony") == 1


def test_what_is_no_theme_is_not_offered(tmp_path: Path) -> None:
    (tmp_path / "tiles" / "empty").mkdir(parents=True)
    (tmp_path / "tiles" / "file").write_text("")
    put(tmp_path, b"", ".hidden")
    assert not {"empty", "file", ".hidden"} & set(theme_keys("tiles", tmp_path))


@pytest.mark.parametrize(
    "content",
    [
        b"name = ",
        b"\xff\xfe",
        b"a = 1\na = 2",
        b"[" * 5000,
        b"#" * (LARGEST + 1),
        b"name = 'x\x07'",
    ],
)
def test_a_file_that_is_not_toml_is_told_of_in_one_line(tmp_path: Path, content: bytes) -> None:
    put(tmp_path, content)
    with pytest.raises(ThemeError) as told:
        theme_folder("tiles", "mine", tmp_path)
    assert "mine" in str(told.value)
    assert str(told.value).isprintable()


@pytest.mark.parametrize("key", ["gone", "", "..", "../tiles/ebony", "/etc", "a\0b"])
def test_a_theme_that_is_not_there_is_told_of(tmp_path: Path, key: str) -> None:
    with pytest.raises(ThemeError):
        theme_folder("tiles", key, tmp_path)


def test_a_folder_in_place_of_the_file_is_told_of(tmp_path: Path) -> None:
    (tmp_path / "tiles" / "mine" / TOML).mkdir(parents=True)
    with pytest.raises(ThemeError):
        theme_folder("tiles", "mine", tmp_path)


def test_titles_are_the_names_in_the_order_in_which_they_are_offered(tmp_path: Path) -> None:
    put(tmp_path, b'# mine\nname = "Bone"\norder = 2\n', "bone")
    put(tmp_path, b"ivory = [", "broken")
    (tmp_path / "tiles" / "odd" / TOML).mkdir(parents=True)
    titles = theme_titles("tiles", tmp_path)
    assert titles[:4] == [
        ("ivory", "Ivory"),
        ("bone", "Bone"),
        ("ebony", "Ebony"),
        ("coloured", "Coloured pips"),
    ]
    assert titles[-1] == ("broken", "broken")
    assert [key for key, _ in theme_titles("tables", tmp_path)][-1] == "contrast"


def test_files_are_read_from_the_themes_own_folder_alone(tmp_path: Path) -> None:
    folder = put(tmp_path, b"")
    (folder / "cloth.png").write_bytes(b"picture")
    (tmp_path / "secret").write_bytes(b"no")
    theme = theme_folder("tiles", "mine", tmp_path)
    assert theme.read("cloth.png") == b"picture"
    for name in ("../../secret", str(tmp_path / "secret"), "missing.png", "..", ""):
        with pytest.raises(ThemeError):
            theme.read(name)


def test_every_folder_of_assets_is_one_that_can_be_copied() -> None:
    for kind in ("tiles", "tables"):
        for folder in (assets() / "themes" / kind).iterdir():
            assert (folder / TOML).is_file()

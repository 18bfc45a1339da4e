"""Are named house rules kept, and is a file that says them wrongly refused in one sentence?"""

from __future__ import annotations

from pathlib import Path

import pytest

from dominoes_desktop.archive.error import RecordError
from dominoes_desktop.archive.preset import (
    LONGEST,
    Preset,
    parse_preset,
    preset_of,
    read_preset,
    write_preset,
)
from dominoes_desktop.archive.presets import Presets
from dominoes_desktop.games import DRAW

SUNDAY = Preset("draw", "Sunday rules", (("draw", "one"), ("hand", 5)))
TEXT = "domino-preset 1\ngame draw\nname Sunday rules\nrule draw one\nrule hand 5\n"


def test_it_is_written_a_fact_a_line_and_read_again() -> None:
    assert write_preset(SUNDAY).decode() == TEXT
    assert parse_preset(TEXT.encode(), "x") == SUNDAY
    assert parse_preset(("# from Ann\n\n" + TEXT.replace("\n", "\r\n")).encode(), "x") == SUNDAY


def test_a_name_becomes_one_line_that_is_not_too_long() -> None:
    made = preset_of(DRAW, "  Sunday\n  rules  ", {"hand": 5, "draw": "one"})
    assert made == SUNDAY
    assert len(preset_of(DRAW, "x" * 99, {}).name) == LONGEST


@pytest.mark.parametrize(
    ("text", "line", "why"),
    [
        ("", 1, "the file ends too soon; expected 'domino-preset 1'"),
        ("domino-record 1\n", 1, "no house rules begin with 'domino-record'"),
        ("domino-preset 2\n", 1, "version '2' can't be read here; expected 'domino-preset 1'"),
        ("domino-preset 1\nname x\n", 2, "unexpected 'name'; expected 'game KEY'"),
        ("domino-preset 1\ngame whist\n", 2, "unknown game 'whist'; expected one of animal"),
        ("domino-preset 1\ngame draw\n", 2, "the file ends too soon; expected 'name NAME'"),
        ("domino-preset 1\ngame draw\nname\n", 3, "'' is no name"),
        (TEXT + "rule hand 6\n", 6, "rule hand stands twice"),
        (TEXT + "rule colour red\n", 6, "expected one of set, hand"),
        (TEXT + "rule target soon\n", 6, "rule target can't be 'soon'; expected"),
        (TEXT + "rule target\n", 6, "'target' is no rule with one value"),
        (TEXT + "seat 1 human Ann\n", 6, "unexpected 'seat'; expected 'rule NAME VALUE'"),
        (TEXT + "rule target 15", 6, "the last line has no newline"),
        (TEXT.replace("hand 5", "hand 28"), 5, "expected"),
        (TEXT.replace("rule hand", "rule  hand"), 5, "a space too many"),
        (TEXT.replace("Sunday", "Sun\x07day"), 3, "control character U+0007"),
    ],
)
def test_what_is_wrong_is_said_with_its_line(text: str, line: int, why: str) -> None:
    with pytest.raises(RecordError) as wrong:
        parse_preset(text.encode(), "friend.domino-rules")
    assert str(wrong.value).startswith(f"friend.domino-rules:{line}: ")
    assert why in str(wrong.value)
    assert "\n" not in str(wrong.value)


def test_what_is_no_file_of_rules_at_all_is_refused(tmp_path: Path) -> None:
    for name in ("missing.domino-rules", "."):
        with pytest.raises(RecordError, match="expected house rules"):
            read_preset(tmp_path / name)
    large = tmp_path / "large.domino-rules"
    large.write_bytes(b"#" * 70_000)
    with pytest.raises(RecordError, match=r"too large, 68\.4 KB; expected at most 64 KB"):
        read_preset(large)


def test_presets_are_kept_renamed_and_removed(tmp_path: Path) -> None:
    shelf = Presets(tmp_path / "presets")
    assert shelf.all() == ()
    other = Preset("block", "Ours", (("hand", 6),))
    assert shelf.keep(SUNDAY) is None
    assert shelf.keep(other) is None
    assert shelf.all() == (other, SUNDAY)
    changed = Preset("draw", "sunday RULES", (("hand", 4),))
    assert shelf.keep(changed) is None  # the same name but for its letters: in its place
    assert shelf.all() == (other, changed)
    assert shelf.rename(changed, "Winter") is None
    assert shelf.remove(other) is None
    assert shelf.all() == (Preset("draw", "Winter", (("hand", 4),)),)


def test_rules_from_elsewhere_never_replace_ones_own(tmp_path: Path) -> None:
    shelf = Presets(tmp_path)
    shelf.keep(SUNDAY)
    assert shelf.take_in(SUNDAY) == SUNDAY
    theirs = Preset("draw", "Sunday rules", (("hand", 6),))
    assert shelf.take_in(theirs) == Preset("draw", "Sunday rules (2)", (("hand", 6),))
    assert shelf.take_in(theirs) == Preset("draw", "Sunday rules (2)", (("hand", 6),))
    assert len(shelf.all()) == 2


def test_what_cannot_be_read_stays_and_what_cannot_be_kept_is_told(tmp_path: Path) -> None:
    spoilt = tmp_path / "presets" / "spoilt.domino-rules"
    spoilt.parent.mkdir()
    spoilt.write_text("domino-preset 9\n")
    shelf = Presets(spoilt.parent)
    shelf.keep(SUNDAY)
    assert shelf.all() == (SUNDAY,)
    assert spoilt.read_text() == "domino-preset 9\n"
    (tmp_path / "file").write_text("")
    failed = Presets(tmp_path / "file").keep(SUNDAY)
    assert failed is not None
    assert str(tmp_path / "file") in str(failed)

"""Is every move written and read the same way?"""

import pytest

from dominoes_desktop.archive import read_move, write_move
from dominoes_desktop.archive.error import Wrong
from dominoes_desktop.rules.line import Spot
from dominoes_desktop.rules.move import Draw, Move, Pass, Play
from dominoes_desktop.rules.tile import tile

MOVES = [
    ("6-4", Play(tile(6, 4), 6)),
    ("6-6", Play(tile(6, 6), 6)),
    ("6-4@6-6", Play(tile(6, 4), 6, tile(6, 6))),
    ("4-6@4-1", Play(tile(6, 4), 4, tile(4, 1))),
    ("0-0@3-0", Play(tile(0, 0), 0, tile(3, 0))),
    ("6-4@6-6~n", Play(tile(6, 4), 6, tile(6, 6), side="n")),
    ("6-4@6-6~w", Play(tile(6, 4), 6, tile(6, 6), side="w")),
    ("4-3@6-4:6", Play(tile(4, 3), 4, tile(6, 4), half=6)),
    ("12-5@12-12#2", Play(tile(12, 5), 12, tile(12, 12), arm=2)),
    ("5-12@12-12#0", Play(tile(12, 5), 5, tile(12, 12), arm=0)),
    ("6-4@6-6>24,13e", Play(tile(6, 4), 6, tile(6, 6), spot=Spot(24, 13, "e"))),
    ("6-4@6-6>-1,0n", Play(tile(6, 4), 6, tile(6, 6), spot=Spot(-1, 0, "n"))),
    ("draw", Draw()),
    ("draw 3-2", Draw((tile(3, 2),))),
    ("draw 9-0 8-0", Draw((tile(9, 0), tile(8, 0)))),
    ("pass", Pass()),
]
NONE = [
    "", "draw ", "Draw", "drawn", "pass 1-0", "draw 2-3", "draw pass", "6", "6-", "-6", "6-4-",
    "4-6", "06-4", "6-4@", "@6-6", "6-4@4-6", "6-4@6-6~", "6-4@6-6~q", "6-4~n", "6-4@6-6~ne",
    "6-4@6-6:", "6-4@6-6#", "6-4#1", "6-4:6", "6-4@6-6>1,2", "6-4>1,2n", "6-4@6-6>01,2n",
    "6-4@6-6>-0,2n", "6-4@6-6>", "19-0", "6-4@19-0",
    "6-4 @6-6", "٦-4", "6-4@6-6~n:6", "x" * 100_000, "6-4 draw",
]  # fmt: skip


@pytest.mark.parametrize(("text", "move"), MOVES)
def test_a_move_has_one_text(text: str, move: Move) -> None:
    assert read_move(text) == move
    assert write_move(move) == text


@pytest.mark.parametrize("text", NONE)
def test_other_texts_are_refused_in_a_short_sentence(text: str) -> None:
    with pytest.raises(Wrong) as error:
        read_move(text)
    assert "expected" in str(error.value)
    assert len(str(error.value)) < 200


def test_the_bare_text_has_neither_side_nor_drawn_tiles() -> None:
    assert write_move(Play(tile(6, 4), 6, tile(6, 6), side="n"), bare=True) == "6-4@6-6"
    assert write_move(Draw((tile(3, 2),)), bare=True) == "draw"

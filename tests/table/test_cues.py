"""Is it told where more of the table lies, and is it brought in when that is asked for?"""

from __future__ import annotations

from random import Random

import pytest
from pytestqt.qtbot import QtBot

from dominoes_desktop.table.cues import Beyond

from .at_table import Bench
from .looking import MIDDLE, cued, lens_of, on_felt, ours, wheel
from .test_scene_space import all_down


@pytest.fixture
def bench(qtbot: QtBot) -> Bench:
    return Bench(qtbot)


def test_signs_tell_where_more_of_the_table_and_open_ends_are(bench: Bench) -> None:
    """Known complaint C11."""
    bench.sit(ours())
    assert cued(bench) == {}
    wheel(bench, MIDDLE, 5)
    told = cued(bench)
    assert told
    assert {words for words, _ in told.values() if words} <= {"6", "3", "6  3"}
    assert all(inviting == bool(words) for words, inviting in told.values())


def test_a_chosen_tile_is_invited_only_to_where_it_fits(bench: Bench) -> None:
    bench.sit(ours())
    wheel(bench, MIDDLE, 5)
    bench.click(bench.at("6-2"))
    assert all(inviting == ("6" in words) for words, inviting in cued(bench).values())
    bench.click(bench.at("3-2"))
    assert all(inviting == ("3" in words) for words, inviting in cued(bench).values())


def test_a_sign_that_is_pressed_brings_the_end_in(bench: Bench) -> None:
    bench.sit(ours())
    wheel(bench, MIDDLE, 5)
    for side, (words, _) in cued(bench).items():
        if words:
            sign = lens_of(bench).cues.signs[side]
            bench.click(sign.pos())
            assert all("6" not in said or "6" not in words for said, _ in cued(bench).values())
            return
    raise AssertionError("no open end is out of sight")


def test_signs_alone_lead_round_the_whole_table(bench: Bench) -> None:
    """Known complaint C1: all that is laid can be reached."""
    seen = bench.sit(all_down(Random(3), 2))
    wheel(bench, MIDDLE, 3)
    shown: set[str] = set()

    def go(side: str, most: int = 9) -> None:
        for _ in range(most):
            for found in lens_of(bench).cues.found:
                if found.side == side:
                    lens_of(bench).show_side(Beyond(side, found.part))
            shown.update([str(laid.tile) for laid in seen.layout.laid if on_felt(bench, laid)])

    go("w")
    for _ in range(9):
        go("n")
        go("s")
        go("e", 1)
    assert shown == {str(laid.tile) for laid in seen.layout.laid}

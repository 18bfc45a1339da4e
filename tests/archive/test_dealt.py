"""Is what was dealt counted as the records have it, and is what chance gives what it gives?"""

from __future__ import annotations

from itertools import combinations
from pathlib import Path
from random import Random
from statistics import mean, pstdev

import pytest

from dominoes_desktop.archive import Recorder
from dominoes_desktop.archive.dealt import Dealt, Share, count_dealt
from dominoes_desktop.games import DRAW, SUPER
from dominoes_desktop.rules.move import Deal
from dominoes_desktop.rules.ruleset import Ruleset
from dominoes_desktop.session.desk import Desk

from .matches import played


def kept(folder: Path, game: Ruleset, seats: int, name: str = "one") -> Desk:
    """A match played at random, and its record in that folder."""
    desk = played(game, seats, Random(4), rounds=3)
    recorder = Recorder(folder / f"{name}.domino", desk.ruleset, desk.seated)
    recorder.head()
    for entry in desk.log:
        recorder.append(entry)
    recorder.finish()
    return desk


def deals(desk: Desk) -> list[Deal]:
    return [entry.what for entry in desk.log if isinstance(entry.what, Deal)]


def test_every_hand_that_was_dealt_is_counted(tmp_path: Path) -> None:
    desks = [kept(tmp_path, DRAW, 3), kept(tmp_path, SUPER, 5, "two")]
    dealt = count_dealt([tmp_path, tmp_path / "not there"])
    every = [one for desk in desks for one in deals(desk)]
    assert dealt.rounds == len(every)
    for seat in range(5):
        hands = [one.hands[seat] for one in every if seat < len(one.hands)]
        share = dealt.seats[seat]
        assert share.hands == len(hands)
        assert share.tiles == sum(map(len, hands))
        assert share.pips == sum([tile.pips for hand in hands for tile in hand])
        assert share.doubles == sum([tile.double for hand in hands for tile in hand])
    kinds = {kind: one.hands for kind, one in dealt.kinds.items()}
    assert sum(kinds.values()) == sum([len(one.hands) for one in every])
    assert set(kinds) == {"human", "computer", "bot"}
    for number in range(7):
        for seat in range(3):
            held = [one.hands[seat] for one in deals(desks[0])]
            there = sum([t.double and t.high == number for hand in held for t in hand])
            assert dealt.doubles[number, seat] == there


def test_what_is_no_whole_deal_does_not_count(tmp_path: Path) -> None:
    kept(tmp_path, DRAW, 2)
    data = (tmp_path / "one.domino").read_bytes()
    whole = Dealt()
    whole.add_record(data)
    for cut in range(0, len(data), 37):
        torn = Dealt()
        torn.add_record(data[:cut])
        assert torn.rounds <= whole.rounds
    (tmp_path / "other.domino").write_bytes(b"hand 1 6-6\nmove 1 \xff\nseat\nhand 7-\nmove 3\n")
    (tmp_path / "letter.txt").write_text("seat 1 human Ann\n")
    (tmp_path / "folder.domino").mkdir()
    assert count_dealt([tmp_path]) == whole


@pytest.mark.parametrize(("most", "held"), [(1, 1), (2, 3), (3, 4)])
def test_chance_gives_what_all_hands_there_are_have_on_average(most: int, held: int) -> None:
    tiles = [(high, low) for high in range(most + 1) for low in range(high + 1)]
    hands = list(combinations(tiles, held))
    share = Share()
    share.add(list(hands[0]), most)
    pips = [sum(map(sum, hand)) for hand in hands]
    doubles = [sum([one == other for one, other in hand]) for hand in hands]
    assert share.pips_by_chance == pytest.approx(mean(pips))
    assert share.pips_spread == pytest.approx(pstdev(pips))
    assert share.doubles_by_chance == pytest.approx(mean(doubles))
    assert share.doubles_spread == pytest.approx(pstdev(doubles))

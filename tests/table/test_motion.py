"""Are tiles carried, turned, set down with a weight; do points fly, knocks jolt, rounds sweep?"""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest
from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from dominoes_desktop.games import ALL_FIVES, BLOCK, DRAW, PARTNERSHIP, SUPER
from dominoes_desktop.rules.move import Pass, Play
from dominoes_desktop.rules.ruleset import Match
from dominoes_desktop.rules.umpire import deal, legal_moves, new_match, step
from dominoes_desktop.table.badge import Badge

from .at_motion import begin, frames, running
from .at_table import Bench, look, one, placed

THEIRS = Play(one("2-0"), 2, one("2-1"))
OURS = Play(one("5-3"), 5, one("5-1"))


def theirs() -> Match:
    return placed(BLOCK, "4-3 5-3 5-2", "1-1 2-0 5-0", line="5-1 1-2", seat=1)


def badges(bench: Bench) -> list[Badge]:
    table = bench.view.table
    return [item for item in table.passing if isinstance(item, Badge) and item.isVisible()]


def scores(bench: Bench) -> list[int]:
    plates = bench.view.table.furniture.plates
    return [plate.score[0] if plate.score else -1 for plate in plates]


def test_a_tile_is_carried_and_comes_down_with_a_small_weight(qtbot: QtBot) -> None:
    bench = Bench(qtbot)
    after = begin(bench, theirs(), THEIRS)
    place = bench.view.table.table_poses(look(after))[one("2-0")]
    item, there = bench.item("2-0"), []
    for _ in frames(bench):
        if item.pos() == QPointF(place.x, place.y):
            there.append(item.scale())
        else:
            assert item.pose.lifted, "its shadow is that of a thing in the air"
    assert 1.0 < max(there) <= 1.07, "it is nearer to the eye"
    assert 0.97 <= min(there) < 1.0, "it gives a little"
    assert there.index(min(there)) > there.index(max(there))
    assert there[-1] == 1.0
    leaps = [abs(b - a) for a, b in pairwise(there)]
    assert max(leaps) < 0.04, "no leap from frame to frame"


def test_a_tile_turns_into_its_place_the_shorter_way(qtbot: QtBot) -> None:
    """Ours stands upright in the rack and lies across on the felt."""
    bench = Bench(qtbot)
    begin(bench, placed(BLOCK, "4-3 5-3", "1-1 2-0", line="5-1 1-2"), OURS)
    turns = [bench.item("5-3").rotation() for _ in frames(bench)]
    assert 60 < abs(turns[0]) <= 90
    assert all(abs(b) <= abs(a) for a, b in pairwise(turns))
    assert turns[-1] == 0


def test_others_glide_where_the_table_is_fitted_anew(qtbot: QtBot) -> None:
    """No tile on the felt leaps further in a frame than it could be followed."""
    bench = Bench(qtbot)
    match = placed(SUPER, "5-3 6-0", "4-4 6-1", "6-6 6-5", line="5-1 1-2")
    begin(bench, match, Play(one("5-3"), 5, one("5-1")))
    before = {text: bench.at(text) for text in ("5-1", "2-1")}
    for _ in frames(bench):
        for text, at in before.items():
            assert (bench.at(text) - at).manhattanLength() < 60
            before[text] = bench.at(text)


@pytest.mark.parametrize("seat", [0, 1])
def test_a_pass_jolts_the_plate_twice_and_leaves_it_where_it_was(qtbot: QtBot, seat: int) -> None:
    bench = Bench(qtbot)
    hands = ("4-3 6-6", "5-4 3-3") if seat == 0 else ("5-3 6-6", "4-4 3-3")
    begin(bench, placed(BLOCK, *hands, line="5-1 1-2", seat=seat), Pass())
    plate = bench.view.table.furniture.plates[seat]
    start = plate.pos()
    ups = [start.y() - plate.y() for _ in frames(bench)]
    assert ups[-1] == 0
    hops = [at for at in range(1, len(ups) - 1) if ups[at - 1] < ups[at] >= ups[at + 1] > 0]
    assert len(hops) == 2
    assert 2 < max(ups) < 8
    assert plate.pos() == start


def test_points_in_play_fly_from_their_tile_to_the_score_which_counts_up(qtbot: QtBot) -> None:
    match = placed(ALL_FIVES, "5-0 6-1 4-1", "1-1 2-0 5-4", line="5-5")
    play = next(
        move for move in legal_moves(match) if isinstance(move, Play) and move.tile.low == 0
    )
    bench = Bench(qtbot)
    after = begin(bench, match, play)
    gained = after.scores[0]
    assert gained > 0
    way, counted, told = [], [], []
    for _ in frames(bench):
        counted.append(scores(bench)[0])
        way += [badge.pos() for badge in badges(bench)]
        told.append(bench.view.table.furniture.ends.value)
    laid = bench.at("5-0")
    plate = bench.view.table.furniture.plates[0]
    assert way[0] == laid
    assert (way[-1] - plate.score_point()).manhattanLength() < 20
    assert counted == sorted(counted)
    assert counted[0] == 0
    assert len(set(counted)) > 3
    assert scores(bench)[0] == gained
    assert str(gained) in told[-2], "the panel tells the count while they fly"


def test_at_the_end_what_the_losers_hold_flies_to_the_winner(qtbot: QtBot) -> None:
    bench = Bench(qtbot)
    match = placed(DRAW, "5-3", "4-4 3-3", "6-0", line="5-1 1-2")
    after = begin(bench, match, OURS)
    assert after.scores[0] == 20
    plates = bench.view.table.furniture.plates
    starts: dict[str, QPointF] = {}
    ends: dict[str, QPointF] = {}
    counted = []
    for _ in frames(bench):
        counted.append(scores(bench)[0])
        for badge in badges(bench):
            starts.setdefault(badge.text, badge.pos())
            ends[badge.text] = badge.pos()
    assert starts == {"+14": plates[1].hand_point(), "+6": plates[2].hand_point()}
    for end in ends.values():
        assert (end - plates[0].score_point()).manhattanLength() < 20
    assert (counted[0], scores(bench)[0]) == (0, 20)
    assert counted == sorted(counted)


def test_partners_scores_rise_together(qtbot: QtBot) -> None:
    bench = Bench(qtbot)
    hands = ("5-3", "4-4 3-3", "6-0", "6-6")
    after = begin(bench, placed(PARTNERSHIP, *hands, line="5-1 1-2"), OURS)
    for _ in frames(bench):
        mine, left, partner, right = scores(bench)
        assert mine == partner
        assert left == right == 0
    assert scores(bench) == list(after.scores)


def next_deal(bench: Bench) -> tuple[Match, Match]:
    """A round that is over, and the match after the next deal, which has begun to be shown."""
    over = step(placed(DRAW, "5-3", "4-4 3-3", line="5-1 1-2", boneyard="6-6 6-5"), OURS).match
    return over, begin(bench, over, deal(over, Random(2)))


def test_the_last_rounds_tiles_are_swept_to_the_boneyard_before_the_deal(qtbot: QtBot) -> None:
    bench = Bench(qtbot)
    next_deal(bench)
    table = bench.view.table
    heap, counts, lying = table.furniture.heap, [], []
    for _ in frames(bench):
        counts.append(heap.count)
        lying.append(len([item for item in table.loose if item.pose.up]))
    swept = counts.index(28)
    assert counts[: swept + 1] == sorted(counts[: swept + 1])
    assert counts[0] < 28
    assert lying[0] == 3
    assert not any(lying[swept:])
    assert counts[swept:] == sorted(counts[swept:], reverse=True)
    assert heap.count == 14


def test_the_deal_is_told_as_the_shuffle_begins_and_no_tile_is_seen_before(qtbot: QtBot) -> None:
    bench = Bench(qtbot)
    heard: list[object] = []
    bench.view.event_shown.connect(lambda event, *rest: heard.append(event))
    _, after = next_deal(bench)
    hand = [bench.item(str(tile)) for tile in look(after).observation.hand]
    seen_at, told_at = [], []
    for ms in frames(bench):
        if any(item.isVisible() for item in hand):
            seen_at.append(ms)
        if heard:
            told_at.append(ms)
    assert told_at[0] + 500 < seen_at[0]
    assert all(item.isVisible() for item in hand)


@pytest.mark.parametrize("part", [0.05, 0.3, 0.6, 0.9])
def test_a_click_in_mid_deal_leaves_what_is_so(qtbot: QtBot, part: float) -> None:
    bench = Bench(qtbot)
    _, after = next_deal(bench)
    run = running(bench)
    assert run is not None
    run.setCurrentTime(round(run.totalDuration() * part))
    bench.click(QPointF(640, 250))
    assert not bench.view.director.busy
    shown = bench.picture()
    bench.sit(after)
    assert bench.picture() == shown
    assert bench.view.table.loose == []


def test_a_deal_whose_motion_is_killed_leaves_what_is_so(qtbot: QtBot) -> None:
    """Known complaint C56: stopped in mid shuffle, and never heard of again."""
    bench = Bench(qtbot)
    _, after = next_deal(bench)
    run = running(bench)
    assert run is not None
    run.setCurrentTime(round(run.totalDuration() * 0.5))
    run.stop()
    bench.view.director.finish()
    assert not bench.view.director.busy
    shown = bench.picture()
    other = Bench(qtbot)
    other.sit(after)
    assert other.picture() == shown


def test_a_click_on_a_tile_of_the_hand_ends_a_motion_too(qtbot: QtBot) -> None:
    bench = Bench(qtbot)
    after = begin(bench, theirs(), THEIRS)
    assert bench.view.director.busy
    bench.click(bench.at("5-3"))
    assert not bench.view.director.busy
    assert bench.view.table.gestures.chosen == one("5-3")
    assert bench.lying()["2-0"][1] == _place(bench, after, "2-0")


def test_a_tile_that_is_lifted_meanwhile_ends_nothing(qtbot: QtBot) -> None:
    bench = Bench(qtbot)
    begin(bench, theirs(), THEIRS)
    bench.lift("5-3", QPointF(640, 300))
    assert bench.view.director.busy


def _place(bench: Bench, match: Match, text: str) -> tuple[float, float]:
    pose = bench.view.table.table_poses(look(match))[one(text)]
    return pose.x, pose.y


STILL: dict[str, tuple[Match, object]] = {
    "a tile": (theirs(), THEIRS),
    "a pass": (placed(BLOCK, "5-3 6-6", "4-4 3-3", line="5-1 1-2", seat=1), Pass()),
    "the end": (placed(DRAW, "5-3", "4-4 3-3", line="5-1 1-2"), OURS),
    "a deal": (new_match(DRAW, 3), deal(new_match(DRAW, 3), Random(3))),
}


@pytest.mark.parametrize("what", STILL)
def test_where_nothing_may_travel_all_is_there_at_once_and_looked_at(
    qtbot: QtBot, what: str
) -> None:
    before, move = STILL[what]
    bench = Bench(qtbot)
    begin(bench, before, move, still=True)
    found: dict[str, object] = {}
    lasts = 0
    for ms in frames(bench):
        where = {key: value[1:4] for key, value in bench.lying().items()}
        assert found.setdefault(bench.says, (where, scores(bench))) == (where, scores(bench))
        assert badges(bench) == []
        lasts = ms
    assert lasts >= (1000 if what == "a pass" else 400)
    shown = bench.picture()
    bench.sit(begin(bench, before, move, still=True))
    bench.view.director.finish()
    assert bench.picture() == shown


def test_less_motion_asked_for_in_mid_motion_ends_it(qtbot: QtBot) -> None:
    bench = Bench(qtbot)
    after = begin(bench, theirs(), THEIRS)
    bench.view.set_pace("normal", still=True)
    assert bench.lying()["2-0"][1] == _place(bench, after, "2-0")


def test_no_motion_at_all_is_idle_at_once_even_where_it_is_still(qtbot: QtBot) -> None:
    bench = Bench(qtbot)
    bench.sit(theirs())
    bench.view.set_pace("off", still=True)
    done = step(theirs(), THEIRS)
    bench.view.show_events(done.events, look(done.match))
    assert not bench.view.director.busy

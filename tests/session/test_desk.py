"""Does the desk keep one truth, and the log from which it can be restored?"""

from random import Random

import pytest

from dominoes_desktop.games import DRAW, PARTNERSHIP, PEBBLE
from dominoes_desktop.games.animal import ANIMAL
from dominoes_desktop.rules.event import Dealt, LeadGiven, TileDrawn
from dominoes_desktop.rules.move import Deal, Draw, Lead, Pass, Play
from dominoes_desktop.rules.options import with_rule
from dominoes_desktop.rules.reason import FitsNowhere, IllegalMove, NotNow, NotYourTurn
from dominoes_desktop.rules.ruleset import Ruleset
from dominoes_desktop.session.desk import Desk
from dominoes_desktop.session.entry import Entry, Seated, Undo

from .matches import NAMES, TABLES, desk_for, go_on, to_round_end, truth


@pytest.mark.parametrize(("ruleset", "seats"), TABLES, ids=NAMES)
def test_a_log_restores_the_equal_match(ruleset: Ruleset, seats: int, full: bool) -> None:
    for seed in range(20 if full else 2):
        desk, rng = desk_for(ruleset, seats, seed), Random(seed)
        for _ in range(120):
            if desk.wants != "nothing" or desk.can_undo:
                go_on(desk, rng, undo=0.1 if desk.wants != "nothing" else 1.0)
        again = desk_for(ruleset, seats, 99, desk.log)
        assert truth(again) == truth(desk)
        assert (again.log, again.serial, again.wants) == (desk.log, desk.serial, desk.wants)
        assert again.last_mover == desk.last_mover


@pytest.mark.parametrize(("ruleset", "seats"), TABLES, ids=NAMES)
def test_undo_gives_back_each_position_of_the_round(ruleset: Ruleset, seats: int) -> None:
    desk, rng = desk_for(ruleset, seats), Random(2)
    desk.begin_round()
    passed = [truth(desk)]
    while desk.wants == "move":
        go_on(desk, rng)
        passed.append(truth(desk))
    while desk.can_undo:
        assert truth(desk) == passed.pop()
        desk.undo()
    assert [truth(desk)] == passed


def test_a_drawn_tile_goes_back_to_its_place() -> None:
    desk = stuck_at(DRAW)
    seat = desk.to_move
    assert seat is not None
    first = desk.submit(seat, Draw()).events
    assert desk.undo().events == ()
    assert desk.submit(seat, Draw()).events == first


def test_draws_in_the_log_name_their_tiles() -> None:
    desk = stuck_at(PEBBLE)
    seat = desk.to_move
    assert seat is not None
    change = desk.submit(seat, Draw())
    drawn = change.events[0]
    assert isinstance(drawn, TileDrawn)
    assert drawn.tile is not None
    assert desk.log[-1] == Entry(seat, Draw((drawn.tile,)))


def test_undo_takes_back_a_move_that_ended_the_round_with_its_points() -> None:
    desk = desk_for(DRAW, 2)
    desk.begin_round()
    to_round_end(desk, Random(1))
    ended = desk.observe(0)
    assert ended.result is not None
    desk.undo()
    assert desk.wants == "move"
    assert desk.observe(0).result is None
    assert desk.observe(0).scores == (0, 0)
    assert desk.log[-1] == Entry(None, Undo())


def test_undo_never_crosses_a_deal() -> None:
    desk = desk_for(DRAW, 2)
    assert not desk.can_undo
    desk.begin_round()
    to_round_end(desk, Random(1))
    desk.begin_round()
    before = truth(desk)
    assert not desk.can_undo
    with pytest.raises(IllegalMove) as refused:
        desk.undo()
    assert refused.value.reason == NotNow("move")
    assert truth(desk) == before


def test_a_lot_is_logged_and_not_taken_back() -> None:
    desk = desk_for(PEBBLE, 3)
    change = desk.begin_round()
    kinds = [type(event) for event in change.events]
    assert kinds == [Dealt, LeadGiven]
    assert [type(entry.what) for entry in desk.log] == [Deal, Lead]
    assert desk.last_mover is None


def test_a_deal_whose_lead_is_missing_gets_one() -> None:
    whole = desk_for(PEBBLE, 3)
    whole.begin_round()
    desk = desk_for(PEBBLE, 3, log=whole.log[:1])
    assert desk.wants == "lead"
    desk.begin_round()
    assert desk.wants == "move"
    assert len(desk.log) == 2


def test_an_illegal_move_changes_nothing_and_tells_nobody() -> None:
    desk = desk_for(DRAW, 2)
    desk.begin_round()
    go_on(desk, Random(3))
    told: list[Entry] = []
    desk.on_entry(told.append)
    before, log = truth(desk), desk.log
    seat = desk.to_move
    assert seat is not None
    seen = desk.observe(seat)
    ends = {end.pips for end in seen.ends}
    stranger = next(one for one in seen.hand if not ends & {one.high, one.low})
    with pytest.raises(IllegalMove) as refused:
        desk.submit(seat, Play(stranger, stranger.high, seen.ends[0].host))
    assert isinstance(refused.value.reason, FitsNowhere)
    with pytest.raises(IllegalMove) as refused:
        desk.submit(1 - seat, Pass())
    assert refused.value.reason == NotYourTurn(seat)
    with pytest.raises(IllegalMove) as refused:
        desk.begin_round()
    assert refused.value.reason == NotNow("move")
    assert (truth(desk), desk.log, told) == (before, log, [])


def test_a_move_without_a_round_is_refused() -> None:
    with pytest.raises(IllegalMove) as refused:
        desk_for(DRAW, 2).submit(0, Pass())
    assert refused.value.reason == NotNow("deal")


def test_each_entry_is_told_at_once() -> None:
    desk = desk_for(ANIMAL, 2)
    told: list[Entry] = []
    desk.on_entry(told.append)
    desk.begin_round()
    assert tuple(told) == desk.log
    go_on(desk, Random(1))
    desk.undo()
    assert tuple(told) == desk.log
    assert desk.serial == len(told) == 3


def test_a_log_that_does_not_fit_is_refused() -> None:
    desk = desk_for(DRAW, 2)
    desk.begin_round()
    go_on(desk, Random(1))
    deal, play = desk.log
    other = Entry(None if play.seat is None else 1 - play.seat, play.what)
    for broken in ((play,), (deal, other), (deal, deal), (deal, Entry(None, Undo()))):
        with pytest.raises(IllegalMove):
            desk_for(DRAW, 2, log=broken)


def test_a_side_that_was_chosen_stays_in_the_log() -> None:
    desk = desk_for(DRAW, 2, seed=first_double(DRAW))
    desk.begin_round()
    go_on(desk, Random(1))
    seat = desk.to_move
    assert seat is not None
    plays = [move for move in desk.observe(seat).legal if isinstance(move, Play)]
    west = Play(plays[0].tile, plays[0].inner, plays[0].host, side="w")
    desk.submit(seat, west)
    assert desk.log[-1] == Entry(seat, west)
    assert desk.observe(0).line[-1].side == "w"


def test_the_others_are_told_no_hidden_tile() -> None:
    desk = stuck_at(PEBBLE)
    seat = desk.to_move
    assert seat is not None
    change = desk.submit(seat, Draw())
    hidden = change.seen_by(1 - seat)[0]
    assert hidden == TileDrawn(seat, None, desk.observe(seat).boneyard)
    assert change.seen_by(seat) == change.events


def test_a_seat_is_somebody() -> None:
    assert Seated("computer", "Bo", "casual").level == "casual"
    with pytest.raises(ValueError, match="kind"):
        Seated("robot", "Bo")
    with pytest.raises(ValueError, match="level"):
        Seated("human", "Ann", "casual")


def stuck_at(ruleset: Ruleset) -> Desk:
    """A match in which the seat to move has to draw."""
    for seed in range(100):
        desk, rng = desk_for(ruleset, 2, seed), Random(seed)
        desk.begin_round()
        while (seat := desk.to_move) is not None:
            if desk.observe(seat).legal == (Draw(),):
                return desk
            go_on(desk, rng)
    raise AssertionError("nobody ever had to draw")


def first_double(ruleset: Ruleset) -> int:
    """A seed whose first round begins with a double that can be joined at once."""
    for seed in range(100):
        desk = desk_for(ruleset, 2, seed)
        desk.begin_round()
        go_on(desk, Random(1))
        seat = desk.to_move
        if seat is None or not desk.observe(seat).line[0].tile.double:
            continue
        if isinstance(desk.observe(seat).legal[0], Play):
            return seed
    raise AssertionError("no round began with a double")


def test_a_side_that_chooses_its_leader_is_asked_where_the_desk_is_to_ask() -> None:
    rules = with_rule(PARTNERSHIP, "next_lead", "team_chooses")
    desk = desk_for(rules, 4, 2)
    assert desk.begin_round(asking=True).events
    assert desk.choosers == ()
    to_round_end(desk, Random(3))
    side = desk.observe(0).result
    assert side is not None
    asked = desk_for(rules, 4, 2, desk.log)
    asked.begin_round(asking=True)
    assert asked.wants == "lead"
    assert asked.choosers == side.winners
    partner = asked.choosers[1]
    with pytest.raises(IllegalMove):
        asked.choose_lead((partner + 1) % 4)
    change = asked.choose_lead(partner)
    assert change.events == (LeadGiven(partner, "choice"),)
    assert asked.log[-1] == Entry(None, Lead(partner))
    desk.begin_round()
    assert desk.wants == "move", "nobody is there to be asked"

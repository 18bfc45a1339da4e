"""Is each thing said as a person would say it?"""

from random import Random

import pytest

from dominoes_desktop.games import ANIMAL, BLOCK, DRAW, GAMES, PEBBLE, SUPER
from dominoes_desktop.rules import event, reason
from dominoes_desktop.rules.event import Result, Tally, Term
from dominoes_desktop.rules.line import End, Joined
from dominoes_desktop.rules.move import Draw, Lead
from dominoes_desktop.rules.observation import observe
from dominoes_desktop.rules.options import with_rule
from dominoes_desktop.rules.ruleset import Ruleset
from dominoes_desktop.rules.tile import Tile, halves, tile
from dominoes_desktop.rules.umpire import deal, legal_moves, new_match, position, step
from dominoes_desktop.words import Voice, reason_says, value_says
from tests.rules.texts import ruled

NAMES = ("Ann", "Bo", "Cy", "Di")


def echo(text: str) -> str:
    return text


def voice(me: int | None = None, ruleset: Ruleset | None = None) -> Voice:
    return Voice(echo, NAMES, me, ruleset)


def some(*written: str) -> tuple[Tile, ...]:
    return tuple(tile(*halves(one)) for one in written)


def prompt(ruleset: Ruleset, hand: tuple[Tile, ...], *boneyard: str, draws: int = 0) -> str:
    """What is said above this hand when 5-5 5-2 lies on the table."""
    line = (Joined(tile(5, 5), 5), Joined(tile(5, 2), 5, tile(5, 5), 5))
    match = position(ruleset, (hand, some("6-5", "6-2")), line, some(*boneyard))
    for _ in range(draws):
        match = step(match, Draw()).match
    return voice(0).prompt(observe(match, 0))


def test_a_tile_that_fits_nowhere_is_refused_by_naming_the_ends() -> None:
    why = reason.FitsNowhere(tile(4, 3), (2, 5))
    assert voice(0).why(why) == "4-3 fits neither 5 nor 2"
    assert reason_says(reason.FitsNowhere(tile(4, 3), (5,)), echo) == "4-3 does not fit the 5"


def test_children_hear_numbers_as_words() -> None:
    why = reason.FitsNowhere(tile(4, 3), (2, 5))
    said = voice(0, ANIMAL).why(why)
    assert said == "Rabbit-fish fits neither turtle nor cat: try another tile"


def test_what_i_do_is_told_to_me_and_what_others_do_by_name() -> None:
    drawn = event.TileDrawn(1, None, 9)
    assert voice(0).event(drawn) == "Bo draws (9 left)"
    assert voice(0).event(event.TileDrawn(0, tile(6, 2), 9)) == "You draw 6-2 (9 left)"
    passed = event.Passed(1, True, (2, 5))
    assert voice(0).event(passed) == "Bo passes: nothing fits 2 or 5"
    assert voice(1).event(passed) == "You pass: nothing fits 2 or 5"
    played = event.TilePlayed(1, tile(4, 3), 4, End(tile(4, 4), 4), 3)
    assert voice(0).event(played) == "Bo plays 4-3 on the 4"


def test_a_plate_has_a_short_note() -> None:
    assert voice(0).short(event.TileDrawn(1, None, 9)) == "draws"
    assert voice(0).short(event.Passed(1, True, (2, 5))) == "passes"
    assert voice(0).short(event.TilePlayed(1, tile(4, 3), 4, None, 3)) == "leads 4-3"
    assert voice(1).short(event.TilePlayed(1, tile(4, 3), 4, None, 3)) == "you lead 4-3"
    assert voice(1).short(event.TileDrawn(1, tile(6, 2), 9)) == "you draw 6-2"
    assert voice(1).short(event.TilePlayed(1, tile(4, 3), 4, None, 0)) == "you go out"
    assert voice(0, ANIMAL).short(event.TilePlayed(1, tile(4, 3), 4, None, 3)) == "rabbit-fish"
    assert voice(0).turn_note(0) == "your turn"
    assert voice(0).turn_note(1) == "thinking"


def test_the_leader_is_told_what_to_lead() -> None:
    hand = some("6-6", "4-3")
    free = position(PEBBLE, (hand, some("6-5")))
    assert voice(0).prompt(observe(free, 0)) == "You lead: play any tile"
    assert voice(1).prompt(observe(free, 1)) == "Ann is thinking"
    dealt = new_match(BLOCK, 2)
    dealt = step(dealt, deal(dealt, Random(1))).match
    leader = dealt.round.leader if dealt.round else -1
    lead = legal_moves(dealt)[0].tile  # type: ignore[union-attr]
    assert voice(leader).prompt(observe(dealt, leader)) == f"You lead with {lead}"


def test_the_prompt_says_how_many_tiles_fit() -> None:
    assert prompt(BLOCK, some("5-1", "4-3", "2-1")) == "Your turn: 2 of your tiles fit"
    assert prompt(BLOCK, some("5-1", "4-3")) == "Your turn: 5-1 fits"
    assert prompt(BLOCK, some("5-1", "2-1")) == "Your turn: all your tiles fit"


def test_the_prompt_says_how_to_go_on_when_nothing_fits() -> None:
    stuck = some("4-3")
    assert prompt(BLOCK, stuck) == "Nothing fits: pass"
    assert prompt(DRAW, stuck, "4-1", "3-1", "1-0") == (
        "Nothing fits: draw from the boneyard (1 to draw)"
    )
    assert prompt(DRAW, stuck, "4-1", "3-1", "1-0", "0-0", draws=1) == (
        "Still nothing fits: draw again (1 to draw)"
    )
    assert prompt(DRAW, stuck, "4-1", "3-1") == "Nothing fits and the last 2 tiles stay: pass"
    assert prompt(ANIMAL, stuck) == "Nothing fits and the boneyard is empty: pass"
    assert "for your next turn" in prompt(PEBBLE, stuck, "4-1")


def test_a_drawn_tile_that_fits_is_offered() -> None:
    assert prompt(ANIMAL, some("4-3"), "5-1", "1-0", draws=1) == "Keep or play turtle-duck"
    assert prompt(DRAW, some("4-3"), "5-1", "1-0", "0-0", draws=1) == (
        "You drew 5-1 and it fits: play it"
    )
    assert prompt(ANIMAL, some("4-3"), "4-1", "1-0", draws=1) == (
        "Rabbit-duck does not fit either: pass"
    )


def test_one_may_be_free_to_draw() -> None:
    free = with_rule(DRAW, "free_draw", "yes")
    said = prompt(free, some("5-1", "4-3", "2-1"), "4-1", "3-1", "1-0")
    assert said == "Your turn: 2 of your tiles fit, or draw (1 to draw)"


def test_going_out_is_counted_in_words_and_a_sum() -> None:
    terms = (Term(1, 14), Term(2, 9))
    tally = Tally(0, "opponents", terms, 23)
    out = Result("out", (0,), (23, 0, 0), (0, 14, 9), (tally,), out=0)
    hands = ((), some("6-4", "3-1"), some("5-4"))
    assert voice().result_title(out) == "Ann goes out and scores 23 points"
    assert voice(0).result_title(out) == "You go out and score 23 points"
    assert voice().tally_lines(out, hands) == [
        "Ann is out: no tiles left",
        "Bo holds 6-4 and 3-1: 14",
        "Cy holds 5-4: 9",
        "14 + 9 = 23 points for Ann",
    ]


def test_a_single_hand_that_is_rounded_is_added_up_by_its_tiles() -> None:
    tally = Tally(1, "opponents", (Term(0, 21),), 20)
    out = Result("out", (1,), (0, 20), (21, 0), (tally,), out=1)
    hands = (some("5-3", "4-4", "3-0", "1-1"), ())
    said = "8 + 8 + 3 + 2 = 21, which makes 20 points for Bo"
    assert voice().tally_lines(out, hands)[-1] == said
    assert voice().sum_lines(out, hands)[0][0] == said
    assert voice().sum_lines(out)[0][0] == "21, which makes 20 points for Bo"
    one = Result("out", (1,), (0, 10), (12, 0), (Tally(1, "opponents", (Term(0, 12),), 10),), out=1)
    assert voice().sum_lines(one, (some("6-6"), ()))[0][0] == "12, which makes 10 points for Bo"


@pytest.mark.parametrize(
    ("game", "rules", "says"),
    [
        (DRAW, {}, "Draw until a tile fits; you may pass only when no more may be drawn"),
        (DRAW, {"drawn": "next_turn"}, "Draw until a tile fits, or until no more may be drawn"),
        (DRAW, {"draw": "one"}, "First draw from the boneyard; if nothing fits then, you may pass"),
        (ANIMAL, {}, "First draw from the boneyard, then you may pass"),
        (PEBBLE, {}, "First draw from the boneyard"),
        (SUPER, {}, "First draw from the boneyard"),
    ],
)
def test_who_passes_too_soon_is_told_when_one_may(
    game: Ruleset, rules: dict[str, object], says: str
) -> None:
    assert voice(0, ruled(game, **rules)).why(reason.MustDraw()) == says


def test_a_block_takes_the_own_pips_off_once_or_from_each() -> None:
    once = Tally(0, "opponents_minus_own", (Term(1, 14), Term(2, 9), Term(0, 0, 4)), 19)
    each = Tally(0, "pairwise", (Term(1, 14, 4), Term(2, 9, 4)), 15)
    left = (4, 14, 9)
    for tally, said in (
        (once, "14 + 9 - 4 = 19 points for Ann"),
        (each, "(14 - 4) + (9 - 4) = 15 points for Ann"),
    ):
        result = Result("blocked", (0,), (tally.points, 0, 0), left, (tally,))
        assert voice().tally_lines(result)[-1] == said
        assert voice().sum_lines(result)[0][1]


def test_a_tie_names_who_was_level() -> None:
    tied = Result("blocked", (), (0, 0, 0), (9, 9, 20))
    assert voice().tally_lines(tied)[-1] == "Ann and Bo both hold 9 pips: nobody scores"
    again = Result("blocked", (), (0, 0, 0), (9, 9, 9), replayed=True)
    assert voice(2).tie_line(again) == "Ann, Bo and you all hold 9 pips: the round is played again"


def test_a_win_that_is_shared_is_told_in_tiles() -> None:
    wins = tuple(Tally(seat, "wins", (), 1) for seat in (0, 1))
    shared = Result("blocked", (0, 1), (1, 1), (7, 9), wins)
    hands = (some("4-3"), some("5-4"))
    said = voice(0, ANIMAL).tally_lines(shared, hands)
    assert said[0] == "You hold rabbit-fish: 1 tile"
    assert "You and Bo both hold 1 tile: the win is shared" in said
    assert said[-1] == "1 win for Bo"
    assert voice(0, ANIMAL).result_title(shared) == "Blocked: you and Bo share the round"


def test_the_match_ends_with_a_winner() -> None:
    assert voice(0).match_title((0,), (104, 87)) == "You win the match, 104 to 87"
    assert voice(1).match_title((0,), (104, 87)) == "Ann wins the match, 104 to 87"
    assert voice(0, ANIMAL).match_title((1,), (0, 1)) == "Bo wins the match"
    assert voice(0).match_title((), (0, 0)) == "Nobody wins: the match is drawn"


def test_too_many_seats_are_told_which_set_would_do() -> None:
    said = reason_says(reason.TooFewTiles(4, 8, 6, 9), echo)
    assert said == "4 hands of 8 need 32 tiles, the double-six set has 28: " + (
        "the double-nine set is enough"
    )
    assert value_says("set", 6, echo) == "Double-six, 28 tiles"


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        pytest.param(game, seats, id=f"{game.key}-{seats}")
        for game in GAMES
        for seats in range(game.seats[0], min(game.seats[1], 4) + 1)
    ],
)
def test_whole_rounds_are_told_to_everybody(game: Ruleset, seats: int, full: bool) -> None:
    rng = Random(seats)
    voices = [Voice(echo, NAMES[:seats], seat, game) for seat in range(seats)]
    for _ in range(100 if full else 5):
        match = new_match(game, seats)
        told = step(match, deal(match, rng))
        while told.match.wants in ("lead", "move"):
            for seat, speaking in enumerate(voices):
                assert speaking.prompt(observe(told.match, seat))
                assert all(speaking.event(one) for one in told.events)
            wants_lead = told.match.wants == "lead"
            move = Lead(0) if wants_lead else rng.choice(legal_moves(told.match))
            told = step(told.match, move)
        ended = told.match.round.result if told.match.round else None
        assert ended is not None
        assert len(voices[0].tally_lines(ended, observe(told.match, 0).hands)) >= seats


def test_what_can_be_drawn_is_counted_as_at_the_boneyard() -> None:
    stuck = some("4-3")
    assert prompt(DRAW, stuck, "4-1", "3-1", "1-0") == (
        "Nothing fits: draw from the boneyard (1 to draw)"
    )
    all_of_it = with_rule(DRAW, "reserve", "0")
    assert prompt(all_of_it, stuck, "4-1", "3-1", "1-0") == (
        "Nothing fits: draw from the boneyard (3 left)"
    )


def test_who_has_drawn_is_told_that_no_more_may_be_drawn_in_this_turn() -> None:
    assert voice(0).why(reason.NothingToDraw(9, drawn=True)) == "No more may be drawn in this turn"
    assert voice(0).why(reason.NothingToDraw(2)) == (
        "The 2 tiles in the boneyard may not be drawn now"
    )


def test_of_several_drawn_tiles_that_fit_one_may_keep_all() -> None:
    two = with_rule(with_rule(DRAW, "draw", "two"), "drawn", "may")
    said = prompt(two, some("4-3"), "5-1", "2-1", "1-0", "0-0", draws=1)
    assert said == "Your turn: 2 of your tiles fit, or keep what you drew"


def test_under_a_spell_one_is_told_what_is_drawn_for_it() -> None:
    drawn = [event.TileDrawn(1, None, 9), event.TileDrawn(1, None, 8)]
    assert voice(0).draws(drawn) == "Bo draws 2 tiles (8 left)"
    assert voice(0).draws(drawn, spell=True) == (
        "Bo can't break the spell and draws 2 tiles (8 left)"
    )
    mine = [event.TileDrawn(0, tile(5, 4), 9), event.TileDrawn(0, tile(6, 2), 8)]
    assert voice(0).draws(mine) == "You draw 5-4 and 6-2 (8 left)"
    assert voice(0).draws(drawn[:1]) == voice(0).event(drawn[0])

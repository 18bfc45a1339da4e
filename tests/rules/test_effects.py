"""Do the numbers act as rules.md A1 says, and is everybody told what they may know?"""

from dominoes_desktop.games.super import SUPER
from dominoes_desktop.games.super_galt import SUPER_GALT
from dominoes_desktop.rules.event import (
    DirectionTurned,
    Event,
    LeadPassed,
    OthersDraw,
    PlaysAgain,
    SpellBroken,
    SpellCast,
    SpellLapsed,
    TileDrawn,
    TilePlayed,
    TurnSkipped,
)
from dominoes_desktop.rules.line import End
from dominoes_desktop.rules.move import Draw, Pass
from dominoes_desktop.rules.observation import observe, redact
from dominoes_desktop.rules.ruleset import Match, Ruleset, Step
from dominoes_desktop.rules.umpire import legal_moves, position, step, to_move
from tests.rules.more_scenes import line
from tests.rules.texts import begun, lay, legal, one, played, ruled, tiles


def at(text: str, *hands: str, stock: str = "", seat: int = 0, game: Ruleset = SUPER) -> Match:
    """A round of these hands on this table."""
    return position(game, [tiles(hand) for hand in hands], line(text), tiles(stock), seat)


def told(done: Step) -> list[type[Event]]:
    return [type(event) for event in done.events]


def test_a_15_makes_the_others_draw_in_turn_order_and_each_sees_its_own_tile() -> None:
    match = at("7-7", "15-7 1-0", "7-2", "7-3", stock="9-9 8-0 5-5")
    done = step(match, lay("7-15@7-7"))
    assert done.events[1] == OthersDraw(0, 15)
    assert done.events[2:] == (
        TileDrawn(1, one("9-9"), 2, forced=True),
        TileDrawn(2, one("8-0"), 1, forced=True),
    )
    assert redact(done.events, 1)[2:] == (
        TileDrawn(1, one("9-9"), 2, forced=True),
        TileDrawn(2, None, 1, forced=True),
    )
    assert observe(done.match, 1).fresh == ()


def test_a_14_gives_another_turn_and_one_who_is_unable_ends_it_without_a_word() -> None:
    able = step(at("7-7", "14-7 14-2 1-0", "7-2"), lay("7-14@7-7"))
    assert able.events[1:] == (PlaysAgain(0, True),)
    assert legal(able.match) == {"14-2@14-7"}
    unable = step(at("7-7", "14-7 2-1", "7-2"), lay("7-14@7-7"))
    assert unable.events[1:] == (PlaysAgain(0, False),)
    assert to_move(unable.match) == 1


def test_after_14_14_with_nothing_to_play_the_next_seat_is_skipped() -> None:
    done = step(at("7-7 7-14@7-7", "14-14 2-1", "7-2", "7-3"), lay("14-14@14-7"))
    assert done.events[1:] == (PlaysAgain(0, False), TurnSkipped(1, 0))
    assert to_move(done.match) == 2


def test_nobody_draws_in_an_extra_turn() -> None:
    match = at("7-7", "14-7 2-1", "7-2", stock="9-9 8-0", game=SUPER_GALT)
    assert to_move(step(match, lay("7-14@7-7")).match) == 1


def test_a_3_turns_the_direction_and_means_nothing_to_two() -> None:
    four = step(at("9-9", "9-3 1-0", "9-1", "9-2", "9-4"), lay("9-3@9-9"))
    assert four.events[1:] == (DirectionTurned(0, "counterclockwise"),)
    assert (to_move(four.match), observe(four.match, 0).order) == (3, (3, 0, 1, 2))
    two = step(at("9-9", "9-3 1-0", "9-1"), lay("9-3@9-9"))
    assert told(two) == [TilePlayed]


def test_3_3_turns_and_then_skips() -> None:
    done = step(at("9-9 9-3@9-9", "5-1", "3-3 5-0", "5-2", "9-4", seat=1), lay("3-3@9-3"))
    assert done.events[1:] == (DirectionTurned(1, "counterclockwise"), TurnSkipped(0, 1))
    assert to_move(done.match) == 3


def test_a_spell_closes_all_other_ends_until_a_tile_lies_on_it() -> None:
    match = at("6-6", "13-6 1-0", "6-5 8-8 2-0", "6-0")
    cast = step(match, lay("6-13@6-6"))
    end = End(one("13-6"), 13)
    assert cast.events[1:] == (SpellCast(0, end),)
    assert observe(cast.match, 2).due == (end,)
    assert legal(cast.match) == {"8-8@13-6"}
    broken = step(cast.match, lay("8-8@13-6"))
    assert broken.events[1:] == (SpellBroken(1, end), TurnSkipped(2, 1))
    assert observe(broken.match, 0).due == ()
    assert to_move(broken.match) == 0


def test_who_cannot_break_a_spell_takes_two_and_the_duty_goes_on_past_the_caster() -> None:
    match = at("6-6", "13-6 1-0", "6-5", "6-0", stock="9-0 8-0 5-2 4-2 3-2 2-2")
    match = step(match, lay("6-13@6-6")).match
    for seat in (1, 2):
        assert (to_move(match), legal(match)) == (seat, {"draw"})
        done = step(match, Draw())
        assert told(done) == [TileDrawn, TileDrawn]
        match = done.match
    assert (to_move(match), legal(match)) == (0, {"pass"})
    match = step(match, Pass()).match
    assert (to_move(match), legal(match)) == (1, {"draw"})
    match = step(match, Draw()).match
    assert (to_move(match), legal(match)) == (2, {"pass"})
    assert played(match, ["pass", "pass", "2-2@13-6"]).wants == "move"


def test_a_drawn_tile_that_breaks_the_spell_may_be_played_in_galt() -> None:
    match = at("6-6", "13-6 1-0", "6-5", stock="9-9 8-0 1-1", game=SUPER_GALT)
    match = played(match, ["6-13@6-6", "draw"])
    assert (to_move(match), legal(match)) == (1, {"9-9@13-6", "pass"})


def test_13_13_casts_anew_and_skips_nobody() -> None:
    match = at("6-6", "13-6 1-0", "13-13 6-5", "8-8 6-0")
    match = step(match, lay("6-13@6-6")).match
    done = step(match, lay("13-13@13-6"))
    assert told(done) == [TilePlayed, SpellBroken, SpellCast]
    assert (to_move(done.match), legal(done.match)) == (2, {"8-8@13-13"})


def test_a_spell_that_nobody_can_break_blocks_the_round_or_lapses() -> None:
    hands = ("13-7 7-0", "7-1 2-1")
    blocked = step(at("7-7", *hands), lay("7-13@7-7"))
    assert blocked.match.wants == "nothing"
    lapsed = step(at("7-7", *hands, game=ruled(SUPER, spell_lapse="lapse")), lay("7-13@7-7"))
    assert lapsed.events[-1] == SpellLapsed(End(one("13-7"), 13))
    assert legal(lapsed.match) == {"7-1@7-7"}


def test_free_places_of_a_fat_13_13_stay_wild_after_the_spell() -> None:
    match = at("13-13 13-2@13-13", "8-8 4-4 2-1", "2-0")
    assert legal(match) == {"8-8@13-13", "4-4@13-13", "2-1@13-2"}


def test_the_fat_spinner_acts_but_skips_nobody() -> None:
    again = step(at("", "14-14 14-1 2-0", "14-3", "1-0"), lay("14-14"))
    assert again.events[1:] == (PlaysAgain(0, True),)
    turned = step(at("", "3-3 2-0", "3-1", "3-2"), lay("3-3"))
    assert (to_move(turned.match), observe(turned.match, 0).order) == (2, (2, 0, 1))
    plain = step(at("", "5-5 2-0", "5-1", "5-2"), lay("5-5"))
    assert (told(plain), to_move(plain.match)) == ([TilePlayed], 1)
    assert [str(end) for end in observe(plain.match, 0).ends] == ["5-5:5"] * 6


def test_either_half_acts_in_a_fixed_order() -> None:
    game = ruled(SUPER, trigger="either_half")
    match = at("14-14 14-3@14-14", "15-3 15-1", "2-0", "4-0", stock="9-0 8-0 7-0", game=game)
    done = step(match, lay("3-15@14-3"))
    assert told(done) == [TilePlayed, OthersDraw, TileDrawn, TileDrawn, DirectionTurned]
    assert to_move(done.match) == 2


def test_the_last_tiles_effect_is_not_carried_out() -> None:
    done = step(at("7-7", "15-7", "7-2", stock="9-9"), lay("7-15@7-7"))
    assert observe(done.match, 1).sizes == (0, 1)
    assert OthersDraw not in told(done)


def test_the_chance_to_lead_passes_on_and_all_are_told_who_holds_no_double() -> None:
    game = ruled(SUPER, hand=3)
    match = begun(game, "15-9 8-8 3-2", "14-13 11-4 9-0", "13-11 4-4 6-6")
    assert [event.seat for event in match.history if isinstance(event, LeadPassed)] == [1]
    assert (to_move(match), legal(match)) == (2, {"4-4", "6-6"})
    assert LeadPassed(1) in observe(match, 0).history


def test_nobody_has_a_double_so_each_draws_one_in_turn() -> None:
    game = ruled(SUPER, hand=3)
    match = begun(game, "15-9 8-7 3-2", "14-13 11-4 9-0", "13-11 4-1 7-0", boneyard="9-2 7-7")
    assert (to_move(match), legal(match)) == (1, {"draw"})
    match = played(match, ["draw"])
    assert (to_move(match), legal(match)) == (2, {"draw"})
    match = played(match, ["draw"])
    assert (to_move(match), legal(match)) == (2, {"7-7"})
    match = played(match, ["7-7"])
    assert (to_move(match), observe(match, 0).leader) == (0, 2)


def test_twelve_may_sit_down_although_eight_are_offered() -> None:
    assert (SUPER.seats, SUPER.most_seats) == ((2, 8), 12)
    match = begun(SUPER, *[" ".join(f"{a}-{b}" for b in range(9)) for a in range(15, 8, -1)],
                  *["8-0 8-1 8-2 8-3 8-4 8-5 8-6 8-7 8-8", "7-0 7-1 7-2 7-3 7-4 7-5 7-6 7-7 6-0",
                    "6-1 6-2 6-3 6-4 6-5 6-6 5-0 5-1 5-2", "5-3 5-4 5-5 4-0 4-1 4-2 4-3 4-4 3-0",
                    "3-1 3-2 3-3 2-0 2-1 2-2 1-0 1-1 0-0"])  # fmt: skip
    assert len(legal_moves(match)) > 0
    assert observe(match, 0).seats == 12

"""What do the house rules of branching, acting and partnered games change? A scene for each."""

from collections.abc import Callable
from dataclasses import replace
from random import Random

from dominoes_desktop.games.all_fives import ALL_FIVES
from dominoes_desktop.games.doubles import DOUBLES
from dominoes_desktop.games.partnership import PARTNERSHIP
from dominoes_desktop.games.super import SUPER
from dominoes_desktop.games.super_galt import SUPER_GALT
from dominoes_desktop.games.tight_table import TIGHT_TABLE
from dominoes_desktop.rules.line import Joined, Line
from dominoes_desktop.rules.observation import observe
from dominoes_desktop.rules.ruleset import Match
from dominoes_desktop.rules.tile import halves
from dominoes_desktop.rules.umpire import deal, leaders, legal_moves, new_match, position, step
from tests.rules.texts import begun, dealt, legal, one, played, row, ruled, tiles

Scene = Callable[[str, str], object]


def line(text: str) -> Line:
    """``"6-6 6-3@6-6 3-3@6-3"``: the first tile, then each on its host, inner half first."""
    laid = []
    for word in text.split():
        what, _, host = word.partition("@")
        inner, _outer = halves(what)
        on = one(host) if host else None
        half = -1 if on is None else 13 if not on.has(inner) else inner
        laid.append(Joined(one(what), inner, on, half))
    return tuple(laid)


def ended(match: Match) -> object:
    assert match.round is not None
    result = match.round.result
    return None if result is None else (result.reason, result.winners, result.points)


def locks(name: str, value: str) -> object:
    game = ruled(DOUBLES, **{name: value})
    laid = line("6-6 6-3@6-6 3-3@6-3 6-5@6-6 5-3@6-5")
    return legal(position(game, (tiles("3-1 6-2"), tiles("0-0")), laid))


def sides(name: str, value: str) -> object:
    game = ruled(DOUBLES, **{name: value})
    match = position(game, (tiles("6-2 0-0"), tiles("4-4")), line("6-6 6-3@6-6"))
    return observe(match, 0).ends


def spinner(name: str, value: str) -> object:
    game = ruled(ALL_FIVES, **{name: value})
    match = position(game, (tiles("6-2 0-0"), tiles("4-4")), line("6-6 6-3@6-6"))
    return observe(match, 0).ends


def cross(name: str, value: str) -> object:
    game = ruled(DOUBLES, **{name: value})
    return legal(position(game, (tiles("3-3 6-2"), tiles("4-4")), line("6-6 6-3@6-6")))


def partners(name: str, value: str) -> object:
    game = ruled(ALL_FIVES, **{name: value})
    hands = tiles("1-0"), tiles("3-2"), tiles("2-1"), tiles("6-5")
    return ended(played(position(game, hands, row("1-1")), ["1-0@1-1"]))


def side_leads(name: str, value: str) -> object:
    """The second round of partners, when seat 3 has gone out after seat 1 has led."""
    game = ruled(PARTNERSHIP, hand=2, first_lead="heaviest", **{name: value})
    held = "2-0 1-0", "6-5 4-0", "3-0 2-1", "6-1 5-3"
    match = begun(game, *held)
    while match.wants == "move":
        moves = legal_moves(match)
        match = step(match, moves[-1]).match
    match = step(match, dealt(game, "2-2 1-1", "4-4 3-3", "6-6 5-5", "0-0 6-4")).match
    assert match.round is not None
    return match.wants, leaders(match), match.round.seat


def lowest(name: str, value: str) -> object:
    hands = tiles("1-0"), tiles("4-3"), tiles("6-6"), tiles("3-0")
    return ended(position(ruled(PARTNERSHIP, **{name: value}), hands, row("5-5")))


def level(name: str, value: str) -> object:
    """Seat 2 both leads and shuts the line, and both sides hold seven pips."""
    game = ruled(PARTNERSHIP, **{name: value})
    held = tiles("4-1"), tiles("3-0"), tiles("5-5 2-0"), tiles("4-0")
    return tied(played(position(game, held, row("6-5"), (), 2), ["5-5@6-5"]))


def shut(name: str, value: str) -> object:
    """Seat 1 leads, seat 0 shuts the line, and both sides hold eleven pips."""
    game = ruled(PARTNERSHIP, hand=2, first_lead="heaviest", **{name: value})
    held = "6-5 4-4", "6-6 4-3", "0-0 3-0", "2-0 1-1"
    return tied(played(begun(game, *held), ["6-6", "6-5@6-6"]))


def tied(match: Match) -> object:
    assert match.round is not None
    assert match.round.result is not None
    return ended(match), match.round.result.replayed


def boneyard(name: str, value: str) -> object:
    game = ruled(TIGHT_TABLE, table_edges="off", **{name: value})
    start = position(game, (tiles("6-1"), tiles("5-4")), row("1-1"), tiles("3-3 2-2"))
    return ended(played(start, ["1-6@1-1"]))


def highest(name: str, value: str) -> object:
    game = ruled(TIGHT_TABLE, hand=2, **{name: value})
    try:
        match = begun(game, "6-1 3-0", "5-4 2-1")
    except ValueError as refused:
        return str(refused)
    assert match.round is not None
    return match.round.seat


def edges(name: str, value: str) -> object:
    match = begun(
        ruled(TIGHT_TABLE, **{name: value}),
        "6-6 1-0 2-0 3-0 4-0 5-0 3-2",
        "6-1 6-2 5-1 4-1 3-1 2-1 5-4",
    )
    match = step(match, next(move for move in legal_moves(match) if str(move.tile) == "6-6")).match
    return {str(move) for move in legal_moves(match)}


def stuck(name: str, value: str) -> object:
    """A seat that cannot play although others can."""
    game = ruled(SUPER, **{name: value})
    start = position(game, (tiles("2-1"), tiles("7-5 8-8")), line("7-7"), tiles("9-9 8-0 7-1"))
    return legal(start)


def spell(name: str, value: str) -> object:
    """A seat draws under a spell, and one of its two tiles breaks it."""
    game = ruled(SUPER, **{name: value})
    start = position(
        game, (tiles("13-7 5-0"), tiles("2-1"), tiles("7-5")), line("7-7"), tiles("9-9 8-0 7-1 6-1")
    )
    match = played(start, ["7-13@7-7", "draw"])
    assert match.round is not None
    return match.round.seat, legal(match)


def halves_act(name: str, value: str) -> object:
    """A tile is joined by its 15 and leaves a 2 open."""
    game = ruled(SUPER, **{name: value})
    start = position(game, (tiles("15-2 7-1"), tiles("2-1")), line("15-15"), tiles("9-9 8-0"))
    return observe(played(start, ["15-2@15-15"]), 0).sizes


def unbroken(name: str, value: str) -> object:
    """Nobody can lay on the 13, and the boneyard is empty."""
    game = ruled(SUPER, **{name: value})
    match = played(position(game, (tiles("13-7 7-0"), tiles("7-1 2-1")), line("7-7")), ["7-13@7-7"])
    return ended(match) is None, legal(match)


def skipping(name: str, value: str) -> object:
    """A turn of two tiles: 14-14, then one that is no double."""
    game = ruled(SUPER_GALT, **{name: value})
    hands = tiles("14-14 14-2 7-0"), tiles("2-1 7-3"), tiles("7-4 7-5")
    match = played(position(game, hands, line("7-7 7-14@7-7")), ["14-14@14-7", "14-2@14-14"])
    assert match.round is not None
    return match.round.seat


def asked(name: str, value: str) -> object:
    game = replace(ruled(SUPER, **{name: value}), hand=((2, 2),))
    match = begun(game, "9-9 3-0", "15-14 8-8", "2-2 1-0")
    return match.wants, legal(match)


def asked_later(name: str, value: str) -> object:
    game = replace(ruled(SUPER, best_of=3, **{name: value}), hand=((2, 2),))
    match = begun(game, "9-9 9-3", "8-1 8-2", "15-14 8-8")
    match = played(match, ["8-8"])
    while match.wants == "move":
        match = step(match, legal_moves(match)[0]).match
    again = dealt(game, "9-9 2-1", "4-4 15-15", "5-5 8-8")
    match = step(match, again).match
    assert match.round is not None
    return match.round.seat


def hands(name: str, value: str) -> object:
    shuffled = deal(new_match(ruled(SUPER, **{name: value}), 3), Random(1))
    return [len(hand) for hand in shuffled.hands]


MORE: list[tuple[str, Scene, str]] = [
    ("match", locks, "unlocked on_double"),
    ("short_sides", sides, "anytime after_both"),
    ("short_sides", spinner, "after_both anytime"),
    ("fill_first", cross, "none cross"),
    ("teams", partners, "none 2x2"),
    ("next_lead", side_leads, "winner rotate same team_chooses"),
    ("block_winner", lowest, "team individual"),
    ("block_tie", level, "none leader_team not_closer replay"),
    ("block_tie", shut, "none leader_team closer replay"),
    ("out_score", boneyard, "opponents with_boneyard wins"),
    ("no_double", highest, "heaviest highest redeal"),
    ("table_edges", edges, "on off"),
    ("table_size", edges, "small standard large"),
    ("cannot_play", stuck, "pass draw_two"),
    ("drawn", spell, "next_turn may must"),
    ("trigger", halves_act, "exposed either_half"),
    ("spell_lapse", unbroken, "blocked lapse"),
    ("double_skips", skipping, "last every"),
    ("first_lead", asked, "heaviest lot"),
    ("next_lead", asked_later, "winner rotate same"),
    ("hand", hands, "3 9 15"),
]

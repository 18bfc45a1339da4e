"""How is the round set up that shows what a sentence of a rules page says?

``on 6-6 6-4@6-6; hold 4-1 2-1; others 5-4 / 3-1; yard 6-3; after 6-2@6-6``: the tiles on the
table, those of the learner (seat 0), of the others as they sit, those drawn first, and what the
player before has just done. ``lead; hold 6-6 5-4``: a deal in which the learner leads.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from ..archive.notation import read_move, read_tiles
from ..rules.line import Joined, Line
from ..rules.move import Deal, Lead, Move, Play
from ..rules.ruleset import Match, Ruleset
from ..rules.tile import Tile, halves, tile, tile_set
from ..rules.umpire import leaders, legal_moves, new_match, position, step
from .rules_page_syntax import BadPage, Facts

IDLE = ("6-5", "6-1", "6-0", "6-2", "6-3", *[f"{n}-6" for n in range(7, 16)])
"""Hands for those whose tiles do not matter: each fits a 6, and none is heavy."""


@dataclass(frozen=True, slots=True)
class Setup:
    """What a scene says of its round; ``lead``: it begins with the learner's lead."""

    lead: bool = False
    line: Line = ()
    hold: tuple[Tile, ...] = ()
    others: tuple[tuple[Tile, ...], ...] = ()
    yard: tuple[Tile, ...] = ()
    after: Move | None = None


def read_setup(text: str) -> Setup:
    """The clauses of a scene, parted by semicolons. BadPage where one is none."""
    made = Setup()
    for clause in text.split(";"):
        word, _, rest = clause.strip().partition(" ")
        match word:
            case "lead":
                made = replace(made, lead=True)
            case "on":
                made = replace(made, line=laid_by(rest.split()))
            case "hold":
                made = replace(made, hold=read_tiles(rest))
            case "others":
                hands = tuple([read_tiles(hand.strip()) for hand in rest.split("/")])
                made = replace(made, others=hands)
            case "yard":
                made = replace(made, yard=read_tiles(rest))
            case "after":
                made = replace(made, after=read_move(rest))
            case _:
                raise BadPage(f"{clause!r} sets nothing up; expected on, hold, yard and their like")
    return made


def laid_by(words: Iterable[str]) -> Line:
    """Tiles on the table, each written as the move that lays it. BadPage where one lays none."""
    line: Line = ()
    for word in words:
        play = read_move(word)
        if not isinstance(play, Play):
            raise BadPage(f"{word!r} lays no tile")
        half = -1 if play.host is None else play.inner if play.half is None else play.half
        line += (Joined(play.tile, play.inner, play.host, half, play.side, play.arm, play.spot),)
    return line


def set_up(setup: Setup, ruleset: Ruleset, seats: int, facts: Facts) -> Match:
    """The match in which the learner is to move. ValueError or IllegalMove where that can't be."""
    if setup.lead:
        return in_lead(ruleset, seats, (setup.hold, *setup.others))
    hands = [setup.hold, *setup.others[: seats - 1]]
    yard = setup.yard if facts["drawable"] else ()
    before = (-1 if ruleset.direction == "clockwise" else 1) % seats
    if isinstance(setup.after, Play):  # whoever laid it still holds a tile
        hands += [()] * (before + 1 - len(hands))
        kept = hands[before] or (_tile(IDLE[0]),)
        hands[before] = (setup.after.tile, *kept)
    seat = before if setup.after is not None else 0
    match = in_round(ruleset, hands, seats, int(facts["rest"]), setup.line, yard, seat)
    return match if setup.after is None else step(match, setup.after).match


def in_round(
    ruleset: Ruleset,
    hands: Sequence[Sequence[Tile]],
    seats: int,
    rest: int,
    line: Line = (),
    drawable: Sequence[Tile] = (),
    seat: int = 0,
    scores: Sequence[int] | None = None,
) -> Match:
    """A round: these hands (seats without one hold what fits a 6), ``rest`` tiles never drawn."""
    used = {one for hand in (*hands, drawable) for one in hand} | {laid.tile for laid in line}
    every = tile_set(ruleset.set)
    idle = [one for one in map(_tile, IDLE) if one in every]
    spare = iter([one for one in dict.fromkeys((*idle, *every)) if one not in used])
    held = [tuple(hand) or (next(spare),) for hand in hands]
    held += [(next(spare),) for _ in range(seats - len(held))]
    used |= {one for hand in held for one in hand}
    left = [one for one in every if one not in used][:rest]
    return position(ruleset, held, spotted(ruleset, line), (*drawable, *left), seat, scores)


def in_lead(ruleset: Ruleset, seats: int, firsts: Sequence[Sequence[Tile]]) -> Match:
    """The first round, in which seat 0 is to lead.

    The first tiles of the hands are these; light ones fill them up, doubles only at the very end.
    """
    pool = sorted(tile_set(ruleset.set), key=lambda one: (one.double, one.weight))
    match = step(new_match(ruleset, seats), dealt(ruleset, seats, pool, firsts)).match
    return step(match, Lead(0)).match if 0 in leaders(match) else match


def dealt(
    ruleset: Ruleset, seats: int, pool: Iterable[Tile], firsts: Sequence[Sequence[Tile]]
) -> Deal:
    """The first tiles to the first seats, the rest of the hands from the pool, in its order."""
    size = ruleset.hand_size(seats)
    hands = [list(first[:size]) for first in firsts[:seats]]
    hands += [[] for _ in range(seats - len(hands))]
    taken = {one for hand in hands for one in hand}
    rest = [one for one in pool if one not in taken]
    for hand in hands:
        while len(hand) < size:
            hand.append(rest.pop(0))
    held = {one for hand in hands for one in hand}
    left = tuple([one for one in tile_set(ruleset.set) if one not in held])
    return Deal(tuple([tuple(hand) for hand in hands]), left)


def spotted(ruleset: Ruleset, line: Line) -> Line:
    """The same line; where the table has an edge, a tile without a spot in the first there is."""
    if not ruleset.placing.binds:
        return line
    done: Line = ()
    for laid in line:
        if done and laid.spot is None:
            match = position(ruleset, [[laid.tile], []], done)
            move = with_spot(match, Play(laid.tile, laid.inner, laid.host))
            laid = replace(laid, spot=move.spot if isinstance(move, Play) else None)
        done += (laid,)
    return done


def with_spot(match: Match, move: Move) -> Move:
    """A play that names no spot takes the first there is, where the table has an edge."""
    if not isinstance(move, Play) or move.spot is not None or not match.ruleset.placing.binds:
        return move
    bare = replace(move, side="")
    same = [one for one in legal_moves(match) if isinstance(one, Play) and _bare(one) == bare]
    return same[0] if same else move


def _bare(play: Play) -> Play:
    return replace(play, spot=None)


def _tile(text: str) -> Tile:
    return tile(*halves(text))

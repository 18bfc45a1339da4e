"""How is a round played at random, and how are its hidden tiles dealt anew?"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from dominoes_desktop.games import GAMES
from dominoes_desktop.rules.event import TilePlayed
from dominoes_desktop.rules.move import Deal, Draw, Lead, Move
from dominoes_desktop.rules.options import choices, with_rule
from dominoes_desktop.rules.reason import BadRuleset
from dominoes_desktop.rules.round import Round
from dominoes_desktop.rules.ruleset import Match, Ruleset
from dominoes_desktop.rules.tile import TILES, tiles_in
from dominoes_desktop.rules.umpire import deal, legal_moves, lot, new_match, step, to_move

TABLES = [(game, seats) for game in GAMES for seats in range(game.seats[0], game.seats[1] + 1)]
NAMES = [f"{game.key}-{seats}" for game, seats in TABLES]


@dataclass(frozen=True)
class Moment:
    """A position of a round, and how it came to it from ``start``, the match before the deal."""

    match: Match
    start: Match
    dealt: Deal
    done: tuple[Lead | Move, ...]

    @property
    def seat(self) -> int:
        seat = to_move(self.match)
        assert seat is not None
        return seat


def moments(ruleset: Ruleset, seats: int, rng: Random, rounds: int = 1) -> Iterator[Moment]:
    """Every decision of some random rounds of a match, single moves included."""
    match = new_match(ruleset, seats)
    for _ in range(rounds):
        if match.wants == "nothing":
            match = new_match(ruleset, seats)
        start, dealt = match, deal(match, rng)
        match = step(match, dealt).match
        done: list[Lead | Move] = []
        if match.wants == "lead":
            done.append(lot(match, rng))
            match = step(match, done[-1]).match
        while match.wants == "move":
            yield Moment(match, start, dealt, tuple(done))
            done.append(rng.choice(legal_moves(match)))
            match = step(match, done[-1]).match


def redealt(moment: Moment, world: Round) -> Match:
    """The same moves from the deal that such a world must have come from."""
    dealt = deal_of(moment, world)
    match = step(moment.start, dealt).match
    for move in moment.done:
        match = step(match, Draw() if isinstance(move, Draw) else move).match
    return match


def deal_of(moment: Moment, world: Round) -> Deal:
    """Undoes the moves: what was laid goes back to the hand, what was drawn to the boneyard."""
    hands = [set(tiles_in(hand)) for hand in world.hands]
    for event in moment.match.history:
        if isinstance(event, TilePlayed):
            hands[event.seat].add(event.tile)
    bones = [TILES[id] for id in world.boneyard]
    for tile in bones[: world.taken]:
        for hand in hands:
            hand.discard(tile)
    were = moment.dealt.hands
    own = [was if set(was) == hand else tuple(hand) for was, hand in zip(were, hands, strict=True)]
    return Deal(tuple(own), tuple(bones))


def house_rules(rng: Random, changes: int = 6) -> tuple[Ruleset, int]:
    """Some game with some of its house rules changed at random, and a number of seats."""
    while True:
        ruleset = rng.choice(GAMES)
        seats = rng.randint(*ruleset.seats)
        allowed = choices(ruleset)
        for name in rng.sample(sorted(allowed), changes):
            choice = allowed[name]
            values = [str(value) for value in choice.values]
            if choice.high >= 0:
                values.append(str(rng.randint(choice.low, min(choice.high, 9))))
            if choice.holder:
                values.append(f"holder_of_{rng.choice(TILES[:28])}")
            ruleset = with_rule(ruleset, name, rng.choice(values))
        try:
            new_match(ruleset, seats)
        except BadRuleset:
            continue
        return ruleset, seats

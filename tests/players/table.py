"""Which of two levels plays better? Rounds with paired deals, each seat in turn."""

from __future__ import annotations

from random import Random

from dominoes_desktop.cli.figures import win_share
from dominoes_desktop.players.choose import choose
from dominoes_desktop.rules.event import Result
from dominoes_desktop.rules.law import law_of
from dominoes_desktop.rules.observation import observe
from dominoes_desktop.rules.ruleset import Match, Ruleset
from dominoes_desktop.rules.umpire import deal, lot, new_match, step, to_move


def dealt_round(ruleset: Ruleset, seats: int, rng: Random) -> Match:
    """A round before its first move."""
    match = new_match(ruleset, seats)
    match = step(match, deal(match, rng)).match
    return step(match, lot(match, rng)).match if match.wants == "lead" else match


def played(match: Match, levels: list[str], rng: Random, budget: int | None = None) -> Result:
    """How the round ends among players of these levels, by seat."""
    while (seat := to_move(match)) is not None:
        move = choose(observe(match, seat), levels[seat], rng, budget).move
        match = step(match, move).match
    assert match.round is not None
    assert match.round.result is not None
    return match.round.result


def shares(
    ruleset: Ruleset, seats: int, one: str, others: str, deals: int, budget: int | None = None
) -> list[float]:
    """Rounds won by ``one`` among ``others``, as shares by deal: it sits in each seat once, and so
    does its partner, if it has one.

    A round that several sides win is shared, one that nobody wins is shared by all.
    """
    law = law_of(ruleset, seats)
    found = []
    for number in range(deals):
        start = dealt_round(ruleset, seats, Random(number))
        won = 0.0
        for seat in range(seats):
            side = law.side_of[seat]
            levels = [one if s in side else others for s in range(seats)]
            winners = played(start, levels, Random(seat), budget).winners
            won += win_share(winners, side, len(law.sides))
        found.append(won / seats)
    return found

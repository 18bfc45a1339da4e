"""Who beats whom, and by how much? All pairings that the README tells of, as the arena plays them.

    PYTHONPATH=. python tests/benchmarks/tournament.py RESULTS [--most DEALS] [--only GAME]...
        [--pair ONE,OTHER]...

Deal after deal is played as ``arena --seed 1 --swap`` plays it, and added to the file RESULTS as a
line of JSON; a deal that stands there is not played again, so a run that was stopped goes on where
it was. A pairing with bars ends as soon as the 95 % intervals clear all of them, or after ten times
the deals of a step; the others after their deals. At the end the table is printed as the README has
it, and the milliseconds of a decision; its command plays the same rounds.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

from dominoes_desktop.cli.arena import apart, count, rotated
from dominoes_desktop.cli.bout import dealing, play
from dominoes_desktop.cli.contender import contender
from dominoes_desktop.cli.figures import Figures
from dominoes_desktop.games import GAMES
from dominoes_desktop.rules.law import law_of
from dominoes_desktop.rules.options import with_rule
from dominoes_desktop.rules.ruleset import Ruleset

LEVELS = ("beginner", "casual", "skilled", "strong", "expert")
PACKAGE = "python:tests.benchmarks.package_bot:alphabeta"
TWO = ("animal", "pebble", "block", "draw", "all_fives", "doubles", "super", "super_galt")

FEW = 25  # deals before the interval is believed
Deal = dict[str, Any]  # "lead", "won" and "seconds" of the first player in one deal


@dataclass(frozen=True)
class Pairing:
    """``one`` in one seat, or in every other with partners, against ``other`` in the rest.

    ``bar``: the share of rounds, in percent, that ``one`` shall win for sure; ``ahead``: by how
    many points a round it shall be ahead, of the other side where there are partners.
    """

    game: str
    seats: int
    one: str
    other: str
    rules: tuple[tuple[str, str], ...] = ()
    most: int = 200
    bar: float | None = None
    ahead: float | None = None

    @property
    def players(self) -> list[str]:
        if self.game == "partnership":
            return [self.one, self.other] * 2
        return [self.one] + [self.other] * (self.seats - 1)

    @property
    def name(self) -> str:
        rules = "".join([f" --rule {name}={value}" for name, value in self.rules])
        return f"{self.game}{rules} --seats {','.join(self.players)}"

    @property
    def sided(self) -> float:
        """How much more is between the sides than between a player and the others' average."""
        partners = 2 if self.game == "partnership" else 1
        return (self.seats - 1) / (self.seats - partners)

    @property
    def ruleset(self) -> Ruleset:
        ruleset = next(game for game in GAMES if game.key == self.game)
        for name, value in self.rules:
            ruleset = with_rule(ruleset, name, value)
        return ruleset


def pairings(most: int) -> list[Pairing]:
    """Expert against casual first, then the bars, then each level against the one below."""
    free = (("first_lead", "lot"), ("lead_tile", "any"))  # to choose the lead is part of the skill
    # the package's own rules of Partnership: the lead is free, and the partner's pips pay as well
    its_own = (*free, ("out_score", "all"), ("block_score", "all"))
    games = [(game, 2) for game in (*TWO, "tight_table")] + [("partnership", 4)]
    found = [Pairing(game, n, "expert", "casual", most=most, bar=60.0) for game, n in games]
    found.append(Pairing("super", 4, "expert", "casual", most=max(1, most // 2), bar=25.0))
    long = 10 * most
    found += [
        Pairing("block", 2, "expert", "greedy", free, long, 63.0, 2.9),
        Pairing("draw", 2, "expert", "greedy", free, long, 73.5, 11.7),
        Pairing("draw", 2, "expert", "greedy", (*free, ("reserve", "0")), long, 73.5, 11.7),
        Pairing("block", 4, "expert", "greedy", (*free, ("hand", "7")), long, 50.0, 8.2),
        Pairing("block", 4, "expert", "greedy", free, most // 2),
        Pairing("partnership", 4, "expert", "greedy", (), most),
        Pairing("partnership", 4, "expert", "greedy", its_own, long, 76.0, 16.5),
        Pairing("partnership", 4, "expert", PACKAGE, (), most // 2),
        Pairing("partnership", 4, "expert", PACKAGE, its_own, long, 63.0, 0.0),
    ]
    for other, one in pairwise(LEVELS):
        found += [Pairing(game, seats, one, other, most=most) for game, seats in games]
    return found


def played(pairing: Pairing, number: int) -> Deal:
    """One deal in every rotation of the seats."""
    ruleset = pairing.ruleset
    seated = apart([contender(player) for player in pairing.players])
    dealt = dealing(ruleset, len(seated), 1, number)
    turns = range(len(seated))
    bouts = [play(ruleset, rotated(seated, turn), dealt, 1, turn) for turn in turns]
    figures = [Figures(one.asked) for one in seated]
    count(figures, bouts, law_of(ruleset, len(seated)))
    one = figures[0]
    seconds = [round(each, 5) for each in one.seconds]
    return {"lead": one.deals[0], "won": one.wins[0], "seconds": seconds}


def report(pairing: Pairing, deals: list[Deal]) -> dict[str, Any]:
    """The arena's report of the first player in these deals."""
    found = Figures(pairing.one)
    for deal in deals:
        found.deals.append(deal["lead"])
        found.wins.append(deal["won"])
        found.seconds += deal["seconds"]
    return found.report()


def decided(pairing: Pairing, deals: list[Deal]) -> bool:
    """Is there no more to be learnt?"""
    if len(deals) >= pairing.most:
        return True
    if pairing.bar is None or len(deals) < FEW:
        return False
    found = report(pairing, deals)
    cleared = [_clears(found["win_ci95"], pairing.bar)]
    if pairing.ahead is not None:
        cleared.append(_clears([pairing.sided * one for one in found["ci95"]], pairing.ahead))
    return all(cleared)


def reached(pairing: Pairing, deals: list[Deal]) -> bool:
    """Are all bars below the 95 % intervals?"""
    found = report(pairing, deals)
    assert pairing.bar is not None
    won: float = found["win_ci95"][0]
    ahead: float = found["ci95"][0]
    return won > pairing.bar and pairing.sided * ahead > (pairing.ahead or 0)


def _clears(interval: Sequence[float], bar: float) -> bool:
    least, most = interval
    return least > bar or most < bar


def row(pairing: Pairing, deals: list[Deal]) -> str:
    """A line of the table."""
    one = report(pairing, deals)
    lead = _within("+.2f", one["points_per_round"], one["ci95"])
    if pairing.sided != 1:
        sides = [pairing.sided * end for end in one["ci95"] if end is not None]
        lead += "; by sides " + _within("+.2f", pairing.sided * one["points_per_round"], sides)
    return (
        f"| `{pairing.name} --rounds {len(deals)}` | {len(deals) * pairing.seats} | "
        f"{_within('.1f', one['win_percent'], one['win_ci95'])} | {lead} | "
        f"{one['ms']['median']:.0f}, {one['ms']['p95']:.0f}, {one['ms']['worst']:.0f} |"
    )


def _within(form: str, value: float, interval: Sequence[float | None]) -> str:
    """A figure and its interval, which one deal alone doesn't have."""
    ends = " to ".join([format(end, form) for end in interval if end is not None])
    return f"{value:{form}} ({ends or '-'})"


def main() -> None:
    asked = argparse.ArgumentParser()
    asked.add_argument("results", type=Path)
    asked.add_argument("--most", type=int, default=200)
    asked.add_argument("--only", action="append", default=[])
    asked.add_argument("--pair", action="append", default=[])
    given = asked.parse_args()
    known: dict[str, list[Deal]] = {}
    if given.results.exists():
        for line in given.results.read_text(encoding="utf-8").splitlines():
            name, _, deal = line.partition("\t")
            known.setdefault(name, []).append(json.loads(deal))
    chosen = [p for p in pairings(given.most) if not given.only or p.game in given.only]
    chosen = [p for p in chosen if not given.pair or f"{p.one},{p.other}" in given.pair]
    for pairing in chosen:
        deals = known.setdefault(pairing.name, [])
        while not decided(pairing, deals):
            deals.append(played(pairing, len(deals)))
            with given.results.open("a", encoding="utf-8") as file:
                file.write(f"{pairing.name}\t{json.dumps(deals[-1])}\n")
        print(row(pairing, deals), file=sys.stderr, flush=True)
    print("| `arena` ... `--seed 1 --swap` | rounds | won % | points a round | ms |")
    print("|---|---|---|---|---|")
    for pairing in chosen:
        print(row(pairing, known[pairing.name]))


if __name__ == "__main__":
    main()

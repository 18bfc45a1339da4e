"""Who beats whom, and by how much? All pairings that the README tells of, as the arena plays them.

    PYTHONPATH=. python tests/benchmarks/tournament.py RESULTS [--most DEALS] [--only GAME]...
        [--pair ONE,OTHER]...

Deal after deal is played as ``arena --seed 1 --swap`` plays it, and added to the file RESULTS as a
line of JSON; a deal that stands there is not played again, so a run that was stopped goes on where
it was. A pairing with a bar ends as soon as the 95 % interval clears it, the others after their
deals. At the end the table is printed as the README has it; its command plays the same rounds.
"""

from __future__ import annotations

import argparse
import json
import sys
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

    ``bar``: the share of rounds, in percent, that ``one`` shall win for sure.
    """

    game: str
    seats: int
    one: str
    other: str
    rules: tuple[tuple[str, str], ...] = ()
    most: int = 200
    bar: float | None = None

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
    def ruleset(self) -> Ruleset:
        ruleset = next(game for game in GAMES if game.key == self.game)
        for name, value in self.rules:
            ruleset = with_rule(ruleset, name, value)
        return ruleset


def pairings(most: int) -> list[Pairing]:
    """Expert against casual first, then the bars, then each level against the one below."""
    free = (("first_lead", "lot"), ("lead_tile", "any"))  # to choose the lead is part of the skill
    games = [(game, 2) for game in (*TWO, "tight_table")] + [("partnership", 4)]
    found = [Pairing(game, n, "expert", "casual", most=most, bar=60.0) for game, n in games]
    found.append(Pairing("super", 4, "expert", "casual", most=most // 2, bar=25.0))
    found += [
        Pairing("block", 2, "expert", "greedy", free, 2 * most, 63.0),
        Pairing("draw", 2, "expert", "greedy", free, most, 73.5),
        Pairing("block", 4, "expert", "greedy", (*free, ("hand", "7")), most // 2, 50.0),
        Pairing("partnership", 4, "expert", "greedy", most=most // 2, bar=76.0),
        Pairing("partnership", 4, "expert", PACKAGE, most=max(2, most // 10), bar=63.0),
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
    seconds = [round(one, 5) for one in figures[0].seconds]
    return {"lead": figures[0].deals[0], "won": figures[0].wins[0], "seconds": seconds}


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
    least, most = report(pairing, deals)["win_ci95"]
    return bool(least > pairing.bar or most < pairing.bar)


def row(pairing: Pairing, deals: list[Deal]) -> str:
    """A line of the table."""
    one = report(pairing, deals)
    low, high = one["ci95"]
    least, most = one["win_ci95"]
    rounds = len(deals) * pairing.seats
    return (
        f"| `{pairing.name} --rounds {len(deals)}` | "
        f"{rounds} | {one['win_percent']:.1f} ({least:.1f} to {most:.1f}) | "
        f"{one['points_per_round']:+.2f} ({low:+.2f} to {high:+.2f}) | "
        f"{one['ms']['median']:.0f}, {one['ms']['p95']:.0f}, {one['ms']['worst']:.0f} |"
    )


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

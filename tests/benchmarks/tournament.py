"""Who beats whom, and by how much? All pairings that the README tells of, by the arena itself.

    PYTHONPATH=. python tests/benchmarks/tournament.py RESULTS [--deals N] [--only GAME]...

Each pairing is one run of ``arena --swap --json``; its report is added to the file RESULTS as a
line of JSON, and a pairing that stands there already is not played again, so a run that was
stopped goes on where it was. At the end the table is printed as the README has it.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import json
import sys
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

from dominoes_desktop.cli.arena import arena

LEVELS = ("beginner", "casual", "skilled", "strong", "expert")
PACKAGE = "python:tests.benchmarks.package_bot:alphabeta"
TWO = ("animal", "pebble", "block", "draw", "all_fives", "doubles", "super", "super_galt")


@dataclass(frozen=True)
class Pairing:
    """``one`` in one seat, or in every other with partners, against ``other`` in the rest."""

    game: str
    seats: int
    one: str
    other: str
    rules: tuple[tuple[str, str], ...] = ()
    deals: int = 200

    @property
    def players(self) -> list[str]:
        if self.game == "partnership":
            return [self.one, self.other] * 2
        return [self.one] + [self.other] * (self.seats - 1)

    @property
    def command(self) -> str:
        rules = "".join([f" --rule {name}={value}" for name, value in self.rules])
        seats = ",".join(self.players)
        return f"arena {self.game} --seats {seats} --rounds {self.deals} --seed 1 --swap{rules}"


def pairings(deals: int) -> list[Pairing]:
    """The bars first, then expert against casual, then each level against the one below."""
    full = (("hand", "7"),)
    found = [
        Pairing("block", 2, "expert", "greedy", deals=2 * deals),
        Pairing("draw", 2, "expert", "greedy", deals=deals),
        Pairing("block", 4, "expert", "greedy", full, deals // 2),
        Pairing("partnership", 4, "expert", "greedy", deals=deals // 2),
        Pairing("partnership", 4, "expert", PACKAGE, deals=max(2, deals // 10)),
    ]
    games = [(game, 2) for game in (*TWO, "tight_table")] + [("partnership", 4)]
    found += [Pairing(game, seats, "expert", "casual", deals=deals) for game, seats in games]
    found.append(Pairing("super", 4, "expert", "casual", deals=deals // 2))
    for game, seats in games:
        found += [Pairing(game, seats, one, other, deals=deals) for other, one in pairwise(LEVELS)]
    return found


def played(pairing: Pairing) -> dict[str, Any]:
    """The arena's report of it."""
    told = io.StringIO()
    with contextlib.redirect_stdout(told):
        arena(
            pairing.game,
            pairing.players,
            pairing.deals,
            1,
            rules=pairing.rules,
            swap=True,
            records=None,
            as_json=True,
        )
    report: dict[str, Any] = json.loads(told.getvalue())
    return report


def row(pairing: Pairing, report: dict[str, Any]) -> str:
    """A line of the table."""
    one = report["seats"][0]
    low, high = one["ci95"]
    least, most = one["win_ci95"]
    rules = "".join([f", {name} {value}" for name, value in pairing.rules])
    other = "`dominoes` 6.1.0" if pairing.other == PACKAGE else pairing.other
    return (
        f"| {pairing.game}, {pairing.seats} seats{rules} | {pairing.one} | {other} | "
        f"{report['rounds']} | {one['win_percent']:.1f} ({least:.1f} to {most:.1f}) | "
        f"{one['points_per_round']:+.2f} ({low:+.2f} to {high:+.2f}) | "
        f"{one['ms']['median']:.0f}, {one['ms']['worst']:.0f} |"
    )


def main() -> None:
    asked = argparse.ArgumentParser()
    asked.add_argument("results", type=Path)
    asked.add_argument("--deals", type=int, default=200)
    asked.add_argument("--only", action="append", default=[])
    given = asked.parse_args()
    known: dict[str, dict[str, Any]] = {}
    if given.results.exists():
        for line in given.results.read_text(encoding="utf-8").splitlines():
            command, _, report = line.partition("\t")
            known[command] = json.loads(report)
    chosen = [p for p in pairings(given.deals) if not given.only or p.game in given.only]
    for pairing in chosen:
        if pairing.command not in known:
            report = known[pairing.command] = played(pairing)
            with given.results.open("a", encoding="utf-8") as file:
                file.write(f"{pairing.command}\t{json.dumps(report)}\n")
            print(row(pairing, report), file=sys.stderr, flush=True)
    print("| game | player | against | rounds | won % (95 %) | points a round (95 %) | ms |")
    print("|---|---|---|---|---|---|---|")
    for pairing in chosen:
        print(row(pairing, known[pairing.command]))


if __name__ == "__main__":
    main()

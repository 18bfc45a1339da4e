"""Which player is the better one? Many independent rounds, played without a window."""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from ..archive.error import Wrong
from ..archive.head import twice, wrong_rules
from ..rules.law import Law, law_of
from ..rules.options import with_rule
from ..rules.reason import BadRuleset
from ..rules.ruleset import Ruleset
from ..words import game_name, told
from ..words.text import plural
from .aside import Aside
from .bar import Bar
from .bout import Bout, dealing, play
from .contender import Contender, contender
from .figures import Figures, lead_over_others, win_share
from .games import game_of
from .kept import folder_for, keep
from .named_apart import named_apart
from .out import Refused, plain, say, say_json, table


@dataclass(frozen=True, slots=True)
class Series:
    """What is to be played: ``deals``, each in so many ``turns``, records into ``folder`` if any.

    The figures of a series that was stopped are of the deals that were played in every turn.
    """

    ruleset: Ruleset
    seated: Sequence[Contender]
    deals: int
    turns: int
    seed: int
    swap: bool
    folder: Path | None


def arena(
    game: str,
    players: Sequence[str],
    deals: int,
    seed: int,
    *,
    rules: Sequence[tuple[str, str]] = (),
    swap: bool,
    records: str | None,
    patience: float,
    as_json: bool,
) -> int:
    """The command: ``deals`` rounds, or with ``swap`` so many for each rotation of the seats.

    Whatever stops it before, Ctrl+C or a bot, what was played up to then is told all the same.
    """
    with closing(Aside(patience)) as aside:
        ruleset = game_of(game)
        seated = apart([contender(player, aside) for player in players])
        ruleset = _by_rules(ruleset, rules, len(seated))
        folder = None if records is None else folder_for(records)
        turns = len(seated) if swap else 1
        series = Series(ruleset, seated, deals, turns, seed, swap, folder)
        figures = [Figures(one.asked) for one in seated]
        try:
            _play(series, figures)
        except (KeyboardInterrupt, Refused):
            _say(series, figures, as_json)
            raise
        _say(series, figures, as_json)
    return 0


def _by_rules(ruleset: Ruleset, rules: Sequence[tuple[str, str]], seats: int) -> Ruleset:
    """The game with these house rules. Refused where they can't be, or one stands twice."""
    named: set[str] = set()
    try:
        for name, value in rules:
            if name in named:
                raise twice(name)
            named.add(name)
            ruleset = with_rule(ruleset, name, value)
        law_of(ruleset, seats)
    except BadRuleset as bad:
        wrong = Wrong(*wrong_rules(ruleset, bad.reason))
    except Wrong as again:
        wrong = again
    else:
        return ruleset
    raise Refused(f"dominoes-desktop arena: {ruleset.key}: {told(wrong.said, plain)}")


def _play(series: Series, figures: Sequence[Figures]) -> None:
    ruleset, seats = series.ruleset, len(series.seated)
    with Bar(series.deals * series.turns) as bar:
        for number in range(series.deals):
            dealt = dealing(ruleset, seats, series.seed, number)
            bouts = []
            for turn in range(series.turns):
                sitting = rotated(series.seated, turn)
                bouts.append(play(ruleset, sitting, dealt, series.seed, turn))
                played = number * series.turns + turn + 1
                if series.folder is not None:
                    keep(series.folder, played, ruleset, sitting, bouts[-1], series.seed)
                bar.show(played)
            count(figures, bouts, law_of(ruleset, seats))


def _say(series: Series, figures: Sequence[Figures], as_json: bool) -> None:
    """The table of what was played, if anything was."""
    deals = min([len(one.deals) for one in figures])
    if not deals:
        return
    report = {
        "game": series.ruleset.key,
        "seed": series.seed,
        "rounds": deals * series.turns,
        "swap": series.swap,
        "seats": [one.report() for one in figures],
    }
    if as_json:
        say_json(report)
    else:
        _tell(report, deals, "" if deals == series.deals else f"; stopped before {series.deals}")


def apart(seated: Sequence[Contender]) -> list[Contender]:
    """The same players, no two of one name."""
    names = named_apart([one.seated.name for one in seated])
    return [
        replace(one, seated=replace(one.seated, name=name))
        for one, name in zip(seated, names, strict=True)
    ]


def rotated(seated: Sequence[Contender], turn: int) -> list[Contender]:
    """Who sits where: player p at seat p + turn."""
    return [seated[(seat - turn) % len(seated)] for seat in range(len(seated))]


def count(figures: Sequence[Figures], bouts: Sequence[Bout], law: Law) -> None:
    """What one deal, played in as many rotations, says of each player."""
    for player, one in enumerate(figures):
        leads, wins = [], []
        for turn, bout in enumerate(bouts):
            seat = (player + turn) % len(figures)
            points = bout.result.gained
            one.rounds_won += seat in bout.result.winners
            one.points += points[seat]
            one.seconds += bout.seconds[seat]
            leads.append(lead_over_others(points, seat))
            wins.append(win_share(bout.result.winners, law.side_of[seat], len(law.sides)))
        one.deals.append(statistics.fmean(leads))
        one.wins.append(statistics.fmean(wins))


def _tell(report: dict[str, Any], deals: int, stopped: str) -> None:
    name = game_name(report["game"], plain)
    swapped = ", each in every rotation of the seats" if report["swap"] else ""
    rounds = plural(plain, report["rounds"], "{count} round", "{count} rounds")
    dealt = plural(plain, deals, "{count} deal", "{count} deals")
    say(f"{name}: {rounds} of {dealt}{swapped}, seed {report['seed']}{stopped}")
    say()
    rows = [("PLAYER", "WON %", "95 %", "POINTS", "A ROUND", "95 %", "MS (MEDIAN, 95 %, WORST)")]
    for one in report["seats"]:
        low, high = one["ci95"]
        least, most = one["win_ci95"]
        ms = one["ms"]
        rows.append(
            (
                one["player"],
                f"{one['win_percent']:.1f}",
                "-" if least is None else f"{least:.1f} to {most:.1f}",
                str(one["points"]),
                f"{one['points_per_round']:+.2f}",
                "-" if low is None else f"{low:+.2f} to {high:+.2f}",
                "-" if ms["median"] is None else f"{ms['median']}, {ms['p95']}, {ms['worst']}",
            )
        )
    table(rows)

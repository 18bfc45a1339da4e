"""Which player is the better one? Many independent rounds, played without a window."""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

from ..archive.error import Wrong
from ..archive.head import wrong_rules
from ..archive.recorder import Recorder
from ..rules.law import Law, law_of
from ..rules.options import with_rule
from ..rules.reason import BadRuleset
from ..rules.ruleset import Ruleset
from ..words import game_name, told
from ..words.text import plural
from .bar import Bar
from .bout import Bout, dealing, play
from .contender import Contender, contender
from .figures import Figures, lead_over_others, win_share
from .games import game_of
from .named_apart import named_apart
from .out import Refused, plain, say, say_json, table


def arena(
    game: str,
    players: Sequence[str],
    deals: int,
    seed: int,
    *,
    rules: Sequence[tuple[str, str]] = (),
    swap: bool,
    records: str | None,
    as_json: bool,
) -> int:
    """The command: ``deals`` rounds, or with ``swap`` so many for each rotation of the seats."""
    ruleset = game_of(game)
    seated = apart([contender(player) for player in players])
    try:
        for name, value in rules:
            ruleset = with_rule(ruleset, name, value)
        law_of(ruleset, len(seated))
    except BadRuleset as bad:
        wrong = told(Wrong(*wrong_rules(ruleset, bad.reason)).said, plain)
        raise Refused(f"dominoes-desktop arena: {game}: {wrong}") from None
    folder = None if records is None else _folder(records)
    turns = len(seated) if swap else 1
    figures = [Figures(one.asked) for one in seated]
    with Bar(deals * turns) as bar:
        for number in range(deals):
            dealt = dealing(ruleset, len(seated), seed, number)
            bouts = []
            for turn in range(turns):
                sitting = rotated(seated, turn)
                bouts.append(play(ruleset, sitting, dealt, seed, turn))
                played = number * turns + turn + 1
                if folder is not None:
                    _record(folder / f"{played:04}.domino", ruleset, sitting, bouts[-1], seed)
                bar.show(played)
            count(figures, bouts, law_of(ruleset, len(seated)))
    report = {
        "game": game,
        "seed": seed,
        "rounds": deals * turns,
        "swap": swap,
        "seats": [one.report() for one in figures],
    }
    if as_json:
        say_json(report)
    else:
        _tell(report, deals)
    return 0


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


def _folder(records: str) -> Path:
    folder = Path(records)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        raise Refused(f"{records}:1: the folder can't be made ({_why(error)})") from None
    return folder


def _record(
    path: Path, ruleset: Ruleset, sitting: Sequence[Contender], bout: Bout, seed: int
) -> None:
    """One round's record; its salt comes from the seed, so that the same run writes the same."""
    luck = Random(f"salt {seed} {path.name}")
    seated = tuple([one.seated for one in sitting])
    recorder = Recorder(path, ruleset, seated, lambda: f"{luck.getrandbits(128):032x}")
    recorder.head()
    for entry in bout.entries:
        recorder.append(entry)
    recorder.finish()
    if recorder.trouble is not None:
        raise Refused(f"{path}:1: the record can't be written ({told(recorder.trouble, plain)})")


def _why(error: Exception) -> str:
    return error.strerror or str(error) if isinstance(error, OSError) else str(error)


def _tell(report: dict[str, Any], deals: int) -> None:
    name = game_name(report["game"], plain)
    swapped = ", each in every rotation of the seats" if report["swap"] else ""
    rounds = plural(plain, report["rounds"], "{count} round", "{count} rounds")
    dealt = plural(plain, deals, "{count} deal", "{count} deals")
    say(f"{name}: {rounds} of {dealt}{swapped}, seed {report['seed']}")
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

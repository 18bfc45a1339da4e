"""How does a test look at a motion frame by frame, without a clock?"""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QAbstractAnimation

from dominoes_desktop.rules.observation import redact
from dominoes_desktop.rules.ruleset import Match
from dominoes_desktop.rules.umpire import step

from .at_table import Bench, look

FRAME = 16  # ms


def begin(bench: Bench, match: Match, *moves: object, still: bool = False) -> Match:
    """See the match, then begin to show these moves at normal pace; the match after them."""
    bench.view.set_pace("off")
    if match.round is not None:
        bench.sit(match)
    bench.view.set_pace("normal", still)
    for move in moves:
        done = step(match, move)  # type: ignore[arg-type]
        match = done.match
        bench.view.show_events(redact(done.events, 0), look(match))
    return match


def running(bench: Bench) -> QAbstractAnimation | None:
    """What the director shows now."""
    found = [one for one in bench.view.director.children() if isinstance(one, QAbstractAnimation)]
    moving = [one for one in found if one.state() != QAbstractAnimation.State.Stopped]
    return moving[-1] if moving else None


def frames(bench: Bench) -> Iterator[int]:
    """All frames until the picture is at rest: the ms that have gone by."""
    gone = 0
    while (run := running(bench)) is not None:
        run.pause()
        total, now = run.totalDuration(), 0
        while now < total - 1:
            now = min(now + FRAME, total - 1)
            run.setCurrentTime(now)
            yield gone + now
        gone += total
        bench.view.director.hurry()
        if running(bench) is run:
            break

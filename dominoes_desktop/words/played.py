"""What is said of a match that was played, in the list of them?"""

from __future__ import annotations

from ..rules.observation import Observation
from .ending import match_title
from .speaker import Speaker
from .text import Tr, all_of


def ended_says(tr: Tr, names: tuple[str, ...], seen: Observation, resigned: int | None) -> str:
    """How it ended: who won, who gave it up, or how it stood when it was put away."""
    if resigned is not None:
        return tr("{name} resigned").format(name=names[resigned])
    if seen.wants == "nothing":
        speaker = Speaker(tr, names, None, seen.ruleset)
        return match_title(speaker, seen.champions, seen.scores)
    points = [
        tr("{name} {points}").format(name=name, points=score)
        for name, score in zip(names, seen.scores, strict=True)
    ]
    return tr("Put away unfinished: {points}").format(points=all_of(tr, points))


def standing_says(tr: Tr, when: str, rounds: int, practice: bool) -> str:
    """When it was left, after how many rounds, and whether it counts."""
    text = tr("{rounds} round, {when}") if rounds == 1 else tr("{rounds} rounds, {when}")
    if practice:
        text = tr("{rounds} round, {when}, practice")
        if rounds > 1:
            text = tr("{rounds} rounds, {when}, practice")
    return text.format(rounds=rounds, when=when)

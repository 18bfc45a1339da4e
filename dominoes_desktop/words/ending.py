"""How did a round or the match end, in one line?"""

from __future__ import annotations

from collections.abc import Sequence

from ..rules.event import Result
from .speaker import Speaker
from .text import begun, points_many

Scores = Sequence[int]


def result_title(speaker: Speaker, result: Result) -> str:
    """Who went out, or that the round was blocked, and who scored what."""
    tr, winners = speaker.tr, result.winners
    if not winners:
        if result.replayed:
            return tr("Blocked and tied: the round is played again")
        return tr("Blocked and tied: nobody scores")
    points = result.points[winners[0]]
    out = result.reason == "out"
    if len(winners) > 1 and speaker.partners:
        return _by_partners(speaker, result, points)
    if len(winners) > 1:
        return _shared(speaker, result, points)
    if counted_as_wins(result):
        texts = (
            ("You go out and win the round", "{name} goes out and wins the round")
            if out
            else (
                "Blocked: you hold least and win the round",
                "Blocked: {name} holds least and wins the round",
            )
        )
    elif out:
        texts = ("You go out and score {points}", "{name} goes out and scores {points}")
    elif result.reason == "target":
        texts = ("You reach the target", "{name} reaches the target")
    else:
        texts = (
            "Blocked: you hold least and score {points}",
            "Blocked: {name} holds least and scores {points}",
        )
    return speaker.by(winners[0], *texts, points=points_many(tr, points))


def _by_partners(speaker: Speaker, result: Result, points: int) -> str:
    tr = speaker.tr
    names, many = speaker.all_names(result.winners), points_many(tr, points)
    if result.reason == "target":
        return begun(tr("{names} reach the target").format(names=names))
    if result.reason != "out":
        return tr("Blocked: {names} score {points}").format(names=names, points=many)
    return speaker.by(
        result.out,
        "You go out: {names} score {points}",
        "{name} goes out: {names} score {points}",
        names=names,
        points=many,
    )


def _shared(speaker: Speaker, result: Result, points: int) -> str:
    names = speaker.all_names(result.winners)
    out = result.reason == "out"
    if counted_as_wins(result):
        text = "{names} win the round" if out else "Blocked: {names} share the round"
    else:
        text = "{names} score {points}" if out else "Blocked: {names} score {points} each"
    said = speaker.tr(text).format(names=names, points=points_many(speaker.tr, points))
    return begun(said)


def counted_as_wins(result: Result) -> bool:
    """Whether the round was worth a win rather than points."""
    return any(tally.kind == "wins" for tally in result.tallies)


def match_title(speaker: Speaker, winners: Scores, scores: Scores) -> str:
    """Who won the match, and how far ahead."""
    tr = speaker.tr
    if not winners:
        return tr("Nobody wins: the match is drawn")
    if len(winners) > 1 and speaker.partners and not _one_round(speaker):
        best = scores[winners[0]]
        text = tr("{names} win the match, {best} to {next}")
        beaten = max([score for seat, score in enumerate(scores) if seat not in winners] or [0])
        names = speaker.all_names(winners)
        return begun(text.format(names=names, best=best, next=beaten))
    if len(winners) > 1:
        return begun(tr("{names} win the match together").format(names=speaker.all_names(winners)))
    won = winners[0]
    others = [score for seat, score in enumerate(scores) if seat != won]
    if _one_round(speaker) or not others:
        return speaker.by(won, "You win the match", "{name} wins the match")
    return speaker.by(
        won,
        "You win the match, {best} to {next}",
        "{name} wins the match, {best} to {next}",
        best=scores[won],
        next=max(others),
    )


def _one_round(speaker: Speaker) -> bool:
    return speaker.rule("target") == "round" and speaker.rule("best_of") in (None, 1)

"""Is the round over, and what is it worth? Points in play, going out, being blocked."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from .event import Event, RoundEnded, Scored, SpellLapsed
from .round import Round, end_of

if TYPE_CHECKING:
    from .law import Law


def score(law: Law, round: Round, seat: int, events: list[Event] | None) -> bool:
    """Add what the last tile makes in play; true where that meets the match's target."""
    rules = law.ruleset
    count = rules.play_score.count(law, round)
    points = rules.play_score.points(count)
    if not points:
        return False
    side = law.side_of[seat]
    gain = tuple([points if other in side else 0 for other in range(law.seats)])
    before, round.scores = round.scores, rules.goal.add(round.scores, gain)
    gained = round.scores[seat] - before[seat]
    if not gained:
        return False
    made = round.made or (0,) * law.seats
    round.made = tuple([old + (gained if s in side else 0) for s, old in enumerate(made)])
    if events is not None:
        events.append(Scored(seat, gained, count))
    return rules.goal.met(round.scores)


def judge(law: Law, round: Round, events: list[Event] | None = None) -> None:
    """End the round as blocked if no seat could lay a tile and nobody may draw."""
    if round.result is not None or not round.ends:
        return
    if round.drawable and (law.draws or round.due):
        return
    if law.fitting(round) & round.held:
        return
    if round.due and law.ruleset.effects.lapses:
        if events is not None:
            events.append(SpellLapsed(end_of(round.due[0])))
        round.due = ()
        if law.fitting(round) & round.held:
            return
    finish(law, round, "blocked", events)


def finish(law: Law, round: Round, reason: str, events: list[Event] | None = None) -> None:
    """The round is over: ``out``, ``blocked``, or ``target`` reached in play."""
    rule = law.ruleset.round_score
    if reason == "out":
        result = rule.out(law, round, round.last)
    elif reason == "target":
        result = rule.reached(law, round, round.last)
    else:
        result = rule.blocked(law, round)
    if law.counts:
        result = replace(result, made=round.made or (0,) * law.seats)
    round.result = result
    if events is not None:
        hands = tuple([round.hand(seat) for seat in range(law.seats)])
        events.append(RoundEnded(result, hands, ()))

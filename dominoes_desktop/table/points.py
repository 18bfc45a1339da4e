"""How do points come from where they were made to the score, which counts them up?"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QPointF

from ..rules.event import Result, RoundEnded, Scored
from .badge import Badge
from .motion import course, pause, sequence, together
from .plate_words import standing
from .staging import Stage

SPRING = 240  # ms in which the points spring up where they were made
READ = 320  # ms for which they stay there
WAY = 480  # ms of their way to the score
COUNT = 420  # ms in which the score counts them up
LOOK = 900  # ms for which the hands that were turned up are looked at before


def score(stage: Stage, event: Scored) -> QAbstractAnimation:
    """Points made in play: from the tile that made them, while the panel tells the count."""
    stage.say(event, event.seat)
    scene, one = stage.scene, stage.seen.observation
    scene.furniture.tell_ends(stage.seen)
    x, y = scene.frame.felt.centre
    start = QPointF(x, y)
    if stage.seen.layout.laid:
        made = scene.table_poses(stage.seen)[stage.seen.layout.laid[-1].tile]
        start = _within(stage, QPointF(made.x, made.y))
    side = next(seats for seats in one.ruleset.teams.sides(one.seats) if event.seat in seats)
    fly = _flight(stage, f"+{event.points}", start, event.seat)
    return sequence([fly, _count_up(stage, dict.fromkeys(side, event.points))])


def reveal(stage: Stage, event: RoundEnded) -> QAbstractAnimation:
    """All hands are turned up; what they hold goes to the score of who has won."""
    furniture = stage.scene.furniture
    furniture.pill.say(stage.seen.voice.event(event))
    for seat, plate in enumerate(furniture.plates):
        if seat != stage.me:
            plate.reveal(event.hands[seat])
    look = pause(LOOK * stage.beat)
    scores, _ = standing(stage.seen)
    before = [plate.score[0] if plate.score else 0 for plate in furniture.plates]
    won = {} if scores is None else {s: new - before[s] for s, new in enumerate(scores)}
    won = {seat: points for seat, points in won.items() if points}
    result = event.result
    if not won or not result.winners:
        return sequence([look, pause(0.2 * LOOK * stage.beat)])
    to = result.out if result.out in result.winners else result.winners[0]
    flights = []
    if won.get(to) == result.points[to] > 0:  # points count, not rounds
        flights = [
            _flight(stage, f"+{points}", _hand(stage, seat), to)
            for seat, points in _given(result, result.points[to])
        ]
    return sequence([look, together(flights), _count_up(stage, won)])


def _given(result: Result, points: int) -> Sequence[tuple[int, int]]:
    """What each losing hand gives; where they are not simply added, all from the fullest."""
    losers = [seat for seat in range(len(result.left)) if seat not in result.winners]
    gives = [(seat, result.left[seat]) for seat in losers if result.left[seat]]
    if sum([pips for _, pips in gives]) == points:
        return gives
    return [(max(losers or [result.winners[0]], key=lambda seat: result.left[seat]), points)]


def _hand(stage: Stage, seat: int) -> QPointF:
    """The middle of that seat's hand on the scene."""
    if seat != stage.me:
        return stage.scene.furniture.plates[seat].hand_point()
    rack = stage.scene.frame.rack
    return QPointF(rack.x + rack.w / 2, rack.y + rack.h / 2)


def _within(stage: Stage, at: QPointF) -> QPointF:
    """That point, or the nearest on the felt."""
    felt = stage.scene.frame.felt
    return QPointF(min(max(at.x(), felt.x), felt.right), min(max(at.y(), felt.y), felt.bottom))


def _flight(stage: Stage, words: str, start: QPointF, seat: int) -> QAbstractAnimation:
    """A badge springs up there, is read, and goes to that seat's score."""
    scene, large = stage.scene, stage.scene.frame.text
    badge = Badge(words, scene.theme)
    badge.setZValue(60)
    badge.setPos(start)
    badge.setScale(0.01)
    scene.add_passing(badge)
    way = scene.furniture.plates[seat].score_point() - start

    def spring(done: float) -> None:
        badge.setScale(max(0.01, 1.2 * large * done))

    def go(done: float) -> None:
        badge.setPos(start + way * done)
        badge.setScale(large * (1.2 - 0.4 * done))

    gone = course(
        WAY * stage.beat, go, QEasingCurve.Type.InOutCubic, lambda: badge.setVisible(False)
    )
    rise = course(SPRING * stage.beat, spring, QEasingCurve.Type.OutBack)
    return sequence([rise, pause(READ * stage.beat), gone])


def _count_up(stage: Stage, more: dict[int, int]) -> QAbstractAnimation:
    """These seats' scores rise by so much, number by number."""
    plates = stage.scene.furniture.plates
    from_ = {seat: plates[seat].score for seat in more}

    def step(done: float) -> None:
        for seat, score in from_.items():
            if score is not None:
                plates[seat].set_score(score[0] + round(more[seat] * done), score[1])

    return course(COUNT * stage.beat, step, QEasingCurve.Type.OutQuad)

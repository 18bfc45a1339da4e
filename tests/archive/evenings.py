"""How does a test come by matches that were played to their end, and by what came of them?"""

from __future__ import annotations

from dataclasses import replace
from random import Random

from dominoes_desktop.archive.outcome import Outcome
from dominoes_desktop.rules.options import with_rule
from dominoes_desktop.rules.ruleset import Ruleset
from dominoes_desktop.session.desk import Desk
from dominoes_desktop.session.entry import Seated

ANN, BO = Seated("human", "Ann"), Seated("computer", "Bo", "casual")

WON = Outcome(
    match="m1",
    seat=0,
    person="ann",
    ended=1_700_000_000,
    game="draw",
    rules="",
    seats=2,
    level="casual",
    character="",
    rivals="casual",
    partners="",
    number=None,
    daily="",
    status="counted",
    won=1.0,
    rounds=5,
    rounds_won=3,
    points=104,
    best_round=40,
)
LOST = replace(WON, match="m2", ended=1_700_000_100, won=0.0, rounds_won=2, points=60)


def played_out(
    game: Ruleset,
    seated: tuple[Seated, ...],
    seed: int = 1,
    undo: bool = False,
    target: str = "30",
) -> Desk:
    """A short match played at random to its end."""
    if game.goal.__class__.__name__ == "FirstTo":
        game = with_rule(game, "target", target)
    desk, rng = Desk(game, seated, Random(seed)), Random(seed)
    while desk.wants != "nothing":
        if desk.wants != "move":
            desk.begin_round()
            continue
        seat = desk.to_move
        assert seat is not None
        desk.submit(seat, rng.choice(desk.observe(seat).legal))
        if undo:
            desk.undo()
            undo = False
    return desk

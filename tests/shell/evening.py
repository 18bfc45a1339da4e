"""A window for tests, and somebody who plays in it as fast as it lets them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

from pytestqt.qtbot import QtBot

from dominoes_desktop.rules.ruleset import Ruleset
from dominoes_desktop.session.desk import Desk
from dominoes_desktop.session.entry import Seated
from dominoes_desktop.shell.window import Window

PATIENCE = 60_000
NAMES = ("Bo", "Cy", "Dora", "Emil", "Fay", "Gus", "Hana")
ALONE = (Seated("human", "Ann"), Seated("computer", "Bo", "casual"))


def alone(game: Ruleset) -> tuple[Seated, ...]:
    """One person, and as many computers as the game needs; Super blocks at once with fewer."""
    least = 4 if game.seats[1] > 4 else game.seats[0]
    return (ALONE[0], *[Seated("computer", name, "casual") for name in NAMES[: least - 1]])


def opened(qtbot: QtBot, folder: Path, seed: int = 3) -> Window:
    """A furnished window with files in that folder, without motion. It has the keyboard: what is
    told as the keyboard comes to a piece is told in no other window.
    """
    window = Window.in_folder(folder, Random(seed))
    window.resize(1280, 760)
    window.show()
    window.change_settings(replace(window.settings, pace="off"))
    until(qtbot, window.isActiveWindow)
    return window


def begun(
    qtbot: QtBot,
    folder: Path,
    game: Ruleset,
    seated: tuple[Seated, ...] | None = None,
    seed: int = 3,
) -> Window:
    """The same with a match on the table."""
    window = opened(qtbot, folder, seed)
    window.matches.begin(game, seated or alone(game))
    return window


def desk_of(window: Window) -> Desk:
    desk = window.referee.desk
    assert desk is not None
    return desk


def until(qtbot: QtBot, what: Callable[[], bool]) -> None:
    qtbot.waitUntil(what, timeout=PATIENCE)


def rests(window: Window) -> bool:
    """Nothing moves, nobody thinks: the window waits for a person."""
    return not window.view.director.busy and not window.referee.waiting


def play_on(qtbot: QtBot, window: Window, moves: int, seed: int = 1) -> int:
    """Make so many moves for the viewer, or as many as the round has; how many were made."""
    rng, made = Random(seed), 0
    table = window.view.table
    while made < moves:
        until(qtbot, lambda: rests(window) and (not table.gestures.locked or over(window)))
        if over(window):
            break
        seen = table.seen
        assert seen is not None
        table.make(rng.choice(list(seen.previews) or list(seen.observation.legal)))
        made += 1
    until(qtbot, lambda: rests(window))
    return made


def over(window: Window) -> bool:
    return desk_of(window).to_move is None


def truth(desk: Desk) -> tuple[object, ...]:
    """All of a match that must survive: hands, boneyard in its order, table, turn, scores."""
    match = desk._match
    round = match.round
    assert round is not None
    return (
        tuple(round.hands),
        round.boneyard[round.taken :],
        tuple(round.joined),
        round.seat,
        match.wants,
        match.scores,
        match.number,
    )

"""How is a match played at random over the desk?"""

from __future__ import annotations

from random import Random

from dominoes_desktop.games import GAMES
from dominoes_desktop.rules.ruleset import Match, Ruleset
from dominoes_desktop.session.desk import Desk
from dominoes_desktop.session.entry import Entry, Seated

TABLES = [(game, seats) for game in GAMES for seats in range(game.seats[0], game.seats[1] + 1)]
NAMES = [f"{game.key}-{seats}" for game, seats in TABLES]


def desk_for(ruleset: Ruleset, seats: int, seed: int = 1, log: tuple[Entry, ...] = ()) -> Desk:
    seated = [Seated("human", f"Seat {seat + 1}") for seat in range(seats)]
    return Desk(ruleset, seated, Random(seed), log)


def go_on(desk: Desk, rng: Random, undo: float = 0.0) -> None:
    """One step of any kind; some of them back."""
    if desk.can_undo and rng.random() < undo:
        desk.undo()
    elif desk.wants != "move":
        desk.begin_round()
    else:
        seat = desk.to_move
        assert seat is not None
        desk.submit(seat, rng.choice(desk.observe(seat).legal))


def to_round_end(desk: Desk, rng: Random) -> None:
    while desk.wants in ("lead", "move"):
        go_on(desk, rng)


def truth(desk: Desk) -> dict[str, object]:
    """Everything about the match, hidden tiles too, so that two can be compared."""
    match: Match = desk._match
    found: dict[str, object] = {name: getattr(match, name) for name in Match.__slots__}
    if match.round is not None:
        found["round"] = {name: getattr(match.round, name) for name in match.round.__slots__}
    return found

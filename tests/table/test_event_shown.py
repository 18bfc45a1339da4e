"""Is each event told once, when the eye meets it?"""

from __future__ import annotations

from random import Random

import pytest
from pytestqt.qtbot import QtBot

from dominoes_desktop.games import BLOCK, DRAW
from dominoes_desktop.rules.event import Event, TilePlayed
from dominoes_desktop.rules.move import Play
from dominoes_desktop.rules.observation import redact
from dominoes_desktop.rules.ruleset import Match
from dominoes_desktop.rules.umpire import deal, legal_moves, new_match, step
from dominoes_desktop.table.seen import Seen

from .at_table import Bench, look, one, placed

PLAY = Play(one("2-0"), 2, one("2-1"))
Told = list[tuple[Event, bool]]


def theirs() -> Match:
    return placed(BLOCK, "4-3 5-3", "1-1 2-0 5-0", line="5-1 1-2", seat=1)


def listening(bench: Bench) -> Told:
    told: Told = []

    def hear(event: Event, seen: Seen, moving: bool) -> None:
        told.append((event, moving))

    bench.view.event_shown.connect(hear)
    return told


def test_a_tile_is_told_as_it_touches_the_table(qtbot: QtBot) -> None:
    bench = Bench(qtbot)
    bench.sit(theirs())
    bench.view.set_pace("normal")
    told = listening(bench)
    done = step(theirs(), PLAY)
    bench.view.show_events(redact(done.events, 0), look(done.match))
    assert told == [], "it has only set out"
    qtbot.waitUntil(lambda: bool(told))
    place = bench.view.table.table_poses(look(done.match))[one("2-0")]
    assert bench.at("2-0").toTuple() == (place.x, place.y)
    assert bench.view.director.busy, "it has still to settle"
    bench.view.director.finish()
    assert [event for event, _ in told] == list(redact(done.events, 0))


@pytest.mark.parametrize("how", ["finish", "hurry", "still"])
def test_every_event_of_a_round_is_told_once_whatever_cuts_it_short(qtbot: QtBot, how: str) -> None:
    bench, rng = Bench(qtbot), Random(4)
    match = new_match(DRAW, 2)
    made: list[Event] = []
    told = listening(bench)
    bench.view.set_pace("off" if how == "still" else "slow")
    move: object = deal(match, rng)
    while True:
        done = step(match, move)  # type: ignore[arg-type]
        match = done.match
        made += redact(done.events, 0)
        bench.view.show_events(redact(done.events, 0), look(match))
        while bench.view.director.busy:
            bench.view.director.finish() if how == "finish" else bench.view.director.hurry()
        if match.wants != "move":
            break
        move = rng.choice(legal_moves(match))
    assert [event for event, _ in told] == made
    assert any(isinstance(event, TilePlayed) for event in made)
    if how != "finish":
        assert {moving for _, moving in told} == {how == "hurry"}


def test_what_is_forgotten_is_not_told(qtbot: QtBot) -> None:
    bench = Bench(qtbot)
    bench.sit(theirs())
    bench.view.set_pace("normal")
    told = listening(bench)
    done = step(theirs(), PLAY)
    bench.view.show_events(redact(done.events, 0), look(done.match))
    bench.view.director.stop()
    assert told == []

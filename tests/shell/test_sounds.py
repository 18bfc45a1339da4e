"""Has each event one sound, and is there none where none is wanted or none can be?"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import wave
from array import array
from collections import Counter
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from dominoes_desktop.archive.assets import assets
from dominoes_desktop.games import BLOCK, DRAW
from dominoes_desktop.rules.event import Event, RoundEnded, TilePlayed
from dominoes_desktop.rules.observation import redact
from dominoes_desktop.rules.tile import tile, tile_set
from dominoes_desktop.rules.umpire import deal, legal_moves, new_match, step
from dominoes_desktop.shell.sound_process import ProcessPlayer
from dominoes_desktop.shell.sounds import NAMES, WEIGHTS, Sounds, sound_of, weight_of
from dominoes_desktop.shell.window import Window
from tests.shell.evening import ALONE, PATIENCE, desk_of, play_on, until
from tests.table.at_table import Bench, look

ROOT = Path(__file__).resolve().parents[2]
OF = {"Dealt": "shuffle", "TileDrawn": "draw", "Passed": "knock"}


class Counting:
    """A player that writes down what it was asked for."""

    def __init__(self) -> None:
        self.played: list[tuple[str, float]] = []
        self.woken = 0
        self.closed = False

    @property
    def names(self) -> list[str]:
        return [name for name, _ in self.played]

    def wake(self) -> None:
        self.woken += 1

    def play(self, name: str, loud: float) -> None:
        self.played.append((name, loud))

    def close(self) -> None:
        self.closed = True


def opened(qtbot: QtBot, folder: Path, player: Counting) -> Window:
    """A window as it comes up for this player, nothing changed in its settings."""
    window = Window.in_folder(folder, Random(3), player)
    window.show()
    qtbot.waitExposed(window)
    until(qtbot, window.isActiveWindow)
    return window


def expected(events: list[Event]) -> Counter[str]:
    """What is to be heard of these events by seat 0, clacks as one."""
    heard = Counter(
        "clack" if isinstance(event, TilePlayed) else OF.get(type(event).__name__, "")
        for event in events
    )
    heard["win"] = sum(isinstance(one, RoundEnded) and 0 in one.result.winners for one in events)
    del heard[""]
    return +heard


def test_every_event_has_one_sound_and_never_two(qtbot: QtBot) -> None:
    """Known complaints C58 and C65."""
    wins = 0
    for seed in range(2):
        bench, player, rng = Bench(qtbot, pace="slow"), Counting(), Random(seed)
        sounds = Sounds(player)
        sounds.set(100, False)
        bench.view.event_shown.connect(sounds.heard)
        match, made = new_match(DRAW, 3), []  # type: ignore[var-annotated]
        move: object = deal(match, rng)
        while True:
            done = step(match, move)  # type: ignore[arg-type]
            match, events = done.match, redact(done.events, 0)
            made += events
            bench.view.show_events(events, look(match))
            while bench.view.director.busy:
                bench.view.director.hurry()
            if match.wants != "move":
                break
            move = rng.choice(legal_moves(match))
        assert Counter([name.rstrip("12345") for name in player.names]) == expected(made)
        wins += "win" in player.names
    assert wins, "no round of these was won"


def test_without_motion_only_what_one_does_oneself_is_heard_once(
    qtbot: QtBot, tmp_path: Path
) -> None:
    player = Counting()
    window = Window.in_folder(tmp_path, Random(3), player)
    qtbot.addWidget(window)
    window.show()
    window.change_settings(replace(window.settings, pace="off"))
    window.matches.begin(DRAW, ALONE)
    assert play_on(qtbot, window, 30) > 3
    own = [entry for entry in desk_of(window).log if entry.seat == 0]
    assert 0 < len(player.played) <= len(own)
    window.close()
    assert player.closed


def test_m_mutes_also_the_next_start_and_the_volume_is_kept(qtbot: QtBot, tmp_path: Path) -> None:
    """Known complaint C65."""
    for muted in (True, True, False):
        player = Counting()
        window = opened(qtbot, tmp_path, player)
        if window.settings.muted != muted:
            qtbot.keyClick(window, Qt.Key.Key_M)
        assert window.settings.muted == muted
        window.sounds.play("knock")
        assert player.played == ([] if muted else [("knock", pytest.approx(0.49))])
        window.matches.begin(BLOCK, ALONE)
        assert player.woken == (0 if muted else 1), "a sound card is opened for nobody"
        window.close()


def test_sound_asked_for_in_the_middle_of_a_match_is_there(qtbot: QtBot, tmp_path: Path) -> None:
    player = Counting()
    window = opened(qtbot, tmp_path, player)
    qtbot.keyClick(window, Qt.Key.Key_M)
    window.matches.begin(BLOCK, ALONE)
    assert not player.woken
    qtbot.keyClick(window, Qt.Key.Key_M)
    assert player.woken
    qtbot.waitUntil(lambda: "shuffle" in player.names, timeout=PATIENCE)
    window.close()


@pytest.mark.parametrize("most", [6, 9, 12, 15])
def test_a_heavier_tile_sounds_heavier(most: int) -> None:
    by_pips = sorted(tile_set(most), key=lambda one: one.pips)
    weights = [weight_of(one, most) for one in by_pips]
    assert weights == sorted(weights)
    assert set(weights) == set(range(1, WEIGHTS + 1))


def test_the_set_in_play_says_what_is_heavy() -> None:
    match = step(new_match(BLOCK, 2), deal(new_match(BLOCK, 2), Random(1))).match
    laid = TilePlayed(1, tile(6, 6), 6, None, 5)
    assert sound_of(laid, look(match)) == f"clack{WEIGHTS}"


def test_the_files_are_what_the_script_makes() -> None:
    sys.path.insert(0, str(ROOT / "packaging"))
    try:
        from sounds import samples
        from sounds import sounds as made
    finally:
        sys.path.remove(str(ROOT / "packaging"))
    for name, (data, rate) in made().items():
        with wave.open(str(assets() / "sounds" / f"{name}.wav")) as file:
            assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, rate)
            kept = array("h", file.readframes(file.getnframes()))
        fresh = samples(data)
        assert len(kept) == len(fresh)
        assert max(abs(one - other) for one, other in zip(kept, fresh, strict=True)) <= 1
        assert 3000 < max(map(abs, kept)) < 32_000, "heard, and not cut off"
        assert max(abs(kept[0]), abs(kept[-1])) < 400, "no click where it begins or ends"


def test_all_sounds_together_are_small() -> None:
    folder = Path(str(assets() / "sounds"))
    assert {file.stem for file in folder.iterdir()} == set(NAMES)
    assert sum(file.stat().st_size for file in folder.iterdir()) < 200_000


# A player as the program has it, in a process of its own.
PLAYS = """
import sys
from time import monotonic
from dominoes_desktop.shell.sound_process import ProcessPlayer
if __name__ == "__main__":
    player = ProcessPlayer(sys.argv[1])
    for name in ("shuffle", "clack3", "nonsense"):
        player.wake()
        player.play(name, 0.01)
    until = monotonic() + 20
    while player.alive and monotonic() < until:
        player.play("clack1", 0.01)
    player.play("win", 0.01)
    player.close()
    player.play("win", 0.01)
    assert "PySide6.QtMultimedia" not in sys.modules
"""


def test_without_a_sound_card_there_is_silence_and_no_word_of_it(tmp_path: Path) -> None:
    nowhere = {"XDG_RUNTIME_DIR": str(tmp_path), "PULSE_SERVER": f"unix:{tmp_path}/none"}
    ran = subprocess.run(
        [sys.executable, "-c", PLAYS, str(assets() / "sounds")],
        cwd=ROOT,
        env={**os.environ, **nowhere, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, "", "")


def test_a_process_that_hangs_holds_nobody_up(tmp_path: Path) -> None:
    player = ProcessPlayer(str(tmp_path))
    player.wake()
    process = player._process
    assert process is not None
    assert process.pid is not None
    os.kill(process.pid, signal.SIGSTOP)
    for _ in range(20_000):
        player.play("clack1", 0.5)
    assert not player.alive

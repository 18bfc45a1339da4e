"""Does the window stand whatever mouse and keyboard do to it, in every game?

30,000 inputs under ``--full``, a few hundred as a sample. What fails names its seed and the last
things that were done.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtTest import QTest
from pytestqt.exceptions import capture_exceptions, format_captured_exceptions
from pytestqt.logging import _QtMessageCapture as Messages
from pytestqt.qtbot import QtBot

from dominoes_desktop.games import GAMES
from dominoes_desktop.rules.ruleset import Ruleset
from dominoes_desktop.shell.window import Window
from tests.shell.at_rest import check, come_to_rest
from tests.shell.evening import opened
from tests.shell.monkey import Monkey

BURST = 25  # inputs until all is looked at
SAMPLE, FULL = 4, 30  # bursts of a monkey
SEEDS = 10  # monkeys for each group of games and pace, under `--full`: 30,000 inputs in all
GROUPS = [GAMES[0::2], GAMES[1::2]]
OFFSCREEN = re.compile("This plugin does not support")  # of menus, without a real screen


@dataclass(frozen=True)
class Heard:
    """What a window complained of, wherever it did."""

    raised: list[Any]
    said: Messages
    logged: pytest.LogCaptureFixture

    def nothing(self) -> None:
        warned = [one.message for one in self.said.records if one.matches_level("WARNING")]
        warned = [one for one in warned if not OFFSCREEN.search(one)]
        failed = [one.getMessage() for one in self.logged.records if one.levelname == "ERROR"]
        assert not self.raised, format_captured_exceptions(self.raised)
        assert not warned, warned
        assert not failed, failed


def burst(qtbot: QtBot, window: Window, monkey: Monkey, pace: str) -> None:
    """So many inputs, and then everything is as it must be."""
    for _ in range(BURST):
        monkey.act()
        QTest.qWait(monkey.rng.choice([0, 0, 0, 1, 3, 10]))
    monkey.rest()
    window.referee.set_pace("off")  # else a match of computers alone goes on for minutes
    come_to_rest(qtbot, window)
    check(window)
    quick = replace(window.settings, pace=pace, thinking=500)  # whatever it has chosen
    window.change_settings(quick)


@pytest.mark.qt_log_ignore(OFFSCREEN.pattern)
@pytest.mark.parametrize("pace", ["off", "fast"])
@pytest.mark.parametrize("games", GROUPS, ids=lambda games: "-".join(one.key for one in games))
def test_a_monkey_does_no_harm(
    qtbot: QtBot,
    qtlog: Messages,
    caplog: pytest.LogCaptureFixture,
    tmp_path: Path,
    games: tuple[Ruleset, ...],
    pace: str,
    full: bool,
) -> None:
    for seed in range(SEEDS if full else 1):
        window = opened(qtbot, tmp_path / str(seed), seed)
        window.change_settings(replace(window.settings, pace=pace))
        monkey = Monkey(window, games, seed)
        monkey.new_match()
        with capture_exceptions() as raised:
            heard = Heard(raised, qtlog, caplog)
            for at in range(FULL if full else SAMPLE):
                try:
                    burst(qtbot, window, monkey, pace)
                    heard.nothing()
                except Exception as error:
                    did = "\n".join(monkey.did)
                    pytest.fail(f"seed {seed}, burst {at}, after\n{did}\n{error}")
            window.close()
            heard.nothing()
        print(f"seed {seed}: {monkey.inputs} inputs at {pace}")

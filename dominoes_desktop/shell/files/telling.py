"""How is a problem told of? All that helps goes on the clipboard, and it is said what."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6 import __version__ as binding
from PySide6.QtCore import QLocale, QSysInfo, qVersion
from PySide6.QtGui import QGuiApplication

from ... import __version__
from ..texts import tr

if TYPE_CHECKING:
    from ...archive.report import Report
    from ..window import Window


def report_problem(window: Window) -> None:
    """Put version, system, log and record on the clipboard, without what lies face down."""
    from ...archive.report import make_report

    desk, recorder = window.matches.desk, window.matches.recorder
    running = desk is None or desk.wants in ("lead", "move")
    over = desk is not None and desk.wants == "nothing"
    read: Callable[[], bytes] = recorder.content() if recorder is not None else bytes
    facts, logs = _facts(window), window.logs

    def make() -> Report:
        try:
            record = read()
        except OSError as error:
            facts.append(f"the record can't be read: {error}")
            record = b""
        return make_report(facts, logs, record, running, over)

    def made(report: Report) -> None:
        QGuiApplication.clipboard().setText(report.text)
        text = tr("Nothing was sent. Paste it where you tell of the problem. It holds:")
        window.sheets.say(tr("A report is on the clipboard"), text, "\n".join(_holds(report)))

    window.aside.run(make, made)


def _facts(window: Window) -> list[str]:
    """Which program on which system, in lines."""
    screen, settings = window.screen(), window.settings
    size, whole = window.size(), screen.geometry()
    desk = window.matches.desk
    facts = [
        f"Dominoes Desktop {__version__}",
        f"Python {sys.version.split()[0]}, PySide6 {binding}, Qt {qVersion()}, "
        f"{QGuiApplication.platformName()}",
        f"{QSysInfo.prettyProductName()}, {QSysInfo.kernelType()} {QSysInfo.kernelVersion()}, "
        f"{QSysInfo.currentCpuArchitecture()}, {QLocale.system().name()}",
        f"window {size.width()}x{size.height()}, screen {whole.width()}x{whole.height()} at "
        f"{screen.devicePixelRatio():g}",
        f"tiles {settings.tiles or 'of the game'}, table {settings.table}, letters "
        f"{settings.letters} %, pace {settings.pace}, motion {settings.motion}",
    ]
    if desk is not None:
        facts.append(f"{desk.ruleset.key}, {len(desk.seated)} seats, wants {desk.wants}")
    return facts


def _holds(report: Report) -> list[str]:
    """What was put there, a line for each."""
    bullet = "\N{BULLET} "
    holds = [bullet + tr("the version of the program and what system it runs on")]
    if report.log:
        holds.append(bullet + tr("the last lines of the log"))
    if report.record and report.hides:
        text = tr("the record of the match with the players' names, without hidden tiles")
        holds.append(bullet + text)
    elif report.record:
        holds.append(bullet + tr("the record of the match with the players' names and all tiles"))
    return holds

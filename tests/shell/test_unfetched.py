"""Is nothing brought into the window's process that no window needs?

Looked at in a process of its own: in this one, other tests may have wanted it.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

SELDOM = (
    "archive.daily",
    "archive.course",
    "archive.ledger",
    "archive.reader",
    "archive.rounds",
    "players.why",
    "shell.figures.sheet",
    "shell.learning.course",
    "shell.learning.strip",
    "shell.replay.replay",
    "words.lesson",
    "words.liking",
    "words.rules_page",
)
"""What a window at rest has no use for, the form for a new match being open."""

LATER = ("rules.law", "session.worker", "shell.sheet", "table.scene", "table.view", "words")
"""What comes once the first picture is there, the felt of the table that was chosen."""

PAINTED = """
import os, sys
from dominoes_desktop.shell import start, window
paint = window.Window.paintEvent
def painted(self, event):
    paint(self, event)
    print(*sorted(sys.modules), flush=True)
    os._exit(0)
window.Window.paintEvent = painted
start.open_window(None, None)
"""

OPENED = """
import os, sys
from pathlib import Path
from random import Random
from PySide6.QtWidgets import QApplication, QWidget
app = QApplication([])
from dominoes_desktop.shell.window import Window
window = Window.in_folder(Path(sys.argv[1]), Random(1))
window.show()
window.start()
while window.sheets.current is None:
    app.processEvents()
at_rest = set(sys.modules)
window.sheets.rules()
app.processEvents()
kinds, todo = set(), [QWidget]
while todo:
    kind = todo.pop()
    kinds.add(kind.__name__)
    todo += type.__subclasses__(kind)
print(*sorted(kinds), *sorted(sys.modules), flush=True)
print(*sorted(at_rest), flush=True)
window.worker.close()
os._exit(0)
"""


def test_no_kind_of_widget_is_fetched_to_compare_with_and_nothing_to_think_with(
    tmp_path: Path,
) -> None:
    """Qt's binding does so with a widget of Qt's own that it is asked for and does not know: 60 ms
    and 2 MB, once.
    """
    ran = subprocess.run(
        [sys.executable, "-c", OPENED, str(tmp_path)],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=True,
        timeout=180,
    )
    there, at_rest = (set(line.split()) for line in ran.stdout.splitlines())
    assert {"TableView", "NewMatchSheet", "dominoes_desktop.session.worker"} <= there
    assert not {"QCalendarWidget", "QMdiArea", "QWizard", "dominoes_desktop.players.choose"} & there
    assert not {"dominoes_desktop.words.aloud", "dominoes_desktop.shell.access.rows"} & there
    assert not {f"dominoes_desktop.{room}" for room in SELDOM} & at_rest
    assert not {"datetime", "sqlite3", "csv", "xml.etree.ElementTree"} & at_rest


def test_the_first_picture_waits_for_nothing_but_the_felt(tmp_path: Path) -> None:
    homes = {f"XDG_{kind}_HOME": str(tmp_path) for kind in ("CONFIG", "DATA", "STATE")}
    homes |= {"XDG_RUNTIME_DIR": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"}
    ran = subprocess.run(
        [sys.executable, "-c", PAINTED],
        cwd=Path(__file__).resolve().parents[2],
        env={**os.environ, **homes},
        capture_output=True,
        text=True,
        check=True,
    )
    fetched = set(ran.stdout.split())
    assert "dominoes_desktop.table.felt" in fetched
    assert [one for one in LATER if f"dominoes_desktop.{one}" in fetched] == []

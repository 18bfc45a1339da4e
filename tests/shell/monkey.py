"""What does a monkey do at the window? Whatever mouse and keys can; now and then what makes sense.

All it does goes through the window as a real mouse and real keys would: what it hits is the
window's business. The same seed does the same as long as the window does.
"""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Sequence
from random import Random

from PySide6.QtCore import QPoint, QPointF, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QAction, QKeySequence, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QFileDialog, QWidget

from dominoes_desktop.rules.ruleset import Ruleset
from dominoes_desktop.session.entry import Seated
from dominoes_desktop.shell.replay.replay import replay
from dominoes_desktop.shell.window import Window

Key, Held, Mouse = Qt.Key, Qt.KeyboardModifier, Qt.MouseButton
KEYS = (
    *[Key(code) for code in range(Key.Key_A, Key.Key_Z + 1)],
    *[Key(code) for code in range(Key.Key_0, Key.Key_9 + 1)],
    *[Key(code) for code in range(Key.Key_F1, Key.Key_F12 + 1)],
    *[Key.Key_Left, Key.Key_Right, Key.Key_Up, Key.Key_Down] * 3,
    *[Key.Key_Return, Key.Key_Enter, Key.Key_Space, Key.Key_Escape, Key.Key_Tab] * 3,
    *[Key.Key_Backtab, Key.Key_Home, Key.Key_End, Key.Key_PageUp, Key.Key_PageDown],
    *[Key.Key_Plus, Key.Key_Minus, Key.Key_Comma, Key.Key_Backspace, Key.Key_Delete, Key.Key_Menu],
)
HELD = (*[Held.NoModifier] * 12, Held.ShiftModifier, Held.ControlModifier, Held.AltModifier)
BUTTONS = (*[Mouse.LeftButton] * 8, Mouse.RightButton, Mouse.MiddleButton)
SIZES = ((800, 600), (1000, 700), (1280, 720), (640, 480), (1500, 900))
LEVELS = ("beginner", "casual")
PATIENCE = 200  # ms after which an input that has not come back yet is met by the next
QUIT = QKeySequence("Ctrl+Q")
"""Left out: it does what it should."""


def seatings(game: Ruleset) -> list[tuple[Seated, ...]]:
    """One person, a family, or computers alone, as many as that game has."""
    found = []
    for count in range(game.seats[0], game.seats[1] + 1):
        computers = [Seated("computer", f"C{at}", LEVELS[at % 2]) for at in range(count)]
        found += [(Seated("human", "Ann"), *computers[1:])] * 4
        found += [(Seated("human", "Ann"), *computers[2:], Seated("human", "Ben"))]
        found += [tuple(computers)]
    return found


class Monkey:
    """It sits at that window and knows these games. ``did`` is what it did last, oldest first."""

    def __init__(self, window: Window, games: Sequence[Ruleset], seed: int) -> None:
        self.window, self.games, self.rng = window, games, Random(seed)
        self.did: deque[str] = deque(maxlen=60)
        self.inputs = 0
        self._patience = QTimer(window)
        self._patience.setInterval(PATIENCE)
        self._patience.timeout.connect(self._answer_menu)
        self._ways: dict[Callable[[], object], int] = {
            self.lay: 26, self.lay_by_key: 8, self.press_key: 22, self.click: 9, self.drag: 6,
            self.drag_tile: 4, self.double: 5, self.move: 5, self.wheel: 4, self.choose: 5,
            self.resize: 1, self.half_press: 1, self.new_match: 1, self.look_again: 1,
            self.kill: 1,
        }  # fmt: skip

    def act(self) -> None:
        """One thing of all that can be done. A dialog of files is always left at once."""
        for dialog in self.window.findChildren(QFileDialog):
            if dialog.isVisible():
                self._note("leaves the dialog of files")
                dialog.reject()
        ways, weights = list(self._ways), list(self._ways.values())
        sheet = self.window.sheets.seen and self.rng.random() < 0.5
        self._patience.start()
        (self.answer if sheet else self.rng.choices(ways, weights)[0])()
        self._patience.stop()
        self.inputs += 1

    def rest(self) -> None:
        """Let go of everything, and look from far."""
        popup = QApplication.activePopupWidget()
        while popup is not None:
            popup.close()
            popup = QApplication.activePopupWidget()
        QTest.mouseRelease(self._handle, Mouse.LeftButton, Held.NoModifier, QPoint(1, 1))
        QTest.mouseMove(self._handle, QPoint(1, 1))

    # sense

    def lay(self) -> None:
        """Drag a tile that fits to where it fits, or do what else there is to do."""
        table, view = self.window.view.table, self.window.view
        seen = table.seen
        if seen is None or table.gestures.locked or self.window.sheets.seen:
            self.come_back()
            return
        plays = [play for play in seen.previews if play.tile in table.items_by_tile]
        if not plays:
            self._key(self.rng.choice([Key.Key_D, Key.Key_P]))
            return
        play = self.rng.choice(plays)
        pose = table.ghost_pose(seen.previews[play].laid[-1])
        start, end = table.items_by_tile[play.tile].pos(), QPointF(pose.x, pose.y)
        way = [self._in_window(view.mapFromScene(start + (end - start) * part)) for part in WAY]
        self._drag(way)

    def come_back(self) -> None:
        """To where tiles can be laid: by a moment's patience, or an answer."""
        if QApplication.activePopupWidget() or self.window.walk.look.active:
            self._key(Key.Key_Escape)
        elif self.window.sheets.seen:
            self._key(self.rng.choice([Key.Key_Return, Key.Key_Escape]))
        else:
            QTest.qWait(20)

    def lay_by_key(self) -> None:
        """By Enter on what the keyboard has gone to."""
        for key in (self.rng.choice([Key.Key_Left, Key.Key_Right]), *[Key.Key_Return] * 2):
            self._key(key)

    def answer(self) -> None:
        """A button of what asks."""
        sheet = self.window.sheets.current
        buttons = [] if sheet is None else sheet.findChildren(QAbstractButton)
        here = [one for one in buttons if one.isVisible() and one.isEnabled()]
        if here:
            self._click_on(self.rng.choice(here))
        else:
            self._key(Key.Key_Escape)

    def choose(self) -> None:
        """Something of the menus."""
        can = [one for one in self.window.findChildren(QAction) if _can_be_chosen(one)]
        action = self.rng.choice(can)
        self._note(f"chooses {action.text()!r}")
        action.trigger()

    def new_match(self) -> None:
        game = self.rng.choice(self.games)
        seated = self.rng.choice(seatings(game))
        self._note(f"begins {game.key} with {[one.kind for one in seated]}")
        self.window.matches.leave()
        self.window.matches.begin(game, seated)

    def look_again(self) -> None:
        """At the match on the table, from its file."""
        recorder = self.window.matches.recorder
        if recorder is not None and recorder.path.exists():
            self._note("opens the record to look at it")
            replay(self.window).open(recorder.path)

    # no sense

    def kill(self) -> None:
        """The thinking process, as a system does that runs out of memory."""
        pid = self.window.worker.pid
        if pid is not None:
            self._note("kills the thinking process")
            os.kill(pid, signal.SIGKILL)

    def press_key(self) -> None:
        self._key(self.rng.choice(KEYS), self.rng.choice(HELD))

    def click(self) -> None:
        at, button = self._somewhere(), self.rng.choice(BUTTONS)
        self._note(f"clicks {button.name} {at.toTuple()}")
        QTest.mouseClick(self._handle, button, Held.NoModifier, at)

    def double(self) -> None:
        at = self._tile() if self.rng.random() < 0.7 else self._somewhere()
        self._note(f"clicks twice {at.toTuple()}")
        QTest.mouseDClick(self._handle, Mouse.LeftButton, Held.NoModifier, at)

    def drag(self) -> None:
        self._drag([self._somewhere() for _ in range(self.rng.randrange(2, 5))])

    def drag_tile(self) -> None:
        self._drag([self._tile(), *[self._somewhere() for _ in range(self.rng.randrange(1, 4))]])

    def half_press(self) -> None:
        """A button that is let go of much later, or never."""
        at = self._tile()
        self._note(f"presses {at.toTuple()}")
        QTest.mousePress(self._handle, Mouse.LeftButton, Held.NoModifier, at)
        QTest.mouseMove(self._handle, self._somewhere())

    def move(self) -> None:
        at = self._somewhere()
        self._note(f"moves to {at.toTuple()}")
        QTest.mouseMove(self._handle, at)

    def wheel(self) -> None:
        at, turn = self._somewhere(), self.rng.choice([120, 240, -120, -240])
        sideways = self.rng.random() < 0.2
        self._note(f"wheels {turn} {at.toTuple()}")
        QTest.wheelEvent(self._handle, at, QPoint(turn, 0) if sideways else QPoint(0, turn))

    def resize(self) -> None:
        size = self.rng.choice(SIZES)
        self._note(f"resizes to {size}")
        if self.window.isFullScreen():
            self.window.full_screen()
        self.window.resize(*size)

    # inside

    def _answer_menu(self) -> None:
        """The menu of a button keeps all else waiting until something in it is chosen, or not."""
        popup = QApplication.activePopupWidget()
        if popup is not None:
            key = self.rng.choice([Key.Key_Down, Key.Key_Return, Key.Key_Escape])
            self._note(f"key {key.name} in the menu of a button")
            QTest.keyClick(popup, key)

    def _note(self, what: str) -> None:
        self.did.append(f"{self.inputs}: {what}")

    @property
    def _handle(self) -> QWindow:
        return self.window.windowHandle()

    @property
    def _size(self) -> QSize:
        """A full screen is as large as the screen, whatever the window was."""
        return self._handle.size()

    def _key(self, key: Qt.Key, held: Qt.KeyboardModifier = Held.NoModifier) -> None:
        if QKeySequence(held.value | key.value) == QUIT:
            return
        self._note(f"key {held.name} {key.name}")
        QTest.keyClick(self._handle, key, held)

    def _drag(self, way: Sequence[QPoint]) -> None:
        self._note(f"drags {[at.toTuple() for at in way]}")
        QTest.mousePress(self._handle, Mouse.LeftButton, Held.NoModifier, way[0])
        for at in way[1:]:
            QTest.mouseMove(self._handle, at)
        QTest.mouseRelease(self._handle, Mouse.LeftButton, Held.NoModifier, way[-1])

    def _click_on(self, button: QWidget) -> None:
        at = button.mapTo(self.window, button.rect().center())
        if not QRect(QPoint(), self._size).contains(at):
            return
        self._note(f"clicks on {button.accessibleName() or type(button).__name__} {at.toTuple()}")
        QTest.mouseClick(self._handle, Mouse.LeftButton, Held.NoModifier, at)

    def _somewhere(self) -> QPoint:
        size = self._size
        return QPoint(self.rng.randrange(size.width()), self.rng.randrange(size.height()))

    def _tile(self) -> QPoint:
        tiles = self.window.view.table.items_by_tile
        if not tiles:
            return self._somewhere()
        at = tiles[self.rng.choice(sorted(tiles))].pos()
        return self._in_window(self.window.view.mapFromScene(at))

    def _in_window(self, at: QPoint) -> QPoint:
        """That point of the table, or the nearest that the window has: no mouse is elsewhere."""
        there, size = self.window.view.viewport().mapTo(self.window, at), self._size
        return QPoint(
            min(max(there.x(), 0), size.width() - 1), min(max(there.y(), 0), size.height() - 1)
        )


WAY = (0.0, 0.1, 0.4, 0.7, 1.0)


def _can_be_chosen(action: QAction) -> bool:
    named = bool(action.text()) and action.menu() is None and action.isEnabled()
    return named and QUIT not in action.shortcuts() and not action.isSeparator()

"""How does a test sit at the table? A view in memory, a match set up, and a mouse."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from random import Random
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, Qt
from PySide6.QtGui import QImage, QMouseEvent
from pytestqt.qtbot import QtBot

from dominoes_desktop.geometry import shape_of
from dominoes_desktop.rules.line import Joined, Line
from dominoes_desktop.rules.move import Move, Play
from dominoes_desktop.rules.observation import observe, redact
from dominoes_desktop.rules.ruleset import Match, Ruleset, Step
from dominoes_desktop.rules.tile import Tile, halves, tile
from dominoes_desktop.rules.umpire import deal, legal_moves, lot, new_match, position, step
from dominoes_desktop.session.arranging import Known, arranged
from dominoes_desktop.session.request import Arrange
from dominoes_desktop.table.seen import Seen
from dominoes_desktop.table.tile_item import GhostItem, TileItem
from dominoes_desktop.table.view import TableView
from dominoes_desktop.words import Voice

NAMES = ("You", "Bo", "Mira", "Ada")
FIRST = 24  # moves of a round that a sample looks at
LEFT, RIGHT, NONE = (
    Qt.MouseButton.LeftButton,
    Qt.MouseButton.RightButton,
    Qt.MouseButton.NoButton,
)


def one(text: str) -> Tile:
    """The tile, in whichever order its halves are written."""
    return tile(*halves(text))


def tiles(text: str) -> tuple[Tile, ...]:
    return tuple([one(word) for word in text.split()])


def row(text: str) -> Line:
    """A line as it lies from left to right, laid from the left."""
    line: list[Joined] = []
    for word in text.split():
        left, _ = halves(word)
        host = line[-1].tile if line else None
        line.append(
            Joined(one(word), left, host, left) if host else Joined(one(word), one(word).high)
        )
    return tuple(line)


def placed(
    ruleset: Ruleset, *hands: str, line: str = "", boneyard: str = "", seat: int = 0
) -> Match:
    """A match in the middle of a round, written as on paper."""
    return position(ruleset, [tiles(hand) for hand in hands], row(line), tiles(boneyard), seat)


@cache
def found_before() -> Known:
    """Layouts that tests before have found: where a line lies is a function of the line alone."""
    return {}


def look(
    match: Match,
    me: int = 0,
    names: Sequence[str] = NAMES,
    covered: bool = False,
    known: Known | None = None,
) -> Seen:
    """What a seat sees of that match, arranged as the thinking process does it."""
    observation = observe(match, me)
    plays = tuple([move for move in observation.legal if isinstance(move, Play)])
    asked = Arrange(observation.line, shape_of(observation.ruleset), plays, observation.ends)
    found = arranged(asked, found_before() if known is None else known)
    sided = {replace(play, side="") for play in found.previews if play.side}
    previews = {play: layout for play, layout in found.previews.items() if play not in sided}
    names = tuple(names[: match.seats])
    return Seen(
        observation, found.layout, names, Voice(str, names, me), previews, covered,
        thinking=observation.to_move not in (None, me),
    )  # fmt: skip


def a_round(
    game: Ruleset, seats: int, rng: Random, full: bool
) -> Iterator[tuple[Match | None, Step]]:
    """A round of moves at random from its deal on; of a sample the first ones and the last.

    With each what it led to, and the match before it where moves were left out.
    """
    match, made = new_match(game, seats), 0
    while match.wants in ("lead", "move") or match.round is None:
        move = (
            deal(match, rng) if match.wants == "deal"
            else lot(match, rng) if match.wants == "lead"
            else rng.choice(legal_moves(match))
        )  # fmt: skip
        before, done = match, step(match, move)
        match, made = done.match, made + 1
        if full or made <= FIRST or match.wants != "move":
            yield None if full or made <= FIRST + 1 else before, done


@dataclass(frozen=True)
class Picture:
    """All that is seen, to be compared: every tile as values, then every pixel."""

    tiles: dict[str, Any]
    words: tuple[Any, ...]
    pixels: QImage


class Bench:
    """A view of the table, a mouse on it, and what it has said was ``made``."""

    def __init__(
        self, qtbot: QtBot, size: tuple[int, int] = (1280, 720), pace: str = "off"
    ) -> None:
        self.view = TableView()
        qtbot.addWidget(self.view)
        self.view.resize(*size)
        self.view.set_pace(pace)
        self.view.show()
        self.view.table.shelf.patient = False
        self.made: list[Move] = []
        self.idles: list[bool] = []
        self.view.move_made.connect(self.made.append)
        self.view.idle.connect(lambda: self.idles.append(True))
        self._down = NONE

    # what is shown

    def sit(self, match: Match, me: int = 0, **how: Any) -> Seen:
        """See this match from that seat, without motion."""
        seen = look(match, me, **how)
        self.view.show_events((), seen)
        return seen

    def show(self, match: Match, *moves: Any, me: int = 0) -> Match:
        """Each move is made and shown to that seat; the match after them."""
        for move in moves:
            done = step(match, move)
            match = done.match
            self.view.show_events(redact(done.events, me), look(match, me))
        return match

    def item(self, text: str) -> TileItem:
        return self.view.table.items_by_tile[one(text)]

    def at(self, text: str) -> QPointF:
        """The middle of that tile."""
        return self.item(text).pos()

    @property
    def ghosts(self) -> dict[Play, GhostItem]:
        return self.view.table.ghosts

    def ghost(self, play: Play) -> QPointF:
        """The middle of that play's ghost."""
        return QPointF(self.ghosts[play].pose.x, self.ghosts[play].pose.y)

    @property
    def says(self) -> str:
        """The sentence above the rack."""
        return self.view.table.furniture.pill.text

    def lying(self) -> dict[str, Any]:
        """Every tile in the picture, as values."""
        return {
            str(one): (
                item.pose, item.pos().toTuple(), item.scale(), item.rotation(), item.zValue(),
                item.transform().isIdentity(), item.grounded, item.isVisible(), item.opacity(),
            )
            for one, item in sorted(self.view.table.items_by_tile.items())
        }  # fmt: skip

    def picture(self) -> Picture:
        table = self.view.table
        words = (
            self.says,
            [button.text for button in table.furniture.pill.buttons],
            len(self.ghosts),
            len(table.items()),
        )
        return Picture(self.lying(), words, self.view.grab().toImage())

    # the mouse

    def press(self, at: QPointF, button: Qt.MouseButton = LEFT) -> None:
        self._down |= button
        self._send(QEvent.Type.MouseButtonPress, at, button)

    def move(self, *path: QPointF) -> None:
        for at in path:
            self._send(QEvent.Type.MouseMove, at, NONE)

    def release(self, at: QPointF, button: Qt.MouseButton = LEFT) -> None:
        self._down &= ~button
        self._send(QEvent.Type.MouseButtonRelease, at, button)

    def lost(self) -> None:
        """The button is let go where the window does not hear of it."""
        self._down = NONE

    def lift(self, text: str, *path: QPointF) -> QPointF:
        """Press on that tile and carry it along; where it was pressed."""
        start = self.at(text)
        self.press(start)
        self.move(start + QPointF(0, -10), *path)
        return start

    def drag(self, start: QPointF, end: QPointF) -> None:
        """Press, carry in a few steps, release."""
        self.press(start)
        self.move(*[start + (end - start) * part for part in (0.2, 0.4, 0.6, 0.8, 1.0)])
        self.release(end)

    def click(self, at: QPointF, button: Qt.MouseButton = LEFT) -> None:
        self.press(at, button)
        self.release(at, button)

    def double(self, at: QPointF) -> None:
        """As the window system sends it: a click, then a double click in place of a press."""
        self.click(at)
        self._down |= LEFT
        self._send(QEvent.Type.MouseButtonDblClick, at, LEFT)
        self.release(at)

    def _send(self, kind: QEvent.Type, at: QPointF, button: Qt.MouseButton) -> None:
        port = self.view.viewport()
        where = QPointF(self.view.mapFromScene(at))
        QCoreApplication.sendEvent(
            port,
            QMouseEvent(
                kind, where, QPointF(port.mapToGlobal(where)), button, self._down,
                Qt.KeyboardModifier.NoModifier,
            ),
        )  # fmt: skip

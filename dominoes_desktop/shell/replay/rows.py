"""Which rows has the list of moves? One for the deal, one for each move that stands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt

from ...session.past import NOBODY, Past
from ...words import Voice
from ...words.past import move_lines, row_says
from ..texts import tr

Index = QModelIndex | QPersistentModelIndex
NOWHERE = QModelIndex()
ROW = Qt.ItemDataRole.UserRole


@dataclass(frozen=True, slots=True)
class Row:
    """``number`` of the move, 0 for the deal; who made it, -1 for nobody; what is said of it.

    ``spoken`` is the same for an ear. The mover is known by ``letter``, or by its ``character``.
    """

    number: int
    seat: int
    letter: str
    lines: tuple[str, ...]
    spoken: str
    character: str = ""

    @property
    def says(self) -> str:
        return row_says(tr, self.number, self.lines)


def rows_of(
    past: Past, voice: Voice, seat: int = NOBODY, characters: Sequence[str] = ()
) -> list[Row]:
    """The rows of a round as that seat knows them; ``characters`` of all seats."""
    aloud, rows = voice.aloud, []
    for number in range(past.moves + 1):
        mover = past.mover(number) if number else NOBODY
        letter = voice.speaker.names[mover].strip()[:1].upper() if number else ""
        face = characters[mover] if number and characters else ""
        events = past.told(number, seat)
        spoken = row_says(tr, number, move_lines(aloud, events))
        rows.append(Row(number, mover, letter, tuple(move_lines(voice, events)), spoken, face))
    return rows


class Rows(QAbstractListModel):
    """The rows as a view wants them. What stays the same at the beginning is left alone."""

    def __init__(self) -> None:
        super().__init__()
        self.rows: list[Row] = []

    def show(self, rows: Sequence[Row]) -> None:
        """These from now on."""
        same = 0
        while same < min(len(rows), len(self.rows)) and rows[same] == self.rows[same]:
            same += 1
        if same < len(self.rows):
            self.beginRemoveRows(NOWHERE, same, len(self.rows) - 1)
            del self.rows[same:]
            self.endRemoveRows()
        if same < len(rows):
            self.beginInsertRows(NOWHERE, same, len(rows) - 1)
            self.rows.extend(rows[same:])
            self.endInsertRows()

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        row = self.rows[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return row.says
            case Qt.ItemDataRole.AccessibleTextRole:
                return row.spoken
        return row if role == ROW else None

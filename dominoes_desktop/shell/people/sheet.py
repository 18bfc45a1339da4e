"""How are the program's people named, coloured, added and removed?"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QPushButton, QWidget

from ...archive.persons import COLOURS, LONGEST, Person
from ...table.theme import DEFAULT, Theme, ink
from ...words.text import Tr
from ..controls import label
from ..field import Field
from ..sheet import Sheet
from ..zoom import hold
from .names import person_name

SAYS = (
    "Everybody has settings and statistics of their own, and is chosen at the seats of a new "
    "match. Game, Who plays says whose settings are in force."
)


class ColourButton(QAbstractButton):
    """A person's disc with the first letter of the name; a press gives it the next colour."""

    def __init__(self, colour: int, size: int = 36) -> None:
        super().__init__()
        self.colour, self.theme, self.letter = colour, DEFAULT, ""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        hold(self, size, size)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = QRectF(self.rect())
        strong = self.hasFocus() or self.underMouse()
        pen = QPen(ink(self.theme.text), 2) if strong else Qt.PenStyle.NoPen
        painter.setPen(pen)
        painter.setBrush(self.theme.seat_colour(self.colour))
        painter.drawEllipse(room.adjusted(2, 2, -2, -2))
        painter.setFont(self.theme.font(round(self.width() * 0.44), True))
        painter.setPen(ink(self.theme.on_seat))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.letter)


class PersonRow(QWidget):
    """One person: colour, name, and the way out. ``changed`` gives what they are now."""

    changed = Signal(object)
    removed = Signal(object)

    def __init__(self, person: Person, shown: str, tr: Tr) -> None:
        super().__init__()
        self.setObjectName("clear")
        self.person = person
        self.disc = ColourButton(person.colour)
        self.disc.letter = shown[:1].upper()
        self.disc.setAccessibleName(tr("Colour of {name}").format(name=shown))
        self.disc.setToolTip(tr("Another colour"))
        self.name = Field(person.name)
        self.name.setCursorPosition(0)
        self.name.setMaxLength(LONGEST)
        self.name.setPlaceholderText(shown)
        self.name.setAccessibleName(tr("Name of {name}").format(name=shown))
        self.remove = QPushButton(tr("Remove"))
        self.remove.setAccessibleName(tr("Remove {name}").format(name=shown))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        row.addWidget(self.disc)
        row.addWidget(self.name, 1)
        row.addWidget(self.remove)
        self.disc.clicked.connect(self._recolour)
        self.name.textEdited.connect(self._rename)
        self.remove.clicked.connect(lambda: self.removed.emit(self.person))

    def _recolour(self) -> None:
        self.disc.colour = (self.disc.colour + 1) % COLOURS
        self.disc.update()
        self._tell(replace(self.person, colour=self.disc.colour))

    def _rename(self) -> None:
        name = " ".join(self.name.text().split())
        self.disc.letter = (name or self.name.placeholderText())[:1].upper()
        self.disc.update()
        self._tell(replace(self.person, name=name))

    def _tell(self, person: Person) -> None:
        self.person = person
        self.changed.emit(person)


class PeopleSheet(Sheet):
    """``adding``, ``changing`` and ``removing`` say what is to be done; `show_people` that it is.

    Changes are told when the sheet is done, or before somebody is added or removed.
    """

    adding = Signal()
    changing = Signal(object)
    removing = Signal(object)

    def __init__(
        self, parent: QWidget, people: Sequence[Person], tr: Tr, theme: Theme = DEFAULT
    ) -> None:
        super().__init__(parent, tr("People"), wide=480, theme=theme)
        self._tr = tr
        self.row: list[PersonRow] = []
        self._changed: dict[str, Person] = {}
        self.body.addWidget(label(tr(SAYS), "quiet"))
        self.wrong = label("", "wrong")
        self.body.addWidget(self.wrong)
        self.wrong.hide()
        self.add = self.button(tr("Add"))
        self.add.clicked.connect(self._add)
        self.foot.insertWidget(0, self.add)
        self.escape = self.button(tr("Done"), acting=True)
        self.escape.clicked.connect(self._done_with)
        self.show_people(people)
        self.setAccessibleDescription(tr(SAYS))

    def show_people(self, people: Sequence[Person], focus: bool = False) -> None:
        """These there are; with ``focus`` the keyboard goes to the name of the last one."""
        for row in self.row:
            self.body.removeWidget(row)
            row.hide()
            row.deleteLater()
        self.row = []
        for person in people:
            row = PersonRow(person, person_name(person, people, self._tr), self._tr)
            row.changed.connect(self._note)
            row.removed.connect(self._remove)
            row.remove.setVisible(len(people) > 1)
            self.body.insertWidget(self.body.count() - 1, row)
            self.row.append(row)
            row.show()
        self._dress()
        self._fit()
        self._look()
        if focus:
            self.row[-1].name.setFocus(Qt.FocusReason.OtherFocusReason)

    def _note(self, person: Person) -> None:
        self._changed[person.id] = person
        self._look()

    def _look(self) -> None:
        """Names must tell people apart."""
        names = [row.name.text().strip() or row.name.placeholderText() for row in self.row]
        twice = next((name for name in names if names.count(name) > 1), "")
        text = self._tr("Two people are called {name}")
        self.wrong.setText(text.format(name=twice) if twice else "")
        self.wrong.setVisible(bool(twice))
        for button in (self.add, self.acting):
            if button is not None:
                button.setEnabled(not twice)

    def _keep(self) -> None:
        changed, self._changed = self._changed, {}
        for person in changed.values():
            self.changing.emit(person)

    def _add(self) -> None:
        self._keep()
        self.adding.emit()

    def _remove(self, person: Person) -> None:
        self._keep()
        self.removing.emit(person)

    def _done_with(self) -> None:
        self._keep()
        self.finish(True)

"""Who sits at each seat? One row a seat: its colour, a name, a human or a computer of a level."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ..session.entry import ALONE, Seated
from ..words import level_name
from ..words.text import Tr
from .character_disc import CharacterDisc
from .controls import CONTROL, INDENT, Picker
from .field import Field
from .people.names import AMONG, COMPUTERS, OWN, seat_names
from .zoom import hold

LONGEST = 24
HUMAN = "human"
USUAL = "casual"
"""The level of a computer player of whom nothing else is known."""


@dataclass(frozen=True, slots=True)
class Member:
    """One of the program's own people, as a seat can have them; ``name`` "" was never given."""

    id: str
    name: str = ""
    shown: str = ""


class SeatRow(QWidget):
    """An empty name field stands for the name it shows faintly, which records have in English.

    A human is a guest, or one of ``family``, whose name stands fast if there is one.
    """

    changed = Signal()

    def __init__(self, seat: int, levels: Sequence[str], tr: Tr) -> None:
        super().__init__()
        self.seat, self._tr = seat, tr
        number = tr("Seat {number}").format(number=seat + 1)
        self.disc = CharacterDisc(seat, tr("{seat}, character").format(seat=number), tr)
        self.name = Field()
        self.name.setMaxLength(LONGEST)
        self.name.setAccessibleName(tr("{seat}, name").format(seat=number))
        kinds: list[tuple[object, str]] = [(HUMAN, tr("Human"))]
        for level in levels:
            said = level_name(level, tr).lower()
            kinds.append((level, tr("Computer, {level}").format(level=said)))
        self.family: dict[object, Member] = {}
        self._own = ""
        self._kinds = kinds
        self.kind = Picker(tr("{seat}, player").format(seat=number), kinds)
        hold(self.kind, CONTROL)
        row = QHBoxLayout(self)
        row.setContentsMargins(INDENT, 0, 0, 0)
        row.setSpacing(12)
        row.addWidget(self.disc)
        row.addWidget(self.name, 1)
        row.addWidget(self.kind)
        self.name.textChanged.connect(self._tell)
        self.kind.currentIndexChanged.connect(self._tell)
        self.disc.changed.connect(self._tell)

    @property
    def human(self) -> bool:
        return self.kind.value() == HUMAN or self.member is not None

    @property
    def member(self) -> Member | None:
        """Who of the family sits here."""
        return self.family.get(self.kind.value())

    @property
    def typed(self) -> str:
        """The name in the field, without spaces that say nothing; a member's own."""
        own = "" if self.member is None else self.member.name
        return own or " ".join(self.name.text().split())

    @property
    def shown(self) -> str:
        """What the player is called in the language of the form."""
        return self.typed or seat_names((self.seated(),), self._tr)[0]

    def offer_family(self, members: Sequence[Member]) -> None:
        """These can sit here, too."""
        self.family = {f"member:{one.id}": one for one in members}
        guest = self._tr("Guest") if members else self._kinds[0][1]
        own: list[tuple[object, str]] = [(key, one.shown) for key, one in self.family.items()]
        self.kind.offer([*own, (HUMAN, guest), *self._kinds[1:]])

    def seat_member(self, id: str) -> None:
        """That one sits here, if there is one."""
        if f"member:{id}" in self.family:
            self.kind.choose(f"member:{id}")

    def suggest(self, name: str) -> None:
        """The name, as records have it, that stands while none is typed."""
        self._own = name
        named = self.member is not None and bool(self.member.name)
        if named:
            self.name.clear()
        self.name.setEnabled(not named)
        self.name.setPlaceholderText(self.typed if named else self.shown)
        self.disc.show_name(self.shown)

    def show_seated(self, seated: Seated) -> None:
        """Take that player; a computer of a level that is not there any more is as usual."""
        self.write(seated.name)
        levels = [self.kind.itemData(at) for at in range(1, self.kind.count())]
        level = seated.level if seated.level in levels else usual(levels)
        self.kind.choose(HUMAN if seated.kind == HUMAN else level)
        self.disc.choose("" if seated.kind == HUMAN else seated.character)

    def write(self, name: str) -> None:
        """Put that name there; one that is too long for the room is seen from its beginning."""
        self.name.setText(name)
        self.name.setCursorPosition(0)

    def seated(self) -> Seated:
        name = self.typed or self._own
        if self.human:
            return Seated(HUMAN, name)
        return Seated("computer", name, str(self.kind.value()), self.disc.character)

    def _tell(self) -> None:
        blocked = self.disc.blockSignals(True)
        self.disc.show_human(self.human)
        self.disc.blockSignals(blocked)
        self.disc.show_name(self.shown)
        self.changed.emit()


def usual(levels: Sequence[str]) -> str:
    """The level of whom nobody has chosen one, or a human where there are no computers."""
    return USUAL if USUAL in levels else (*levels, HUMAN)[0]


class SeatRows(QWidget):
    """All seats of a match, the first one at the bottom of the table."""

    changed = Signal()

    def __init__(self, most: int, levels: Sequence[str], tr: Tr) -> None:
        super().__init__()
        self.setObjectName("clear")
        self._tr = tr
        self._count = 2
        self._most, self._levels = most, levels
        self._members: Sequence[Member] = ()
        self.row: list[SeatRow] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(8)
        self._grow(2)
        self._suggest()

    def _grow(self, count: int) -> None:
        """Rows are made when they are first wanted: most tables have two to four."""
        for seat in range(len(self.row), min(count, self._most)):
            row = SeatRow(seat, self._levels, self._tr)
            if self._members:
                row.offer_family(self._members)
            if seat:
                row.kind.choose(self._beside())
            if self.row:  # the sheet dressed those that it had when it was laid
                row.disc.theme = self.row[0].disc.theme
            self._column.addWidget(row)
            self.row.append(row)
            row.changed.connect(self._tell)

    def _beside(self) -> object:
        """Who comes to a new seat: a computer player as strong as its neighbour, if that is one."""
        near = [row.kind.value() for row in reversed(self.row) if not row.human]
        return near[0] if near else usual(self._levels)

    def show_count(self, count: int) -> None:
        """So many seats are taken."""
        self._count = count
        self._grow(count)
        for row in self.row:
            row.setVisible(row.seat < count)
        self._suggest()

    def show_seated(self, seated: Sequence[Seated]) -> None:
        """Take these players, as many as have a seat here.

        A name that the form would suggest by itself is left to it: a seat that is "You" alone is
        "Player 1" beside another human.
        """
        self._grow(len(seated))
        told = list(zip(self.row, seated, strict=False))
        for row, one in told:
            row.show_seated(one)
        self.show_count(len(told))
        before = self.seated()
        for row, one in told:
            row.name.clear()
            if self.seated() != before:
                row.write(one.name)

    def offer_family(self, members: Sequence[Member], seats: Sequence[str], active: str) -> None:
        """These people can be chosen; ``seats`` has the ids of those who sat there last.

        Where none of them did, the first person is the ``active`` one.
        """
        self._members = members
        for row in self.row:
            row.offer_family(members)
        for row, id in zip(self.row, seats, strict=False):
            if row.human:
                row.seat_member(id)
        if not any(self.members()):
            people = [row for row in self.row[: self._count] if row.human]
            for row in people[:1]:
                row.seat_member(active)
        self._tell()

    def members(self) -> tuple[str, ...]:
        """The ids of those of the family, "" where somebody else sits; () where none does."""
        found = [row.member for row in self.row[: self._count]]
        return tuple(["" if one is None else one.id for one in found]) if any(found) else ()

    def seated(self) -> tuple[Seated, ...]:
        return tuple([row.seated() for row in self.row[: self._count]])

    def problem(self) -> str:
        """What is wrong with the names, empty if nothing is."""
        rows = self.row[: self._count]
        names = [row.shown for row in rows]
        for row in rows:
            if row.member is not None and self.members().count(row.member.id) > 1:
                return self._tr("{name} can't sit at two seats").format(name=row.member.shown)
        twice = next((name for name in names if names.count(name) > 1), None)
        if twice is None:
            return ""
        return self._tr("Two players are called {name}").format(name=twice)

    def _tell(self) -> None:
        self._suggest()
        self.changed.emit()

    def _suggest(self) -> None:
        """A name for every seat: its own, or the next in the row that nobody has."""
        rows = self.row[: self._count]
        alone = sum([row.human for row in rows]) == 1
        taken = {row.typed for row in rows}
        for row in self.row:
            if row.human:
                row.suggest(ALONE if alone else f"{AMONG}{row.seat + 1}")
                continue
            own = (row.seat - 1) % len(COMPUTERS)
            first = (OWN[row.disc.character],) if row.disc.character else ()
            names = (*first, *COMPUTERS[own:], *COMPUTERS[:own])
            row.suggest(next((one for one in names if one not in taken), COMPUTERS[0]))
            if not row.typed:
                taken.add(row.seated().name)

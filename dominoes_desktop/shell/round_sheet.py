"""How did the round end, how was each point counted, and how does the match stand?"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import QMargins, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ..rules.event import Result
from ..rules.observation import Observation
from ..rules.options import values
from ..table.theme import DEFAULT, Theme, ink
from ..words import Voice
from ..words.text import Tr, plural
from .controls import label
from .disc import Disc
from .sheet import EDGE, Sheet
from .zoom import hold, scale_of

USUAL, CROWDED = (0.13, 0.2), (0.2, 0.155)
"""Parts of the height that stay free above and below; several at the top have tiles below them."""
WIDE = 540  # as far as leaves the hands on both sides free
LONGEST = 320  # px of a name at scale 1: all that there is beside its points


class RoundSheet(Sheet):
    """Lies between the hands that are turned up, and leaves the table light.

    ``finished`` gives "next", or "new" after the match's last round. ``looking`` is emitted when
    the player would rather see the table: the sheet is hidden then, until `come_back`;
    ``reviewing`` when the round is to be looked back at, ``shown`` as it comes and goes.
    """

    looking = Signal()
    shown = Signal(bool)
    reviewing = Signal()

    def __init__(
        self,
        parent: QWidget,
        seen: Observation,
        voice: Voice,
        tr: Tr,
        theme: Theme = DEFAULT,
        reviewed: bool = True,
        characters: Sequence[str] = (),
    ) -> None:
        """``reviewed``: it offers to look back at the round."""
        if seen.result is None:
            raise ValueError("the round is not over")
        result, over = seen.result, seen.wants == "nothing"
        ended = voice.result_title(result)
        title = voice.match_title(seen.champions, seen.scores) if over else ended
        super().__init__(parent, title, dim=0.12, wide=WIDE, theme=theme)
        self._characters = characters or ("",) * seen.seats
        self._free = CROWDED if seen.seats > 4 else USUAL
        self.coming.later(lambda: self._standing(seen, tr))
        if over and len(seen.champions) == 1:
            self.coming.later(lambda: self.body.addWidget(label(ended)))
        self.coming.later(lambda: self._sides(seen, voice, result))
        self.coming.later(lambda: self._sums(_counted(voice, seen)))
        self.coming.later(lambda: self._buttons(tr, over, reviewed))
        self.coming.later(lambda: self._describe(voice.tally_lines(result, seen.hands)))

    def _standing(self, seen: Observation, tr: Tr) -> None:
        self.body.setSpacing(6)
        self.body.addWidget(label(_standing(seen, target_of(seen), tr), "quiet"))

    def _sides(self, seen: Observation, voice: Voice, result: Result) -> None:
        """A row for each seat, or for two partners, each in a turn of its own."""
        aim = target_of(seen)
        held = [_joined(line) for line in voice.held_lines(result, seen.hands)]
        kept = seen.wins if aim and aim[1] == "wins" else seen.scores
        rows = []
        for side in seen.ruleset.teams.sides(seen.seats):
            seat, words = side[0], "\n".join([held[one] for one in side])
            if len(side) > 1:
                words = f"{voice.speaker.called(side)}\n{words}"
            names = {one: voice.speaker.names[one] for one in side}
            score = kept[seat] if aim else None, aim[0] if aim else 0
            rows.append(partial(self._row, names, words, score, result))
        self.coming.next(*rows)

    def _buttons(self, tr: Tr, over: bool, reviewed: bool) -> None:
        self.look = self.escape = self.button(tr("Look at the table"))
        self.look.clicked.connect(self._look)
        self.review = self.button(tr("Review"))
        self.review.clicked.connect(self._review)
        self.review.setVisible(reviewed)
        if over:
            self.button(tr("New match"), "new", acting=True)
        else:
            self.button(tr("Next round"), "next", acting=True)

    def _describe(self, lines: list[str]) -> None:
        self.setAccessibleDescription(". ".join(lines))

    def add_note(self, text: str) -> None:
        """Something about the match, below all else."""
        self.coming.later(lambda: self.body.addWidget(label(text, "quiet")))

    def _row(
        self, names: dict[int, str], words: str, score: tuple[int | None, int], result: Result
    ) -> None:
        """How a side has done."""
        seat, row = next(iter(names)), ScoreRow(names, self._characters, words, self.theme)
        row.show_score(result.points[seat], *score)
        row.won = seat in result.winners
        self.body.addWidget(row)

    def _sums(self, counted: list[tuple[str, str]]) -> None:
        for words, why in counted:
            self.body.addWidget(_sum(words, why))

    def come_back(self) -> None:
        """Show it again after a look at the table."""
        self.open(self.acting)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.shown.emit(True)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.shown.emit(False)

    def _look(self) -> None:
        self.leave()
        self.looking.emit()

    def _review(self) -> None:
        if self.acting is not None:  # Enter goes on when the review is closed
            self.acting.setFocus(Qt.FocusReason.OtherFocusReason)
        self.reviewing.emit()

    def place(self, panel: QRect) -> QRect:
        """A little above the middle, where there is room for it."""
        panel = super().place(panel)
        high, (above, _) = self.height(), self._free
        over, free = panel.bottom() - round(high * 0.73), panel.top() - round(high * above)
        panel.translate(0, -max(0, min(over, free)))
        return panel

    def _fit(self) -> None:
        # The hands turned up lie above and on both sides, the rack below.
        high, (above, below) = self._under.height(), self._free
        self.clear = QMargins(EDGE, round(high * above), EDGE, round(high * below))
        super()._fit()


class ScoreRow(QWidget):
    """What a side held, what it scored, and how far it has come: a seat, or two partners."""

    def __init__(
        self, names: Mapping[int, str], characters: Sequence[str], words: str, theme: Theme
    ) -> None:
        super().__init__()
        self.theme, self.won, self._part = theme, False, 0.0
        discs = QVBoxLayout()
        for seat, name in names.items():
            disc = Disc(seat, theme, 26, characters[seat])
            disc.show_name(name)
            discs.addWidget(disc, 0, Qt.AlignmentFlag.AlignVCenter)
        self.gain, self.score = label("", "strong"), label("", "score")
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(8, 4, 10, 8)
        self._row.setSpacing(10)
        self._row.addLayout(discs)
        self.words = label(words)
        self._row.addWidget(self.words, 1)
        for number, wide in ((self.gain, 52), (self.score, 46)):
            number.setWordWrap(False)
            hold(number, wide)
            number.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            self._row.addWidget(number)

    def show_score(self, gain: int, score: int | None, target: int) -> None:
        """The round's points, and the match's so far (None: one round decides)."""
        self.gain.setText(f"+{gain}" if gain else "")
        self.score.setText("" if score is None else str(score))
        self.score.setVisible(score is not None)
        self.gain.setVisible(bool(gain) and (score is not None or gain > 1))
        self._part = min(1.0, max(0, score or 0) / target) if target else -1.0

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        if self.won:
            painter.setBrush(ink(self.theme.glass_edge, 0.11))
            painter.drawRoundedRect(QRectF(self.rect()), 8, 8)
        if self._part >= 0:
            self._rail(painter, scale_of(self))

    def _rail(self, painter: QPainter, scale: float) -> None:
        """How far the seat has come on its way to the target."""
        start, end, high = 44 * scale, 10 * scale, 3 * scale
        if self.isRightToLeft():
            start, end = end, start
        rail = QRectF(start, self.height() - 2 * high, self.width() - start - end, high)
        painter.setBrush(ink(self.theme.glass_edge, 0.16))
        painter.drawRoundedRect(rail, high / 2, high / 2)
        done = rail.width() * self._part
        left = rail.right() - done if self.isRightToLeft() else rail.left()
        painter.setBrush(ink(self.theme.text, 0.85))
        painter.drawRoundedRect(QRectF(left, rail.top(), done, high), high / 2, high / 2)


def _joined(line: str) -> str:
    """The sum at a line's end never stands alone on the next one."""
    words, _, last = line.rpartition(" ")
    return f"{words}\N{NO-BREAK SPACE}{last}" if last.isdigit() else line


def target_of(seen: Observation) -> tuple[int, str] | None:
    """What has to be reached, in ``points`` or ``wins``; None where one round decides."""
    rules = values(seen.ruleset)
    best_of, target = rules.get("best_of", 1), rules.get("target")
    if isinstance(best_of, int) and best_of > 1:
        return (best_of + 1) // 2, "wins"
    return (target, "points") if isinstance(target, int) else None


def _standing(seen: Observation, aim: tuple[int, str] | None, tr: Tr) -> str:
    if aim is None:
        return tr("One round decides")
    if aim[1] == "wins":
        text = plural(tr, aim[0], "first to {count} win", "first to {count} wins")
    elif values(seen.ruleset).get("exact") == "yes":
        text = plural(
            tr,
            aim[0],
            "exactly {count} point wins, what would pass it does not count",
            "exactly {count} points win, what would pass them does not count",
        )
    else:
        text = plural(tr, aim[0], "first to {count} point", "first to {count} points")
    return tr("Round {number}, {aim}").format(number=seen.number, aim=text)


def _counted(voice: Voice, seen: Observation) -> list[tuple[str, str]]:
    assert seen.result is not None
    tied = voice.tie_line(seen.result, seen.hands)
    sums = [] if _only_wins(seen) else voice.sum_lines(seen.result, seen.hands)
    return ([(tied, "")] if tied else []) + sums


def _only_wins(seen: Observation) -> bool:
    return seen.result is not None and all(tally.kind == "wins" for tally in seen.result.tallies)


def _sum(words: str, why: str) -> QWidget:
    both = QWidget()
    column = QVBoxLayout(both)
    column.setContentsMargins(8, 2, 8, 0)
    column.setSpacing(2)
    column.addWidget(label(words, "strong"))
    if why:
        column.addWidget(label(why, "quiet"))
    return both

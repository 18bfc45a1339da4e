"""In how many columns do cards stand of which one is chosen?"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QButtonGroup, QGridLayout

from .card import Card
from .controls import GUTTER, Scroll
from .zoom import hold

CARD_WIDE = 240  # px at scale 1
GAP = 8
LAID_OUT = QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.LayoutRequest


def list_width(columns: int) -> int:
    """The width of a list of so many columns with its gutter, in pixels at scale 1."""
    return columns * (CARD_WIDE + GAP) - GAP + GUTTER


class CardList(Scroll):
    """Cards one below the other, and in a second column where that is wanted; they may scroll.

    The chosen one is in sight once it is chosen, and whatever size the list takes.
    """

    def __init__(self) -> None:
        super().__init__()
        self._cards: Sequence[Card] = ()
        self._columns = 0
        self._grid = QGridLayout()
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(GAP)
        self._group = QButtonGroup(self)
        self.rows.addLayout(self._grid)
        self.rows.addStretch(1)
        self._group.buttonToggled.connect(self.show_chosen)
        for part in (self.body, self.viewport()):
            part.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in LAID_OUT:
            self.show_chosen()
        return False

    def show_chosen(self) -> None:
        """Scroll as little as is needed for it to be seen."""
        chosen = self._group.checkedButton()
        if chosen is not None and chosen.isVisible():
            self.show_row(chosen)

    def gather(self, card: Card) -> Card:
        """Of this card and those before only one is chosen, also while none of them is seen yet."""
        self._group.addButton(card)
        return card

    def offer(self, cards: Sequence[Card]) -> None:
        """These cards, in one column."""
        self._cards = cards
        self.stand(1)

    def stand(self, columns: int) -> None:
        """Put the cards in so many columns, the first one downwards first."""
        if columns == self._columns:
            return
        self._columns = columns
        high = -(-len(self._cards) // columns)
        for card in self._cards:
            self._grid.removeWidget(card)
        for at, card in enumerate(self._cards):
            self._grid.addWidget(card, at % high, at // high)
        hold(self, list_width(columns))

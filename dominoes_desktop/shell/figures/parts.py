"""How do the matches look in parts: by game, or by opponents?"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from ..controls import label

RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
Row = tuple[str, str, str, str]


class Part(QWidget):
    """A small table; there only where it has at least two rows. ``heads`` name its columns."""

    def __init__(self, heads: Row) -> None:
        super().__init__()
        self.setObjectName("clear")
        self._heads = heads
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 8)
        grid.setHorizontalSpacing(28)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(0, 1)
        self._columns: list[QLabel] = []  # one a column: hundreds of small ones would take long
        for at, head in enumerate(heads):
            for row, text in enumerate((head, "")):
                cell = label(text, ("strong" if at == 0 else "quiet") if row == 0 else "")
                cell.setWordWrap(False)
                if at:
                    cell.setAlignment(RIGHT)
                grid.addWidget(cell, row, at)
            self._columns.append(cell)
        self.hide()

    def tell(self, rows: Sequence[Row]) -> None:
        for at, cell in enumerate(self._columns):
            cell.setText("\n".join([row[at] for row in rows]))
        said = [
            ", ".join(f"{h} {cell}" for h, cell in zip(self._heads[1:], row[1:], strict=True))
            for row in rows
        ]
        self.setAccessibleName(self._heads[0])
        self.setAccessibleDescription(
            ". ".join(f"{row[0]}: {rest}" for row, rest in zip(rows, said, strict=True))
        )
        self.setVisible(len(rows) > 1)

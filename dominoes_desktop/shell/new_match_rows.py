"""In which order do the rows of the New match form stand?"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ..words.text import Tr
from .controls import CONTROL, INDENT, label, line
from .zoom import hold

if TYPE_CHECKING:
    from .new_match import NewMatchSheet


def lay_rows(form: NewMatchSheet, rows: QVBoxLayout, tr: Tr) -> None:
    """Lay what the form has into its rows."""
    top = QHBoxLayout()
    top.setContentsMargins(INDENT, 0, 0, 0)
    top.addWidget(label(tr("Players"), "heading"), 1)
    hold(form.count, CONTROL)
    top.addWidget(form.count)
    rows.addLayout(top)
    who: list[QWidget] = [form.seats, form.twice, form.hint, form.lesson, line()]
    what: list[QWidget] = [form.basic, form.tiles, form.deal, line()]
    for row in (*who, *what, form.presets, form.fold, form.house):
        rows.addWidget(row)
    rows.addStretch(1)

"""At which pieces does Tab stop, and in which order?"""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLayout, QWidget

from .controls import Scroll


def in_order(widget: QWidget) -> Iterator[QWidget]:
    """The widgets in it in the order of its layouts: pieces that came late, too."""
    layout = widget.body.layout() if isinstance(widget, Scroll) else widget.layout()
    if layout is not None:
        yield from _laid(layout)


def _laid(layout: QLayout) -> Iterator[QWidget]:
    for at in range(layout.count()):
        item = layout.itemAt(at)
        inner = item.layout() if item is not None else None
        widget = item.widget() if item is not None else None
        if inner is not None:
            yield from _laid(inner)
        if widget is not None:
            yield widget
            yield from in_order(widget)


def takes_tab(widget: QWidget) -> bool:
    """Can it be reached now?"""
    tab = widget.focusPolicy() & Qt.FocusPolicy.TabFocus
    return bool(tab) and widget.isVisible() and widget.isEnabled() and not widget.focusProxy()

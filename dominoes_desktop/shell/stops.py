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
    # Not by itemAt: what that gives stays in Python's hands after its widget is gone.
    direct = Qt.FindChildOption.FindDirectChildrenOnly
    laid: dict[int, QWidget | QLayout] = {
        layout.indexOf(one): one for one in layout.findChildren(QLayout, options=direct)
    }
    parent = layout.parentWidget()
    for widget in [] if parent is None else parent.findChildren(QWidget, options=direct):
        laid[layout.indexOf(widget)] = widget
    for at in sorted(laid.keys() - {-1}):
        one = laid[at]
        if isinstance(one, QLayout):
            yield from _laid(one)
        else:
            yield one
            yield from in_order(one)


def takes_tab(widget: QWidget) -> bool:
    """Can it be reached now?"""
    tab = widget.focusPolicy() & Qt.FocusPolicy.TabFocus
    return bool(tab) and widget.isVisible() and widget.isEnabled() and not widget.focusProxy()

"""At which pieces does Tab stop, and in which order?"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLayout, QPushButton, QWidget

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


def go_round(stops: Sequence[QWidget], focused: QWidget | None, on: bool) -> None:
    """Give the keyboard to where Tab goes from there, or Shift+Tab: round and round."""
    at = stops.index(focused) if focused in stops else -1 if on else 0
    for step in range(1, len(stops) + 1):
        stop = stops[(at + step if on else at - step) % len(stops)]
        if takes_tab(stop):
            reason = Qt.FocusReason.TabFocusReason
            stop.setFocus(reason if on else Qt.FocusReason.BacktabFocusReason)
            _bring_up(stop)
            break


def entered(focused: QWidget | None, acting: QPushButton | None) -> QPushButton | None:
    """Which button Enter presses: the one with the keyboard, unless it is a value among others."""
    if isinstance(focused, QPushButton) and focused.group() is None:
        return focused
    return acting


def takes_tab(widget: QWidget) -> bool:
    """Can it be reached now?"""
    tab = widget.focusPolicy() & Qt.FocusPolicy.TabFocus
    return bool(tab) and widget.isVisible() and widget.isEnabled() and not widget.focusProxy()


def _bring_up(widget: QWidget) -> None:
    """Scroll what it lies in until it is seen."""
    above = widget.parentWidget()
    while above is not None and not above.isWindow():
        if isinstance(above, Scroll):
            above.ensureWidgetVisible(widget, 0, above.more.high)
        above = above.parentWidget()

"""How large is a sheet? It grows with its window as the table does.

Lengths are written as they are at scale 1. `zoom` finds them in the layouts of a widget, and where
`hold` has fixed a size; pieces that paint themselves ask `scale_of`.
"""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QLayout, QWidget

from ..table.theme import DEFAULT

STEPS = 8
NARROWEST = 720  # px at scale 1: so far a sheet may be squeezed by larger letters
_LAYOUT, _HELD, _LETTERS = "lengths at scale 1", "held at scale 1", "letters"


def scale_for(window: QSize) -> float:
    """The scale in a window of that size: 1 at 1280x720 and below, in steps of an eighth."""
    exact = min(window.width() / 1280, window.height() / 720)
    return max(1.0, int(exact * STEPS) / STEPS)


def set_letters(window: QWidget, percent: int) -> None:
    """Sheets over it have letters so much larger than usual, and all else with them."""
    if window.property(_LETTERS) != percent:
        window.setProperty(_LETTERS, percent)


def scale_in(window: QWidget, wide: int) -> float:
    """The scale of a sheet over that window, ``wide`` at scale 1: with larger letters, if it fits.

    In a small window it is never smaller than without them.
    """
    usual = scale_for(window.size())
    wished = usual * int(window.property(_LETTERS) or 100) / 100
    most = int(window.width() / min(wide, NARROWEST) * STEPS) / STEPS
    return max(usual, min(wished, most))


def scale_of(widget: QWidget) -> float:
    """The scale of the sheet that the widget lies on, by its letters."""
    widget.ensurePolished()
    return max(1.0, widget.font().pixelSize() / DEFAULT.body)


def hold(widget: QWidget, width: int = 0, height: int = 0) -> None:
    """Fix the width, the height or both, in pixels at scale 1."""
    widget.setProperty(_HELD, [width, height])
    _hold(widget, 1.0)


def height_of(layout: QLayout, width: int) -> int:
    """The height that it would like to have at that width."""
    if layout.hasHeightForWidth():
        return layout.totalHeightForWidth(width)
    return layout.totalSizeHint().height()


def zoom(widget: QWidget, scale: float) -> None:
    """Give all that lies in the widget its lengths at this scale."""
    for one in (widget, *widget.findChildren(QWidget)):
        _hold(one, scale)
        layout = one.layout()
        if layout is not None:
            # Not by itemAt: what that gives stays in Python's hands after its widget is gone.
            for inner in (layout, *layout.findChildren(QLayout)):
                _stretch(inner, scale)


def _hold(widget: QWidget, scale: float) -> None:
    held = widget.property(_HELD)
    if held is not None:
        width, height = [round(length * scale) for length in held]
        if width and widget.maximumWidth() != width:
            widget.setFixedWidth(width)
        if height and widget.maximumHeight() != height:
            widget.setFixedHeight(height)


def _stretch(layout: QLayout, scale: float) -> None:
    base = layout.property(_LAYOUT)
    if base is None:
        found = layout.contentsMargins()
        base = [found.left(), found.top(), found.right(), found.bottom(), layout.spacing()]
        layout.setProperty(_LAYOUT, base)
    left, top, right, bottom, spacing = [round(length * scale) for length in base]
    now = layout.contentsMargins()
    if (now.left(), now.top(), now.right(), now.bottom()) != (left, top, right, bottom):
        layout.setContentsMargins(left, top, right, bottom)
    if base[4] >= 0 and layout.spacing() != spacing:
        layout.setSpacing(spacing)

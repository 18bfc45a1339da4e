"""How does a line of text become the outline of a shape?

A small language for drawings kept as text; all numbers are absolute, separated by blanks::

    M x y           start here          L x y ...         straight on, through each point
    C six numbers   a cubic curve       Q four numbers    a curve with one handle
    S x y ...       a smooth curve through the points, from where the pen is
    B x y ...       a smooth closed shape through the points
    O x y rx ry     an ellipse          Z                 back to the start
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath


@cache
def outline(text: str) -> QPainterPath:
    """The path that ``text`` describes; do not change it. ValueError where it can't be read."""
    path = QPainterPath()
    for letter, numbers in _strokes(text):
        points = [QPointF(x, y) for x, y in zip(numbers[::2], numbers[1::2], strict=True)]
        match letter:
            case "M":
                path.moveTo(points[0])
            case "L":
                for point in points:
                    path.lineTo(point)
            case "C":
                path.cubicTo(*points)
            case "Q":
                path.quadTo(*points)
            case "S":
                smooth(path, [path.currentPosition(), *points], closed=False)
            case "B":
                path.moveTo(points[0])
                smooth(path, points, closed=True)
            case "O":
                path.addEllipse(points[0], numbers[2], numbers[3])
            case "Z":
                path.closeSubpath()
            case _:
                raise ValueError(f"{letter} in {text}")
    return path


def smooth(path: QPainterPath, points: Sequence[QPointF], closed: bool) -> None:
    """Go on through ``points``, the first of which is where the pen stands."""
    count = len(points)
    for index in range(count if closed else count - 1):
        if closed:
            before, start, stop, after = (points[(index + step) % count] for step in range(-1, 3))
        else:
            before, after = points[max(0, index - 1)], points[min(count - 1, index + 2)]
            start, stop = points[index], points[index + 1]
        path.cubicTo(start + (stop - before) / 6, stop - (after - start) / 6, stop)
    if closed:
        path.closeSubpath()


def _strokes(text: str) -> Iterator[tuple[str, list[float]]]:
    letter, numbers = "", list[float]()
    for word in text.split():
        if len(word) == 1 and word.isalpha():
            if letter:
                yield letter, numbers
            letter, numbers = word, []
        else:
            numbers.append(float(word))
    if letter:
        yield letter, numbers

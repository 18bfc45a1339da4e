"""What does a window on the screen look like, and do two pictures show the same?

    seen.py take X Y WIDTH HEIGHT OUT.png    that part of the screen, once nothing on it moves
    seen.py compare ONE.png OTHER.png        prints how far they are apart; 1 where it is too far
    seen.py first COMMAND...                 prints the seconds until anything is on the screen

Part of the proof of the packages; run by the Python that has Qt, with a DISPLAY.
"""

from __future__ import annotations

import subprocess
import sys
import time

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage

PATIENCE = 60.0  # seconds in which the picture must come to rest
STILL = 8.0  # seconds in which nothing may move: what is said of a move goes by itself
SHRUNK = (320, 180)  # compared by these: letters of another font are no fault of a package
MEAN = 3.0  # levels (of 255) by which the mean value may be off
FAR, MANY = 60, 0.004  # so many of all values may be off by more than so many levels
COLOURS = 200  # at least, or it shows nothing


def take(frame: tuple[int, int, int, int], out: str) -> int:
    """Keep the picture as soon as it has stayed the same for a while."""
    application = QGuiApplication([])
    screen = application.primaryScreen()
    moved, before = time.monotonic(), QImage()
    end = moved + PATIENCE
    while time.monotonic() < end:
        now = screen.grabWindow(0, *frame).toImage()
        if now != before:
            moved, before = time.monotonic(), now
        elif time.monotonic() > moved + STILL:
            return 0 if now.save(out) else 1
        time.sleep(0.4)
    print("the picture did not come to rest")
    return 1


def first(command: list[str]) -> int:
    """Start that command on an empty screen, wait for its first picture, and end it."""
    application = QGuiApplication([])
    screen = application.primaryScreen()
    wide, middle = screen.size().width(), screen.size().height() // 3

    def empty() -> bool:
        line = screen.grabWindow(0, 0, middle, wide, 1).toImage()
        grey = line.convertToFormat(QImage.Format.Format_Grayscale8)
        return not any(bytes(grey.constBits()))

    begun = time.perf_counter()
    with subprocess.Popen(command, stdin=subprocess.DEVNULL) as program:
        while empty() and time.perf_counter() - begun < PATIENCE and program.poll() is None:
            time.sleep(0.001)
        seconds = time.perf_counter() - begun
        there = not empty()
        program.terminate()
    print(f"{seconds:.4f}" if there else f"nothing was seen in {seconds:.0f} s")
    return int(not there)


def values(image: QImage) -> bytes:
    """Red, green and blue of each pixel of the shrunk picture."""
    small = image.scaled(
        *SHRUNK,
        Qt.AspectRatioMode.IgnoreAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    ).convertToFormat(QImage.Format.Format_RGB888)
    wide, each = small.width() * 3, small.bytesPerLine()
    held = bytes(small.constBits())
    return b"".join(held[y * each : y * each + wide] for y in range(small.height()))


def compare(one: str, other: str) -> int:
    """Print by how much they are apart; 1 where that is more than two fonts may be."""
    first, second = QImage(one), QImage(other)
    if first.isNull() or first.size() != second.size():
        print(f"{one} and {other} are not two pictures of one size")
        return 1
    a, b = values(first), values(second)
    if len({a[at : at + 3] for at in range(0, len(a), 3)}) < COLOURS:
        print("the picture shows next to nothing")
        return 1
    off = [abs(x - y) for x, y in zip(a, b, strict=True)]
    mean, far = sum(off) / len(off), sum(one > FAR for one in off) / len(off)
    print(f"{mean:.2f} levels of 255 apart in the mean, {far:.2%} far")
    return int(mean > MEAN or far > MANY)


def main(words: list[str]) -> int:
    match words:
        case ["take", x, y, wide, high, out]:
            return take((int(x), int(y), int(wide), int(high)), out)
        case ["first", *command]:
            return first(command)
        case ["compare", one, other]:
            return compare(one, other)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""How are the icons made? `python packaging/icons.py [FOLDER]` writes them, into assets/icons.

Two drawings as SVG, each in a fine form and one of few strokes for sizes up to 24 pixels: the
program's, a tile of bone on green felt, and that of a record, the same tile on a sheet of paper.
`pixmaps`, `ico` and `icns` make of them what the systems want, with Qt.
"""

from __future__ import annotations

import struct
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "assets" / "icons"
APP, RECORD = "dominoes-desktop", "application-x-domino"
SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
IN_WINDOWS = (16, 32, 64)
SMALL = 24  # pixels up to which the drawing of few strokes is legible and the fine one is not

FELT, FELT_RIM = "#1f6b46", "#0f4a2f"
BONE, BONE_EDGE, BONE_SIDE = "#fbf5e6", "#6d6250", "#cfc3a5"
PIP, ACCENT = "#20242c", "#b3261e"
PAPER, PAPER_EDGE, FOLD = "#ffffff", "#8a8f98", "#dfe3ea"

# Pips of a half that is one unit wide and high, from its middle.
FACES = {
    1: ((0.0, 0.0),),
    2: ((-0.25, -0.25), (0.25, 0.25)),
    3: ((-0.27, -0.27), (0.0, 0.0), (0.27, 0.27)),
    5: ((-0.27, -0.27), (0.27, -0.27), (0.0, 0.0), (-0.27, 0.27), (0.27, 0.27)),
}


def _pips(number: int, x: float, y: float, half: float, radius: float, fill: str) -> str:
    return "".join(
        f'<circle cx="{x + half * dx:.1f}" cy="{y + half * dy:.1f}" r="{radius}" fill="{fill}"/>'
        for dx, dy in FACES[number]
    )


def tile(x: float, y: float, half: float, upper: int, lower: int, fine: bool) -> str:
    """An upright tile with its upper left corner there; ``half``: the side of one of its halves."""
    rim, side = half * (0.05 if fine else 0.09), half * 0.09
    corner = half * (0.2 if fine else 0.16)
    radius = round(half * (0.105 if fine else 0.16), 1)
    width, height, middle = half, 2 * half, x + half / 2
    body = f'width="{width}" height="{height}" rx="{corner}"'
    line = f"M{x + half * 0.16:.1f} {y + half} H{x + half * 0.84:.1f}"
    parts = [f'<rect x="{x}" y="{y}" {body} fill="{BONE}" stroke="{BONE_EDGE}"']
    parts.append(f' stroke-width="{rim:.1f}"/>')
    if fine:
        under = f'<rect x="{x}" y="{y + side:.1f}" {body} fill="{BONE_SIDE}"'
        parts.insert(0, f'{under} stroke="{BONE_EDGE}" stroke-width="{rim:.1f}"/>')
    parts.append(f'<path d="{line}" stroke="{BONE_EDGE}" stroke-width="{half * 0.07:.1f}"/>')
    parts.append(_pips(upper, middle, y + half / 2, half, radius, PIP))
    parts.append(_pips(lower, middle, y + half * 1.5, half, radius, ACCENT))
    return "".join(parts)


def drawing(name: str, fine: bool) -> str:
    """The SVG of that icon, 256 units wide and high."""
    if name == APP:
        ground = (
            f'<rect x="10" y="10" width="236" height="236" rx="52" fill="{FELT}" '
            f'stroke="{FELT_RIM}" stroke-width="8"/>'
        )
        lying = tile(84, 40, 88, 5, 3, True) if fine else tile(72, 16, 112, 1, 2, False)
        turn = "rotate(18 128 128)" if fine else ""
    else:
        ground = (
            f'<path d="M44 10 H160 L216 66 V246 H44 Z" fill="{PAPER}" stroke="{PAPER_EDGE}" '
            f'stroke-width="8" stroke-linejoin="round"/><path d="M160 10 V66 H216 Z" fill="{FOLD}" '
            f'stroke="{PAPER_EDGE}" stroke-width="8" stroke-linejoin="round"/>'
        )
        lying = tile(96, 82, 70, 5, 3, True) if fine else tile(88, 62, 84, 1, 2, False)
        turn = "rotate(18 130 152)" if fine else ""
    group = f'<g transform="{turn}">{lying}</g>' if turn else lying
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256">'
        f"{ground}{group}</svg>\n"
    )


def write(folder: Path) -> None:
    """Both drawings in both forms, and of the program's what a window shows, as PNG."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in (APP, RECORD):
        (folder / f"{name}.svg").write_text(drawing(name, True), encoding="utf-8")
        (folder / f"{name}-small.svg").write_text(drawing(name, False), encoding="utf-8")
    for size, png in pixmaps(APP, IN_WINDOWS):
        (folder / f"{APP}-{size}.png").write_bytes(png)


def pixmaps(name: str, sizes: tuple[int, ...] = SIZES) -> Iterator[tuple[int, bytes]]:
    """Of each size in pixels the icon as the bytes of a PNG."""
    from PySide6.QtCore import QBuffer, QByteArray, QIODevice
    from PySide6.QtGui import QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    for size in sizes:
        svg = drawing(name, size > SMALL).encode()
        image = QImage(size, size, QImage.Format.Format_ARGB32)
        image.fill(0)
        painter = QPainter(image)
        QSvgRenderer(QByteArray(svg)).render(painter)
        painter.end()
        room = QBuffer()
        room.open(QIODevice.OpenModeFlag.WriteOnly)
        image.save(room, "PNG")  # type: ignore[call-overload]
        yield size, bytes(room.data().data())


def ico(name: str) -> bytes:
    """The icon as Windows wants it: PNGs behind a table of their sizes."""
    pictures = list(pixmaps(name, (16, 24, 32, 48, 64, 128, 256)))
    head, at = struct.pack("<HHH", 0, 1, len(pictures)), 6 + 16 * len(pictures)
    table = b""
    for size, png in pictures:
        side = size % 256  # 256 is written as 0
        table += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(png), at)
        at += len(png)
    return head + table + b"".join([png for _, png in pictures])


def icns(name: str) -> bytes:
    """The icon as macOS wants it: PNGs, each behind the word for its size."""
    kinds = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09"}
    parts = b""
    for size, png in pixmaps(name, tuple(kinds)):
        parts += kinds[size] + struct.pack(">I", len(png) + 8) + png
    return b"icns" + struct.pack(">I", len(parts) + 8) + parts


if __name__ == "__main__":
    write(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)

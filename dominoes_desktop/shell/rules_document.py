"""How does a rules page look? Headings, paragraphs, pictures of tiles, sums in a pane of glass."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import (
    QBrush,
    QFont,
    QImage,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFrameFormat,
    QTextImageFormat,
    QTextLength,
)

from ..geometry import Shape, shape_of
from ..rules.line import Line as Tiles
from ..table.faces import Faces
from ..table.theme import Theme, ink
from ..words.rules_page import Block, Change, Heading, Page, Paragraph, Picture, Sentence
from ..words.rules_page_sums import Sum
from ..words.text import Tr
from .rules_pictures import WIDE, paint_hand, paint_tiles, small_table

TILE, SMALL_TILE = 30, 18
"""Short sides of tiles in pictures and in hands, in pixels at scale 1."""
FOR_CHILDREN = 1.4
"""How much larger animals are."""


class Writer:
    """Writes a page into a document at a scale, for a screen of that device pixel ratio.

    ``room``: pixels, which pictures are no wider than.
    """

    def __init__(
        self,
        document: QTextDocument,
        theme: Theme,
        tr: Tr,
        scale: float,
        dpr: float,
        room: int = 9999,
    ) -> None:
        self._document, self._theme, self._tr, self._scale = document, theme, tr, scale
        size = scale * (FOR_CHILDREN if theme.style.startswith("animals") else 1.0)
        self._room = room
        self._large = Faces(_even(TILE * size, dpr), dpr, theme)
        self._small = Faces(_even(SMALL_TILE * size, dpr), dpr, theme)
        self._cursor = QTextCursor(document)
        self._fresh = True
        self._shape = Shape(0, 0)

    def write(self, page: Page) -> None:
        """All of the page, in place of what is there."""
        for _ in self.writing(page):
            pass

    def writing(self, page: Page) -> Iterator[None]:
        """The same, a block from one step to the next."""
        self._document.clear()
        self._document.setDocumentMargin(0)
        self._document.setDefaultFont(self._theme.font(self._px(self._theme.body)))
        self._cursor = QTextCursor(self._document)
        self._fresh = True
        self._shape = self._table(page)
        if page.changes:
            self._changes(page.changes)
        for block in page.blocks:
            yield
            self._block(block)

    def _block(self, block: Block) -> None:
        match block:
            case Heading(text=text):
                self._begin(above=18, below=4, heading=2)
                self._cursor.insertText(text, self._letters(bold=True))
            case Paragraph(sentences=sentences):
                self._begin(below=8)
                for at, sentence in enumerate(sentences):
                    self._sentence(sentence, " " if at else "")
            case Picture(caption=caption):
                self._begin(above=2, spread=False)
                self._image(self._picture(block))
                self._begin(below=10)
                self._cursor.insertText(caption, self._letters(quiet=True))
            case Sum():
                self._sum(block)

    def tables(self, page: Page) -> list[tuple[Tiles, Shape]]:
        """The tiles of each picture, and the small table on which they lie in it."""
        table = self._table(page)
        return [(block.tiles, table) for block in page.blocks if isinstance(block, Picture)]

    def _table(self, page: Page) -> Shape:
        """So small that the pictures are not too wide: lines that are longer turn a corner."""
        wide = max(12, min(WIDE, int(2 * self._room / self._large.short) - 2))
        return small_table(shape_of(page.ruleset), wide)

    def _picture(self, block: Picture) -> QImage:
        """Where it is too wide even so, its tiles are smaller."""
        faces = self._large
        made = paint_tiles(block, self._shape, faces)
        across = made.deviceIndependentSize().width()
        if across > self._room:
            short = _even(faces.short * self._room / across - 1, faces.dpr)
            made = paint_tiles(block, self._shape, Faces(short, faces.dpr, faces.theme))
        return made

    def _changes(self, changes: tuple[Change, ...]) -> None:
        """Which house rules are in force, and what is usual."""
        tr = self._tr
        self._begin(below=4, heading=2)
        self._cursor.insertText(tr("House rules of this match"), self._letters(bold=True))
        for change in changes:
            self._begin(below=2)
            text = tr("{rule}: {value}").format(rule=change.rule, value=change.value)
            self._cursor.insertText(text, self._letters())
            if change.usual:
                usual = tr("usually: {value}").format(value=change.usual)
                self._cursor.insertText(f"  ({usual})", self._letters(quiet=True))

    def _sentence(self, sentence: Sentence, before: str) -> None:
        self._cursor.insertText(before, self._letters())
        if sentence.changed:
            tag = self._letters(bold=True, marked=True)
            self._cursor.insertText(self._tr("House rule:") + " ", tag)
        self._cursor.insertText(sentence.text, self._letters(marked=sentence.changed))

    def _sum(self, block: Sum) -> None:
        """An example in a pane: the hands as tiles and in words, then the sums."""
        pane = QTextFrameFormat()
        pane.setBackground(QBrush(ink(self._theme.glass_edge, 0.08)))
        pane.setPadding(self._px(10))
        pane.setTopMargin(self._px(4))
        pane.setBottomMargin(self._px(10))
        pane.setWidth(QTextLength(QTextLength.Type.PercentageLength, 100))
        self._cursor.insertFrame(pane)
        self._fresh = True
        self._begin(below=4)
        self._cursor.insertText(self._tr("Example:") + " ", self._letters(bold=True))
        self._cursor.insertText(f"{block.title}.", self._letters())
        for line, tiles in block.held:
            self._begin(above=2, spread=not tiles)
            if tiles:
                self._image(paint_hand(tiles, self._small))
                self._cursor.insertText(" ", self._letters())
            self._cursor.insertText(f"{line}.", self._letters(quiet=True))
        for line in block.sums:
            self._begin(above=4)
            self._cursor.insertText(f"{line}.", self._letters())
        self._cursor.movePosition(QTextCursor.MoveOperation.End)
        self._fresh = True  # the paragraph that always follows a frame

    def _begin(self, above: int = 0, below: int = 0, heading: int = 0, spread: bool = True) -> None:
        """The next paragraph, with so much room around it, its lines a little apart."""
        made = QTextBlockFormat()
        made.setTopMargin(self._px(above))
        made.setBottomMargin(self._px(below))
        if spread:
            made.setLineHeight(125, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        if heading:
            made.setHeadingLevel(heading)
        if self._fresh:
            self._cursor.setBlockFormat(made)
        else:
            self._cursor.insertBlock(made)
        self._fresh = False

    def _image(self, image: QImage) -> None:
        name = f"tiles:{image.cacheKey()}"
        self._document.addResource(
            QTextDocument.ResourceType.ImageResource.value, QUrl(name), image
        )
        shown = QTextImageFormat()
        shown.setName(name)
        size = image.deviceIndependentSize()
        shown.setWidth(size.width())
        shown.setHeight(size.height())
        shown.setVerticalAlignment(QTextCharFormat.VerticalAlignment.AlignMiddle)
        self._cursor.insertImage(shown)

    def _letters(
        self, *, bold: bool = False, quiet: bool = False, marked: bool = False
    ) -> QTextCharFormat:
        theme = self._theme
        made = QTextCharFormat()
        font = theme.font(self._px(theme.body))
        font.setWeight(QFont.Weight.Bold if bold else QFont.Weight.Normal)
        made.setFont(font)
        made.setForeground(QBrush(ink(theme.quiet_text if quiet else theme.text)))
        if marked:
            made.setBackground(QBrush(ink(theme.glass_edge, 0.14)))
        else:
            made.setBackground(QBrush(Qt.BrushStyle.NoBrush))
        return made

    def _px(self, length: float) -> int:
        return round(length * self._scale)


def _even(short: float, dpr: float) -> float:
    """A short side of an even number of device pixels, close to that."""
    return 2 * round(short * dpr / 2) / dpr

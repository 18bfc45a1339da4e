"""What are the rules of this match? A page of plain sentences, true for the options in force."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ..archive.notation import read_move
from ..rules.line import Joined
from ..rules.line import Line as Tiles
from ..rules.move import Play
from ..rules.options import values
from ..rules.ruleset import Ruleset
from .rule import rule_name
from .rules_page_facts import facts_of
from .rules_page_sums import Sum, worked_sum
from .rules_page_syntax import BadPage, Facts, Line, Read, filled, page_lines
from .text import Tr, begun
from .value import value_says


@dataclass(frozen=True, slots=True)
class Heading:
    text: str


@dataclass(frozen=True, slots=True)
class Sentence:
    """``name`` is the same in every language. ``changed``: the preset's page does not say it."""

    name: str
    text: str
    changed: bool = False


@dataclass(frozen=True, slots=True)
class Paragraph:
    sentences: tuple[Sentence, ...]


@dataclass(frozen=True, slots=True)
class Picture:
    """Tiles on the table; the last ``ghosts`` of them only show where they may go."""

    name: str
    tiles: Tiles
    ghosts: int
    caption: str


@dataclass(frozen=True, slots=True)
class Change:
    """A house rule in force: its name, its value, and the preset's, all in words."""

    rule: str
    value: str
    usual: str


Block = Heading | Paragraph | Picture | Sum


@dataclass(frozen=True, slots=True)
class Page:
    """The rules of one game as played by so many seats."""

    ruleset: Ruleset
    seats: int
    changes: tuple[Change, ...]
    blocks: tuple[Block, ...]

    @property
    def key(self) -> str:
        """The game's."""
        return self.ruleset.key

    def sentences(self) -> tuple[Sentence, ...]:
        """All of them, in order."""
        paragraphs = [block for block in self.blocks if isinstance(block, Paragraph)]
        return tuple([one for paragraph in paragraphs for one in paragraph.sentences])


def rules_page(read: Read, ruleset: Ruleset, preset: Ruleset, seats: int, tr: Tr) -> Page:
    """The page of ``ruleset``, which is ``preset`` with house rules, for so many seats.

    ``read`` gives the text of pages in the reader's language. BadPage, KeyError or ValueError where
    a page is not written as it should be; BadRuleset where so many can't play this.
    """
    lines = page_lines(read, ruleset.key)
    facts = facts_of(ruleset, seats, tr)
    usual = said_in(lines, facts_of(preset, seats, tr), tr)
    blocks = tuple(_blocks(lines, facts, usual, ruleset, seats, tr))
    changes = _changes(ruleset, preset, seats, tr)
    return Page(ruleset, seats, changes, blocks)


def plain_text(page: Page) -> str:
    """The page as it is read aloud, or printed: headings, paragraphs and sums as lines."""
    parts = []
    for block in page.blocks:
        match block:
            case Heading(text=text):
                parts.append(text)
            case Paragraph(sentences=sentences):
                parts.append(" ".join([one.text for one in sentences]))
            case Picture(caption=caption):
                parts.append(caption)
            case Sum():
                parts.append("\n".join(block.lines()))
    return "\n\n".join(parts) + "\n"


def said_in(lines: tuple[Line, ...], facts: Facts, tr: Tr) -> dict[str, str]:
    """The sentences that hold, by their names."""
    holding = [line for line in lines if line.kind == "sentence" and line.holds(facts)]
    return {line.name: begun(filled(line.text, facts, tr)) for line in holding}


def _blocks(
    lines: tuple[Line, ...],
    facts: Facts,
    usual: dict[str, str],
    ruleset: Ruleset,
    seats: int,
    tr: Tr,
) -> Iterator[Block]:
    said = said_in(lines, facts, tr)
    heading = ""
    run: list[Sentence] = []
    for line in (*lines, Line("gap")):
        if line.kind == "scene":
            continue
        if line.kind == "sentence":
            if line.holds(facts):
                text = said[line.name]
                run.append(Sentence(line.name, text, usual.get(line.name) != text))
            continue
        shown = line.kind in ("tiles", "sum") and line.holds(facts)
        if (run or shown) and heading:
            yield Heading(heading)
            heading = ""
        if run:
            yield Paragraph(tuple(run))
            run = []
        if line.kind == "heading":
            heading = line.text
        elif shown and line.kind == "tiles":
            yield _picture(line, facts, tr)
        elif shown:
            yield worked_sum(line.text, ruleset, seats, tr)


def _picture(line: Line, facts: Facts, tr: Tr) -> Picture:
    """``6-6 6-4@6-6 4-1@6-4?: caption``; a question mark behind what only may be laid."""
    written, _, caption = line.text.partition(": ")
    words = written.split()
    laid = []
    for word in words:
        play = read_move(word.rstrip("?"))
        if not isinstance(play, Play):
            raise BadPage(f"{word!r} lays no tile")
        half = -1 if play.host is None else play.inner if play.half is None else play.half
        laid.append(Joined(play.tile, play.inner, play.host, half, play.side, play.arm, play.spot))
    ghosts = len([word for word in words if word.endswith("?")])
    return Picture(line.name, tuple(laid), ghosts, filled(caption, facts, tr))


def _changes(ruleset: Ruleset, preset: Ruleset, seats: int, tr: Tr) -> tuple[Change, ...]:
    before = values(preset, seats)
    return tuple(
        [
            Change(rule_name(name, tr), value_says(name, value, tr), _usual(name, before, tr))
            for name, value in values(ruleset, seats).items()
            if before.get(name) != value
        ]
    )


def _usual(name: str, before: dict[str, int | str], tr: Tr) -> str:
    return value_says(name, before[name], tr) if name in before else ""

"""How is a rules page written? Lines of text, each with the rules under which it holds.

    ## Heading
    name [draw=one, seats>2]: A sentence with {boneyard tile|tiles} and <seats=2: this|that>.
    !name [spinner=none] 6-6 6-4@6-6 4-1@6-4?: What the picture shows.
    !sum [out_score=wins] out: 6-4 3-1 / 5-4
    *name on 6-6; hold 6-4 3-2; want 6-4@6-6: A task. // What it shows. // Why no other move.
    @part                 the lines of that part stand here
    ~name: A sentence of a part in other words.
    ; a remark

Lines that follow each other are one paragraph; an empty line begins another. A condition compares a
fact (see `facts_of`) by ``=``, ``!=``, ``<`` or ``>``; ``a|b`` allows several. A fill is
``{fact}``, a number up to twelve as a word; ``{fact#}`` in figures; ``{fact one|many}`` with its
noun. A tile with ``?`` is shown as a ghost. A ``*`` line is played in the lesson (`lesson`), where
its position shows what the sentence of that name says; ``~*name`` puts it in other words.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from ..rules.options import Value
from .text import Tr, number_word

Facts = Mapping[str, Value]
Read = Callable[[str], str]
"""The text of the page, or of the ``parts/NAME``, with that name."""

_LINE = re.compile(r"(?P<name>(?:~\*|[!~@*])?[a-z][a-z0-9-]*)(?: \[(?P<when>[^]]*)\])?(?P<rest>.*)")
_TEST = re.compile(r"(?P<fact>[a-z_]+)(?P<by>!=|=|<|>)(?P<values>.+)")
_CHOICE = re.compile(r"<(?P<when>[^:<>]+): ?(?P<yes>[^|<>]*)\|(?P<no>[^<>]*)>")
_FILL = re.compile(r"\{(?P<fact>[a-z_]+)(?P<figures>#)?(?: (?P<one>[^|{}]+)\|(?P<many>[^{}]+))?\}")


class BadPage(ValueError):
    """A page is not written as pages are; says which line."""


@dataclass(frozen=True, slots=True)
class Test:
    """One condition: ``fact`` compared ``by`` = != < > with any of the values."""

    fact: str
    by: str
    values: tuple[str, ...]

    def holds(self, facts: Facts) -> bool:
        """KeyError where there is no such fact."""
        value = facts[self.fact]
        match self.by:
            case "=":
                return str(value) in self.values
            case "!=":
                return str(value) not in self.values
            case "<":
                return isinstance(value, int) and value < int(self.values[0])
            case _:
                return isinstance(value, int) and value > int(self.values[0])


@dataclass(frozen=True, slots=True)
class Line:
    """``kind``: heading, sentence, tiles, sum, scene, or gap between paragraphs.

    A scene is called like its sentence, with a ``*`` before it.
    """

    kind: str
    name: str = ""
    when: tuple[Test, ...] = ()
    text: str = ""

    def holds(self, facts: Facts) -> bool:
        return all(test.holds(facts) for test in self.when)


def page_lines(read: Read, name: str) -> tuple[Line, ...]:
    """All lines of the page in order, parts put in, sentences in the page's own words."""
    own: dict[str, str] = {}
    lines = _lines(read(name), name, read, own)
    known = {line.name for line in lines}
    if not own.keys() <= known:
        raise BadPage(f"{name}: no sentence is called {', '.join(sorted(own.keys() - known))}")
    return tuple([replace(line, text=own.get(line.name, line.text)) for line in lines])


def tests_in(line: Line) -> tuple[Test, ...]:
    """Every condition of the line, those inside its sentence, too."""
    inside = [tests(found["when"]) for found in _CHOICE.finditer(line.text)]
    return line.when + tuple([test for some in inside for test in some])


def filled(text: str, facts: Facts, tr: Tr) -> str:
    """The text with its choices made and its facts filled in. KeyError for an unknown fact."""

    def chosen(found: re.Match[str]) -> str:
        holds = all(test.holds(facts) for test in tests(found["when"]))
        return found["yes"] if holds else found["no"]

    def fill(found: re.Match[str]) -> str:
        value = facts[found["fact"]]
        told = isinstance(value, int) and not found["figures"]
        number = number_word(tr, int(value)) if told else str(value)
        if found["one"] is None:
            return number
        return f"{number} {found['one'] if value == 1 else found['many']}"

    return _FILL.sub(fill, _CHOICE.sub(chosen, text))


def tests(when: str) -> tuple[Test, ...]:
    """Conditions parted by commas; all of them must hold. BadPage where one is none."""
    made = []
    for text in when.split(","):
        found = _TEST.fullmatch(text.strip())
        if found is None:
            raise BadPage(f"{text!r} is no condition; expected one such as draw=one")
        made.append(Test(found["fact"], found["by"], tuple(found["values"].split("|"))))
    return tuple(made)


def _lines(text: str, name: str, read: Read, own: dict[str, str]) -> list[Line]:
    made: list[Line] = []
    for number, raw in enumerate(text.splitlines(), 1):
        written = raw.strip()
        if written.startswith(";"):
            continue
        if not written:
            made.append(Line("gap"))
        elif written.startswith("## "):
            made.append(Line("heading", text=written[3:]))
        else:
            found = _LINE.fullmatch(written)
            if found is None:
                raise BadPage(f"{name}:{number}: {written!r} is no line of a page")
            made += _line(found, f"{name}:{number}", read, own)
    return made


def _line(found: re.Match[str], where: str, read: Read, own: dict[str, str]) -> list[Line]:
    name, rest = found["name"], found["rest"]
    when = tests(found["when"]) if found["when"] else ()
    if name.startswith("@"):
        part = f"parts/{name[1:]}"
        return [replace(one, when=when + one.when) for one in _lines(read(part), part, read, own)]
    if name.startswith("!"):
        if name == "!sum":
            return [Line("sum", when=when, text=rest.strip())]
        return [Line("tiles", name[1:], when, rest.strip())]
    if name.startswith("*"):
        return [Line("scene", name, when, rest.strip())]
    if name.startswith("~*"):
        own[name[1:]] = rest.strip()
        return []
    if not rest.startswith(": "):
        raise BadPage(f"{where}: expected 'name: sentence', not {found[0]!r}")
    if name.startswith("~"):
        own[name[1:]] = rest[2:]
        return []
    return [Line("sentence", name, when, rest[2:])]

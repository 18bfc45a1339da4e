"""How are a text's parts put together, so that another language can put them otherwise?"""

from __future__ import annotations

from collections.abc import Callable, Sequence

Tr = Callable[[str], str]
"""Gives a text in the reader's language; ``str`` leaves all in English."""


class Counted(str):
    """A text that tells of a ``number`` of things: in English ``one`` or ``many``, elsewhere as
    that language counts, which may have more forms than two.
    """

    many: str
    number: int

    def __new__(cls, one: str, many: str, number: int) -> Counted:
        made = super().__new__(cls, one if number == 1 else many)
        made.many, made.number = many, number
        return made


class Meant(str):
    """An English text that means two things, and which of them is meant here, for translators."""

    meaning: str

    def __new__(cls, text: str, meaning: str) -> Meant:
        made = super().__new__(cls, text)
        made.meaning = meaning
        return made


SMALL = "zero one two three four five six seven eight nine ten eleven twelve".split()


def plural(tr: Tr, count: int, one: str, many: str, **fields: object) -> str:
    """``one`` for a count of 1, else ``many``, with ``{count}`` and the fields filled in."""
    return tr(Counted(one, many, count)).format(count=count, **fields)


def tiles_many(tr: Tr, count: int) -> str:
    """ "1 tile", "7 tiles"."""
    return plural(tr, count, "{count} tile", "{count} tiles")


def pips_many(tr: Tr, count: int) -> str:
    """ "1 pip", "9 pips"."""
    return plural(tr, count, "{count} pip", "{count} pips")


def points_many(tr: Tr, count: int) -> str:
    """ "1 point", "19 points"."""
    return plural(tr, count, "{count} point", "{count} points")


def decimal(tr: Tr, value: float, digits: int = 1, sign: str = "-") -> str:
    """ "1.5", or as the language parts whole from broken; ``sign`` "+" writes that one, too."""
    minus = "\N{MINUS SIGN}" if sign == "+" else "-"
    written = f"{value:{sign}.{digits}f}".replace("-", minus)
    whole, _, fraction = written.partition(".")
    return tr("{whole}.{fraction}").format(whole=whole, fraction=fraction) if fraction else whole


def all_of(tr: Tr, words: Sequence[str]) -> str:
    """ "Ann", "Ann and Bo", "Ann, Bo and Cy"; empty for none."""
    return _joined(tr, words, "{first} and {last}")


def one_of(tr: Tr, words: Sequence[str]) -> str:
    """ "5", "5 or 2", "5, 3 or 2"; empty for none."""
    return _joined(tr, words, "{first} or {last}")


def listed(tr: Tr, words: Sequence[str]) -> str:
    """ "5", "5, 3, 2"; empty for none."""
    return _joined(tr, words, "{first}, {last}")


def _joined(tr: Tr, words: Sequence[str], last: str) -> str:
    if len(words) < 2:
        return "".join(words)
    first = words[0]
    for word in words[1:-1]:
        first = tr("{first}, {second}").format(first=first, second=word)
    return tr(last).format(first=first, last=words[-1])


def number_word(tr: Tr, number: int) -> str:
    """A small number as a word, a larger one in figures."""
    return tr(SMALL[number]) if number < len(SMALL) else str(number)


def begun(sentence: str) -> str:
    """The sentence with a large first letter."""
    return sentence[:1].upper() + sentence[1:]

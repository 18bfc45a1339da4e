"""How is a sentence that was said in one language said in another?

It is known by what it was: one text of the catalogue as it stands, one with its fields filled in,
or several that were put together.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from ..archive.catalogues import Phrase
from .text import Counted, Meant, Tr, begun

NEAR = 4
"""Of so many parts may one text with fields be put together."""

LEAST = 3
"""As long must a part of a text be, between two of its fields, to be known by that: " и "."""

MOST = 60
"""Parts of a text that are worth the while: more has a licence, which nobody has translated."""

Told = tuple[str, int]
_SIGN = re.compile(
    "(\n?\N{BULLET} |\n|\t| +\N{MIDDLE DOT} +|\N{NO-BREAK SPACE}|[:,.;] |(?<=\\w)-(?=\\w))"
)
_FIELD = re.compile(r"\{(\w+)\}")
_LETTER = re.compile(r"[^\W\d_]")


@dataclass(frozen=True, slots=True)
class _Filled:
    """A text with fields, in its ``parts`` (every other one a field); ``fast``: its longest own."""

    phrase: Phrase
    parts: tuple[str, ...]
    fast: str


class Again:
    """What was said in the language of these phrases."""

    def __init__(self, phrases: Iterable[Phrase]) -> None:
        self._whole: dict[str, Phrase] = {}
        self._filled: list[_Filled] = []
        for phrase in phrases:
            parts = tuple(_FIELD.split(phrase.said))
            if len(parts) == 1:
                self._whole.setdefault(phrase.said, phrase)
            elif len(fast := max(parts[::2], key=len)) >= LEAST and _letters(fast):
                self._filled.append(_Filled(phrase, parts, fast))
        self._forms: dict[_Filled, re.Pattern[str]] = {}  # made when they are first wanted

    def __call__(self, text: str, say: Tr) -> str:
        """The text in the language of ``say``; as it is where it is nothing that was said."""
        return self._best(text, say, {})[0]

    def _best(self, text: str, say: Tr, known: dict[str, Told]) -> Told:
        """With how many letters of it were never said by the program: the fewer, the surer."""
        if text in known:
            return known[text]
        if not _letters(text):
            return text, 0
        found = [*self._whole_of(text, say, known), *self._parts(text, say, known)]
        if text[:1].isupper():  # a part that was made the beginning, or the other way round
            small = self._whole_of(_small(text), say, known)
            found += [(begun(said), lost) for said, lost in small]
        else:
            large = self._whole_of(begun(text), say, known)
            found += [(_small(said), lost) for said, lost in large]
        known[text] = min([*found, (text, _letters(text))], key=lambda one: one[1])
        return known[text]

    def _whole_of(self, text: str, say: Tr, known: dict[str, Told]) -> Iterator[Told]:
        """What it may have been."""
        if text in self._whole:
            yield _said(self._whole[text], {}, say), 0
            return
        for filled in self._filled:
            if filled.fast in text and (found := self._form(filled).fullmatch(text)) is not None:
                told = {
                    name: self._best(part, say, known) for name, part in found.groupdict().items()
                }
                lost = sum([one for _, one in told.values()])
                fields = {name: one for name, (one, _) in told.items()}
                yield _said(filled.phrase, fields, say), lost

    def _parts(self, text: str, say: Tr, known: dict[str, Told]) -> Iterator[Told]:
        """What several texts were put together to: the way with the fewest letters unknown."""
        cut = _SIGN.split(text)
        words, signs = cut[::2], [*cut[1::2], ""]
        if not 1 < len(words) <= MOST:
            return
        best: list[Told] = [("", 0)]
        for end in range(1, len(words) + 1):
            ways: list[Told] = []
            for first in range(end):
                part = "".join(
                    [w + s for w, s in zip(words[first:end], signs[first:end], strict=True)]
                )
                sign = signs[end - 1]
                part = part.removesuffix(sign)
                before, lost = best[first]
                for one, after in ((part, sign), (part + sign.rstrip(), " " * sign.endswith(" "))):
                    said = self._piece(one, say, known, end - first)
                    if said is not None:
                        ways.append((before + said[0] + after, lost + said[1]))
            best.append(min(ways, key=lambda way: way[1]))
        yield best[-1]

    def _piece(self, text: str, say: Tr, known: dict[str, Told], words: int) -> Told | None:
        """A part that is one text, or a single word or so that is none."""
        if text in self._whole:
            return _said(self._whole[text], {}, say), 0
        if words == 1:
            return self._best(text, say, known)
        ways = self._whole_of(text, say, known) if words <= NEAR else iter(())
        return min(ways, key=lambda way: way[1], default=None)

    def _form(self, filled: _Filled) -> re.Pattern[str]:
        if filled not in self._forms:
            form, named = "", set()
            for at, part in enumerate(filled.parts):
                if at % 2 == 0:
                    form += re.escape(part)
                elif part in named:
                    form += f"(?P={part})"
                else:
                    form += rf"(?P<{part}>\d+)" if part == "count" else f"(?P<{part}>.+?)"
                    named.add(part)
            self._forms[filled] = re.compile(form, re.DOTALL)
        return self._forms[filled]


def _small(text: str) -> str:
    return text[:1].lower() + text[1:]


def _letters(text: str) -> int:
    return len(_LETTER.findall(text))


def _said(phrase: Phrase, fields: dict[str, str], say: Tr) -> str:
    text = phrase.english
    if phrase.one:
        count = fields.get("count", "")
        number = int(count) if count.isdigit() else 1
        text = Counted(phrase.one, text, number)
        fields = {"count": str(number), **fields}
    elif phrase.meaning:
        text = Meant(text, phrase.meaning)
    said = say(text)
    return said.format(**fields) if fields else said

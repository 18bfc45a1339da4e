"""How does a rules page get into another language? The same page, its texts in other words.

The English page says which line holds when, and shows which tiles; a page in another language has
texts alone, each under the name of its line (`rules_page_syntax`), in the order of the page:

    ## Overskrift
    draw-one: En sætning med {boneyard brik|brikker} og <seats=2: dette|hint>.
    !fitting: Hvad billedet viser.
    *fit: En opgave. // Hvad den viste. // Hvorfor ikke et andet træk.

Where a name stands several times on the English page, its texts follow each other.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable

from .rules_page_syntax import Read

_NAME = re.compile(r"##|[!~*]*[a-z][a-z0-9-]*(?=:| )")
_TILES = re.compile(r"(?:[0-9]+-[0-9]+\S*(?<!:) ?)+: ")
"""Tiles that are shown in place of others, before what is said of them."""


def in_language(read: Read, told: Callable[[str], str]) -> Read:
    """``read`` in English, with every text that ``told``, by the same names, has; "" for none."""

    def page(name: str) -> str:
        return reworded(read(name), told(name))

    return page


def reworded(english: str, told: str) -> str:
    """The page with the texts of that other page, as far as it has them."""
    texts: dict[str, list[str]] = defaultdict(list)
    for line in told.splitlines():
        key, _, text = parted(line)
        if key:
            texts[key].append(text)
    made = []
    for line in english.splitlines():
        key, head, _ = parted(line)
        made.append(head + texts[key].pop(0) if texts[key] else line)
    return "\n".join(made) + "\n"


def parted(line: str) -> tuple[str, str, str]:
    """A line's name with its sign, all that stands before its text, and the text.

    Three times "" for a line that has no text of its own.
    """
    line = line.strip()
    found = _NAME.match(line)
    if found is None or line.startswith("!sum"):
        return "", "", ""
    key = found[0]
    head, sign, text = line.partition(" " if key == "##" else ": ")
    tiles = _TILES.match(text) if key.startswith("~") else None
    if tiles is not None:
        return key, head + sign + tiles[0], text[tiles.end() :]
    return (key, head + sign, text) if sign else ("", "", "")

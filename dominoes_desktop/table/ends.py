"""What does the panel of the open ends say? Their numbers as they lie, locked ones, the count."""

from __future__ import annotations

from collections.abc import Callable

from ..rules.line import End, Line
from ..rules.tile import Tile
from .seen import Seen

Tr = Callable[[str], str]
NONE = "–"  # noqa: RUF001
MOST = 5  # ends that are listed one by one; of more each number stands once


def ends_lines(seen: Seen, tr: Tr) -> tuple[str, str]:
    """A quiet title and the value below it."""
    one, voice = seen.observation, seen.voice
    closed = set(one.locked) | set(one.dead)
    title = tr("Open ends")
    if one.due:
        pips = ", ".join(dict.fromkeys([voice.number(end.pips) for end in one.due]))
        title = tr("Only the {pips} is open").format(pips=pips)
    elif one.locked:
        pips = ", ".join([voice.number(n) for n in sorted({end.pips for end in one.locked})])
        title = tr("Open ends, locked: {pips}").format(pips=pips)
    if one.count is not None and one.line:
        sum_of = _counted(seen, one.count)
        return (title, sum_of) if sum_of else (tr("Count"), str(one.count))
    ends = _places([end for end in (one.due or one.ends) if end not in closed])
    if len(ends) > MOST:
        numbers = sorted({end.pips for end in ends}, reverse=True)
    else:
        numbers = [end.pips for end in sorted(ends, key=_place(seen))]
    return title, "  ·  ".join([voice.number(pips) for pips in numbers]) or NONE


def _places(ends: list[End]) -> list[End]:
    """A double with more free sides than two is one place that takes many tiles."""
    spinners = dict.fromkeys([end for end in ends if ends.count(end) > 2])
    return [*spinners, *[end for end in ends if end not in spinners]]


def _counted(seen: Seen, count: int) -> str:
    """The ends as they count, a blank one too, from west to east, and the sum; empty where it is
    one alone.

    A double counts both halves until its second side is covered, and nothing from then on
    (rules.md B2): which of two ends that show the same pips counts, only their tiles say.
    """
    one = seen.observation
    ends = sorted(one.ends, key=_place(seen))
    terms = []
    for host in dict.fromkeys([end.host for end in ends]):
        free = [end.pips for end in ends if end.host == host]
        if not host.double:
            terms.append(sum(free))
        elif _sides_taken(one.line, host) < 2:
            terms.append(2 * free[0])
    if len(terms) < 2 or sum(terms) != count:
        return ""
    return " + ".join([str(term) for term in terms]) + f" = {count}"


def _sides_taken(line: Line, tile: Tile) -> int:
    """By those that are joined to it, and by what it was joined to itself."""
    return sum([tile in (laid.host, laid.tile) and laid.host is not None for laid in line])


def _place(seen: Seen) -> Callable[[End], tuple[int, int]]:
    """The order from west to east."""
    where = {laid.tile: laid.halves for laid in seen.layout.laid}

    def place(end: End) -> tuple[int, int]:
        one, two = where[end.host]
        half = one if one.pips == end.pips else two
        return half.x, half.y

    return place

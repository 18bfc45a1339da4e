"""What is told to somebody who does not see the table? Hand, ends, counts, tiles and places.

Sentences for the ear, by a speaker who speaks ``aloud``; without a full stop where they are one.
"""

from __future__ import annotations

from collections.abc import Mapping

from ..rules.line import End
from ..rules.move import Play
from ..rules.observation import Observation
from ..rules.options import values
from ..rules.tile import Tile
from .chain import chain_rows
from .speaker import Speaker
from .text import all_of, begun, listed, number_word, plural, points_many, tiles_many
from .voice import Voice

MOST = 5  # ends that are told one by one; of more each number is told once
WAYS = {
    "n": "pointing up",
    "e": "pointing right",
    "s": "pointing down",
    "w": "pointing left",
    "across": "lying",
    "upright": "standing",
}
"""How a tile would lie: where its free half points, or of a double how it stands."""


def turn_says(voice: Voice, seen: Observation) -> str:
    """What can be done, and where: "Your turn: 6 and 4 fits. Open ends: 5 and 2"."""
    said = voice.prompt(seen)
    if not seen.line or seen.result is not None or seen.wants != "move":
        return said
    return f"{said}. {ends_say(voice.speaker, seen)}"


def ends_say(speaker: Speaker, seen: Observation) -> str:
    """Which numbers are open, which of them are closed for now, and the count where it counts."""
    tr = speaker.tr
    if not seen.line:
        return tr("The table is empty")
    if seen.due:
        end = seen.due[0]
        text = tr("Only the {pips} of {host} is open")
        return text.format(pips=speaker.number(end.pips), host=speaker.tile(end.host))
    ends = _places([end for end in seen.ends if end not in (*seen.locked, *seen.dead)])
    numbers = [end.pips for end in sorted(ends, key=_from_left(seen))]
    if len(numbers) > MOST:
        numbers = sorted(set(numbers), reverse=True)
    told = all_of(tr, [speaker.number(pips) for pips in numbers])
    said = [tr("Open ends: {numbers}").format(numbers=told) if told else tr("No end is open")]
    for closed, one, many in (
        (seen.locked, "The {numbers} is locked", "The {numbers} are locked"),
        (seen.dead, "The {numbers} has no room", "The {numbers} have no room"),
    ):
        shut = sorted({end.pips for end in closed})
        if shut:
            told = all_of(tr, [speaker.number(pips) for pips in shut])
            said.append(plural(tr, len(shut), one, many, numbers=told))
    if seen.count is not None:
        said.append(tr("They count {count}").format(count=seen.count))
    return ". ".join(said)


def counts_say(speaker: Speaker, seen: Observation) -> str:
    """How many tiles each seat and the boneyard have, and the score."""
    tr = speaker.tr
    text = tr("{name} {count}")
    held = [
        text.format(name=speaker.name(seat), count=size) for seat, size in enumerate(seen.sizes)
    ]
    said = [tr("Tiles: {each}").format(each=listed(tr, held))]
    if seen.boneyard:
        said.append(boneyard_says(speaker, seen))
    scores, towards = _standing(seen)
    if scores is not None:
        sides = dict.fromkeys([speaker.side(seat) for seat in range(seen.seats)])
        named = {speaker.side(seat): score for seat, score in enumerate(scores)}
        each = listed(tr, [text.format(name=side, count=named[side]) for side in sides])
        said.append(tr("Score: {each}, of {target}").format(each=each, target=towards))
    return ". ".join(said)


def hand_says(speaker: Speaker, hand: tuple[Tile, ...], places: Mapping[Tile, int]) -> str:
    """The own tiles in the order in which they stand, and which of them fit."""
    tr = speaker.tr
    if not hand:
        return tr("You hold no tile")
    told = listed(tr, [speaker.tile(tile) for tile in hand])
    said = plural(
        tr, len(hand), "You hold one tile: {tiles}", "You hold {count} tiles: {tiles}", tiles=told
    )
    fits = [speaker.tile(tile) for tile in hand if places.get(tile)]
    return f"{said}. {begun(_fitting(speaker, fits))}" if fits else said


def _fitting(speaker: Speaker, fits: list[str]) -> str:
    """Which tiles can be laid: "6 and 4 fits", "These fit: 6 and 4, double 2"."""
    tr = speaker.tr
    return plural(tr, len(fits), "{tiles} fits", "These fit: {tiles}", tiles=listed(tr, fits))


def tile_says(speaker: Speaker, tile: Tile, places: int | None) -> str:
    """A tile of the hand, and at how many places it can be laid; None: it is not one's turn."""
    tr = speaker.tr
    if places is None:
        return speaker.tile(tile)
    if not places:
        return tr("{tile}, does not fit").format(tile=speaker.tile(tile))
    return plural(
        tr,
        places,
        "{tile}, playable",
        "{tile}, playable at {places} places",
        tile=speaker.tile(tile),
        places=number_word(tr, places),
    )


def place_says(speaker: Speaker, seen: Observation, play: Play, way: str, points: int) -> str:
    """Where a tile would be laid: "on the 6 of 6 and 3, pointing up, for 10 points".

    ``way``: one of `WAYS`, or "" where there is no need to say it.
    """
    tr = speaker.tr
    if play.host is None:
        said = tr("as the first tile")
    else:
        ends = [end.pips for end in seen.ends if end.host == play.host]
        pips = play.inner if not ends or play.inner in ends else ends[0]
        text = tr("on the {pips} of {host}")
        said = text.format(pips=speaker.number(pips), host=speaker.tile(play.host))
    if way:
        said = tr("{place}, {way}").format(place=said, way=tr(WAYS[way]))
    if points:
        text = tr("{place}, for {points}")
        said = text.format(place=said, points=points_many(tr, points))
    return said


def line_says(speaker: Speaker, seen: Observation) -> list[tuple[Tile, str]]:
    """Every tile on the table with its words, from left to right; after them those of each arm."""
    tr = speaker.tr
    main, arms = chain_rows(seen.line)
    text = tr("{tile}, {at} of {count}")
    said = [
        (tile, text.format(tile=speaker.pair(left, right), at=at, count=len(main)))
        for at, (left, right, tile) in enumerate(main, start=1)
    ]
    text = tr("{tile}, {at} of {count} from {host}")
    for host, row in arms:
        for at, (inner, outer, tile) in enumerate(row, start=1):
            told = speaker.pair(inner, outer)
            words = text.format(tile=told, at=at, count=len(row), host=speaker.tile(host))
            said.append((tile, words))
    return said


def end_says(speaker: Speaker, seen: Observation, end: End) -> str:
    """An open end: "end 6, at 6 and 3", and what closes it for now."""
    tr = speaker.tr
    text = "end {pips}, at {host}"
    if end in seen.locked:
        text = "end {pips}, at {host}, locked"
    elif end in seen.dead:
        text = "end {pips}, at {host}, no room"
    elif seen.due and end not in seen.due:
        text = "end {pips}, at {host}, closed for now"
    return tr(text).format(pips=speaker.number(end.pips), host=speaker.tile(end.host))


def ends_in_order(seen: Observation) -> list[End]:
    """Every end once, from left to right."""
    return sorted(dict.fromkeys([*seen.ends, *seen.dead]), key=_from_left(seen))


def boneyard_says(speaker: Speaker, seen: Observation) -> str:
    """ "Boneyard: 14 tiles, 12 to draw"."""
    tr, tiles = speaker.tr, tiles_many(speaker.tr, seen.boneyard)
    if seen.drawable == seen.boneyard:
        return tr("Boneyard: {tiles}").format(tiles=tiles)
    if not seen.drawable:
        return tr("Boneyard: {tiles}, none to draw").format(tiles=tiles)
    return tr("Boneyard: {tiles}, {count} to draw").format(tiles=tiles, count=seen.drawable)


def seat_says(speaker: Speaker, seen: Observation, seat: int) -> str:
    """Who sits there: "Bo: 6 tiles", "Bo: 6 tiles, score 15", and whose turn it is."""
    tr, (scores, _) = speaker.tr, _standing(seen)
    text = "{name}: {tiles}" if scores is None else "{name}: {tiles}, score {score}"
    if seen.to_move == seat:
        text += ", to move"
    said = tr(text).format(
        name=speaker.name(seat),
        tiles=tiles_many(tr, seen.sizes[seat]),
        score=None if scores is None else scores[seat],
    )
    return begun(said)


def _standing(seen: Observation) -> tuple[tuple[int, ...] | None, int]:
    """What each seat has, rounds won or points, and how much is wanted; None in a single round."""
    rules = values(seen.ruleset, seen.seats)
    best_of, target = rules.get("best_of", 1), rules["target"]
    if isinstance(best_of, int) and best_of > 1:
        return seen.wins, (best_of + 1) // 2
    return (seen.scores, target) if isinstance(target, int) else (None, 0)


def _places(ends: list[End]) -> list[End]:
    """A double with more free sides than two is one place that takes many tiles."""
    spinners = dict.fromkeys([end for end in ends if ends.count(end) > 2])
    return [*spinners, *[end for end in ends if end not in spinners]]


class _from_left:
    """The order of ends by where their tiles lie in the row from left to right, arms after it."""

    def __init__(self, seen: Observation) -> None:
        main, arms = chain_rows(seen.line)
        rows = [*main, *[one for _, row in arms for one in row]]
        self._at = {tile: at for at, (_, _, tile) in enumerate(rows)}
        self._left = main[0] if main else None

    def __call__(self, end: End) -> int:
        if self._left is not None and end.host == self._left[2] and end.pips == self._left[0]:
            return -1
        return self._at.get(end.host, 0)

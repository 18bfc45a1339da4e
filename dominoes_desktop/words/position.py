"""How is a position told as text, to be sent to somebody?"""

from __future__ import annotations

from collections.abc import Sequence

from ..rules.observation import Observation
from ..rules.tile import Tile
from .chain import chain_drawn, chain_says
from .game import game_name
from .speaker import Speaker
from .text import Tr, plural, tiles_many


def position_title(tr: Tr, seen: Observation) -> str:
    """Which game and round it is."""
    text = tr("{game}, round {number}")
    return text.format(game=game_name(seen.ruleset.key, tr), number=seen.number)


def position_says(
    tr: Tr, names: tuple[str, ...], seen: Observation, says: str, covered: bool = False
) -> str:
    """Line by line: the game, what is so, the table, what each seat holds as far as it is seen.

    ``covered``: the viewer's own tiles are not to be told either.
    """
    speaker = Speaker(tr, names, None, seen.ruleset)
    lines = [position_title(tr, seen), says, ""]
    if seen.line:
        drawn = chain_drawn(seen.line)
        lines += [tr("On the table:"), chain_says(seen.line), *([drawn] if drawn else []), ""]
    else:
        lines += [tr("The table is empty"), ""]
    for seat, name in enumerate(names):
        hand = None if covered and seat == seen.seat else seen.hands[seat]
        lines.append(_held(speaker, seen, seat, name, hand))
    lines.append(
        plural(tr, seen.boneyard, "{count} tile in the boneyard", "{count} tiles in the boneyard")
    )
    if seen.count is not None:
        lines.append(tr("The open ends count {count}").format(count=seen.count))
    return "\n".join(lines) + "\n"


def _held(
    speaker: Speaker, seen: Observation, seat: int, name: str, hand: Sequence[Tile] | None
) -> str:
    tr, score = speaker.tr, seen.scores[seat]
    if hand:
        tiles = " ".join([speaker.tile(one) for one in hand])
        text = tr("{name}, {score} points: {tiles}")
        return text.format(name=name, score=score, tiles=tiles)
    text = tr("{name}, {score} points: {held}")
    return text.format(name=name, score=score, held=tiles_many(tr, seen.sizes[seat]))

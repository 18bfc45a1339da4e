"""How does a test write tiles, lines and moves? As one would write them on paper."""

from collections.abc import Sequence

from dominoes_desktop.rules.line import Joined, Line
from dominoes_desktop.rules.move import Deal, Draw, Lead, Move, Pass, Play
from dominoes_desktop.rules.options import with_rule
from dominoes_desktop.rules.ruleset import Match, Ruleset
from dominoes_desktop.rules.tile import Tile, halves, tile, tile_set
from dominoes_desktop.rules.umpire import legal_moves, new_match, step


def one(text: str) -> Tile:
    """The tile, in whichever order its halves are written."""
    return tile(*halves(text))


def tiles(text: str) -> tuple[Tile, ...]:
    """The tiles of a text, in its order."""
    return tuple([one(word) for word in text.split()])


def row(text: str) -> Line:
    """A line as it lies from left to right, left halves first; laid from the left."""
    line: list[Joined] = []
    for word in text.split():
        left, _right = halves(word)
        if line:
            line.append(Joined(one(word), left, line[-1].tile, left))
        else:
            line.append(Joined(one(word), one(word).high))
    return tuple(line)


def lay(text: str) -> Play:
    """``"6-4"`` the first tile, ``"6-4@6-6"`` joined by its 6 to the 6-6; ``~e`` names a side."""
    what, _, where = text.partition("@")
    where, _, side = where.partition("~")
    inner, _outer = halves(what)
    return Play(one(what), inner, one(where) if where else None, side=side)


def written(move: Move) -> str:
    """A move as the record writes it."""
    match move:
        case Draw():
            return "draw"
        case Pass():
            return "pass"
        case Play(host=None):
            return str(move.tile)
    return f"{move.inner}-{move.tile.other(move.inner)}@{move.host}"


def legal(match: Match) -> set[str]:
    """All that the seat to move may do, as the record writes it."""
    return {written(move) for move in legal_moves(match)}


def ruled(ruleset: Ruleset, **rules: object) -> Ruleset:
    """The game with these house rules."""
    for name, value in rules.items():
        ruleset = with_rule(ruleset, name, str(value))
    return ruleset


def dealt(ruleset: Ruleset, *hands: str, boneyard: str = "") -> Deal:
    """A deal of these hands; the boneyard begins as told, the rest of the set follows."""
    held = [tiles(hand) for hand in hands]
    first = tiles(boneyard)
    known = {one for part in (*held, first) for one in part}
    rest = [one for one in tile_set(ruleset.set) if one not in known]
    return Deal(tuple(held), (*first, *rest))


def begun(ruleset: Ruleset, *hands: str, lead: int | None = None, boneyard: str = "") -> Match:
    """The first round of a match, dealt like this; ``lead`` where a lot decides."""
    match = new_match(ruleset, len(hands))
    match = step(match, dealt(ruleset, *hands, boneyard=boneyard)).match
    return match if lead is None else step(match, Lead(lead)).match


def played(match: Match, moves: Sequence[Move | str]) -> Match:
    """The match after these moves, words for what is written as a word."""
    words: dict[str, Move] = {"draw": Draw(), "pass": Pass()}
    for move in moves:
        if isinstance(move, str):
            move = words.get(move) or lay(move)
        match = step(match, move).match
    return match

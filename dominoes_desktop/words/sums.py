"""How was each point of a round's end counted, in words and sums?"""

from __future__ import annotations

from collections.abc import Sequence

from ..rules.event import Result, Tally
from ..rules.tile import Tile
from .speaker import Speaker
from .text import begun, pips_many, plural, points_many, tiles_many

Hands = Sequence[Sequence[Tile] | None]


def left_lines(speaker: Speaker, result: Result, hands: Hands = ()) -> list[str]:
    """What each seat was left with, in the order of the seats: "Bo holds 6-4 and 3-1: 14"."""
    lines = []
    for seat, pips in enumerate(result.left):
        hand = hands[seat] if seat < len(hands) else None
        lines.append(_left(speaker, seat, pips, hand, result))
    return lines


def tally_lines(speaker: Speaker, result: Result, hands: Hands = ()) -> list[str]:
    """What was left, then a tie if there was one, then each sum."""
    lines = left_lines(speaker, result, hands)
    tied = tie_line(speaker, result, hands)
    if tied:
        lines.append(tied)
    return lines + [sum_line(speaker, tally, hands) for tally in result.tallies]


def tie_line(speaker: Speaker, result: Result, hands: Hands = ()) -> str:
    """Who was level on a block and what came of it; empty where nobody was."""
    if result.reason != "blocked" or len(result.winners) == 1:
        return ""
    if speaker.partners:
        return "" if result.winners else _level_sides(speaker, result)
    by_tiles = _by_tiles(speaker)
    held = [len(hand) for hand in hands if hand is not None] if by_tiles else list(result.left)
    if len(held) != len(result.left):
        return ""
    least = min(held)
    level = result.winners or tuple([s for s, count in enumerate(held) if count == least])
    amount = (tiles_many if by_tiles else pips_many)(speaker.tr, least)
    if result.replayed:
        text = "{names} {both} hold {amount}: the round is played again"
    elif not result.winners:
        text = "{names} {both} hold {amount}: nobody scores"
    else:
        text = "{names} {both} hold {amount}: the win is shared"
    both = speaker.tr("both") if len(level) == 2 else speaker.tr("all")
    names = speaker.all_names(level)
    return begun(speaker.tr(text).format(names=names, both=both, amount=amount))


def _level_sides(speaker: Speaker, result: Result) -> str:
    """Both sides are level, and nobody wins."""
    if speaker.rule("block_winner") == "individual":
        again = "Both sides have a lowest hand of {amount}: the round is played again"
        nothing = "Both sides have a lowest hand of {amount}: nobody scores"
        least = min(result.left)
    else:
        again = "Both sides hold {amount}: the round is played again"
        nothing = "Both sides hold {amount}: nobody scores"
        least = result.left[0] + result.left[2]
    text = speaker.tr(again if result.replayed else nothing)
    return text.format(amount=pips_many(speaker.tr, least))


def sum_line(speaker: Speaker, tally: Tally, hands: Hands = ()) -> str:
    """One tally as a sum: "14 + 9 - 4 = 19 points for Ann".

    A single hand that is rounded is added up tile by tile, where the hands are given.
    """
    tr, whom = speaker.tr, speaker.side(tally.seat)
    if tally.kind == "wins":
        return plural(
            tr, tally.points, "{count} win for {name}", "{count} wins for {name}", name=whom
        )
    terms = _terms(tally)
    points = points_many(tr, tally.points)
    if terms in ("", str(tally.points)):
        return tr("{points} for {name}").format(points=points, name=whom)
    counted = sum([term.pips - term.less for term in tally.terms])
    if counted != tally.points:
        if terms == str(counted):
            terms = _by_tile(tally, counted, hands)
        if not terms:
            text = tr("{counted}, which makes {points} for {name}")
        else:
            text = tr("{terms} = {counted}, which makes {points} for {name}")
        return text.format(terms=terms, counted=counted, points=points, name=whom)
    return tr("{terms} = {points} for {name}").format(terms=terms, points=points, name=whom)


def _by_tile(tally: Tally, counted: int, hands: Hands) -> str:
    """The tiles of the only hand that was counted, as summands; empty where that adds nothing."""
    seat = tally.terms[0].seat
    hand = hands[seat] if len(tally.terms) == 1 and 0 <= seat < len(hands) else None
    pips = sorted([tile.pips for tile in hand or () if tile.pips], reverse=True)
    return " + ".join(map(str, pips)) if len(pips) > 1 and sum(pips) == counted else ""


def _terms(tally: Tally) -> str:
    """The summands; a difference stands in brackets where several are added."""
    if tally.kind == "pairwise":
        gaps = [f"{term.pips} - {term.less}" for term in tally.terms]
        return gaps[0] if len(gaps) == 1 else " + ".join([f"({gap})" for gap in gaps])
    added = " + ".join([str(term.pips) for term in tally.terms if term.pips or not term.less])
    less = sum([term.less for term in tally.terms])
    return f"{added or 0} - {less}" if less else added


def _left(
    speaker: Speaker, seat: int, pips: int, hand: Sequence[Tile] | None, result: Result
) -> str:
    tr = speaker.tr
    if result.reason == "out" and seat == result.out:
        return speaker.by(seat, "You are out: no tiles left", "{name} is out: no tiles left")
    if hand is None:
        texts = ("You hold {amount}", "{name} holds {amount}")
        return speaker.by(seat, *texts, amount=pips_many(tr, pips))
    if not hand:
        return speaker.by(seat, "You hold no tiles", "{name} holds no tiles")
    amount = tiles_many(tr, len(hand)) if _by_tiles(speaker) else str(pips)
    texts = ("You hold {tiles}: {amount}", "{name} holds {tiles}: {amount}")
    return speaker.by(seat, *texts, tiles=speaker.tiles(hand), amount=amount)


def _by_tiles(speaker: Speaker) -> bool:
    """Whether a blocked round of this game is won by the fewest tiles."""
    return speaker.rule("block_winner") == "tiles"


def how_counted(speaker: Speaker, tally: Tally) -> str:
    """The rule behind a sum, in words."""
    whose = {"name": speaker.side(tally.seat)}
    counted = sum([term.pips - term.less for term in tally.terms])
    rounded = tally.kind != "wins" and counted > 0 and counted != tally.points
    said = _counted(speaker, tally, whose)
    return speaker.tr("{said}, rounded to the nearest five").format(said=said) if rounded else said


def _counted(speaker: Speaker, tally: Tally, whose: dict[str, str]) -> str:
    match tally.kind:
        case "opponents" if speaker.partners:
            return speaker.tr("What the other side still holds")
        case "opponents":
            return speaker.tr("What the others still hold")
        case "with_boneyard":
            return speaker.tr("What the others hold, and what lies in the boneyard")
        case "opponents_minus_own" if speaker.partners:
            return speaker.tr("What the other side holds, less what {name} hold").format(**whose)
        case "opponents_minus_own":
            return speaker.by(
                tally.seat,
                "What the others hold, less what you hold",
                "What the others hold, less what {name} holds",
            )
        case "pairwise":
            return speaker.by(
                tally.seat,
                "From each other player the difference to you",
                "From each other player the difference to {name}",
            )
        case "all":
            return speaker.tr("All pips that are left")
        case _:
            return speaker.tr("A round won by {name}").format(**whose)

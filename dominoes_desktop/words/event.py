"""What happened, as a sentence for the log and the screen reader, and as a note for a plate?"""

from __future__ import annotations

from ..rules.event import (
    Dealt,
    Event,
    LeadGiven,
    MatchEnded,
    Passed,
    RoundEnded,
    Scored,
    SpellLapsed,
    TileDrawn,
    TilePlayed,
)
from .effect import effect_note, effect_says
from .ending import match_title, result_title
from .speaker import Speaker
from .text import one_of, plural, points_many, tiles_many

LEADS = {
    "lot": ("The lot falls to you: you lead", "The lot falls to {name}, who leads"),
    "choice": ("Your side chose you: you lead", "The side chose {name}, who leads"),
    "winner": ("You won the last round: you lead", "{name} won the last round and leads"),
    "rotate": ("It is your turn to lead", "It is {name}'s turn to lead"),
    "highest_double": (
        "You hold the highest double, {tile}, and lead",
        "{name} holds the highest double, {tile}, and leads",
    ),
    "heaviest": (
        "You hold the heaviest tile, {tile}, and lead",
        "{name} holds the heaviest tile, {tile}, and leads",
    ),
    "highest": (
        "You hold the highest tile, {tile}, and lead",
        "{name} holds the highest tile, {tile}, and leads",
    ),
    "holder": ("You hold {tile} and lead", "{name} holds {tile} and leads"),
}
ASKED = {
    "lot": (
        "The lot falls to you: you are asked first for a double",
        "The lot falls to {name}, who is asked first for a double",
    ),
    "heaviest": (
        "You hold the heaviest tile, {tile}: you are asked first for a double",
        "{name} holds the heaviest tile, {tile}, and is asked first for a double",
    ),
    "left_of_winner": (
        "You sit after the last winner: you are asked first for a double",
        "{name} sits after the last winner and is asked first for a double",
    ),
    "rotate": (
        "It is your turn to be asked first for a double",
        "It is {name}'s turn to be asked first for a double",
    ),
}


def event_says(speaker: Speaker, event: Event) -> str:
    """One sentence, without a full stop."""
    match event:
        case Dealt():
            return _dealt(speaker, event)
        case LeadGiven(seat=seat, why=why, tile=tile, asked=asked):
            texts = (ASKED if asked else LEADS)[why]
            return speaker.by(seat, *texts, tile=speaker.tile(tile) if tile else "")
        case TilePlayed():
            return _played(speaker, event)
        case TileDrawn():
            return _drawn(speaker, event)
        case Passed():
            return _passed(speaker, event)
        case Scored(seat=seat, points=points, count=count):
            return speaker.by(
                seat,
                "You score {points}: the open ends count {count}",
                "{name} scores {points}: the open ends count {count}",
                points=points_many(speaker.tr, points),
                count=count,
            )
        case RoundEnded(result=result):
            return result_title(speaker, result)
        case MatchEnded(winners=winners, scores=scores):
            return match_title(speaker, winners, scores)
        case _:
            return effect_says(speaker, event)


def event_note(speaker: Speaker, event: Event) -> str:
    """A few words for the plate of the seat that did it; empty where no seat did.

    Two animals have long names: on a plate they stand alone.
    """
    shown = event.tile if isinstance(event, TilePlayed | TileDrawn) else None
    tile = "" if shown is None else speaker.tile(shown)
    brief = speaker.for_children
    match event:
        case LeadGiven(seat=seat, asked=True):
            return speaker.by(seat, "asked first", "is asked first")
        case LeadGiven(seat=seat):
            return speaker.by(seat, "you lead", "leads")
        case TilePlayed(seat=seat, left=0):
            return speaker.by(seat, "you go out", "goes out")
        case TilePlayed() if brief:
            return tile
        case TilePlayed(seat=seat, end=None):
            return speaker.by(seat, "you lead {tile}", "leads {tile}", tile=tile)
        case TilePlayed(seat=seat):
            return speaker.by(seat, "you play {tile}", "plays {tile}", tile=tile)
        case TileDrawn(seat=seat) if shown is None or brief:
            return speaker.by(seat, "you draw", "draws")
        case TileDrawn(seat=seat):
            return speaker.by(seat, "you draw {tile}", "draws {tile}", tile=tile)
        case Passed(seat=seat):
            return speaker.by(seat, "you pass", "passes")
        case Scored(seat=seat, points=points):
            return speaker.by(seat, "you score {points}", "scores {points}", points=points)
        case Dealt() | RoundEnded() | MatchEnded() | SpellLapsed():
            return ""
        case _:
            return effect_note(speaker, event)


def _dealt(speaker: Speaker, event: Dealt) -> str:
    tr = speaker.tr
    size = next((len(hand) for hand in event.hands if hand is not None), None)
    if size is None:
        return tr("Round {number} is dealt").format(number=event.number)
    if not event.boneyard:
        text = tr("Round {number}: {tiles} each, all are dealt out")
    else:
        text = tr("Round {number}: {tiles} each, {boneyard} in the boneyard")
    return text.format(number=event.number, tiles=tiles_many(tr, size), boneyard=event.boneyard)


def _played(speaker: Speaker, event: TilePlayed) -> str:
    pips = "" if event.end is None else speaker.number(event.end.pips)
    if event.left == 0:
        texts = ("You play your last tile, {tile}", "{name} plays the last tile, {tile}")
    elif event.end is None:
        texts = ("You lead {tile}", "{name} leads {tile}")
    elif event.left == 1:
        texts = ("You play {tile} and hold one tile", "{name} plays {tile} and holds one tile")
    else:
        texts = ("You play {tile} on the {pips}", "{name} plays {tile} on the {pips}")
    return speaker.by(event.seat, *texts, tile=speaker.tile(event.tile), pips=pips)


def _drawn(speaker: Speaker, event: TileDrawn) -> str:
    left = plural(speaker.tr, event.boneyard, "{count} left", "{count} left")
    if event.tile is None:
        texts = ("You draw ({left})", "{name} draws ({left})")
        if event.forced:
            texts = ("You must draw ({left})", "{name} must draw ({left})")
        return speaker.by(event.seat, *texts, left=left)
    texts = ("You draw {tile} ({left})", "{name} draws {tile} ({left})")
    if event.forced:
        texts = ("You must draw: {tile} ({left})", "{name} must draw: {tile} ({left})")
    return speaker.by(event.seat, *texts, tile=speaker.tile(event.tile), left=left)


def _passed(speaker: Speaker, event: Passed) -> str:
    if not event.unable or not event.ends:
        return speaker.by(event.seat, "You pass", "{name} passes")
    ends = one_of(speaker.tr, [speaker.number(pips) for pips in event.ends])
    return speaker.by(
        event.seat,
        "You pass: nothing fits {ends}",
        "{name} passes: nothing fits {ends}",
        ends=ends,
    )

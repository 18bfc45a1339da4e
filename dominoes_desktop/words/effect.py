"""What did a tile bring about, as a sentence and as a note for a plate?"""

from __future__ import annotations

from collections.abc import Sequence

from ..rules.event import (
    DirectionTurned,
    Event,
    LeadPassed,
    OthersDraw,
    PlaysAgain,
    SpellBroken,
    SpellCast,
    SpellLapsed,
    TileDrawn,
    TurnSkipped,
)
from .speaker import Speaker
from .text import tiles_many


def effect_says(speaker: Speaker, event: Event) -> str:
    """One sentence, without a full stop; empty for what is no effect."""
    tr = speaker.tr
    match event:
        case LeadPassed(seat=seat):
            texts = (
                "You hold no double: the next player is asked",
                "{name} holds no double: the next player is asked",
            )
            return speaker.by(seat, *texts)
        case OthersDraw(seat=seat, pips=pips):
            texts = (
                "Your {pips} makes all others draw a tile",
                "{name}'s {pips} makes all others draw a tile",
            )
            return speaker.by(seat, *texts, pips=pips)
        case DirectionTurned(direction="clockwise"):
            return tr("The direction turns: play goes clockwise now")
        case DirectionTurned():
            return tr("The direction turns: play goes counterclockwise now")
        case PlaysAgain(seat=seat, able=True):
            return speaker.by(seat, "You play again", "{name} plays again")
        case PlaysAgain(seat=seat):
            texts = (
                "You could play again, but nothing fits",
                "{name} could play again, but nothing fits",
            )
            return speaker.by(seat, *texts)
        case SpellCast(seat=seat, end=end):
            texts = (
                "You cast a spell: the next tile must go on your {pips}",
                "{name} casts a spell: the next tile must go on the {pips} of {tile}",
            )
            return speaker.by(seat, *texts, pips=end.pips, tile=speaker.tile(end.host))
        case SpellBroken(seat=seat):
            texts = ("You break the spell: all ends are open", "{name} breaks the spell")
            return speaker.by(seat, *texts)
        case SpellLapsed():
            return tr("Nobody can break the spell: it ends, and all ends are open")
        case TurnSkipped(seat=seat, by=by):
            if by == seat:
                return tr("A turn is lost")
            texts = ("You lose your turn to the double", "{name} loses a turn to the double")
            return speaker.by(seat, *texts)
    return ""


def draws_say(speaker: Speaker, drawn: Sequence[TileDrawn], spell: bool) -> str:
    """What one seat draws at once, and that it does so because it can't break a ``spell``."""
    seat, known = drawn[0].seat, [one.tile for one in drawn if one.tile is not None]
    if spell:
        mine = "You can't break the spell and draw {what} ({left} left)"
        theirs = "{name} can't break the spell and draws {what} ({left} left)"
    else:
        mine, theirs = "You draw {what} ({left} left)", "{name} draws {what} ({left} left)"
    what = speaker.tiles(known) if known else tiles_many(speaker.tr, len(drawn))
    return speaker.by(seat, mine, theirs, what=what, left=drawn[-1].boneyard)


def effect_note(speaker: Speaker, event: Event) -> str:
    """A few words for the plate of the seat."""
    tr = speaker.tr
    match event:
        case LeadPassed(seat=seat):
            return speaker.by(seat, "no double", "has no double")
        case OthersDraw():
            return tr("all others draw")
        case DirectionTurned(seat=seat):
            return speaker.by(seat, "you turn play", "turns play round")
        case PlaysAgain(seat=seat, able=True):
            return speaker.by(seat, "you play again", "plays again")
        case PlaysAgain():
            return tr("can't play again")
        case SpellCast(seat=seat):
            return speaker.by(seat, "you cast a spell", "casts a spell")
        case SpellBroken(seat=seat):
            return speaker.by(seat, "you break it", "breaks the spell")
        case TurnSkipped(seat=seat):
            return speaker.by(seat, "you lose a turn", "loses a turn")
    return ""

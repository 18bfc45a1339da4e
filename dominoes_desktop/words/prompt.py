"""What can be done now, in the one sentence above the rack?"""

from __future__ import annotations

from ..rules.event import PlaysAgain
from ..rules.move import Draw, Pass, Play
from ..rules.observation import Observation
from ..rules.tile import Tile
from .ending import match_title, result_title
from .speaker import Speaker
from .text import Tr, plural

SPELL = (
    "A spell lies on the {pips} of {host}: {tile} fits",
    "A spell lies on the {pips} of {host}: {count} of your tiles fit",
)
CROSS = (
    "First the four sides of {host}: {tile} fits",
    "First the four sides of {host}: {count} of your tiles fit",
)


def prompt(speaker: Speaker, seen: Observation) -> str:
    """One sentence, without a full stop; never empty."""
    tr = speaker.tr
    if seen.result is not None:
        if seen.wants == "nothing":
            return match_title(speaker, seen.champions, seen.scores)
        return result_title(speaker, seen.result)
    if seen.wants == "lead":
        partners = [seat for seat in seen.leaders if seat != speaker.me]
        if speaker.me in seen.leaders and 0 < len(partners) < seen.seats - 1:
            names = speaker.all_names(partners)
            return tr("Your side leads: you or {names}?").format(names=names)
        if len(seen.leaders) < seen.seats:
            return tr("{names} choose who leads").format(names=speaker.all_names(seen.leaders))
        return tr("Drawing lots for the lead")
    if seen.to_move is None:
        return tr("The next round is about to be dealt")
    if seen.to_move != speaker.me or seen.to_move != seen.seat:
        return waiting(speaker, seen.to_move)
    plays = _each_tile(seen)
    if not seen.line and not plays:
        return tr("Nobody holds a double: draw one ({left})").format(left=_left(tr, seen))
    if not seen.line:
        return _lead(speaker, seen, plays)
    if seen.due:
        return _due(speaker, seen, plays)
    if plays:
        return _play(speaker, seen, plays)
    return _stuck(speaker, seen)


def waiting(speaker: Speaker, seat: int) -> str:
    """Whose turn it is, to those who wait for it."""
    return speaker.by(seat, "It is your turn", "{name} is thinking")


def _each_tile(seen: Observation) -> list[Tile]:
    found = dict.fromkeys([move.tile for move in seen.legal if isinstance(move, Play)])
    return sorted(found)


def _lead(speaker: Speaker, seen: Observation, plays: list[Tile]) -> str:
    tr = speaker.tr
    if len(plays) == 1:
        return tr("You lead with {tile}").format(tile=speaker.tile(plays[0]))
    if len(plays) < len(seen.hand) and all(one.double for one in plays):
        return tr("You lead: play any double")
    return tr("You lead: play any tile")


def _play(speaker: Speaker, seen: Observation, plays: list[Tile]) -> str:
    tr = speaker.tr
    may_draw = any(isinstance(move, Draw) for move in seen.legal)
    may_pass = any(isinstance(move, Pass) for move in seen.legal)
    if seen.fresh and len(plays) == 1 and plays[0] in seen.fresh:
        if may_pass and not may_draw:
            text = tr("Keep or play {tile}")
        else:
            text = tr("You drew {tile} and it fits: play it")
        return text.format(tile=speaker.tile(plays[0]))
    again = bool(seen.history) and isinstance(seen.history[-1], PlaysAgain)
    texts = ("Your turn: {tile} fits", "Your turn: {count} of your tiles fit")
    if again:
        texts = ("You play again: {tile} fits", "You play again: {count} of your tiles fit")
    fitting = plural(tr, len(plays), *texts, tile=speaker.tile(plays[0]))
    if len(plays) > 1 and len(plays) == len(seen.hand):
        fitting = tr("You play again: all fit" if again else "Your turn: all your tiles fit")
    if may_draw:
        return tr("{fitting}, or draw ({left})").format(fitting=fitting, left=_left(tr, seen))
    if may_pass and any(tile in seen.fresh for tile in plays):
        return tr("{fitting}, or keep what you drew").format(fitting=fitting)
    return tr("{fitting}, or pass").format(fitting=fitting) if may_pass else fitting


def _due(speaker: Speaker, seen: Observation, plays: list[Tile]) -> str:
    """One place alone is open: a spell to be broken, or a cross to be filled."""
    tr, due = speaker.tr, seen.due[0]
    fields = {
        "pips": due.pips,
        "host": speaker.tile(due.host),
        "tile": speaker.tile(plays[0]) if plays else "",
        "left": _left(tr, seen),
    }
    spell = speaker.rule("trigger") is not None
    keeps = bool(seen.fresh) and any(isinstance(move, Pass) for move in seen.legal)
    if len(plays) == 1 and keeps:
        return tr("Keep or play {tile} on the {pips} of {host}").format(**fields)
    if plays:
        one, many = SPELL if spell else CROSS
        fitting = plural(tr, len(plays), one, many, **fields)
        return tr("{fitting}, or keep them").format(fitting=fitting) if keeps else fitting
    if not spell:
        return _stuck(speaker, seen)
    if any(isinstance(move, Draw) for move in seen.legal):
        if seen.drawable == 1:
            text = tr("A spell lies on the {pips} of {host} and nothing fits: draw one ({left})")
        else:
            text = tr("A spell lies on the {pips} of {host} and nothing fits: draw two ({left})")
        return text.format(**fields)
    return tr("A spell lies on the {pips} of {host} and nothing fits: pass").format(**fields)


def _stuck(speaker: Speaker, seen: Observation) -> str:
    tr, stuck = speaker.tr, seen.ruleset.stuck
    if any(isinstance(move, Draw) for move in seen.legal):
        if seen.fresh:
            text = tr("Still nothing fits: draw again ({left})")
        elif stuck.draw == "two" and seen.drawable > 1:
            text = tr("Nothing fits: draw two from the boneyard ({left})")
        elif stuck.drawn == "next_turn" and stuck.draw == "one":
            text = tr("Nothing fits: draw one tile for your next turn ({left})")
        else:
            text = tr("Nothing fits: draw from the boneyard ({left})")
        return text.format(left=_left(tr, seen))
    if seen.fresh:
        tiles = speaker.tiles(seen.fresh)
        if len(seen.fresh) == 1:
            return tr("{tile} does not fit either: pass").format(tile=tiles)
        return tr("Nothing fits and no more may be drawn: pass")
    if stuck.draw == "none":
        return tr("Nothing fits: pass")
    if not seen.boneyard:
        return tr("Nothing fits and the boneyard is empty: pass")
    return plural(
        tr,
        seen.boneyard,
        "Nothing fits and the last tile stays: pass",
        "Nothing fits and the last {count} tiles stay: pass",
    )


def _left(tr: Tr, seen: Observation) -> str:
    """How many tiles can be drawn, in the words that stand at the boneyard."""
    if seen.drawable == seen.boneyard:
        return plural(tr, seen.boneyard, "{count} left", "{count} left")
    return tr("{count} to draw").format(count=seen.drawable)

"""How does a scene set up the rounds that show what a sentence claims?"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random

from dominoes_desktop.archive.assets import rules_texts
from dominoes_desktop.rules.event import Event, LeadGiven, Result
from dominoes_desktop.rules.line import Line
from dominoes_desktop.rules.move import Deal, Draw, Lead, Move, Pass, Play
from dominoes_desktop.rules.reason import IllegalMove
from dominoes_desktop.rules.ruleset import Match, Ruleset, Step
from dominoes_desktop.rules.tile import Tile, tile_set
from dominoes_desktop.rules.umpire import (
    deal,
    leaders,
    legal_moves,
    new_match,
    position,
    step,
    to_move,
)
from dominoes_desktop.words import scene
from dominoes_desktop.words.lesson import Scene, lesson
from dominoes_desktop.words.rules_page_syntax import Facts
from dominoes_desktop.words.scene import IDLE, with_spot
from dominoes_desktop.words.text import SMALL
from tests.rules.texts import lay, row, tiles

# Hands of one tile or more, without a 0: the first two are level in tiles and in pips.
LEVEL_SIDES = ("3-1", "2-2", "5-4 1-1", "5-3 2-1")
LEVEL = ("3-1", "2-2", "5-4 1-1", "6-5 4-1", "6-6 4-2", "6-4 3-2", "6-3 4-3", "5-5 2-1")
FAR = -100_000
"""A score from which no round reaches any target."""


@dataclass(frozen=True)
class Table:
    """One sentence as a page shows it, and the game and the seats that it speaks of.

    ``picture``: the tiles that it stands below; ``name``: the sentence's own.
    """

    text: str
    ruleset: Ruleset
    seats: int
    facts: Facts
    picture: Line = ()
    name: str = ""

    @property
    def tiles(self) -> tuple[Tile, ...]:
        return tile_set(self.ruleset.set)

    def says(self, number: int) -> bool:
        """Does the sentence name that number, as a word or in figures?"""
        word = SMALL[number] if number < len(SMALL) else str(number)
        return re.search(rf"\b({number}|{word})\b", self.text, re.IGNORECASE) is not None

    # deals

    def dealt(self, seed: int) -> Deal:
        """A deal that the rules accept."""
        return deal(new_match(self.ruleset, self.seats), Random(seed))

    def dealt_from(self, pool: Iterable[Tile], *firsts: str) -> Deal:
        """The first tiles to the first seats, the rest of the hands from the pool, in its order."""
        return scene.dealt(self.ruleset, self.seats, pool, [tiles(text) for text in firsts])

    def led(self, dealing: Deal, before: Match | None = None) -> tuple[Match, LeadGiven]:
        """The round after that deal (and after the rounds before), and who leads it why."""
        start = before or new_match(self.ruleset, self.seats)
        after = step(start, dealing)
        events: tuple[Event, ...] = after.events
        if after.match.wants == "lead":
            after = step(after.match, Lead(leaders(after.match)[-1]))
            events += after.events
        return after.match, next(event for event in events if isinstance(event, LeadGiven))

    # rounds in progress

    def at(
        self,
        *hands: str,
        line: str = "6-6",
        drawable: str = "",
        seat: int = 0,
        scores: Sequence[int] | None = None,
    ) -> Match:
        """A round: these hands (others hold what fits a 6), and of the boneyard these to draw."""
        held, yard, rest = [tiles(hand) for hand in hands], tiles(drawable), int(self.facts["rest"])
        return scene.in_round(self.ruleset, held, self.seats, rest, row(line), yard, seat, scores)

    def scene(self) -> Match:
        """The round in which the lesson shows this sentence."""
        return self.shown.start

    @property
    def shown(self) -> Scene:
        """The scene of the lesson that shows this sentence."""
        return next(one for one in played_at(self.ruleset, self.seats) if one.name == self.name)

    def laid(self, *moves: str, kept: str = "", scores: Sequence[int] | None = None) -> list[Step]:
        """These tiles laid in turn from seat 0 on; the seat after the last one holds ``kept``."""
        texts = [move.partition("@")[0] for move in moves]
        used = set(tiles(" ".join((*texts, kept))))
        spare = iter([tile for tile in self.tiles if tile not in used])
        hands = [[str(next(spare))] for _ in range(self.seats)]
        for at, text in enumerate(texts):
            hands[at * self.way % self.seats].append(text)
        hands[len(moves) * self.way % self.seats].append(kept)
        match = self.at(*[" ".join(hand) for hand in hands], line="", scores=scores)
        steps = []
        for move in moves:
            steps.append(step(match, with_spot(match, lay(move))))
            match = steps[-1].match
        return steps

    @property
    def way(self) -> int:
        """1 where the next seat is on the left, else -1."""
        return 1 if self.ruleset.direction == "clockwise" else -1

    @property
    def pictured(self) -> list[str]:
        """The tiles of the picture as moves."""
        hosts = [f"@{laid.host}" if laid.host else "" for laid in self.picture]
        tiles = [f"{laid.inner}-{laid.outer}" for laid in self.picture]
        return [tile + host for tile, host in zip(tiles, hosts, strict=True)]

    def out(self, *others: str, seat: int = 0, scores: Sequence[int] | None = None) -> Match:
        """A round in which that seat has just laid its last tile, 6-4 on 6-6."""
        hands = [*others, *IDLE][: self.seats - 1]
        hands.insert(seat, "6-4")
        match = self.at(*hands, seat=seat, scores=scores)
        return played(match, plays(match)[:1])

    def blocked(self, *hands: str, scores: Sequence[int] | None = None) -> Match:
        """A round in which nobody can play on 0-0, with these hands, as many as there are seats."""
        held = [tiles(hand) for hand in hands[: self.seats]]
        return position(self.ruleset, held, row("0-0"), (), 0, scores)

    def tied(self, scores: Sequence[int] | None = None, first: int = 0) -> Match:
        """A blocked round in which two seats, from ``first`` on, or both sides, are level."""
        if self.sides[0] != (0,):
            return self.blocked(*LEVEL_SIDES, scores=scores)
        hands = list(LEVEL[: self.seats])
        hands = hands[self.seats - first :] + hands[: self.seats - first]
        return self.blocked(*hands, scores=scores)

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """Who plays together."""
        return self.ruleset.teams.sides(self.seats)

    def rounded(self, points: int) -> int:
        """Points at a round's end, to the nearest multiple of what the game counts by."""
        by = int(self.facts["round_to"])
        return (points + by // 2) // by * by

    def scored(self, first: int, second: int = FAR) -> tuple[int, ...]:
        """The first side has that score, the second side that, all others are far behind."""
        by_side = dict(enumerate((first, second)))
        return tuple(
            [
                next(by_side.get(at, FAR) for at, side in enumerate(self.sides) if seat in side)
                for seat in range(self.seats)
            ]
        )

    @property
    def far(self) -> tuple[int, ...]:
        """Scores from which no round ends the match."""
        return (FAR,) * self.seats


@lru_cache(maxsize=1)
def played_at(ruleset: Ruleset, seats: int) -> tuple[Scene, ...]:
    """The lesson of that game for so many: asked for by each of its sentences in turn."""
    return lesson(rules_texts(), ruleset, str, seats)


def played(match: Match, moves: Iterable[Move]) -> Match:
    """The match after these moves."""
    for move in moves:
        match = step(match, with_spot(match, move)).match
    return match


def plays(match: Match) -> list[Play]:
    """The ways in which the seat to move may lay a tile."""
    return [move for move in legal_moves(match) if isinstance(move, Play)]


def kinds(match: Match) -> set[type[Move]]:
    """What sorts of moves the seat to move has: Play, Draw, Pass."""
    return {type(move) for move in legal_moves(match)}


def hand(match: Match, seat: int = 0) -> tuple[Tile, ...]:
    assert match.round is not None
    return match.round.hand(seat)


def ends(match: Match) -> list[int]:
    """The numbers at the open ends, each as often as it is open, ascending."""
    assert match.round is not None
    return sorted([end.pips for end in match.round.open_ends()])


def result(match: Match) -> Result:
    """How the round ended; it has."""
    assert match.round is not None
    assert match.round.result is not None
    return match.round.result


def ended(match: Match) -> bool:
    return match.round is not None and match.round.result is not None


def refused(match: Match, move: Move | Deal) -> object:
    """Why that is not allowed; it is not."""
    try:
        step(match, move)
    except IllegalMove as refusal:
        return refusal.reason
    raise AssertionError(f"{move} is allowed")


def pips(*hands: str) -> int:
    """All pips in these hands, added up by what is written on the tiles."""
    return sum([int(half) for text in hands for word in text.split() for half in word.split("-")])


__all__ = [
    "FAR",
    "LEVEL",
    "Draw",
    "Pass",
    "Play",
    "Table",
    "ended",
    "ends",
    "hand",
    "kinds",
    "pips",
    "played",
    "plays",
    "refused",
    "result",
    "to_move",
]

"""What does a game's lesson let one play? The scenes of its rules page, in the page's order."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from ..archive.notation import read_move
from ..rules.event import Scored
from ..rules.move import Draw, Move, Pass, Play
from ..rules.ruleset import Match, Ruleset
from ..rules.umpire import legal_moves, step
from .rules_page import said_in
from .rules_page_facts import facts_of
from .rules_page_syntax import Facts, Line, Read, filled, page_lines
from .scene import read_setup, set_up
from .text import Tr

TOUR = "parts/tour"
"""The page of the first steps, played in a plain game."""
CROWD = 4
"""So many play a lesson of a game for more than four: fewer could not show who is skipped."""

Wish = Callable[[Match, Move], bool]


@dataclass(frozen=True, slots=True)
class Scene:
    """A sentence of the page (``says``), the round that shows it, and what the learner is to do.

    ``shows`` is said once it is done, ``instead`` where another legal move is tried. ``steps``:
    what is wanted, move by move.
    """

    name: str
    says: str
    task: str
    shows: str
    instead: str
    start: Match
    steps: tuple[Wish, ...]

    def right(self, at: int, match: Match, move: Move) -> bool:
        """Is that what this scene wants as its move number ``at``?"""
        return self.steps[at](match, move)

    def way(self, at: int, match: Match) -> Move:
        """The first move that is wanted now. StopIteration where the scene can't be played."""
        return next(move for move in legal_moves(match) if self.right(at, match, move))


def lesson_seats(ruleset: Ruleset) -> int:
    """How many sit at the table of the lesson."""
    least, most = ruleset.seats
    return CROWD if most > CROWD else least


def lesson(
    read: Read, ruleset: Ruleset, tr: Tr, seats: int = 0, page: str = ""
) -> tuple[Scene, ...]:
    """All scenes that hold in this game. BadPage where one is not written as it should be."""
    seats = seats or lesson_seats(ruleset)
    lines = page_lines(read, page or ruleset.key)
    facts = facts_of(ruleset, seats, tr)
    said = said_in(lines, facts, tr)
    scenes = [line for line in lines if line.kind == "scene" and line.holds(facts)]
    held = [line for line in scenes if _of(line) in said]
    return tuple([_scene(line, said[_of(line)], ruleset, seats, facts, tr) for line in held])


def _of(line: Line) -> str:
    """The sentence that a scene belongs to: where the page does not say it, it is not played."""
    return line.name.removeprefix("*")


def _scene(line: Line, says: str, ruleset: Ruleset, seats: int, facts: Facts, tr: Tr) -> Scene:
    setup, _, text = line.text.partition(": ")
    setup, _, wanted = setup.partition("; want ")
    task, shows, instead = [*[part.strip() for part in filled(text, facts, tr).split("//")], ""][:3]
    start = set_up(read_setup(setup), ruleset, seats, facts)
    steps = tuple([_wish(words.strip()) for words in wanted.split(" then ")])
    return Scene(_of(line), says, task, shows, instead, start, steps)


def _wish(words: str) -> Wish:
    """``6-4@6-6|draw``: one of these moves; ``any`` play, or one that is ``scoring``."""
    if words == "any":
        return lambda match, move: isinstance(move, Play)
    if words == "scoring":
        return _scores
    moves = [read_move(word.strip()) for word in words.split("|")]
    return lambda match, move: any(_same(one, move) for one in moves)


def _scores(match: Match, move: Move) -> bool:
    return any(isinstance(event, Scored) for event in step(match, move).events)


def _same(wanted: Move, move: Move) -> bool:
    match wanted, move:
        case (Draw(), Draw()) | (Pass(), Pass()):
            return True
        case Play(), Play():
            spot = move.spot if wanted.spot else None
            return replace(move, side="", spot=spot, half=None) == replace(wanted, half=None)
    return False

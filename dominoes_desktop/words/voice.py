"""What does the program say at this table? The one voice for window, commands, screen reader."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from dataclasses import replace
from typing import TYPE_CHECKING

from ..rules.event import Event, Result, TileDrawn
from ..rules.observation import Observation
from ..rules.reason import Reason
from ..rules.ruleset import Ruleset
from ..rules.tile import Tile
from .effect import draws_say
from .ending import match_title, result_title
from .event import event_note, event_says
from .prompt import prompt, waiting
from .reason import why
from .speaker import Speaker
from .sums import Hands, how_counted, left_lines, sum_line, tally_lines, tie_line
from .text import Tr, begun

if TYPE_CHECKING:
    from ..players.why import Why


class Voice:
    """Speaks of the seats by ``names``, to the seat ``me`` as you (None: to no seat).

    With the ``ruleset`` at hand it counts as that game does: a blocked round won by tiles is
    told in tiles, and to children numbers are spoken as words. Sentences have no full stop.
    """

    def __init__(
        self, tr: Tr, names: tuple[str, ...], me: int | None, ruleset: Ruleset | None = None
    ) -> None:
        self.speaker = Speaker(tr, names, me, ruleset)

    @property
    def aloud(self) -> Voice:
        """The same voice for an ear: tiles are "6 and 4", "double 4"."""
        spoken = copy(self)
        spoken.speaker = replace(self.speaker, aloud=True)
        return spoken

    def event(self, event: Event) -> str:
        """What happened."""
        return event_says(self.speaker, event)

    def short(self, event: Event) -> str:
        """A note for the plate of the seat that did it: "draws", "passes", "plays 4-3"."""
        return event_note(self.speaker, event)

    def draws(self, drawn: Sequence[TileDrawn], spell: bool = False) -> str:
        """What one seat draws at once; with ``spell`` because it can't break one."""
        if len(drawn) == 1 and not spell:
            return self.event(drawn[0])
        return draws_say(self.speaker, drawn, spell)

    def tile(self, tile: Tile) -> str:
        """A tile as it is called at this table."""
        return self.speaker.tile(tile)

    def number(self, pips: int) -> str:
        """A number as it is called at this table."""
        return self.speaker.number(pips)

    def why(self, reason: Reason) -> str:
        """Why something may not be done: "4-3 fits neither 5 nor 2"."""
        return begun(why(self.speaker, reason))

    def liking(self, why: Why) -> str:
        """Why a player likes a move: "It keeps 5 and 3 open for you; Bo has no 5"."""
        from .liking import liking  # not before somebody asks

        return begun(liking(self.speaker, why))

    def prompt(self, seen: Observation) -> str:
        """What can be done now, or who is waited for, or how it ended; never empty."""
        return begun(prompt(self._about(seen.ruleset), seen))

    def waiting(self, seat: int) -> str:
        """What those read who wait for that seat: "Bo is thinking"."""
        return waiting(self.speaker, seat)

    def turn_note(self, seat: int) -> str:
        """A note for the plate of the seat whose turn it is: "thinking", "your turn"."""
        tr = self.speaker.tr
        return tr("your turn") if seat == self.speaker.me else tr("thinking")

    def with_whom(self, partners: Sequence[int]) -> str:
        """On the plate of a seat, whom it plays with: "with you"; empty where it plays alone."""
        names = self.speaker.all_names(partners)
        return self.speaker.tr("with {names}").format(names=names) if names else ""

    def result_title(self, result: Result) -> str:
        """How the round ended: "Ann goes out and scores 19 points"."""
        return result_title(self.speaker, result)

    def tally_lines(self, result: Result, hands: Hands = ()) -> list[str]:
        """What each seat held (which tiles, where the hands are given), a tie, then each sum."""
        return tally_lines(self.speaker, result, hands)

    def held_lines(self, result: Result, hands: Hands = ()) -> list[str]:
        """What each seat held at the end, a line a seat: "Bo holds 6-4 and 3-1: 14"."""
        return left_lines(self.speaker, result, hands)

    def tie_line(self, result: Result, hands: Hands = ()) -> str:
        """Who was level on a block, empty where nobody was."""
        return tie_line(self.speaker, result, hands)

    def sum_lines(self, result: Result, hands: Hands = ()) -> list[tuple[str, str]]:
        """Each sum, and the rule behind it in words."""
        speaker = self.speaker
        return [(sum_line(speaker, t, hands), how_counted(speaker, t)) for t in result.tallies]

    def match_title(self, winners: Sequence[int], scores: Sequence[int]) -> str:
        """How the match ended: "Ann wins the match, 104 to 87"."""
        return match_title(self.speaker, winners, scores)

    def _about(self, ruleset: Ruleset) -> Speaker:
        if self.speaker.ruleset is ruleset:
            return self.speaker
        return replace(self.speaker, ruleset=ruleset)

"""What does the statistics sheet tell? All that follows from a person's matches, at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .outcome import Outcome
from .rating import Rated, levels_of, rated
from .summary import Asked, Summary, grouped, summed

Rows = tuple[tuple[str, Summary], ...]


@dataclass(frozen=True, slots=True)
class Account:
    """``whole``: all matches that were asked for. ``history``: the rating over all matches of that
    game (of all games without one), whoever the opponents; ``levels``: what each is worth there.

    ``games``, ``levels_met``, ``characters``: which there are to ask for. ``by_game`` and
    ``by_level``: the same matches in parts.
    """

    asked: Asked
    whole: Summary
    history: tuple[Rated, ...]
    levels: tuple[tuple[str, int], ...]
    games: tuple[str, ...]
    levels_met: tuple[str, ...]
    characters: tuple[str, ...]
    by_game: Rows
    by_level: Rows

    @property
    def rating(self) -> float | None:
        return self.history[-1].after if self.history else None

    @property
    def best_rating(self) -> float | None:
        return max([one.after for one in self.history], default=None)


def account(found: Sequence[Outcome], asked: Asked) -> Account:
    """Of one person's matches, the oldest first."""
    chosen = [one for one in found if asked.takes(one)]
    of_game = [one for one in found if asked.game in ("", one.game)]
    return Account(
        asked=asked,
        whole=summed(chosen),
        history=tuple(rated(of_game)),
        levels=tuple(levels_of(asked.game)),
        games=_first_met([one.game for one in found]),
        levels_met=_first_met([one.level for one in found]),
        characters=_first_met([one.character for one in found]),
        by_game=tuple(grouped(chosen, lambda one: one.game)),
        by_level=tuple(grouped(chosen, lambda one: one.level)),
    )


def _first_met(words: Sequence[str]) -> tuple[str, ...]:
    return tuple([word for word in dict.fromkeys(words) if word])

"""Who plays in the arena? A level of the program's own players, or somebody's own bot."""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Callable
from contextlib import redirect_stdout
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any

from ..players.choose import choose
from ..players.greedy import greedy
from ..players.level import LEVELS
from ..players.style import CHARACTERS
from ..rules.observation import Observation
from ..session.entry import Seated
from .aside import Aside, Failed, Late
from .out import Refused, spoken

GREEDY = "greedy"


@dataclass(frozen=True, slots=True)
class Contender:
    """``asked`` is what the command line called it; ``decide`` gives its move.

    A bot's own callable is handed what its seat sees and its luck, and returns a move.
    """

    asked: str
    seated: Seated
    decide: Callable[[Observation, Random], Any]


def contender(asked: str, aside: Aside | None = None) -> Contender:
    """LEVEL, LEVEL:CHARACTER, greedy (the heaviest tile that fits), ``python:MODULE:CALLABLE``.

    The program's own players may be written large. A bot is loaded and thinks in the thread
    ``aside``. Refused if it is none of these, or can't be loaded.
    """
    small = asked.lower()
    level, _, character = small.partition(":")
    if level in LEVELS and (character in CHARACTERS or small == level):
        name = (character or level).title()
        return Contender(
            small, Seated("computer", name, level, character), _player(level, character)
        )
    if small == GREEDY:
        return Contender(small, Seated("bot", GREEDY.title(), character=GREEDY), greedy)
    kind, _, where = asked.partition(":")
    module, _, name = where.partition(":")
    if kind != "python" or not module or not name:
        raise Refused(
            f"dominoes-desktop arena: unknown player {asked[:60]!r}; "
            f"expected {', '.join(LEVELS)}, one of these with :{', :'.join(CHARACTERS)}, "
            f"{GREEDY}, or python:MODULE:CALLABLE"
        )
    seated = Seated("bot", name, character=f"{module}.{name}")
    aside = aside or Aside()
    bot = _loaded(asked, module, name, aside)
    return Contender(asked, seated, lambda seen, rng: aside.ask(partial(bot, seen, rng)))


def _player(level: str, character: str) -> Callable[[Observation, Random], Any]:
    def decide(observation: Observation, rng: Random) -> Any:
        return choose(observation, level, rng, character=character).move

    return decide


def _loaded(
    asked: str, module: str, name: str, aside: Aside
) -> Callable[[Observation, Random], Any]:
    """The bot's callable; modules of the current folder can be named too."""
    folder = os.getcwd()
    if folder not in sys.path:
        sys.path.insert(0, folder)

    def load() -> Any:
        found: Any = importlib.import_module(module)
        for part in name.split("."):
            found = getattr(found, part)
        return found

    try:
        with redirect_stdout(sys.stderr):
            found = aside.ask(load, patient=True)
    except Failed as failed:
        raise Refused(_failed(asked, "can't be loaded", failed.error)) from None
    if not callable(found):
        raise Refused(f"dominoes-desktop arena: {asked} is not callable; expected a function")
    bot: Callable[[Observation, Random], Any] = found
    return bot


def decided(who: Contender, observation: Observation, rng: Random) -> Any:
    """What the player wants to do. Refused, with what it raised, if it fails.

    What a bot prints goes to standard error: the output is the arena's.
    """
    try:
        with redirect_stdout(sys.stderr):
            return who.decide(observation, rng)
    except Failed as failed:
        raise Refused(_failed(who.asked, "failed", failed.error)) from None
    except Late as late:
        raise Refused(
            f"dominoes-desktop arena: {who.asked} gave no move in {late.seconds:g} s; "
            "expected one sooner, or a longer --patience"
        ) from None


def _failed(asked: str, how: str, error: BaseException) -> str:
    what = spoken(error, 200)
    return f"dominoes-desktop arena: {asked} {how} ({type(error).__name__}{what and f': {what}'})"

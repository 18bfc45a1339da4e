"""How are house rules written that have a name? One fact a line, like a record: ``*.domino-rules``.

    domino-preset 1
    game draw
    name Sunday rules
    rule hand 5
    rule draw one

Only the rules are named that differ from the game's own. Empty lines and those that begin with
``#`` say nothing; a line without its end is refused, for it may have been longer.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass

from ..games import GAMES
from ..rules.options import Value, check, values, with_rule
from ..rules.reason import BadRuleset
from ..rules.ruleset import Ruleset
from .error import Fault, Newer, RecordError, Wrong, spaced
from .given import file_bytes
from .head import game_called, no_rule, twice, unexpected, wrong_rules
from .said import Part, quoted, said
from .scan import lines, split_torn

SUFFIX = ".domino-rules"
VERSION = 1
LARGEST = 64 * 1024  # bytes
LONGEST = 40
"""Characters of a name."""
Games = tuple[Ruleset, ...]


@dataclass(frozen=True, slots=True)
class Preset:
    """House rules of a game under a name: ``rules`` are those that differ, with their values."""

    game: str
    name: str
    rules: tuple[tuple[str, Value], ...]


def preset_of(game: Ruleset, name: str, rules: Mapping[str, Value]) -> Preset:
    """These changes of the game under that name, cut to what a name may be."""
    return Preset(game.key, tidy(name), tuple(sorted(rules.items())))


def tidy(name: str) -> str:
    """The name as it can be written: on one line, single spaces, not too long."""
    return " ".join("".join([c if c.isprintable() else " " for c in name]).split())[
        :LONGEST
    ].strip()


def write_preset(preset: Preset) -> bytes:
    """The whole file."""
    rules = [f"rule {name} {value}" for name, value in preset.rules]
    said = [f"domino-preset {VERSION}", f"game {preset.game}", f"name {preset.name}", *rules]
    return "\n".join([*said, ""]).encode()


def read_preset(path: str | os.PathLike[str], games: Games = GAMES) -> Preset:
    """The preset in a file. RecordError, with file and line, says what is wrong with it."""
    data = file_bytes(path, LARGEST, said("house rules"))
    return parse_preset(data, os.fspath(path), games)


def parse_preset(data: bytes, name: str, games: Games = GAMES) -> Preset:
    """The preset in these bytes; ``name`` is what errors call it. RecordError as above."""
    body, torn = split_torn(data)
    reading, number = _Reading(games), 1
    try:
        for line in lines(body):
            number = line.number
            if "  " in line.text or line.text[0] == " " or line.text[-1] == " ":
                raise spaced()
            word, _, rest = line.text.partition(" ")
            reading.take(word, rest)
        if torn is not None:
            what = said("the last line has no newline")
            raise Wrong(what, said("a whole one"), torn.number)
        return reading.preset()
    except Wrong as wrong:
        at = wrong.line or number
        fault: Fault = "foreign" if at == 1 else "damaged"
        raise RecordError(name, at, wrong.said).of(fault) from None


class _Reading:
    """A preset as far as it is read."""

    def __init__(self, games: Games) -> None:
        self._games = games
        self._version = False
        self._game: Ruleset | None = None
        self._name = ""
        self._rules: dict[str, str] = {}

    def take(self, word: str, rest: str) -> None:
        """The next line. Wrong where it is not the one that was due."""
        match word:
            case _ if not self._version:
                self._take_version(word, rest)
            case "game" if self._game is None:
                self._game = game_called(rest, self._games)
            case "name" if self._game is not None and not self._name:
                if not rest or tidy(rest) != rest:
                    most = said("at most {count} letters", count=LONGEST)
                    raise Wrong(said("{text} is no name", text=quoted(rest)), most)
                self._name = rest
            case "rule" if self._name:
                self._take_rule(rest)
            case _:
                raise unexpected(quoted(word), self._due())

    def preset(self) -> Preset:
        """What was read, at the end. Wrong where it is not whole, or nobody can play it."""
        if self._game is None or not self._name:
            raise Wrong(said("the file ends too soon"), self._due())
        ruleset = self._game
        for name, value in self._rules.items():
            ruleset = with_rule(ruleset, name, value)
        self._check(ruleset)
        changed = values(ruleset, ruleset.seats[0])
        return Preset(self._game.key, self._name, tuple([(n, changed[n]) for n in self._rules]))

    def _take_version(self, word: str, rest: str) -> None:
        if word != "domino-preset":
            what = said("no house rules begin with {text}", text=quoted(word))
            raise Wrong(what, self._due())
        if rest != str(VERSION):
            raise Newer(said("version {text} can't be read here", text=quoted(rest)), self._due())
        self._version = True

    def _take_rule(self, rest: str) -> None:
        assert self._game is not None
        name, _, value = rest.partition(" ")
        if not value or " " in value:
            raise no_rule(rest)
        if name in self._rules:
            raise twice(name)
        try:
            with_rule(self._game, name, value)
        except BadRuleset as bad:
            raise Wrong(*wrong_rules(self._game, bad.reason)) from None
        self._rules[name] = value

    def _check(self, ruleset: Ruleset) -> None:
        """Can any number of players play that?"""
        wrong: tuple[Part, Part] | None = None
        for seats in range(ruleset.seats[0], ruleset.seats[1] + 1):
            try:
                check(ruleset, seats)
                return
            except BadRuleset as bad:
                wrong = wrong or wrong_rules(ruleset, bad.reason)
        assert wrong is not None
        raise Wrong(*wrong)

    def _due(self) -> str:
        if not self._version:
            return f"'domino-preset {VERSION}'"
        if self._game is None:
            return "'game KEY'"
        return "'rule NAME VALUE'" if self._name else "'name NAME'"

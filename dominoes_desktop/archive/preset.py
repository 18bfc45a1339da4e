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
from .error import Fault, Newer, RecordError, Say, Wrong, bare, quoted
from .head import wrong_rules
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


def read_preset(path: str | os.PathLike[str], games: Games = GAMES, say: Say = bare) -> Preset:
    """The preset in a file. RecordError, with file and line, says what is wrong with it."""
    name = os.fspath(path)
    try:
        if not os.path.isfile(name):
            there = os.path.exists(name)
            wanted = "this is no file" if there else "there is no such file"
            error = RecordError(name, 1, f"{wanted}; expected house rules")
            raise error.of("folder" if there else "missing")
        with open(name, "rb") as file:
            data = file.read(LARGEST + 1)
    except OSError as failed:
        why = f"the file can't be read ({failed.strerror or failed}); expected house rules"
        raise RecordError(name, 1, why).of("closed") from None
    if len(data) > LARGEST:
        why = f"the file is too large; expected at most {LARGEST} bytes"
        raise RecordError(name, 1, why).of("foreign")
    return parse_preset(data, name, games, say)


def parse_preset(data: bytes, name: str, games: Games = GAMES, say: Say = bare) -> Preset:
    """The preset in these bytes; ``name`` is what errors call it. RecordError as above."""
    body, torn = split_torn(data)
    reading, number = _Reading(games, say), 1
    try:
        for line in lines(body):
            number = line.number
            if "  " in line.text or line.text[0] == " " or line.text[-1] == " ":
                raise Wrong("a space too many; expected single spaces between words")
            word, _, rest = line.text.partition(" ")
            reading.take(word, rest)
        if torn is not None:
            raise Wrong("the last line has no newline; expected a whole one", torn.number)
        return reading.preset()
    except Wrong as wrong:
        at = wrong.line or number
        fault: Fault = "foreign" if at == 1 else "damaged"
        raise RecordError(name, at, str(wrong)).of(fault) from None


class _Reading:
    """A preset as far as it is read."""

    def __init__(self, games: Games, say: Say) -> None:
        self._games, self._say = games, say
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
                self._game = next((game for game in self._games if game.key == rest), None)
                if self._game is None:
                    keys = ", ".join([game.key for game in self._games])
                    raise Wrong(f"unknown game {quoted(rest)}; expected one of {keys}")
            case "name" if self._game is not None and not self._name:
                if not rest or tidy(rest) != rest:
                    raise Wrong(f"{quoted(rest)} is no name; expected at most {LONGEST} letters")
                self._name = rest
            case "rule" if self._name:
                self._take_rule(rest)
            case _:
                raise Wrong(f"unexpected {quoted(word)}; expected {self._due()}")

    def preset(self) -> Preset:
        """What was read, at the end. Wrong where it is not whole, or nobody can play it."""
        if self._game is None or not self._name:
            raise Wrong(f"the file ends too soon; expected {self._due()}")
        ruleset = self._game
        for name, value in self._rules.items():
            ruleset = with_rule(ruleset, name, value)
        self._check(ruleset)
        changed = values(ruleset, ruleset.seats[0])
        return Preset(self._game.key, self._name, tuple([(n, changed[n]) for n in self._rules]))

    def _take_version(self, word: str, rest: str) -> None:
        if word != "domino-preset":
            raise Wrong(f"no house rules begin with {quoted(word)}; expected {self._due()}")
        if rest != str(VERSION):
            raise Newer(f"version {quoted(rest)} can't be read here; expected {self._due()}")
        self._version = True

    def _take_rule(self, rest: str) -> None:
        assert self._game is not None
        name, _, value = rest.partition(" ")
        if not value or " " in value:
            raise Wrong(f"{quoted(rest)} is no rule with one value; expected 'rule NAME VALUE'")
        if name in self._rules:
            raise Wrong(f"rule {name} stands twice; expected it once")
        try:
            with_rule(self._game, name, value)
        except BadRuleset as bad:
            raise Wrong(wrong_rules(self._game, bad.reason, self._say)) from None
        self._rules[name] = value

    def _check(self, ruleset: Ruleset) -> None:
        """Can any number of players play that?"""
        wrong = ""
        for seats in range(ruleset.seats[0], ruleset.seats[1] + 1):
            try:
                check(ruleset, seats)
                return
            except BadRuleset as bad:
                wrong = wrong or wrong_rules(ruleset, bad.reason, self._say)
        raise Wrong(wrong)

    def _due(self) -> str:
        if not self._version:
            return f"'domino-preset {VERSION}'"
        if self._game is None:
            return "'game KEY'"
        return "'rule NAME VALUE'" if self._name else "'name NAME'"

"""Which game is it, by which rules, and who sits where? The lines before the first round."""

from __future__ import annotations

import re

from ..rules.options import check, values, with_rule
from ..rules.reason import BadRuleset, BadValue, Reason, TooFewTiles, WrongSeats
from ..rules.ruleset import Ruleset
from ..session.entry import Seated
from .error import Begun, Newer, Say, Wrong, quoted

VERSION = 1
_NUMBER = re.compile(r"[1-9][0-9]{0,5}", re.ASCII)
_WORD = re.compile(r"[^ :]+")
_LONGEST_VALUE = 40


def number(text: str, what: str) -> int:
    """A number from 1, without leading zeros. Wrong says what was expected."""
    if _NUMBER.fullmatch(text) is None:
        raise Wrong(f"{quoted(text)} is no {what}; expected a number from 1")
    return int(text)


def read_seat(kind: str, name: str) -> Seated:
    """Who sits there, from KIND and NAME. Wrong if the kind is none of the known."""
    word, *more = kind.split(":")
    if kind == "human":
        return Seated("human", name)
    if word == "computer" and len(more) in (1, 2) and all(map(_WORD.fullmatch, more)):
        return Seated("computer", name, *more)
    if word == "bot" and len(kind) > len("bot:"):
        return Seated("bot", name, character=kind.removeprefix("bot:"))
    raise Wrong(
        f"{quoted(kind)} is no kind of player; expected human, computer:LEVEL, "
        "computer:LEVEL:CHARACTER or bot:NAME"
    )


class Head:
    """The head as far as it is read."""

    def __init__(self, games: tuple[Ruleset, ...], say: Say) -> None:
        self._games, self._say = games, say
        self._version = False
        self._game: Ruleset | None = None
        self._rules: dict[str, tuple[str, int]] = {}
        self._seated: list[Seated] = []
        self._line = 1

    def take(self, word: str, rest: str, line: int) -> None:
        """One line of the head. Wrong if it is none, or not the one that was due."""
        self._line = line
        if not self._version:
            self._take_version(word, rest)
        elif self._game is None:
            self._take_game(word, rest)
        elif word == "rule" and not self._seated:
            self._take_rule(rest, line)
        elif word == "seat":
            self._take_seat(rest)
        else:
            raise Wrong(f"unexpected {quoted(word)}; expected {self.due()}")

    def due(self) -> str:
        """What may stand in the next line."""
        if not self._version:
            return f"'domino-record {VERSION}'"
        if self._game is None:
            return "'game KEY'"
        rule = "" if self._seated else "'rule NAME VALUE' or "
        most = self._game.most_seats
        more = f"'seat {len(self._seated) + 1} KIND NAME'" if len(self._seated) < most else ""
        begin = "'round 1'" if self.whole else ""
        return rule + " or ".join(filter(None, (more, begin)))

    @property
    def whole(self) -> bool:
        """Are there as many seats as the game needs?"""
        return self._game is not None and len(self._seated) >= self._game.seats[0]

    def finish(self) -> tuple[Ruleset, tuple[Seated, ...]]:
        """The game with its house rules, and the seats. Wrong, with its line, if it can't be."""
        if self._game is None or not self.whole:
            raise Begun(f"the head is not whole; expected {self.due()}")
        ruleset, seats = self._game, len(self._seated)
        for name, (text, line) in self._rules.items():
            if str(values(ruleset, seats)[name]) != text:
                ruleset = with_rule(ruleset, name, text)
            if str(values(ruleset, seats)[name]) != text:
                preset = values(self._game, seats)[name]
                raise Wrong(
                    f"rule {name} can't be {text} with {seats} seats; expected {preset}", line
                )
        try:
            check(ruleset, seats)
        except BadRuleset as bad:
            raise Wrong(
                wrong_rules(self._game, bad.reason, self._say), self._line_of(bad)
            ) from None
        return ruleset, tuple(self._seated)

    def _line_of(self, bad: BadRuleset) -> int:
        match bad.reason:
            case BadValue(name=name) if name in self._rules:
                return self._rules[name][1]
            case TooFewTiles():
                return max([self._rules[n][1] for n in ("hand", "set") if n in self._rules] or [0])
        return 0

    def _take_version(self, word: str, rest: str) -> None:
        if word != "domino-record":
            raise Wrong(f"no match record begins with {quoted(word)}; expected {self.due()}")
        if rest == str(VERSION):
            self._version = True
        elif rest.isascii() and rest.isdigit() and rest[0] != "0":
            raise Newer(
                f"version {quoted(rest)} is newer than this program reads; expected {self.due()}"
            )
        else:
            raise Wrong(f"{quoted(rest)} is no version; expected {self.due()}")

    def _take_game(self, word: str, rest: str) -> None:
        if word != "game":
            raise Wrong(f"unexpected {quoted(word)}; expected {self.due()}")
        self._game = next((game for game in self._games if game.key == rest), None)
        if self._game is None:
            keys = ", ".join([game.key for game in self._games])
            raise Wrong(f"unknown game {quoted(rest)}; expected one of {keys}")

    def _take_rule(self, rest: str, line: int) -> None:
        assert self._game is not None
        name, _, value = rest.partition(" ")
        if not value or " " in value:
            raise Wrong(f"{quoted(rest)} is no rule with one value; expected 'rule NAME VALUE'")
        if name in self._rules:
            raise Wrong(f"rule {name} stands twice; expected it once")
        try:
            if len(value) > _LONGEST_VALUE:
                raise Wrong(f"rule {quoted(name)} can't be {quoted(value)}; expected a short value")
            with_rule(self._game, name, value)
        except BadRuleset as bad:
            raise Wrong(wrong_rules(self._game, bad.reason, self._say)) from None
        self._rules[name] = (value, line)

    def _take_seat(self, rest: str) -> None:
        assert self._game is not None
        least, most = self._game.seats[0], self._game.most_seats
        which, _, more = rest.partition(" ")
        kind, _, name = more.partition(" ")
        if number(which, "seat") != len(self._seated) + 1:
            raise Wrong(f"seat {quoted(which)} is not the next; expected {self.due()}")
        if len(self._seated) == most:
            allowed = _seats(least, most)
            raise Wrong(f"{self._game.key} is for {allowed}; expected {self.due()}")
        if not name:
            raise Wrong(f"seat {which} has no name; expected 'seat {which} KIND NAME'")
        self._seated.append(read_seat(kind, name))


def wrong_rules(ruleset: Ruleset, reason: Reason, say: Say) -> str:
    """What is wrong with the rules or the number of seats, and what was expected; one sentence."""
    match reason:
        case BadValue(name=name, value=value, allowed=allowed):
            return f"rule {name} can't be {quoted(value)}; expected {allowed}"
        case TooFewTiles(smallest=smallest):
            enough = f"rule set {smallest}, or smaller hands" if smallest else "smaller hands"
            return f"{say(reason)}; expected {enough}"
        case WrongSeats(least=least, most=most):
            return f"{say(reason)}; expected {_seats(least, most)}"
    return f"{say(reason)}; expected {_names(ruleset)}"


def _seats(least: int, most: int) -> str:
    return f"{least} to {most} seats" if least < most else f"{least} seats"


def _names(ruleset: Ruleset) -> str:
    return "one of " + ", ".join(values(ruleset))

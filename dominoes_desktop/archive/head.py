"""Which game is it, by which rules, and who sits where? The lines before the first round."""

from __future__ import annotations

import re

from ..rules.options import check, values, with_rule
from ..rules.reason import BadRuleset, BadValue, Reason, TooFewTiles, WrongSeats
from ..rules.ruleset import Ruleset
from ..session.entry import Seated
from .error import Begun, Newer, Wrong
from .said import Part, Said, quoted, said

VERSION = 1
_NUMBER = re.compile(r"[1-9][0-9]{0,5}", re.ASCII)
_WORD = re.compile(r"[^ :]+")
_LONGEST_VALUE = 40


def seat_number(text: str) -> int:
    """A number from 1, without leading zeros. Wrong where it is none."""
    if _NUMBER.fullmatch(text) is None:
        raise Wrong(said("{text} is no seat", text=quoted(text)), said("a number from 1"))
    return int(text)


def round_number(text: str) -> int:
    """The same of a round."""
    if _NUMBER.fullmatch(text) is None:
        raise Wrong(said("{text} is no round", text=quoted(text)), said("a number from 1"))
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
    kinds = ("human", "computer:LEVEL", "computer:LEVEL:CHARACTER", "bot:NAME")
    raise Wrong(said("{text} is no kind of player", text=quoted(kind)), kinds)


class Head:
    """The head as far as it is read."""

    def __init__(self, games: tuple[Ruleset, ...]) -> None:
        self._games = games
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
            raise unexpected(quoted(word), self.due())

    def due(self) -> Part:
        """What may stand in the next line."""
        if not self._version:
            return f"'domino-record {VERSION}'"
        if self._game is None:
            return "'game KEY'"
        rule = "" if self._seated else "'rule NAME VALUE'"
        most = self._game.most_seats
        more = f"'seat {len(self._seated) + 1} KIND NAME'" if len(self._seated) < most else ""
        begin = "'round 1'" if self.whole else ""
        return tuple(filter(None, (rule, more, begin)))

    @property
    def whole(self) -> bool:
        """Are there as many seats as the game needs?"""
        return self._game is not None and len(self._seated) >= self._game.seats[0]

    def finish(self) -> tuple[Ruleset, tuple[Seated, ...]]:
        """The game with its house rules, and the seats. Wrong, with its line, if it can't be."""
        if self._game is None or not self.whole:
            raise Begun(said("the head is not whole"), self.due())
        ruleset, seats = self._game, len(self._seated)
        for name, (text, line) in self._rules.items():
            if str(values(ruleset, seats)[name]) != text:
                ruleset = with_rule(ruleset, name, text)
            if str(values(ruleset, seats)[name]) != text:
                what = said(
                    "rule {name} can't be {value} with {seats} seats",
                    name=name,
                    value=text,
                    seats=seats,
                )
                raise Wrong(what, str(values(self._game, seats)[name]), line)
        try:
            check(ruleset, seats)
        except BadRuleset as bad:
            raise Wrong(*wrong_rules(self._game, bad.reason), self._line_of(bad)) from None
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
            what = said("no match record begins with {text}", text=quoted(word))
            raise Wrong(what, self.due())
        if rest == str(VERSION):
            self._version = True
        elif rest.isascii() and rest.isdigit() and rest[0] != "0":
            what = said("version {text} is newer than this program reads", text=quoted(rest))
            raise Newer(what, self.due())
        else:
            raise Wrong(said("{text} is no version", text=quoted(rest)), self.due())

    def _take_game(self, word: str, rest: str) -> None:
        if word != "game":
            raise unexpected(quoted(word), self.due())
        self._game = game_called(rest, self._games)

    def _take_rule(self, rest: str, line: int) -> None:
        assert self._game is not None
        name, _, value = rest.partition(" ")
        if not value or " " in value:
            raise no_rule(rest)
        if name in self._rules:
            raise twice(name)
        try:
            if len(value) > _LONGEST_VALUE:
                raise Wrong(_cannot_be(quoted(name), value), said("a short value"))
            with_rule(self._game, name, value)
        except BadRuleset as bad:
            raise Wrong(*wrong_rules(self._game, bad.reason)) from None
        self._rules[name] = (value, line)

    def _take_seat(self, rest: str) -> None:
        assert self._game is not None
        least, most = self._game.seats[0], self._game.most_seats
        which, _, more = rest.partition(" ")
        kind, _, name = more.partition(" ")
        if seat_number(which) != len(self._seated) + 1:
            raise Wrong(said("seat {text} is not the next", text=quoted(which)), self.due())
        if len(self._seated) == most:
            what = said("{game} is for {seats}", game=self._game.key, seats=_seats(least, most))
            raise Wrong(what, self.due())
        if not name:
            raise Wrong(said("seat {seat} has no name", seat=which), f"'seat {which} KIND NAME'")
        self._seated.append(read_seat(kind, name))


def unexpected(what: Part, due: Part) -> Wrong:
    """A line that was not the one that is ``due``."""
    return Wrong(said("unexpected {text}", text=what), due)


def game_called(key: str, games: tuple[Ruleset, ...]) -> Ruleset:
    """The game with that key. Wrong names those that there are."""
    found = next((game for game in games if game.key == key), None)
    if found is None:
        what = said("unknown game {text}", text=quoted(key))
        raise Wrong(what, _one_of([game.key for game in games]))
    return found


def no_rule(text: str) -> Wrong:
    """A line that begins with ``rule``, and goes on otherwise than it should."""
    return Wrong(said("{text} is no rule with one value", text=quoted(text)), "'rule NAME VALUE'")


def twice(name: str) -> Wrong:
    """One rule has two lines."""
    return Wrong(said("rule {name} stands twice", name=name), said("it once"))


def wrong_rules(ruleset: Ruleset, reason: Reason) -> tuple[Part, Part]:
    """What is wrong with the rules or the number of seats, and what was expected."""
    match reason:
        case BadValue(name=name, value=value, allowed=allowed, given=None):
            return _cannot_be(name, value), allowed
        case BadValue(name=name, value=value, allowed=allowed, given=(other, there)):
            where = said("{value} where {name} is {there}", value=allowed, name=other, there=there)
            return _cannot_be(name, value), where
        case TooFewTiles(smallest=0):
            return reason, said("smaller hands")
        case TooFewTiles(smallest=smallest):
            return reason, said("rule set {set}, or smaller hands", set=smallest)
        case WrongSeats(least=least, most=most):
            return reason, _seats(least, most)
    return reason, _one_of(list(values(ruleset)))


def _cannot_be(name: str, value: str) -> Said:
    return said("rule {name} can't be {value}", name=name, value=quoted(value))


def _seats(least: int, most: int) -> Said:
    if least < most:
        return said("{least} to {most} seats", least=least, most=most)
    return said("{count} seats", count=least)


def _one_of(words: list[str]) -> Said:
    return said("one of {words}", words=", ".join(words))

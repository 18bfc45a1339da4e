"""Which house rules has a game, and how is one changed? (rules.md B0: the names and their values.)

A part's field made with ``option`` is a house rule; a part's ``constants`` are rules that hold
because of the part's very kind (a line has ``spinner none``).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields, is_dataclass, replace
from functools import cache
from typing import TYPE_CHECKING, Any

from .reason import BadRuleset, BadValue, NoSuchRule, TooFewTiles, WrongSeats
from .tile import halves, tile, tile_set

if TYPE_CHECKING:
    from .ruleset import Ruleset

Value = int | str
_NUMBER = re.compile("0|[1-9][0-9]{0,5}", re.ASCII)

NAMES = (
    "set hand reserve direction first_lead next_lead lead_tile no_double match spinner "
    "short_sides fill_first draw drawn free_draw cannot_play trigger spell_lapse double_skips "
    "table_edges table_size play_score out_score block_winner block_score block_tie target exact "
    "best_of teams"
).split()


@dataclass(frozen=True, slots=True)
class Choice:
    """What a rule may be: the ``values`` as words or numbers, and a range where ``high`` >= 0.

    ``holder``: also ``holder_of_A-B``.
    """

    values: tuple[Value, ...] = ()
    low: int = 0
    high: int = -1
    holder: bool = False

    def read(self, text: str) -> Value | None:
        """The value that the text names, None if it is not one of these."""
        for value in self.values:
            if str(value) == text:
                return value
        if _NUMBER.fullmatch(text):
            return int(text) if self.low <= int(text) <= self.high else None
        if self.holder and text.startswith("holder_of_"):
            try:
                high, low = halves(text.removeprefix("holder_of_"))
            except ValueError:
                return None
            return text if high >= low else None
        return None

    def __str__(self) -> str:
        words = [str(value) for value in self.values]
        if self.high >= 0:
            words.append(f"{self.low}-{self.high}")
        if self.holder:
            words.append("holder_of_A-B (A >= B)")
        return ", ".join(words)


def option(name: str, preset: Any, choice: Choice) -> Any:
    """A dataclass field that is the house rule ``name``."""
    return field(default=preset, metadata={"rule": name, "choice": choice})


_Option = tuple[str, str, Choice]  # a part's field, the house rule that it is, what that may be


def _bearers(ruleset: Ruleset) -> Iterator[tuple[str, Any, tuple[_Option, ...]]]:
    """What bears house rules: where it is in the ruleset, itself, and those rules."""
    yield "", ruleset, _options(_kind(ruleset))
    for name in _fields(_kind(ruleset)):
        part = getattr(ruleset, name)
        if is_dataclass(part):
            yield name, part, _options(_kind(part))


def _kind(part: object) -> Any:
    return type(part)


@cache
def _fields(kind: Any) -> tuple[str, ...]:
    return tuple([one.name for one in fields(kind)])


@cache
def _options(kind: Any) -> tuple[_Option, ...]:
    bearing = [one for one in fields(kind) if "rule" in one.metadata]
    return tuple([(one.name, one.metadata["rule"], one.metadata["choice"]) for one in bearing])


def values(ruleset: Ruleset, seats: int | None = None) -> dict[str, Value]:
    """Every rule of the game with the value in force, in the order of rules.md.

    ``hand`` is a number for so many seats; without them it is left to ``ruleset.hand``.
    """
    found: dict[str, Value] = {}
    for _, bearer, options in _bearers(ruleset):
        found.update(getattr(bearer, "constants", {}))
        for own, rule, _ in options:
            found[rule] = getattr(bearer, own)
    found["hand"] = ruleset.hand_size(ruleset.seats[0] if seats is None else seats)
    return {name: found[name] for name in NAMES if name in found}


def choices(ruleset: Ruleset) -> dict[str, Choice]:
    """What each rule of the game may be; a rule that can't be changed has its value alone."""
    found: dict[str, Choice] = {}
    for _, _, options in _bearers(ruleset):
        for _, rule, choice in options:
            found[rule] = choice
    found.update(ruleset.limits)
    return {
        name: found[name] if name in found and name not in ruleset.fixed else Choice((value,))
        for name, value in values(ruleset).items()
    }


def with_rule(ruleset: Ruleset, name: str, text: str) -> Ruleset:
    """The game with one house rule changed. BadRuleset says what is wrong with it."""
    allowed = choices(ruleset).get(name)
    if allowed is None:
        raise BadRuleset(NoSuchRule(name))
    value = allowed.read(text)
    if value is None and name == "hand" and name in ruleset.fixed:
        sizes = [str(size) for _, size in ruleset.hand]
        if text in sizes:
            return ruleset
        raise BadRuleset(BadValue(name, text, ", ".join(dict.fromkeys(sizes))))
    if value is None:
        raise BadRuleset(BadValue(name, text, str(allowed)))
    for place, bearer, options in _bearers(ruleset):
        for own, rule, _ in options:
            if rule == name:
                new: Any = value
                if name == "hand":
                    new = ((ruleset.seats[0], value),)
                changed = replace(bearer, **{own: new})
                return changed if not place else replace(ruleset, **{place: changed})
    return ruleset


def check(ruleset: Ruleset, seats: int) -> None:
    """BadRuleset if so many seats can't play this; it names the game's smallest set that works."""
    least, most = ruleset.seats[0], ruleset.most_seats
    if not least <= seats <= most:
        raise BadRuleset(WrongSeats(seats, least, most))
    rules = values(ruleset, seats)
    if rules["teams"] == "2x2" and seats != 4:
        raise BadRuleset(BadValue("teams", "2x2", "none", ("seats", str(seats))))
    _check_goal(rules)
    need = ruleset.hand_size(seats) * seats
    if need > len(tile_set(ruleset.set)):
        sets = [n for n in choices(ruleset)["set"].values if isinstance(n, int)]
        smallest = next((n for n in sorted(sets) if len(tile_set(n)) >= need), 0)
        raise BadRuleset(TooFewTiles(seats, ruleset.hand_size(seats), ruleset.set, smallest))
    lead = rules.get("first_lead", "")
    if not isinstance(lead, str) or not lead.startswith("holder_of_"):
        return
    if tile(*halves(lead.removeprefix("holder_of_"))) not in tile_set(ruleset.set):
        holder = f"holder_of_A-B ({ruleset.set} >= A >= B)"
        raise BadRuleset(BadValue("first_lead", lead, holder, ("set", str(ruleset.set))))


def only_wins(rules: Mapping[str, Value]) -> bool:
    """Is a round won worth one point, and nothing else worth any?"""
    wins = rules["out_score"] == rules["block_score"] == "wins"
    return wins and rules["play_score"] == "none"


def _check_goal(rules: Mapping[str, Value]) -> None:
    """BadRuleset where two rules speak of different ends of the match."""
    best_of, target = rules.get("best_of", 1), rules["target"]
    if target == "round" and rules["exact"] == "yes":
        raise BadRuleset(BadValue("exact", "yes", "no", ("target", "round")))
    if target != "round" and best_of != 1 and only_wins(rules):
        raise BadRuleset(BadValue("target", str(target), "round", ("best_of", str(best_of))))

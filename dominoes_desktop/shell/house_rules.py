"""Which house rules does the form show, and which game do the choices make?"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from ..rules.options import Choice, Value, choices, only_wins, values, with_rule
from ..rules.reason import BadValue, Reason, TooFewTiles
from ..rules.ruleset import Ruleset
from ..rules.tile import tile_set

Chosen = Mapping[str, Value]


def first(game: Ruleset) -> tuple[str, ...]:
    """What one agrees on before any match: the tiles, and how long the match is."""
    rounds = "best_of" in choices(game)
    return "set", "hand", "best_of" if rounds else "target"


def further(game: Ruleset, seats: int, chosen: Chosen) -> list[str]:
    """All other rules that mean something beside these choices."""
    return [name for name in offered(game, seats, chosen) if name not in first(game)]


def preset(game: Ruleset, seats: int) -> dict[str, Value]:
    """Every rule of the game with its value for so many seats."""
    return values(game, seats)


def start_of(game: Ruleset, seats: int, chosen: Chosen) -> dict[str, Value]:
    """The preset beside these choices: where drawing is turned on, the boneyard opens."""
    start = preset(game, seats)
    if {**start, **chosen}.get("draw", "none") != "none" and start.get("reserve") == "all":
        start["reserve"] = 0
    return start


def offered(game: Ruleset, seats: int, chosen: Chosen) -> dict[str, Choice]:
    """The rules that may be changed and mean something beside the others that are chosen."""
    now = {**preset(game, seats), **chosen}
    found = {
        name: choice
        for name, choice in choices(game).items()
        if _open(choice) and _meaningful(name, now, seats)
    }
    if "reserve" in found:  # to reserve all is not to draw, which `draw` says already
        found["reserve"] = replace(found["reserve"], values=())
    return found


def _open(choice: Choice) -> bool:
    return len(choice.values) + max(0, choice.high - choice.low + 1) + choice.holder > 1


def _meaningful(name: str, now: Chosen, seats: int) -> bool:
    """Can a change of this rule change what is dealt, played or scored beside the others?"""
    match name:
        case "drawn":  # a spell makes one draw, too
            return now.get("draw") != "none" or "cannot_play" in now
        case "reserve":
            return now.get("draw") != "none"
        case "lead_tile":
            return now.get("first_lead") != "lot"
        case "no_double":
            return _wanting(now, seats)
        case "next_lead":
            return now.get("target") != "round" or now.get("best_of", 1) != 1
        case "exact":
            return now.get("target") != "round"
        case "target":  # so many wins, or so many rounds: one of the two says it
            return now.get("best_of", 1) == 1 or not only_wins(now)
        case "best_of":
            return now["best_of"] != 1 or now["target"] == "round" or not only_wins(now)
        case "table_size":
            return now.get("table_edges") == "on"
        case "teams":
            return seats == 4
        case "direction":
            return seats > 2
        case _:
            return True


def _wanting(now: Chosen, seats: int) -> bool:
    """May the deal leave out whatever tile decides who leads?"""
    first, set, hand = now.get("first_lead"), now["set"], now["hand"]
    if first in ("lot", "heaviest"):
        return False
    assert isinstance(set, int)
    assert isinstance(hand, int)
    others = set * (set + 1) // 2 if first == "highest_double" else len(tile_set(set)) - 1
    return hand * seats <= others


def settled(game: Ruleset, seats: int, chosen: Chosen) -> dict[str, Value]:
    """The changes that count: those of rules shown, which differ from where they start."""
    start = start_of(game, seats, chosen)
    shown = offered(game, seats, chosen)
    return {n: v for n, v in chosen.items() if n in shown and start.get(n) != v}


def made(game: Ruleset, seats: int, chosen: Chosen) -> Ruleset:
    """The game with these house rules. BadRuleset where a value can't be."""
    changed = {**start_of(game, seats, chosen), **settled(game, seats, chosen)}
    before = preset(game, seats)
    ruleset = game
    for name, value in changed.items():
        if before.get(name) != value:
            ruleset = with_rule(ruleset, name, str(value))
    return ruleset


def cause(reason: Reason) -> str:
    """The rule that stands in the way, "" where it is none of the form's."""
    match reason:
        case BadValue(name=name):
            return name
        case TooFewTiles():
            return "hand"
    return ""


def changes(game: Ruleset, ruleset: Ruleset, seats: int) -> dict[str, Value]:
    """What of ``ruleset`` differs from the preset ``game``."""
    start = preset(game, seats)
    return {n: v for n, v in values(ruleset, seats).items() if start.get(n) != v}

"""Which games are there, and which house rules has one?"""

from __future__ import annotations

from typing import Any

from ..archive.said import quoted
from ..games import GAMES
from ..rules.options import Choice, choices, values
from ..rules.ruleset import Ruleset
from ..words import game_name, game_says, rule_says
from .out import Refused, plain, say, say_json, table


def game_of(key: str) -> Ruleset:
    """The game with this key. Refused if there is none."""
    found = next((game for game in GAMES if game.key == key), None)
    if found is None:
        keys = ", ".join([game.key for game in GAMES])
        raise Refused(f"dominoes-desktop: unknown game {quoted(key)}; expected one of {keys}")
    return found


def games(key: str | None, as_json: bool) -> int:
    """The command."""
    if key is None:
        if as_json:
            say_json([_game(game) for game in GAMES])
        else:
            _tell_games()
        return 0
    game = game_of(key)
    if as_json:
        say_json({**_game(game), "rules": _rules(game)})
    else:
        _tell_rules(game)
    return 0


def _game(game: Ruleset) -> dict[str, Any]:
    return {
        "key": game.key,
        "name": game_name(game.key, plain),
        "seats": list(game.seats),
        "set": game.set,
        "family": game.family,
    }


def _rules(game: Ruleset) -> list[dict[str, Any]]:
    allowed = choices(game)
    return [
        {
            "name": name,
            "value": _preset(game, name),
            **_allowed(allowed[name]),
            "says": rule_says(name, plain),
        }
        for name in values(game)
    ]


def _preset(game: Ruleset, name: str) -> Any:
    """The preset value; by number of seats where it depends on them."""
    least, most = game.seats
    by_seats = {str(seats): values(game, seats)[name] for seats in range(least, most + 1)}
    return by_seats if len(set(by_seats.values())) > 1 else by_seats[str(least)]


def _allowed(choice: Choice) -> dict[str, Any]:
    """``choices``, ``range``, or both where words stand beside numbers."""
    words = [*choice.values, *(["holder_of_A-B"] if choice.holder else [])]
    found: dict[str, Any] = {"choices": words} if words else {}
    if choice.high >= choice.low:
        found["range"] = [choice.low, choice.high]
    return found


def _tell_games() -> None:
    rows = [("KEY", "GAME", "SEATS", "SET", "")]
    for game in GAMES:
        least, most = game.seats
        seats = f"{least}-{most}" if most > least else str(least)
        says = game_says(game.key, plain)
        rows.append((game.key, game_name(game.key, plain), seats, str(game.set), says))
    table(rows)


def _tell_rules(game: Ruleset) -> None:
    say(f"{game_name(game.key, plain)}: {game_says(game.key, plain)}")
    say()
    rows = [("RULE", "PRESET", "MAY BE", "")]
    for name, choice in choices(game).items():
        preset = _preset(game, name)
        if isinstance(preset, dict):
            preset = "/".join([str(value) for value in preset.values()])
        rows.append((name, str(preset), str(choice), rule_says(name, plain)))
    table(rows)

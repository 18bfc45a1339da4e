"""Which house rules are the pages tried with? Each value of each rule, and many together."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from random import Random

from dominoes_desktop.archive.assets import assets, rules_texts
from dominoes_desktop.rules.options import Choice, Value, check, choices, values, with_rule
from dominoes_desktop.rules.reason import BadRuleset
from dominoes_desktop.rules.ruleset import Ruleset
from dominoes_desktop.words.rules_page_syntax import page_lines

KEYS = sorted([page.name.removesuffix(".md") for page in (assets() / "rules" / "en").iterdir()])
PAGES: tuple[Ruleset, ...] = tuple(
    [
        getattr(import_module(f"dominoes_desktop.games.{key}"), key.upper())
        for key in KEYS
        if key != "parts"
    ]
)
"""Every game that has a page."""

Variant = tuple[Ruleset, int]
"""A game with house rules, and how many play."""


def some_values(name: str, choice: Choice) -> list[Value]:
    """All words, and a few of the numbers."""
    numbers = [n for n in (1, 2, 3, 5, 7, 9, 12, 14, 61, 150) if choice.low <= n <= choice.high]
    held: list[Value] = ["holder_of_6-6", "holder_of_5-3"] if choice.holder else []
    return [*choice.values, *numbers[: 4 if name == "reserve" else None], *held]


def one_change(game: Ruleset, full: bool) -> Iterator[tuple[str, Value, Ruleset, int]]:
    """The game with each value of each rule.

    ``full``: for each number of seats that can play it, else for one of them in turn.
    """
    least, most = game.seats
    turn = 0
    for name, choice in choices(game).items():
        for value in some_values(name, choice):
            for seats in range(least, most + 1):
                ruleset = changed(game, {name: value})
                if values(ruleset, seats) == values(game, seats) or not playable(ruleset, seats):
                    continue
                turn += 1
                if full or turn % (most - least + 1) == 0:
                    yield name, value, ruleset, seats


def variants(game: Ruleset, full: bool) -> Iterator[Variant]:
    """The preset for all numbers of seats, then each house rule alone, then many together."""
    yield from presets(game)
    yield from [(ruleset, seats) for _, _, ruleset, seats in one_change(game, full)]
    yield from mixtures(game, 2_000 if full else 16)


def directed(game: Ruleset) -> Iterator[Variant]:
    """For each line of its page the house rules under which it is said, as far as it names them."""
    offered = choices(game)
    for line in page_lines(rules_texts(), game.key):
        wanted: dict[str, Value] = {}
        for test in line.when:
            name = {"tie": "block_tie", "draws": "draw"}.get(test.fact, test.fact)
            value = test.values[0]
            wanted |= IMPLIED.get((test.fact, value), {})
            if test.by == "=":
                wanted = {name: value, **wanted}
        wanted = {
            n: v for n, v in wanted.items() if n in offered and offered[n].read(str(v)) is not None
        }
        for seats in range(game.seats[0], game.seats[1] + 1):
            ruleset = changed(game, wanted)
            if playable(ruleset, seats):
                yield ruleset, seats


IMPLIED: dict[tuple[str, str], dict[str, Value]] = {
    ("tie", "fewest_pips"): {"block_winner": "tiles"},
    ("sharing", "yes"): {"block_tie": "shared"},
    ("level", "yes"): {"block_tie": "shared", "block_score": "all"},
    ("fresh", "waits"): {"draw": "one", "drawn": "next_turn"},
    ("best_of", "1"): {"best_of": 3},
    ("missing", "holder"): {"first_lead": "holder_of_5-3"},
    ("first_lead", "holder"): {"first_lead": "holder_of_5-3"},
    ("heaviest", "yes"): {"first_lead": "heaviest"},
    ("rounds", "one"): {"target": "round"},
    ("rounds", "many"): {"target": 50},
    ("target", "round"): {"target": 50, "out_score": "opponents"},
}
"""House rules from which facts of a condition follow."""


def changed(game: Ruleset, rules: Mapping[str, Value]) -> Ruleset:
    """The game with these house rules; where drawing is turned on, the boneyard opens."""
    before = values(game)
    if before.get("reserve") == "all" and rules.get("draw", "none") != "none":
        rules = {"reserve": 0, **rules}
    for name, value in rules.items():
        game = with_rule(game, name, str(value))
    return game


def presets(game: Ruleset) -> Iterator[Variant]:
    for seats in range(game.seats[0], game.seats[1] + 1):
        yield game, seats


def mixtures(game: Ruleset, count: int) -> Iterator[Variant]:
    """The game with many rules changed at once, the same ones each time."""
    rng = Random(f"{game.key} mixed")
    offered = {name: some_values(name, choice) for name, choice in choices(game).items()}
    made = 0
    while made < count:
        ruleset = game
        for name, found in offered.items():
            if rng.random() < 0.4:
                ruleset = with_rule(ruleset, name, str(rng.choice(found)))
        seats = rng.randint(*game.seats)
        if values(ruleset)["draw"] != "none" and rng.random() < 0.8:
            ruleset = with_rule(ruleset, "reserve", str(rng.choice((0, 0, 1, 2))))
        if playable(ruleset, seats):
            made += 1
            yield ruleset, seats


def playable(ruleset: Ruleset, seats: int) -> bool:
    try:
        check(ruleset, seats)
    except BadRuleset:
        return False
    return True

"""Has every game, event, reason, rule and value its sentence?"""

from collections.abc import Callable
from dataclasses import fields
from typing import Any, get_args, get_type_hints

import pytest

from dominoes_desktop.games import GAMES
from dominoes_desktop.players import why as likings
from dominoes_desktop.players.why import KeepsOpen, ShutsOut, Why
from dominoes_desktop.rules import event as events
from dominoes_desktop.rules import reason as reasons
from dominoes_desktop.rules.event import Event, Result, Tally, Term
from dominoes_desktop.rules.line import End
from dominoes_desktop.rules.options import NAMES, Choice, choices
from dominoes_desktop.rules.reason import BadDeal, BadValue, NotNow, Reason
from dominoes_desktop.rules.tile import Tile, tile
from dominoes_desktop.words import (
    Voice,
    character_name,
    game_name,
    game_says,
    level_name,
    level_says,
    reason_says,
    rule_name,
    rule_says,
    value_says,
)
from dominoes_desktop.words.event import ASKED, LEADS
from dominoes_desktop.words.game import CHARACTERS, LEVELS
from dominoes_desktop.words.reason import DEALS, WANTS
from dominoes_desktop.words.value import VALUES

NAMED = ("Ann", "Bo", "Cy")
RESULT = Result("out", (0,), (14, 0, 0), (0, 9, 5), (Tally(0, "opponents", (Term(1, 14),), 14),))
# One value for each type that a field of an event or a reason may have.
SAMPLES: dict[Any, Any] = {
    int: 1,
    float: 1.5,
    str: "lot",
    bool: True,
    Tile: tile(4, 3),
    End: End(tile(4, 3), 3),
    Tile | None: tile(4, 3),
    End | None: End(tile(4, 3), 3),
    int | None: 1,
    Result: RESULT,
    tuple[int, ...]: (5, 2),
    tuple[tuple[Tile, ...], ...]: ((tile(4, 3),), (), ()),
    tuple[tuple[Tile, ...] | None, ...]: ((tile(4, 3),), None, None),
}
SPECIAL: dict[Any, Any] = {
    NotNow: NotNow("move"),
    BadDeal: BadDeal("set"),
    BadValue: BadValue("hand", "99", "3-9"),
    events.MatchEnded: events.MatchEnded((0,), (104, 87, 20)),
    reasons.TooFewTiles: reasons.TooFewTiles(4, 8, 6, 9),
}


def echo(text: str) -> str:
    return text


def made(kind: Any, module: Any) -> Any:
    if kind in SPECIAL:
        return SPECIAL[kind]
    hints = get_type_hints(kind, vars(module))
    return kind(*[SAMPLES[hints[one.name]] for one in fields(kind)])


def sound(text: str) -> bool:
    return bool(text.strip()) and not set("{}<>[]") & set(text)


def voices() -> list[Voice]:
    """To a seat, to another, to onlookers; of each game, and of none."""
    games = (None, *GAMES)
    return [Voice(echo, NAMED, me, ruleset) for ruleset in games for me in (None, 0, 1)]


@pytest.mark.parametrize("kind", get_args(Event), ids=lambda kind: kind.__name__)
def test_every_event_is_told(kind: Any) -> None:
    event = made(kind, events)
    for voice in voices():
        assert sound(voice.event(event)), voice
        assert hasattr(event, "seat") == bool(voice.short(event)), voice


@pytest.mark.parametrize("kind", get_args(Reason), ids=lambda kind: kind.__name__)
def test_every_reason_is_told(kind: Any) -> None:
    reason = made(kind, reasons)
    assert sound(reason_says(reason, echo))
    for voice in voices():
        assert sound(voice.why(reason)), voice


def test_each_way_to_get_the_lead_is_told() -> None:
    assert set(LEADS) == {
        "lot", "highest_double", "heaviest", "highest", "holder", "winner", "rotate", "choice"
    }  # fmt: skip
    assert set(ASKED) == {"lot", "heaviest", "left_of_winner", "rotate"}


@pytest.mark.parametrize("why", sorted(ASKED))
@pytest.mark.parametrize("me", [None, 0, 1])
def test_who_is_asked_first_is_told(why: str, me: int | None) -> None:
    event = events.LeadGiven(1, why, tile(14, 12), asked=True)
    assert sound(Voice(echo, NAMED, me).event(event))
    assert sound(Voice(echo, NAMED, me).short(event))


@pytest.mark.parametrize("wants", ["deal", "lead", "move", "nothing"])
def test_each_state_that_refuses_is_told(wants: str) -> None:
    assert sound(WANTS[wants])


@pytest.mark.parametrize("problem", ["set", "sizes", "no_double"])
def test_each_bad_deal_is_told(problem: str) -> None:
    assert sound(DEALS[problem])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_game_has_a_name_and_a_line(game: Any) -> None:
    assert sound(game_name(game.key, echo))
    assert game_says(game.key, echo).endswith(".")


@pytest.mark.parametrize("name", NAMES)
def test_every_rule_has_a_name_and_a_sentence(name: str) -> None:
    assert sound(rule_name(name, echo))
    assert rule_says(name, echo).endswith(".")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_value_that_a_game_offers_is_said(game: Any) -> None:
    for name, choice in choices(game).items():
        for value in every_value(choice):
            assert sound(value_says(name, value, echo)), (name, value)


def every_value(choice: Choice) -> list[int | str]:
    holder = ["holder_of_6-6"] if choice.holder else []
    return [*choice.values, *range(choice.low, choice.high + 1)[:40], *holder]


def test_every_word_of_the_rules_has_its_own_text() -> None:
    for name, known in VALUES.items():
        said = [value_says(name, value, echo) for value in known]
        assert len(set(said)) == len(said), name


def test_a_value_without_a_word_is_refused() -> None:
    with pytest.raises(KeyError):
        value_says("draw", "nonsense", echo)
    with pytest.raises(KeyError):
        value_says("exact", 3, echo)


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_is_described(level: str) -> None:
    assert sound(level_name(level, echo))
    assert sound(level_says(level, echo))


@pytest.mark.parametrize("character", CHARACTERS)
def test_every_character_has_a_name(character: str) -> None:
    assert sound(character_name(character, echo))


@pytest.mark.parametrize(
    "speak",
    [
        lambda tr: game_name("draw", tr),
        lambda tr: level_says("casual", tr),
        lambda tr: rule_says("hand", tr),
        lambda tr: value_says("draw", "one", tr),
        lambda tr: Voice(tr, NAMED, 0).why(reasons.MustDraw()),
    ],
)
def test_every_text_goes_through_the_translation(speak: Callable[[Any], str]) -> None:
    assert speak(lambda text: f"<{text}>").startswith("<")


@pytest.mark.parametrize("kind", get_args(Why))
def test_every_liking_has_a_sentence(kind: Any) -> None:
    voice = Voice(echo, NAMED, 0)
    assert sound(voice.liking(made(kind, likings)))


def test_a_liking_names_numbers_and_who_lacks_them() -> None:
    voice = Voice(echo, NAMED, 0)
    open_to_both = voice.liking(KeepsOpen(0, (5, 3), 1, (5,)))
    assert open_to_both == "It keeps 5 and 3 open for you; Bo has no 5"
    assert voice.liking(KeepsOpen(0, (5, 3))) == "It keeps 5 and 3 open for you"
    assert voice.liking(ShutsOut(1, (6, 2))) == "Bo has no 6 or 2 and can't go on"

"""Scenes: what a page says of its game at the beginning, and what is said to children alone."""

from __future__ import annotations

from dominoes_desktop.rules.reason import FitsNowhere
from dominoes_desktop.words.animals import ANIMALS
from tests.rules.texts import lay
from tests.rules_pages.table import Draw, Pass, Table, hand, kinds, played, refused, to_move
from tests.rules_pages.turn import fresh_waits


def drawing(table: Table) -> None:
    match = table.at("4-2 2-1", drawable="4-1 3-1")
    assert kinds(match) == {Draw}
    assert len(hand(played(match, [Draw()]))) > 2


def no_drawing(table: Table) -> None:
    assert kinds(table.at("4-2 2-1")) == {Pass}


def patience(table: Table) -> None:
    fresh_waits(table)


def shutting(table: Table) -> None:
    no_drawing(table)


def animals(table: Table) -> None:
    assert all(f"the {animal}" in table.text for animal in ANIMALS)
    assert len(ANIMALS) == table.ruleset.set + 1


def numbers(table: Table) -> None:
    assert "0 for the snail" in table.text
    assert "6 for the elephant" in table.text
    assert (ANIMALS[0], ANIMALS[6]) == ("snail", "elephant")


def mistake(table: Table) -> None:
    match = table.at("3-2 6-4", line="6-6 6-5")
    why = refused(match, lay("3-2@6-5"))
    assert isinstance(why, FitsNowhere)
    assert set(why.ends) == {6, 5}
    assert to_move(match) == 0
    assert len(hand(match)) == 2


def no_penalty(table: Table) -> None:
    match = table.at("3-2 6-4", line="6-6 6-5")
    before = (match.scores, hand(match), match.history)
    refused(match, lay("3-2@6-5"))
    assert (match.scores, hand(match), match.history) == before

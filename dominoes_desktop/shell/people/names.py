"""What is everybody called? Names that nobody has chosen are said in the language of the window."""

from __future__ import annotations

from collections.abc import Sequence

from ...archive.persons import Person
from ...session.entry import Seated, unnamed
from ...words.text import Tr

COMPUTERS = ("Bo", "Mira", "Ada", "Nils", "Iva", "Otto", "Zoe", "Kai")
OWN = {"careful": "Vera", "bold": "Rico", "blocker": "Greta", "counter": "Linus"}  # by character
GUEST, AMONG = "Guest", "Player "
"""A human without a name of their own, in records: beside others, one of several."""


def person_name(person: Person, people: Sequence[Person], tr: Tr) -> str:
    """The name; without one "You" where nobody else plays, and a number among others."""
    if person.name:
        return person.name
    if len(people) < 2:
        return tr("You")
    number = [one.id for one in people].index(person.id) + 1
    return tr("Player {number}").format(number=number)


def seat_names(seated: Sequence[Seated], tr: Tr) -> tuple[str, ...]:
    """What the players are called at a table, from what their match's record calls them."""
    return tuple([_said(one, tr) for one in seated])


def characters_of(seated: Sequence[Seated]) -> tuple[str, ...]:
    """Each player's character, by which it is known at a glance; "" for none."""
    return tuple([one.character for one in seated])


def _said(one: Seated, tr: Tr) -> str:
    if one.kind == "human":
        if unnamed(one):
            return tr("You")
        if one.name == GUEST:
            return tr("Guest")
        number = one.name.removeprefix(AMONG)
        if number != one.name and number.isascii() and number.isdigit():
            return tr("Player {number}").format(number=number)
        return one.name
    for name in (*COMPUTERS, *OWN.values()):
        if name == one.name:
            return tr(name)
    return one.name

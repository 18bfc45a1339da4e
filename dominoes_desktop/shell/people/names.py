"""What is a person called who may never have been given a name?"""

from __future__ import annotations

from collections.abc import Sequence

from ...archive.persons import Person
from ...words.text import Tr


def person_name(person: Person, people: Sequence[Person], tr: Tr) -> str:
    """The name; without one "You" where nobody else plays, and a number among others."""
    if person.name:
        return person.name
    if len(people) < 2:
        return tr("You")
    number = [one.id for one in people].index(person.id) + 1
    return tr("Player {number}").format(number=number)

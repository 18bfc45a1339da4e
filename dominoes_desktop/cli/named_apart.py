"""What are the players of a record called? No two alike, and nobody "You" but who is spoken to."""

from __future__ import annotations

from collections.abc import Sequence

from ..session.entry import ALONE, Seated, unnamed


def named_apart(names: Sequence[str]) -> tuple[str, ...]:
    """The names in order; those that stand more than once are numbered: "Casual 1", "Casual 2".

    A number whose name somebody else has already is passed over.
    """
    made: list[str] = []
    given = set(names)
    for name in names:
        if names.count(name) > 1:
            number = 1
            while f"{name} {number}" in given:
                number += 1
            name = f"{name} {number}"
            given.add(name)
        made.append(name)
    return tuple(made)


def unnamed_seat(seated: Sequence[Seated]) -> int | None:
    """Who is spoken to: the only person who never had a name; None where there is none."""
    found = [seat for seat, one in enumerate(seated) if unnamed(one)]
    return found[0] if len(found) == 1 else None


def names_spoken(seated: Sequence[Seated], me: int | None) -> tuple[str, ...]:
    """Their names in sentences that are told to the seat ``me``, or to nobody at the table."""
    names = [
        f"Player {seat + 1}" if one.name.lower() == ALONE.lower() and seat != me else one.name
        for seat, one in enumerate(seated)
    ]
    return named_apart(names)

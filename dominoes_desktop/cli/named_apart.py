"""How are players told apart who have one name?"""

from __future__ import annotations

from collections.abc import Sequence


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

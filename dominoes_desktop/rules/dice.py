"""Who shuffles and draws lots? Chance, or a number from which anybody gets the same deals.

The way from a number to its deals is fixed for ever, and told in CONTRIBUTING.md ("Numbered
deals") so that another program can go it: none of it depends on Python.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Any, Protocol

from .digest import sha256

LARGEST = 999_999_999
"""The largest number that a deal may have; the smallest is 1."""
_WORD = 4  # bytes of a number out of a digest
_ALL = 1 << 8 * _WORD


class Dice(Protocol):
    """What chance has to be able to do; a ``random.Random`` can."""

    def shuffle(self, x: MutableSequence[Any], /) -> None: ...

    def randrange(self, start: int, /) -> int: ...


class Numbered:
    """The chance of one round of a numbered match; ``what`` is ``deal`` or ``lot``.

    It gives the digests of ``domino-deal 1 GAME NUMBER ROUND WHAT COUNT``, COUNT from 0, as
    32-bit numbers, the first byte the highest.
    """

    def __init__(self, game: str, number: int, round: int, what: str) -> None:
        if not 1 <= number <= LARGEST:
            raise ValueError(f"no deal has the number {number}")
        self._text = f"domino-deal 1 {game} {number} {round} {what}"
        self._count = 0
        self._left: list[int] = []

    def randrange(self, start: int, /) -> int:
        """A number below ``start``, each as likely: numbers past its last multiple are dropped."""
        if start < 1:
            raise ValueError("nothing to choose from")
        most = _ALL - _ALL % start
        while (word := self._word()) >= most:
            continue
        return word % start

    def shuffle(self, x: MutableSequence[Any], /) -> None:
        """From the last place down to the second: swapped with one of those up to itself."""
        for at in range(len(x) - 1, 0, -1):
            other = self.randrange(at + 1)
            x[at], x[other] = x[other], x[at]

    def _word(self) -> int:
        if not self._left:
            digest = sha256(f"{self._text} {self._count}".encode("ascii"))
            self._count += 1
            self._left = [
                int.from_bytes(digest[at : at + _WORD], "big")
                for at in range(len(digest) - _WORD, -1, -_WORD)
            ]
        return self._left.pop()

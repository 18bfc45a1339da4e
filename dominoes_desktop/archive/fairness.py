"""Was the deal made before the first move? A commitment to it, and the salt that reveals it."""

from __future__ import annotations

import os
import re
from dataclasses import dataclass, replace

from ..rules.digest import sha256
from ..rules.move import Deal
from .error import Wrong
from .notation import write_tiles
from .said import quoted, said

_DIGEST = re.compile(r"[0-9a-f]{64}", re.ASCII)
_HEX = re.compile(r"[0-9a-f]+", re.ASCII)


def new_salt() -> str:
    """128 bits that nobody can guess, in hexadecimal."""
    return os.urandom(16).hex()


def deal_lines(deal: Deal) -> list[str]:
    """The lines of a deal, in their order, without newlines; a line without tiles is left out."""
    named = [(f"hand {seat + 1}", hand) for seat, hand in enumerate(deal.hands)]
    named += [("boneyard", deal.boneyard), ("aside", deal.aside)]
    return [f"{name} {write_tiles(tiles)}" for name, tiles in named if tiles]


def commitment(salt: str, deal: Deal) -> str:
    """SHA-256 of the salt's text, a newline and the deal's lines, in hexadecimal (record.md 1)."""
    text = "".join([f"{line}\n" for line in [salt, *deal_lines(deal)]])
    return sha256(text.encode("ascii")).hex()


def salt_remark(salt: str) -> str:
    """The line that keeps a salt for a program that is ended before the round is.

    It gives nothing away: the deal itself stands in the same file.
    """
    return f"# salt, to be revealed after this round: {salt}"


def kept_salt(path: str, seal: Seal) -> str:
    """The salt of that deal, the last of the record, from its remark; "" where it is gone."""
    try:
        with open(path, "rb") as file:
            found = re.findall(rb"^# salt, .*: ([0-9a-f]+)\r?$", file.read(), re.MULTILINE)
    except OSError:
        return ""
    salts: list[str] = [one.decode("ascii") for one in found]
    for salt in reversed(salts):
        if commitment(salt, seal.deal) == seal.commit:
            return salt
    return ""


def read_commit(text: str) -> str:
    """What stands in a ``commit`` line. Wrong if it can't be a SHA-256."""
    if _DIGEST.fullmatch(text) is None:
        what = said("{text} is no SHA-256", text=quoted(text))
        raise Wrong(what, said("64 digits of 0-9 and a-f"))
    return text


def read_salt(text: str) -> str:
    """What stands in a ``salt`` line. Wrong if it is not hexadecimal."""
    if _HEX.fullmatch(text) is None:
        raise Wrong(said("{text} is no salt", text=quoted(text)), said("digits of 0-9 and a-f"))
    return text


def opened(path: str, seal: Seal) -> Seal:
    """The seal of the last deal of that record, whose round is over, with its salt if it is there.

    The ``salt`` line comes with the next deal, since up to then a move may be taken back; until
    then it stands in its remark.
    """
    return seal if seal.salt or not seal.commit else replace(seal, salt=kept_salt(path, seal))


@dataclass(frozen=True, slots=True)
class Seal:
    """What a record says of one deal: the commitment, its line, and the salt; "" is missing."""

    deal: Deal
    commit: str = ""
    line: int = 0
    salt: str = ""

    @property
    def fair(self) -> bool | None:
        """Does the commitment fit the deal? None where it or its salt is missing."""
        if not self.commit or not self.salt:
            return None
        return commitment(self.salt, self.deal) == self.commit

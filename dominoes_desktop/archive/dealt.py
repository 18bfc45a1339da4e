"""Who was dealt what, over all rounds played? Counted from the records, against what chance gives.

Only what a hand was dealt counts, never what it drew later. Records are looked through, not played
again; a round whose deal is not whole there does not count.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from math import isqrt, sqrt
from pathlib import Path

SUFFIX = ".domino"
_LARGEST = 8 * 1024 * 1024  # bytes of a record that is looked through


@dataclass(slots=True)
class Share:
    """What was dealt to a seat, or a kind of player, so far; ``by_chance`` is the mean of it.

    ``spread`` is the standard deviation around that mean.
    """

    hands: int = 0
    tiles: int = 0
    pips: int = 0
    pips_by_chance: float = 0.0
    doubles: int = 0
    doubles_by_chance: float = 0.0
    _pips_variance: float = 0.0
    _doubles_variance: float = 0.0

    @property
    def pips_spread(self) -> float:
        return sqrt(self._pips_variance)

    @property
    def doubles_spread(self) -> float:
        return sqrt(self._doubles_variance)

    def add(self, hand: list[tuple[int, int]], most: int) -> None:
        """One more hand out of the double-``most`` set."""
        many = (most + 1) * (most + 2) // 2
        held, doubles = len(hand), most + 1
        left = (many - held) / (many - 1)
        self.hands += 1
        self.tiles += held
        self.pips += sum([one + other for one, other in hand])
        self.pips_by_chance += held * most
        self._pips_variance += held * _pips_variance(most) * left
        self.doubles += sum([one == other for one, other in hand])
        self.doubles_by_chance += held * doubles / many
        self._doubles_variance += held * doubles / many * (1 - doubles / many) * left


def _pips_variance(most: int) -> float:
    """Of the pips on one tile of the set; their mean is ``most``."""
    sums = [(high + low - most) ** 2 for high in range(most + 1) for low in range(high + 1)]
    return sum(sums) / len(sums)


@dataclass(slots=True)
class Dealt:
    """``seats`` and ``kinds`` (human, computer, bot) with their shares; ``doubles`` of double-six
    sets as (number, seat), seats from 0, and ``six`` with each seat's share of those sets alone.
    """

    rounds: int = 0
    seats: dict[int, Share] = field(default_factory=dict)
    kinds: dict[str, Share] = field(default_factory=dict)
    doubles: Counter[tuple[int, int]] = field(default_factory=Counter)
    six: dict[int, Share] = field(default_factory=dict)

    def add(self, hands: list[list[tuple[int, int]]], kinds: list[str], most: int) -> None:
        """One more deal."""
        self.rounds += 1
        for seat, hand in enumerate(hands):
            self.seats.setdefault(seat, Share()).add(hand, most)
            self.kinds.setdefault(kinds[seat], Share()).add(hand, most)
            if most == 6:
                self.six.setdefault(seat, Share()).add(hand, most)
                self.doubles.update([(one, seat) for one, other in hand if one == other])

    def add_record(self, data: bytes) -> None:
        """All whole deals of a record; what can't be understood in it is passed over."""
        kinds: list[str] = []
        tiles: dict[str, str] = {}
        for raw in data.split(b"\n")[:-1]:
            if raw[:5] not in (
                b"seat ",
                b"hand ",
                b"boney",
                b"aside",
                b"round",
                b"move ",
                b"lead ",
            ):
                continue
            word, _, rest = raw.decode("utf-8", "replace").rstrip("\r").partition(" ")
            match word:
                case "seat":
                    kinds.append(rest.split(" ")[1].partition(":")[0] if " " in rest else "")
                case "hand":
                    which, _, held = rest.partition(" ")
                    tiles[f"hand{which}"] = held
                case "boneyard" | "aside":
                    tiles[word] = rest
                case "round":
                    tiles = {}
                case "move" | "lead" if tiles:
                    self._take(tiles, kinds)
                    tiles = {}

    def _take(self, tiles: dict[str, str], kinds: list[str]) -> None:
        """A deal, unless it is none."""
        try:
            every = {
                name: [_tile(word) for word in said.split(" ")] for name, said in tiles.items()
            }
            hands = [every[f"hand{seat + 1}"] for seat in range(len(kinds))]
        except (ValueError, KeyError):
            return
        count = sum(map(len, every.values()))
        most = (isqrt(8 * count + 1) - 3) // 2
        largest = max([max(one) for some in every.values() for one in some], default=0)
        if most > 0 and (most + 1) * (most + 2) == 2 * count and largest == most:
            self.add(hands, kinds, most)


def _tile(word: str) -> tuple[int, int]:
    high, _, low = word.partition("-")
    return int(high), int(low)


def count_dealt(folders: Iterable[Path]) -> Dealt:
    """Over all records in these folders, whatever else lies there."""
    dealt = Dealt()
    for folder in folders:
        try:
            paths = sorted(path for path in folder.iterdir() if path.suffix == SUFFIX)
        except OSError:
            continue
        for path in paths:
            try:
                with open(path, "rb") as file:
                    dealt.add_record(file.read(_LARGEST))
            except OSError:
                continue
    return dealt

"""Which sound does an event make, how loud, and when is there none?"""

from __future__ import annotations

from typing import Protocol

from ..rules.event import Dealt, Event, Passed, RoundEnded, TileDrawn, TilePlayed
from ..rules.options import values
from ..rules.tile import Tile
from ..table.seen import Seen

WEIGHTS = 5  # clacks, from the lightest tile to the heaviest
NAMES = (*[f"clack{weight}" for weight in range(1, WEIGHTS + 1)], "shuffle", "draw", "knock", "win")
"""All sounds, each a file of ``assets/sounds`` (packaging/sounds.py makes them)."""


class Player(Protocol):
    """Whatever makes sounds heard. Nothing here waits, and nothing raises."""

    def wake(self) -> None:
        """Sounds will be wanted soon."""

    def play(self, name: str, loud: float) -> None:
        """One of `NAMES`, now; ``loud`` is above 0 and at most 1."""

    def close(self) -> None:
        """No more sounds."""


class Silence:
    """The player of a window that makes no sound."""

    def wake(self) -> None:
        pass

    def play(self, name: str, loud: float) -> None:
        pass

    def close(self) -> None:
        pass


class Sounds:
    """One sound an event, at most. Where nothing moves, one for what the viewer has done.

    Without a ``player`` it is the sound card's, fetched when a sound is first wanted.
    """

    def __init__(self, player: Player | None = None) -> None:
        self._player = player
        self._loud = 0.0
        self._wanted = False  # a match has begun
        self._still: Seen | None = None  # the change shown without motion that has sounded

    def set(self, volume: int, muted: bool) -> None:
        """``volume`` in percent, as it seems to the ear."""
        self._loud = 0.0 if muted else (volume / 100) ** 2
        if self._wanted:
            self.wake()

    def wake(self) -> None:
        """A match begins: sounds will be wanted."""
        self._wanted = True
        if self._loud:
            self._player = self._player or _card()
            self._player.wake()

    def heard(self, event: Event, seen: Seen, moving: bool) -> None:
        """The eye meets this event; the ear shall, too."""
        sound = sound_of(event, seen)
        if sound is None:
            return
        if not moving:
            if self._still is seen or getattr(event, "seat", None) != seen.observation.seat:
                return
            self._still = seen
        self.play(sound)

    def play(self, sound: str) -> None:
        """This sound, unless all is mute."""
        if self._loud and self._player is not None:
            self._player.play(sound, self._loud)

    def close(self) -> None:
        """No more sounds: the window goes."""
        if self._player is not None:
            self._player.close()


def _card() -> Player:
    from ..archive.assets import assets
    from .sound_process import ProcessPlayer

    return ProcessPlayer(str(assets() / "sounds"))


def sound_of(event: Event, seen: Seen) -> str | None:
    """The sound of that event, for those that have one."""
    match event:
        case Dealt():
            return "shuffle"
        case TilePlayed(tile=tile):
            return f"clack{weight_of(tile, _most(seen))}"
        case TileDrawn():
            return "draw"
        case Passed():
            return "knock"
        case RoundEnded(result=result):
            one = seen.observation
            won = result.winners if seen.watching else one.seat in result.winners
            return "win" if won else None
        case _:
            return None


def weight_of(tile: Tile, most: int) -> int:
    """1 to `WEIGHTS`, as a tile weighs among those of a double-``most`` set."""
    return 1 + min(WEIGHTS - 1, tile.pips * WEIGHTS // (2 * most + 1))


def _most(seen: Seen) -> int:
    size = values(seen.observation.ruleset, seen.observation.seats)["set"]
    assert isinstance(size, int)
    return size

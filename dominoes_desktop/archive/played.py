"""Which matches lie with the played ones, and how did each of them end?"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from ..games import GAMES
from ..rules.observation import Observation, observe
from ..session.entry import Seated
from .autosaves import first_person
from .course import follow
from .error import RecordError
from .reader import Games, read_record
from .standing import practice


@dataclass(frozen=True, slots=True)
class Played:
    """A record, who sat there, how it stands at its end, and when that was, in seconds since 1970.

    ``resigned``: the seat that gave it up, if one did.
    """

    path: Path
    seated: tuple[Seated, ...]
    seen: Observation
    when: float
    practice: bool
    resigned: int | None

    @property
    def over(self) -> bool:
        return self.seen.wants == "nothing"


def played(folder: Path, games: Games = GAMES) -> Iterator[Played]:
    """All of them, the newest first. What can't be read, or was never dealt, is passed over."""
    for when, path in _newest_first(folder):
        try:
            record = read_record(path, games)
        except RecordError:
            continue
        if record.seals:
            match = follow(record.ruleset, len(record.seated), record.entries).match
            seen = observe(match, first_person(record.seated))
            undone, resigned = practice(record.entries), record.resigned
            yield Played(path, record.seated, seen, when, undone, resigned)


def _newest_first(folder: Path) -> list[tuple[float, Path]]:
    try:
        found = [path for path in folder.iterdir() if ".domino" in path.name and path.is_file()]
        return sorted([(path.stat().st_mtime, path) for path in found], reverse=True)
    except OSError:
        return []

"""Which played matches are not counted yet? After a crash, or where the figures were lost."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from ..rules.reason import IllegalMove
from .autosaves import SUFFIX
from .error import RecordError
from .ledger import Ledger
from .origin import Origin
from .outcome import Outcome, outcomes
from .reader import Record, read_record

MOST = 20
"""So many at once take well under a second, so that other work beside the window need not wait."""


def catch_up(
    ledger: Ledger, played: Path, since: Mapping[str, int], first: str = "", most: int = MOST
) -> int:
    """Count records of that folder that are not counted yet, ``most`` at a time; how many wait.

    ``since``: the people there are, each with the time before which nothing of theirs counts.
    Records that do not say who played are ``first``'s where one person alone sat at the table.
    """
    known = ledger.files()
    if known is None:
        return 0
    try:
        names = [path.name for path in played.iterdir() if path.name.endswith(SUFFIX)]
    except OSError:
        return 0
    new = sorted(set(names) - known)
    now = new[:most]
    if now:
        found = [one for name in now for one in _of_file(played / name, since, first)]
        ledger.count(found, now)
    return 0 if ledger.trouble else len(new) - len(now)


def _of_file(path: Path, since: Mapping[str, int], first: str) -> list[Outcome]:
    try:
        record = read_record(path)
        ended = int(path.stat().st_mtime)
        whose = _origin(record, path, first)
        found = outcomes(
            record.ruleset, record.seated, record.entries, whose, ended, record.resigned
        )
    except (RecordError, IllegalMove, OSError):
        return []
    return [one for one in found if one.person in since and ended >= since[one.person]]


def _origin(record: Record, path: Path, first: str) -> Origin:
    """Whose match it was; a record from before there were names is known by its file's."""
    if record.origin.match or not first:
        return record.origin
    people = [one.kind == "human" for one in record.seated]
    if sum(people) != 1:
        return record.origin
    persons = tuple([first if human else "" for human in people])
    return replace(record.origin, match=path.name.removesuffix(SUFFIX), persons=persons)

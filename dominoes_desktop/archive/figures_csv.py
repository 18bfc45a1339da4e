"""How do the outcomes of matches get into a spreadsheet?"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Mapping
from dataclasses import fields
from datetime import datetime
from pathlib import Path

from .outcome import Outcome
from .said import Said
from .whole import write_whole

LEADS = ("=", "+", "-", "@", "\t", "\r")


def as_csv(found: Iterable[Outcome], names: Mapping[str, str]) -> str:
    """A line for each, the people by name, times as ISO 8601 in the zone of this machine."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\r\n")  # RFC 4180
    columns = [one.name for one in fields(Outcome)]
    writer.writerow(columns)
    for one in found:
        row = {name: getattr(one, name) for name in columns}
        row["person"] = _plain(names.get(one.person, one.person))
        row["ended"] = datetime.fromtimestamp(one.ended).isoformat(timespec="seconds")
        row["won"] = f"{one.won:g}"
        writer.writerow(["" if row[name] is None else row[name] for name in columns])
    return text.getvalue()


def save_csv(path: Path, text: str) -> Said | None:
    """Write it, with the mark by which spreadsheets know UTF-8. Returns what failed."""
    return write_whole(path, text.encode("utf-8-sig"))


def _plain(name: str) -> str:
    """A name that no spreadsheet takes for a formula."""
    return f"'{name}" if name.startswith(LEADS) else name

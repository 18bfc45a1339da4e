"""Where do the records of the arena's rounds go? A file for each, `0001.domino`, in one folder."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from random import Random

from ..archive.recorder import Recorder
from ..archive.said import quoted
from ..rules.ruleset import Ruleset
from ..words import told
from .bout import Bout
from .contender import Contender
from .out import Refused, plain

_NAME = re.compile(r"[0-9]{4,7}\.domino", re.ASCII)


def folder_for(records: str) -> Path:
    """That folder, made where it is not there. Refused if there are rounds of another run in it."""
    folder = Path(records)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        there = sorted(p.name for p in folder.iterdir() if _NAME.fullmatch(p.name) and p.is_file())
    except (OSError, ValueError) as error:
        raise Refused(f"{records}:1: the folder can't be made ({_why(error)})") from None
    if there:
        raise Refused(
            f"{records}:1: records of another run are there, such as {quoted(there[0])}; "
            "expected a folder without any"
        )
    return folder


def keep(
    folder: Path,
    number: int,
    ruleset: Ruleset,
    sitting: Sequence[Contender],
    bout: Bout,
    seed: int,
) -> None:
    """One round's record; its salt comes from the seed, so that the same run writes the same."""
    path = folder / f"{number:04}.domino"
    luck = Random(f"salt {seed} {path.name}")
    seated = tuple([one.seated for one in sitting])
    recorder = Recorder(path, ruleset, seated, lambda: f"{luck.getrandbits(128):032x}")
    recorder.head()
    for entry in bout.entries:
        recorder.append(entry)
    recorder.finish()
    if recorder.trouble is not None:
        raise Refused(f"{path}:1: the record can't be written ({told(recorder.trouble, plain)})")


def _why(error: Exception) -> str:
    return error.strerror or str(error) if isinstance(error, OSError) else str(error)

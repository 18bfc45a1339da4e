"""Which command is it, and how did it end? The exit status, and one line where it is not 0."""

from __future__ import annotations

import contextlib
import io
import os
import sys
import threading
from argparse import Namespace
from collections.abc import Callable

from ..archive.error import RecordError
from ..words import told
from .arguments import parse
from .out import Refused, complain, plain


def main(argv: list[str]) -> int:
    """Run the command that ``argv`` begins with. 0, or 2 with one line on standard error."""
    return ended(lambda: _run(parse(argv)))


def ended(work: Callable[[], int]) -> int:
    """The exit status of ``work``, a command, whatever comes between; never a traceback for it.

    2 also after Ctrl+C (record.md 2 knows 0 and 2), or where the output can't be written.
    """
    if sys.stderr is None:  # closed by whoever started the program
        sys.stderr = io.StringIO()
    if sys.stdout is None:
        complain("dominoes-desktop: the output can't be written (it is closed)")
        return 2
    try:
        status = _answered(work)
        sys.stdout.flush()
    except BrokenPipeError:  # the reader of the output has had enough
        _write_nothing_more()
        return 0
    except OSError as error:
        _write_nothing_more()
        what = error.filename or "the output"
        complain(f"dominoes-desktop: {what} can't be written ({error.strerror or error})")
        return 2
    except KeyboardInterrupt:
        complain("dominoes-desktop: stopped before the end")
        return 2
    return status


def leave(status: int) -> int:
    """The status, to end the program with; it ends here if a bot's thread would keep it alive."""
    others = [one for one in threading.enumerate() if one is not threading.main_thread()]
    if any(not one.daemon for one in others):
        for stream in (sys.stdout, sys.stderr):
            with contextlib.suppress(OSError, ValueError, AttributeError):
                stream.flush()
        os._exit(status)
    return status


def _answered(work: Callable[[], int]) -> int:
    try:
        return work()
    except RecordError as error:
        complain(told(error.said, plain))
    except Refused as error:
        complain(str(error))
    except SystemExit as over:  # --help has been printed
        return 0 if over.code in (0, None) else 2
    return 2


def _write_nothing_more() -> None:
    """What is still owed would be written once more when the program ends."""
    sys.stdout = io.StringIO()


def _run(asked: Namespace) -> int:
    """Each command imports what it needs, and no more."""
    match asked.command:
        case "games":
            from .games import games

            return games(asked.key, asked.json)
        case "replay":
            from .replay import replay

            return replay(asked.file, asked.verify, asked.json)
        case "layout":
            from .layout import layout

            return layout(asked.file, asked.size, asked.json)
        case "advise":
            from .advise import advise

            return advise(asked.file, asked.level, asked.seed, asked.time, asked.json)
    from .arena import arena

    return arena(
        asked.game,
        asked.seats,
        asked.rounds,
        asked.seed,
        rules=asked.rule,
        swap=asked.swap,
        records=asked.records,
        patience=asked.patience,
        as_json=asked.json,
    )

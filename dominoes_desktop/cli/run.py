"""Which command is it, and how did it end? The exit status, and one line where it is not 0."""

from __future__ import annotations

import os
import sys
from argparse import Namespace

from ..archive.error import RecordError
from ..words import told
from .arguments import parse
from .out import Refused, complain, plain


def main(argv: list[str]) -> int:
    """Run the command that ``argv`` begins with. 0, or 2 with one line on standard error."""
    try:
        status = _run(parse(argv))
        sys.stdout.flush()
        return status
    except RecordError as error:
        complain(told(error.said, plain))
    except Refused as error:
        complain(str(error))
    except SystemExit as over:  # --help has been printed
        return 0 if over.code in (0, None) else 2
    except BrokenPipeError:  # the reader of the output has had enough
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
        return 0
    except KeyboardInterrupt:
        complain("dominoes-desktop: stopped before the end")
    return 2


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
        as_json=asked.json,
    )

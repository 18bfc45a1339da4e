"""What does the program do when it is started? The only place that knows all rooms.

Rooms are imported when they are needed, so that a command, or the process in which computers
think, never loads Qt.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

COMMANDS = ("games", "replay", "layout", "advise", "arena")
VALUES = {  # options, and what each needs
    "--smoke": "the name of a picture to write, such as out.png",
    "--new": "the key of a game, such as draw: the form for a new match of it opens",
}
USAGE = """usage: dominoes-desktop [FILE] [--new GAME] [--smoke OUT.png]
       dominoes-desktop games|replay|layout|advise|arena ... (each with --help)"""


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command, or open the window. The exit status: 0, or 2 with one line on stderr.

    2 also where Ctrl+C ends it, while rooms are being imported as well.
    """
    try:
        return _main(argv)
    except KeyboardInterrupt:
        return 2


def _main(argv: Sequence[str] | None) -> int:
    _freeze_support()
    words = list(sys.argv[1:] if argv is None else argv)
    if words and words[0] in COMMANDS:
        from .cli.run import leave
        from .cli.run import main as run

        status = run(words)
        return leave(status) if argv is None else status
    if words and words[0] in ("-h", "--help"):
        return _tell(USAGE)
    if words and words[0] == "--version":
        from . import __version__

        return _tell(f"dominoes-desktop {__version__}")
    named: dict[str, str] = {}
    for option, needs in VALUES.items():
        if option in words:
            at = words.index(option)
            if at + 1 >= len(words):
                return _refuse(f"{option} needs {needs}")
            named[option] = words[at + 1]
            del words[at : at + 2]
    unknown = [word for word in words if word.startswith("-")]
    if unknown or len(words) > 1:
        what = (unknown or words[1:])[0]
        return _refuse(f"what is {what!r}? Expected a record to open, or a command: see --help")
    game = named.get("--new", "")
    if game and not _is_game(game):
        return _refuse(f"what game is {game!r}? The command games lists them all")
    if argv is None:
        _end_quietly()
    from .shell.start import open_window

    return open_window(words[0] if words else None, named.get("--smoke"), game)


def _end_quietly() -> None:
    """Ctrl+C ends the program as it does others, until the window hears of it by itself.

    Python's own way would be an exception somewhere in Qt, which goes on without it, or aborts.
    """
    import signal

    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, signal.SIG_DFL)


def _is_game(key: str) -> bool:
    from .games import GAMES

    return any(one.key == key for one in GAMES)


def _freeze_support() -> None:
    """In a bundled program the thinking process starts here, too: it thinks, and never returns."""
    if getattr(sys, "frozen", False):
        from multiprocessing import freeze_support

        freeze_support()


def _tell(text: str) -> int:
    from .cli.out import say
    from .cli.run import ended

    def work() -> int:
        say(text)
        return 0

    return ended(work)


def _refuse(sentence: str) -> int:
    from .cli.out import Refused
    from .cli.run import ended

    def work() -> int:
        raise Refused(f"dominoes-desktop: {sentence}")

    return ended(work)

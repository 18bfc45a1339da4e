"""What was asked for? Command lines to values; a wrong one is refused in one line."""

from __future__ import annotations

import argparse
import re
from collections.abc import Sequence
from typing import NoReturn

from .aside import PATIENCE
from .out import Refused, say

_SIZE = re.compile(r"([1-9][0-9]{0,4})x([1-9][0-9]{0,4})", re.ASCII)
_MOST_ROUNDS = 1_000_000
_ROUNDS = f"deals to play, at most {_MOST_ROUNDS}"


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise Refused(f"{self.prog}: {message}; see {self.prog} --help")

    def print_help(self, file: object = None) -> None:
        """As all output goes, so that it is told of where it can't be written."""
        say(self.format_help().rstrip())


def parse(words: Sequence[str]) -> argparse.Namespace:
    """The command and what it was given. Refused; SystemExit after ``--help``."""
    return _parser().parse_args(words)


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="dominoes-desktop", allow_abbrev=False)
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")

    def command(name: str, does: str) -> argparse.ArgumentParser:
        made: argparse.ArgumentParser = commands.add_parser(
            name, help=does, description=does, allow_abbrev=False
        )
        made.add_argument("--json", action="store_true", help="print JSON")
        return made

    games = command("games", "List the games, or the house rules of one.")
    games.add_argument("key", nargs="?", metavar="KEY", help="one of the listed keys")

    replay = command("replay", "Play a record and tell what happened in it.")
    replay.add_argument("file", metavar="FILE", help="a match record")
    replay.add_argument("--verify", action="store_true", help="check what was committed to")

    layout = command("layout", "Tell where the tiles of the last position lie.")
    layout.add_argument("file", metavar="FILE", help="a match record")
    layout.add_argument("--size", type=_size, default=(1280, 720), metavar="WxH", help="the window")

    advise = command("advise", "Tell what a computer player would do next.")
    advise.add_argument("file", metavar="FILE", help="a match record")
    advise.add_argument(
        "--level", required=True, help="the player's level, LEVEL or LEVEL:CHARACTER"
    )
    advise.add_argument("--seed", required=True, type=_seed, help="a number, for the player's luck")
    advise.add_argument("--time", type=_seconds, metavar="SECONDS", help="how long it may take")
    _add_arena(command("arena", "Let players play rounds without a window."))
    return parser


def _add_arena(arena: argparse.ArgumentParser) -> None:
    arena.add_argument("game", metavar="GAME", help="the key of a game")
    arena.add_argument(
        "--seats",
        required=True,
        type=_players,
        metavar="PLAYER,PLAYER...",
        help="LEVEL, LEVEL:CHARACTER, greedy, or python:MODULE:CALLABLE, for each seat",
    )
    arena.add_argument("--rounds", required=True, type=_count, metavar="N", help=_ROUNDS)
    arena.add_argument("--seed", required=True, type=_seed, metavar="S", help="for the deals")
    arena.add_argument(
        "--swap", action="store_true", help="play every deal once for each rotation of the seats"
    )
    arena.add_argument(
        "--rule",
        action="append",
        default=[],
        type=_rule,
        metavar="NAME=VALUE",
        help="a house rule, as the command games lists them; may be given several times",
    )
    arena.add_argument(
        "--records",
        metavar="DIR",
        help="write a record of each round there; the folder may hold none of another run",
    )
    arena.add_argument(
        "--patience",
        type=_seconds,
        default=PATIENCE,
        metavar="SECONDS",
        help=f"how long a bot may think of one move, {PATIENCE:g} unless it is said",
    )


def _size(text: str) -> tuple[int, int]:
    found = _SIZE.fullmatch(text)
    if found is None:
        raise argparse.ArgumentTypeError(f"{text[:20]!r} is no size; expected one such as 1280x720")
    return int(found[1]), int(found[2])


def _seed(text: str) -> int:
    if re.fullmatch(r"-?[0-9]{1,18}", text, re.ASCII) is None:
        raise argparse.ArgumentTypeError(
            f"{text[:20]!r} is no seed; expected a whole number of at most 18 digits"
        )
    return int(text)


def _count(text: str) -> int:
    good = re.fullmatch(r"[1-9][0-9]{0,6}", text, re.ASCII) is not None
    if not good or int(text) > _MOST_ROUNDS:
        raise argparse.ArgumentTypeError(
            f"{text[:20]!r}; expected a number from 1 to {_MOST_ROUNDS}"
        )
    return int(text)


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds < 1e6:
        raise argparse.ArgumentTypeError(f"{text[:20]!r}; expected seconds, such as 0.5")
    return seconds


def _rule(text: str) -> tuple[str, str]:
    name, sign, value = text.partition("=")
    if not (name and sign and value):
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is no rule; expected such as hand=7")
    return name, value


def _players(text: str) -> tuple[str, ...]:
    players = tuple([player.strip() for player in text.split(",")])
    if "" in players:
        raise argparse.ArgumentTypeError("a player is missing; expected PLAYER,PLAYER...")
    return players

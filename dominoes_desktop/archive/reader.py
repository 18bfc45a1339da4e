"""What does a record say? Its bytes read to the letter of record.md, every fault with its line."""

from __future__ import annotations

import os
import stat
from dataclasses import dataclass

from ..games import GAMES
from ..rules.ruleset import Ruleset
from ..session.entry import Entry, Seated
from .error import Begun, Newer, RecordError, Say, Wrong, bare, printable
from .fairness import Seal
from .head import Head
from .origin import FOREIGN, Origin, read_origin
from .rounds import Rounds
from .scan import Torn, lines, split_torn
from .standing import resigned_by

LARGEST = 64 * 1024 * 1024  # bytes; a match of a thousand rounds has two million
Games = tuple[Ruleset, ...]


@dataclass(frozen=True, slots=True)
class Record:
    """A match as its record has it.

    ``entries`` are the log, undone moves included; draws name their tiles. ``seals`` has one for
    each deal. ``last_line`` is the number of the last line that counts, ``kept`` how many bytes
    of the file do: what is torn, or a deal that is not whole, lies after them. ``resigned``: the
    seat that has given up the match, if one has. ``origin``: which match it is, as its remarks
    say.
    """

    path: str
    ruleset: Ruleset
    seated: tuple[Seated, ...]
    entries: tuple[Entry, ...]
    notices: tuple[str, ...]
    seals: tuple[Seal, ...]
    last_line: int
    kept: int
    resigned: int | None = None
    origin: Origin = FOREIGN


def read_record(path: str | os.PathLike[str], games: Games = GAMES, say: Say = bare) -> Record:
    """The record in a file. RecordError, with file and line, says what is wrong with it.

    ``say`` has the words where it is the rules that something is against.
    """
    name = os.fspath(path)
    try:
        if stat.S_ISFIFO(os.stat(name).st_mode):
            message = "this is a pipe; expected a match record in a file"
            raise RecordError(name, 1, message).of("foreign")
        with open(name, "rb") as file:
            data = file.read(LARGEST + 1)
    except IsADirectoryError:
        message = "this is a folder; expected a match record"
        raise RecordError(name, 1, message).of("folder") from None
    except FileNotFoundError:
        message = "there is no such file; expected a match record"
        raise RecordError(name, 1, message).of("missing") from None
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        message = f"the file can't be read ({why}); expected a match record"
        raise RecordError(name, 1, message).of("closed") from None
    if len(data) > LARGEST:
        message = f"the file is too large; expected at most {LARGEST} bytes"
        raise RecordError(name, 1, message).of("foreign")
    return parse_record(data, name, games, say)


def parse_record(data: bytes, name: str, games: Games = GAMES, say: Say = bare) -> Record:
    """The record in these bytes; ``name`` is what errors call it. RecordError as above."""
    body, torn = split_torn(data)
    reading = _Reading(games, say)
    try:
        for line in lines(body):
            reading.line = line.number
            reading.take(line.text, line.start)
            reading.kept = line.end
        return reading.record(name, body, torn)
    except Wrong as wrong:
        error = RecordError(name, wrong.line or reading.line, str(wrong))
        error.newer, error.begun = isinstance(wrong, Newer), isinstance(wrong, Begun)
        if error.line == 1 and not error.begun:
            error.fault = "foreign"
        raise error from None


class _Reading:
    """A record as far as it is read."""

    def __init__(self, games: Games, say: Say) -> None:
        self.line = 1
        self.kept = 0
        self._say = say
        self._head = Head(games, say)
        self._seated: tuple[Seated, ...] = ()
        self._rounds: Rounds | None = None
        self._deal = (0, 0)  # where the last deal begins: number of the line before it, byte

    def take(self, text: str, start: int) -> None:
        if "  " in text or text[0] == " " or text[-1] == " ":
            raise Wrong("a space too many; expected single spaces between words")
        word, _, rest = text.partition(" ")
        if word == "round" and self._rounds is None and self._head.whole:
            ruleset, self._seated = self._head.finish()
            self._rounds = Rounds(ruleset, len(self._seated), self._say)
        if self._rounds is None:
            self._head.take(word, rest, self.line)
            return
        if word == "round":
            self._deal = (self.line - 1, start)
        self._rounds.take(text, self.line)

    def record(self, name: str, body: bytes, torn: Torn | None) -> Record:
        """What was read, at the end of the file."""
        shown = printable(name)
        if self._rounds is None:
            self._end_of_head(torn)
        rounds = self._rounds
        assert rounds is not None
        notices = []
        kept, last_line = len(body), self.line
        if rounds.dealing:
            last_line, kept = self._deal
            where = torn.number if torn else self.line
            notices.append(
                f"{shown}:{where}: notice: the deal of round {rounds.number} is not whole; "
                "the record ends before that round"
            )
        elif torn is not None:
            notices.append(
                f"{shown}:{torn.number}: notice: the last line has no newline and was dropped"
            )
        return Record(
            name,
            rounds.course.match.ruleset,
            self._seated,
            tuple(rounds.course.entries),
            tuple(notices),
            tuple(rounds.seals),
            last_line,
            kept,
            resigned_by(body),
            read_origin(body[:kept]),
        )

    def _end_of_head(self, torn: Torn | None) -> None:
        """A head that no round follows is whole if nothing of it can have been torn off."""
        if torn is not None and not (
            torn.text.startswith(b"#") or b"round 1".startswith(torn.text.rstrip(b"\r"))
        ):
            due = self._head.due()
            raise Begun(f"the head is torn in this line; expected {due}", torn.number)
        ruleset, self._seated = self._head.finish()
        self._rounds = Rounds(ruleset, len(self._seated), self._say)

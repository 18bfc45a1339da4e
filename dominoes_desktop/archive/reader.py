"""What does a record say? Its bytes read to the letter of record.md, every fault with its line."""

from __future__ import annotations

import os
from dataclasses import dataclass

from ..games import GAMES
from ..rules.ruleset import Ruleset
from ..session.entry import Entry, Seated
from .error import Begun, Newer, RecordError, Wrong, at_line, spaced
from .fairness import Seal
from .given import file_bytes
from .head import Head
from .origin import FOREIGN, Origin, read_origin
from .rounds import Rounds
from .said import Said, said
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
    say. ``over``: nothing of it is left to be played.
    """

    path: str
    ruleset: Ruleset
    seated: tuple[Seated, ...]
    entries: tuple[Entry, ...]
    notices: tuple[Said, ...]
    seals: tuple[Seal, ...]
    last_line: int
    kept: int
    resigned: int | None = None
    origin: Origin = FOREIGN
    over: bool = False


def read_record(path: str | os.PathLike[str], games: Games = GAMES) -> Record:
    """The record in a file. RecordError, with file and line, says what is wrong with it."""
    data = file_bytes(path, LARGEST, said("a match record"))
    return parse_record(data, os.fspath(path), games)


def parse_record(data: bytes, name: str, games: Games = GAMES) -> Record:
    """The record in these bytes; ``name`` is what errors call it. RecordError as above."""
    body, torn = split_torn(data)
    reading = _Reading(games)
    try:
        for line in lines(body):
            reading.line = line.number
            reading.take(line.text, line.start)
            reading.kept = line.end
        return reading.record(name, body, torn)
    except Wrong as wrong:
        error = RecordError(name, wrong.line or reading.line, wrong.said)
        error.newer, error.begun = isinstance(wrong, Newer), isinstance(wrong, Begun)
        if error.line == 1 and not error.begun:
            error.fault = "foreign"
        raise error from None


class _Reading:
    """A record as far as it is read."""

    def __init__(self, games: Games) -> None:
        self.line = 1
        self.kept = 0
        self._head = Head(games)
        self._seated: tuple[Seated, ...] = ()
        self._rounds: Rounds | None = None
        self._deal = (0, 0)  # where the last deal begins: number of the line before it, byte

    def take(self, text: str, start: int) -> None:
        if "  " in text or text[0] == " " or text[-1] == " ":
            raise spaced()
        word, _, rest = text.partition(" ")
        if word == "round" and self._rounds is None and self._head.whole:
            ruleset, self._seated = self._head.finish()
            self._rounds = Rounds(ruleset, len(self._seated))
        if self._rounds is None:
            self._head.take(word, rest, self.line)
            return
        if word == "round":
            self._deal = (self.line - 1, start)
        self._rounds.take(text, self.line)

    def record(self, name: str, body: bytes, torn: Torn | None) -> Record:
        """What was read, at the end of the file."""
        if self._rounds is None:
            self._end_of_head(torn)
        rounds = self._rounds
        assert rounds is not None
        notices = []
        kept, last_line = len(body), self.line
        resigned = resigned_by(body)
        if rounds.dealing:
            last_line, kept = self._deal
            where = torn.number if torn else self.line
            text = "notice: the deal of round {round} is not whole; the record ends before it"
            notices.append(at_line(name, where, said(text, round=rounds.number)))
        elif torn is not None:
            text = "notice: the last line has no newline and was dropped"
            notices.append(at_line(name, torn.number, said(text)))
        return Record(
            name,
            rounds.course.match.ruleset,
            self._seated,
            tuple(rounds.course.entries),
            tuple(notices),
            tuple(rounds.seals),
            last_line,
            kept,
            resigned,
            read_origin(body[:kept]),
            resigned is not None or rounds.course.match.wants == "nothing",
        )

    def _end_of_head(self, torn: Torn | None) -> None:
        """A head that no round follows is whole if nothing of it can have been torn off."""
        if torn is not None and not (
            torn.text.startswith(b"#") or b"round 1".startswith(torn.text.rstrip(b"\r"))
        ):
            what = said("the head is torn in this line")
            raise Begun(what, self._head.due(), torn.number)
        ruleset, self._seated = self._head.finish()
        self._rounds = Rounds(ruleset, len(self._seated))

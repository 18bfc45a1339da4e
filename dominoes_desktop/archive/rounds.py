"""What was dealt and what was done? The lines of a record after its head, checked by playing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from ..rules.law import law_of
from ..rules.move import Deal, Lead, Move, Play
from ..rules.options import values
from ..rules.reason import IllegalMove, NotNow
from ..rules.ruleset import Ruleset
from ..rules.tile import Tile, tile_set
from ..rules.umpire import leaders, legal_moves, to_move
from ..session.entry import Undo, What
from .course import Course
from .error import Wrong
from .fairness import Seal, read_commit, read_salt
from .head import round_number, seat_number, unexpected
from .notation import read_move, read_tiles, write_move
from .said import Part, quoted, said

_SHOWN = 6  # legal moves that an error names


class Rounds:
    """The rounds as far as they are read. ``dealing`` inside a deal that is not whole yet."""

    def __init__(self, ruleset: Ruleset, seats: int) -> None:
        self.course = Course(ruleset, seats)
        self.seals: list[Seal] = []
        self.dealing = False
        self._seats = seats
        self._size = ruleset.hand_size(seats)
        self._set = tile_set(ruleset.set)
        self._most = ruleset.set
        self._sums = values(ruleset).get("match") == "sum"
        self._trains = ruleset.family == "train"
        self._spots = law_of(ruleset, seats).binds
        self._hands: list[tuple[Tile, ...]] = []
        self._seen: set[Tile] = set()
        self._commit = ("", 0)
        self._takes: dict[str, Callable[[str, int], None]] = {
            "round": self._take_round,
            "commit": self._take_commit,
            "hand": self._take_hand,
            "boneyard": self._take_boneyard,
            "aside": self._take_aside,
            "lead": self._take_lead,
            "move": self._take_move,
            "salt": self._take_salt,
        }

    @property
    def number(self) -> int:
        """The round whose line was read last; 0 before the first."""
        return len(self.course.rounds) + self.dealing

    def take(self, text: str, line: int) -> None:
        """One line. Wrong if it is none, or nothing that can be done now."""
        word, _, rest = text.partition(" ")
        if text == "undo":
            self._take_undo()
        elif word in self._takes and rest:
            self._takes[word](rest, line)
        elif word in self._takes:
            raise Wrong(said("{word} says nothing more", word=quoted(word)), self.due())
        else:
            raise unexpected(quoted(text), self.due())

    def due(self) -> Part:
        """What may stand in the next line."""
        if self.dealing:
            if len(self._hands) == self._seats:
                return "'boneyard TILES'"
            hand = f"'hand {len(self._hands) + 1} TILES'"
            return hand if self._commit[0] or self._hands else ("'commit HEX'", hand)
        match self.course.match.wants:
            case "lead":
                return "'lead N'"
            case "move":
                return f"'move {self._mover()} ...'"
        over = self.course.match.wants == "nothing"
        begin: Part = said("nothing more") if over else f"'round {self.number + 1}'"
        if not self.seals or self.seals[-1].salt:
            return begin
        return begin, "'salt HEX'", "'undo'"

    def _mover(self) -> int:
        seat = to_move(self.course.match)
        assert seat is not None
        return seat + 1

    def _unexpected(self, what: Part) -> Wrong:
        return unexpected(what, self.due())

    def _take_round(self, rest: str, line: int) -> None:
        which = round_number(rest)
        if self.dealing or self.course.match.wants != "deal" or which != self.number + 1:
            raise self._unexpected(f"round {which}")
        self.dealing = True
        self._hands, self._seen, self._commit = [], set(), ("", 0)

    def _take_commit(self, rest: str, line: int) -> None:
        if not self.dealing or self._hands or self._commit[0]:
            raise self._unexpected("commit")
        self._commit = (read_commit(rest), line)

    def _take_hand(self, rest: str, line: int) -> None:
        which, _, tiles = rest.partition(" ")
        seat = seat_number(which)
        if not self.dealing or seat != len(self._hands) + 1 or seat > self._seats:
            raise self._unexpected(f"hand {seat}")
        if not tiles:
            raise Wrong(said("hand {seat} has no tiles", seat=seat), self._size)
        hand = self._fresh(tiles)
        if len(hand) != self._size:
            text = "hand {seat} has another number of tiles, {count}"
            raise Wrong(said(text, seat=seat, count=len(hand)), self._size)
        self._hands.append(hand)
        if len(self._seen) == len(self._set):
            self._dealt(())

    def _take_boneyard(self, rest: str, line: int) -> None:
        if not self.dealing or len(self._hands) < self._seats:
            raise self._unexpected("boneyard")
        boneyard = self._fresh(rest)
        if len(self._seen) < len(self._set):
            missing = [str(tile) for tile in self._set if tile not in self._seen]
            text = "not every tile is dealt, {count} are missing, {tile} among them"
            if len(missing) == 1:
                text = "not every tile is dealt, {tile} is missing"
            what = said(text, count=len(missing), tile=missing[0])
            raise Wrong(what, said("all {count} tiles of the set", count=len(self._set)))
        self._dealt(boneyard)

    def _take_aside(self, rest: str, line: int) -> None:
        raise Wrong(said("this game sets no tiles aside"), self.due())

    def _fresh(self, text: str) -> tuple[Tile, ...]:
        """Tiles of the set that were not dealt before in this round."""
        tiles = read_tiles(text)
        for tile in tiles:
            if tile not in self._set:
                most = said("tiles up to {tile}", tile=f"{self._most}-{self._most}")
                raise Wrong(said("{tile} is not in the set", tile=str(tile)), most)
            if tile in self._seen:
                what = said("{tile} is dealt twice", tile=str(tile))
                raise Wrong(what, said("every tile once"))
            self._seen.add(tile)
        return tiles

    def _dealt(self, boneyard: tuple[Tile, ...]) -> None:
        deal = Deal(tuple(self._hands), boneyard)
        try:
            self.course.take(deal)
        except IllegalMove as error:
            raise Wrong(error.reason, said("another deal")) from None
        self.dealing = False
        self.seals.append(Seal(deal, *self._commit))

    def _take_lead(self, rest: str, line: int) -> None:
        seat = seat_number(rest)
        if self.dealing or self.course.match.wants != "lead":
            text = "lead {seat}, which is not left to a lot here"
            raise self._unexpected(said(text, seat=seat))
        if seat > self._seats:
            raise Wrong(said("there is no seat {seat}", seat=seat), f"1-{self._seats}")
        among = leaders(self.course.match)
        if seat - 1 not in among:
            may = tuple([f"'lead {one + 1}'" for one in among])
            raise Wrong(said("seat {seat} may not take the lead", seat=seat), may)
        self.course.take(Lead(seat - 1))

    def _take_move(self, rest: str, line: int) -> None:
        which, _, text = rest.partition(" ")
        seat = seat_number(which)
        if self.dealing or self.course.match.wants != "move":
            raise self._unexpected(said("move of seat {seat}", seat=seat))
        if seat != self._mover():
            raise Wrong(said("it is not the turn of seat {seat}", seat=seat), self.due())
        if not text:
            raise Wrong(said("seat {seat} does nothing", seat=seat), f"'move {seat} MOVE'")
        self._do(self._meant(read_move(text), text), seat - 1)

    def _meant(self, move: Move, text: str) -> Move:
        """The move, unless it says something that this game has not."""
        if isinstance(move, Play):
            if move.arm is not None and not self._trains:
                what = said("{text} names a train, but this game has none", text=quoted(text))
                raise Wrong(what, said("no '#'"))
            if move.spot is not None and not self._spots:
                says = "{text} names a spot on the table, which means nothing in this game"
                raise Wrong(said(says, text=quoted(text)), write_move(replace(move, spot=None)))
            if move.half is not None and not self._sums:
                says = "{text} names the host's half, which only a matador may"
                raise Wrong(said(says, text=quoted(text)), write_move(replace(move, half=None)))
        return move

    def _take_undo(self) -> None:
        if self.dealing or not self.seals or self.seals[-1].salt:
            raise self._unexpected("undo")
        if not self.course.rounds[-1].made:
            raise Wrong(said("no move of this round stands to be taken back"), self.due())
        self._do(Undo(), None)

    def _do(self, what: What, seat: int | None) -> None:
        try:
            self.course.take(what, seat)
        except IllegalMove as error:
            if isinstance(error.reason, NotNow):
                raise self._unexpected("move") from None
            raise Wrong(error.reason, self._legal()) from None

    def _legal(self) -> Part:
        legal = sorted([write_move(move) for move in legal_moves(self.course.match)])
        if len(legal) <= _SHOWN:
            return tuple(legal)
        return (*legal[:_SHOWN], said("{count} more", count=len(legal) - _SHOWN))

    def _take_salt(self, rest: str, line: int) -> None:
        over = self.course.match.wants in ("deal", "nothing")
        if self.dealing or not over or not self.seals or self.seals[-1].salt:
            raise self._unexpected("salt")
        self.seals[-1] = replace(self.seals[-1], salt=read_salt(rest))

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
from .error import Say, Wrong, quoted
from .fairness import Seal, read_commit, read_salt
from .head import number
from .notation import read_move, read_tiles, write_move

_SHOWN = 6  # legal moves that an error names


class Rounds:
    """The rounds as far as they are read. ``dealing`` inside a deal that is not whole yet."""

    def __init__(self, ruleset: Ruleset, seats: int, say: Say) -> None:
        self.course = Course(ruleset, seats)
        self.seals: list[Seal] = []
        self.dealing = False
        self._say = say
        self._seats = seats
        self._size = ruleset.hand_size(seats)
        self._set = tile_set(ruleset.set)
        self._set_name = f"double-{ruleset.set}"
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
            raise Wrong(f"'{word}' says nothing more; expected {self.due()}")
        else:
            raise Wrong(f"unexpected {quoted(text)}; expected {self.due()}")

    def due(self) -> str:
        """What may stand in the next line."""
        if self.dealing:
            commit = "" if self._commit[0] or self._hands else "'commit HEX' or "
            if len(self._hands) < self._seats:
                return f"{commit}'hand {len(self._hands) + 1} TILES'"
            return "'boneyard TILES'"
        match self.course.match.wants:
            case "lead":
                return "'lead N'"
            case "move":
                return f"'move {self._mover()} ...'"
        over = self.course.match.wants == "nothing"
        begin = "nothing more" if over else f"'round {self.number + 1}'"
        if not self.seals or self.seals[-1].salt:
            return begin
        return f"{begin}, 'salt HEX' or 'undo'"

    def _mover(self) -> int:
        seat = to_move(self.course.match)
        assert seat is not None
        return seat + 1

    def _unexpected(self, what: str) -> Wrong:
        return Wrong(f"unexpected {what}; expected {self.due()}")

    def _take_round(self, rest: str, line: int) -> None:
        which = number(rest, "round")
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
        seat = number(which, "seat")
        if not self.dealing or seat != len(self._hands) + 1 or seat > self._seats:
            raise self._unexpected(f"hand {seat}")
        if not tiles:
            raise Wrong(f"hand {seat} has no tiles; expected {self._size}")
        hand = self._fresh(tiles)
        if len(hand) != self._size:
            raise Wrong(f"hand {seat} has {len(hand)} tiles; expected {self._size}")
        self._hands.append(hand)
        if len(self._seen) == len(self._set):
            self._dealt(())

    def _take_boneyard(self, rest: str, line: int) -> None:
        if not self.dealing or len(self._hands) < self._seats:
            raise self._unexpected("boneyard")
        boneyard = self._fresh(rest)
        if len(self._seen) < len(self._set):
            missing = [str(tile) for tile in self._set if tile not in self._seen]
            raise Wrong(
                f"{len(missing)} tiles are not dealt, {missing[0]} among them; "
                f"expected all {len(self._set)} of the {self._set_name} set"
            )
        self._dealt(boneyard)

    def _take_aside(self, rest: str, line: int) -> None:
        raise Wrong(f"this game sets no tiles aside; expected {self.due()}")

    def _fresh(self, text: str) -> tuple[Tile, ...]:
        """Tiles of the set that were not dealt before in this round."""
        tiles = read_tiles(text)
        for tile in tiles:
            if tile not in self._set:
                raise Wrong(f"{tile} is not in the set; expected tiles of the {self._set_name} set")
            if tile in self._seen:
                raise Wrong(f"{tile} is dealt twice; expected every tile once")
            self._seen.add(tile)
        return tiles

    def _dealt(self, boneyard: tuple[Tile, ...]) -> None:
        deal = Deal(tuple(self._hands), boneyard)
        try:
            self.course.take(deal)
        except IllegalMove as error:
            raise Wrong(f"{self._say(error.reason)}; expected another deal") from None
        self.dealing = False
        self.seals.append(Seal(deal, *self._commit))

    def _take_lead(self, rest: str, line: int) -> None:
        seat = number(rest, "seat")
        if self.dealing or self.course.match.wants != "lead":
            raise self._unexpected(f"lead {seat}, which is not left to a lot here")
        if seat > self._seats:
            raise Wrong(f"there is no seat {seat}; expected 1-{self._seats}")
        among = leaders(self.course.match)
        if seat - 1 not in among:
            may = " or ".join([str(one + 1) for one in among])
            raise Wrong(f"seat {seat} may not take the lead; expected 'lead {may}'")
        self.course.take(Lead(seat - 1))

    def _take_move(self, rest: str, line: int) -> None:
        which, _, text = rest.partition(" ")
        seat = number(which, "seat")
        if self.dealing or self.course.match.wants != "move":
            raise self._unexpected(f"move of seat {seat}")
        if seat != self._mover():
            raise Wrong(f"it is not the turn of seat {seat}; expected {self.due()}")
        if not text:
            raise Wrong(f"seat {seat} does nothing; expected 'move {seat} MOVE'")
        self._do(self._meant(read_move(text), text), seat - 1)

    def _meant(self, move: Move, text: str) -> Move:
        """The move, unless it says something that this game has not."""
        if isinstance(move, Play):
            if move.arm is not None and not self._trains:
                raise Wrong(
                    f"{quoted(text)} names a train, but this game has none; expected no '#'"
                )
            if move.spot is not None and not self._spots:
                raise Wrong(
                    f"{quoted(text)} names a spot on the table, which means nothing in this game; "
                    f"expected {write_move(replace(move, spot=None))}"
                )
            if move.half is not None and not self._sums:
                raise Wrong(
                    f"{quoted(text)} names the host's half, which only a matador may; "
                    f"expected {write_move(replace(move, half=None))}"
                )
        return move

    def _take_undo(self) -> None:
        if self.dealing or not self.seals or self.seals[-1].salt:
            raise self._unexpected("undo")
        if not self.course.rounds[-1].made:
            raise Wrong(f"no move of this round stands to be taken back; expected {self.due()}")
        self._do(Undo(), None)

    def _do(self, what: What, seat: int | None) -> None:
        try:
            self.course.take(what, seat)
        except IllegalMove as error:
            if isinstance(error.reason, NotNow):
                raise self._unexpected("move") from None
            raise Wrong(f"{self._say(error.reason)}; expected {self._legal()}") from None

    def _legal(self) -> str:
        legal = sorted([write_move(move) for move in legal_moves(self.course.match)])
        more = f" or {len(legal) - _SHOWN} more" if len(legal) > _SHOWN else ""
        return ("one of " if len(legal) > 1 else "") + ", ".join(legal[:_SHOWN]) + more

    def _take_salt(self, rest: str, line: int) -> None:
        over = self.course.match.wants in ("deal", "nothing")
        if self.dealing or not over or not self.seals or self.seals[-1].salt:
            raise self._unexpected("salt")
        self.seals[-1] = replace(self.seals[-1], salt=read_salt(rest))

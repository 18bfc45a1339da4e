"""Is this a record? A second reading of record.md, from the text alone.

Nothing of the package but tiles and moves; rounds go by the plain rules of tests/law. ``judge``
gives what the record says in the end, or raises Invalid.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import sha256

from dominoes_desktop.rules.move import Draw, Move, Pass, Play
from dominoes_desktop.rules.tile import Tile, tile
from tests.games.presets import PRESETS
from tests.law.plain import Plain
from tests.law.plain_score import Before, added, leader, over

from .second_rules import KNOWN, numbers_of, preset, seats_of, takes_holder, words_of

NUMBER = r"[1-9][0-9]*"
TILE = r"(0|[1-9][0-9]?)-(0|[1-9][0-9]?)"


class Invalid(Exception):
    """The text does not allow it."""


@dataclass
class Said:
    """What a record says: the scores, winners (None: it goes on), moves that stand by round."""

    game: str
    rules: dict[str, str]
    scores: list[int]
    winners: list[int] | None
    torn: bool
    rounds: list[list[str]] = field(default_factory=list)
    fair: list[bool | None] = field(default_factory=list)


def need(good: object, why: str = "") -> None:
    if not good:
        raise Invalid(why)


def lines_of(data: bytes) -> tuple[list[str], bytes]:
    """The lines that count, and what stands after the last newline."""
    whole, newline, rest = data.rpartition(b"\n")
    data = (whole + newline).removeprefix(b"\xef\xbb\xbf")
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        raise Invalid("not UTF-8") from None
    text = text.replace("\r\n", "\n")
    need(not re.search("[\x00-\x09\x0b-\x1f\x7f-\x9f]", text), "a control character")
    return [line for line in text.split("\n")[:-1] if line and line[0] != "#"], rest


def tile_of(text: str) -> Tile:
    found = re.fullmatch(TILE, text)
    need(found, f"no tile {text[:20]}")
    assert found
    high, low = int(found[1]), int(found[2])
    need(18 >= high >= low, "larger half first")
    return tile(high, low)


def value_allowed(game: str, name: str, value: str) -> bool:
    low, high = numbers_of(game, name)
    if re.fullmatch("0|[1-9][0-9]{0,5}", value) and low <= int(value) <= high:
        return True
    if name == "first_lead" and takes_holder(game):
        found = re.fullmatch(f"holder_of_{TILE}", value)
        if found:
            return 18 >= int(found[1]) >= int(found[2])
    if (name, value) in (("reserve", "all"), ("target", "round")):
        return high > 0
    return value in words_of(game, name)


def head(lines: list[str], torn: bytes, games: Sequence[str]) -> tuple[str, dict[str, str], int]:
    """Reads the head off the front of the lines: game, rules in force, number of seats."""
    need(lines and lines.pop(0) == "domino-record 1", "version")
    need(lines and lines[0].startswith("game "), "game")
    game = lines.pop(0)[5:]
    need(game in games, "unknown game")
    given: dict[str, str] = {}
    while lines and lines[0].startswith("rule "):
        words = lines.pop(0).split(" ")
        need(len(words) == 3 and words[1] not in given, "rule")
        need(words[1] in PRESETS[game], "no such rule")
        need(value_allowed(game, words[1], words[2]), "value")
        given[words[1]] = words[2]
    seats = 0
    while lines and lines[0].startswith("seat "):
        seats += 1
        kind = r"(human|computer:[^ :]+(:[^ :]+)?|bot:[^ ]+)"
        need(re.fullmatch(rf"seat {seats} {kind} [^ ]+( [^ ]+)*", lines.pop(0)), "seat")
    if not lines and torn and not torn.startswith(b"#"):
        need(b"round 1".startswith(torn.rstrip(b"\r")), "a head that is not whole")
    need(seats >= 2, "seats")
    rules = {name: given.get(name, preset(game, name, min(seats, 4))) for name in PRESETS[game]}
    least, most = seats_of(rules, game)
    need(least <= seats <= most, "seats")
    need_one_end(rules)
    need(int(rules["hand"]) * seats <= size_of(rules), "too few tiles")
    if rules["first_lead"].startswith("holder_of_"):
        need(tile_of(rules["first_lead"].split("_")[2]).high <= int(rules["set"]), "holder")
    return game, rules, seats


def need_one_end(rules: dict[str, str]) -> None:
    """An exact target needs a target; wins are counted by a target or by the best of rounds."""
    need(rules["exact"] == "no" or rules["target"] != "round", "exact without a target")
    wins = rules["out_score"] == rules["block_score"] == "wins" and rules["play_score"] == "none"
    both = rules["target"] != "round" and rules.get("best_of", "1") not in ("1", "-")
    need(not (wins and both), "a target beside the best of rounds")


def size_of(rules: dict[str, str]) -> int:
    n = int(rules["set"])
    return (n + 1) * (n + 2) // 2


def judge(data: bytes, games: Sequence[str] = KNOWN) -> Said:
    """Reads it all."""
    lines, torn = lines_of(data)
    need(not any(re.search("^ |  | $", line) for line in lines), "single spaces")
    game, rules, seats = head(lines, torn, games)
    said = Said(game, rules, [0] * seats, None, bool(torn))
    wins: tuple[int, ...] = (0,) * seats
    before: Before | None = None
    while lines:
        need(lines.pop(0) == f"round {len(said.rounds) + 1}", "round")
        need(said.winners is None, "the match is over")
        dealt = read_deal(lines, rules, seats)
        if dealt is None:
            break
        commit, hands, stock, text = dealt
        lead = leader(rules, [set(hand) for hand in hands], before)
        need(lead != "redeal", "thrown in")
        moves: list[str] = []
        said.rounds.append(moves)
        said.fair.append(None)
        if isinstance(lead, str):
            if not lines:
                break
            lead = read_lead(lines, lead, rules, seats)
        start = Start(rules, hands, stock, lead[0], lead[1], tuple(said.scores))
        end = play(lines, start, moves)
        if lines and lines[0].startswith("salt "):
            salt = lines.pop(0)[5:]
            need(end.outcome and re.fullmatch("[0-9a-f]+", salt), "salt")
            if commit:
                digest = sha256(f"{salt}\n{text}".encode()).hexdigest()
                said.fair[-1] = digest == commit
        said.scores = list(end.scores)
        if end.outcome is None:
            need(not lines, "the round is not over")
            break
        said.scores = list(added(rules, end.scores, end.outcome.points))
        if end.outcome.counts:
            winners = end.outcome.winners
            wins = tuple(won + (seat in winners) for seat, won in enumerate(wins))
            before = (end.leader, winners, end.outcome.out)
            last = over(rules, tuple(said.scores), wins, end.outcome)
            said.winners = None if last is None else list(last)
    return said


def read_lead(
    lines: list[str], lead: str, rules: dict[str, str], seats: int
) -> tuple[int, set[Tile] | None]:
    """Who leads by the line, where the rules leave it open."""
    found = re.fullmatch(f"lead ({NUMBER})", lines.pop(0))
    need(found and int(found[1]) <= seats, "lead")
    assert found
    among = lead.split()[1:]
    need(not among or str(int(found[1]) - 1) in among, "not of the side that chooses")
    asked = rules["no_double"] == "draw_in_turn"
    return int(found[1]) - 1, {tile(n, n) for n in range(19)} if asked else None


def read_deal(
    lines: list[str], rules: dict[str, str], seats: int
) -> tuple[str, list[list[Tile]], list[Tile], str] | None:
    """Commitment, hands, boneyard, the deal's text; None where the record ends inside."""
    commit, text, seen = "", "", 0
    if lines and lines[0].startswith("commit "):
        commit = lines.pop(0)[7:]
        need(re.fullmatch("[0-9a-f]{64}", commit), "commit")
    size, whole = int(rules["hand"]), size_of(rules)
    groups: list[list[Tile]] = []
    names = [f"hand {seat + 1} " for seat in range(seats)]
    if whole > seats * size:
        names.append("boneyard ")
    dealt: set[Tile] = set()
    for name in names:
        if not lines:
            return None
        line = lines.pop(0)
        need(line.startswith(name), f"expected {name}")
        tiles = [tile_of(word) for word in line.removeprefix(name).split(" ")]
        need(len(tiles) == (size if name[0] == "h" else whole - seen), "tiles in a line")
        need(all(one.high <= int(rules["set"]) for one in tiles), "not in the set")
        dealt |= set(tiles)
        seen += len(tiles)
        need(len(dealt) == seen, "twice")
        groups.append(tiles)
        text += line + "\n"
    stock = groups.pop() if len(groups) > seats else []
    return commit, groups, stock, text


@dataclass(frozen=True)
class Start:
    """A round as it was dealt, and who leads."""

    rules: dict[str, str]
    hands: list[list[Tile]]
    stock: list[Tile]
    seat: int
    must: set[Tile] | None
    scores: tuple[int, ...]

    def again(self, moves: list[str]) -> Plain:
        """The round after these moves."""
        hands = [set(hand) for hand in self.hands]
        now = Plain(self.rules, hands, list(self.stock), self.seat, self.must, self.scores)
        for text in moves:
            do(now, text)
        return now


def play(lines: list[str], start: Start, moves: list[str]) -> Plain:
    """Plays the round's lines; every undo plays it again from the deal."""
    now = start.again(moves)
    while lines:
        if lines[0] == "undo":
            lines.pop(0)
            need(moves, "nothing to undo")
            moves.pop()
            now = start.again(moves)
        elif lines[0].startswith("move "):
            need(now.outcome is None, "the round is over")
            found = re.fullmatch(f"move ({NUMBER}) (.+)", lines.pop(0))
            need(found and int(found[1]) == now.seat + 1, "turn")
            assert found
            do(now, found[2])
            moves.append(found[2])
        else:
            break
    return now


def do(now: Plain, text: str) -> None:
    bare, more, spot = text.partition(">")
    bare, named, side = bare.partition("~")
    words = (bare + more + spot).split(" ")
    may = {written(move): move for move in now.allowed()}
    need(words[0] in may, f"{words[0][:20]} of {sorted(may)}")
    move = may[words[0]]
    need(isinstance(move, Draw) or len(words) == 1, "words")
    if named:
        need(isinstance(move, Play) and move.host and side in ("n", "e", "s", "w"), "side")
        assert isinstance(move, Play)
        places = now.ends()
        assert move.host is not None
        need(places.count((move.host, now.table.pips_under(move))) > 1, "a single free side")
    coming = now.stock[: now.may_draw()]
    if isinstance(move, Draw):
        need(len(words) == 1 or [tile_of(word) for word in words[1:]] == coming, "drawn")
    now.do(move)


def written(move: Move) -> str:
    """A move as record.md writes it, without a side and without the tiles of a draw."""
    match move:
        case Draw():
            return "draw"
        case Pass():
            return "pass"
    if move.host is None:
        return str(move.tile)
    text = f"{move.inner}-{move.tile.high + move.tile.low - move.inner}@{move.host}"
    return text if move.spot is None else f"{text}>{move.spot.x},{move.spot.y}{move.spot.way}"

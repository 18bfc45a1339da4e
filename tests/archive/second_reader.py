"""Is this a record? A second reading of record.md, from the text alone; nothing of the package.

``judge`` gives what the record says in the end, or raises Invalid.
"""

import re
from dataclasses import dataclass, field
from hashlib import sha256

from .second_rules import COMMON, PRESETS, Dealt, Tile, champions, preset

NUMBER = r"[1-9][0-9]*"
TILE = r"(0|[1-9][0-9]?)-(0|[1-9][0-9]?)"
WORDS = {
    "set": "6 9 12 15 18",
    "direction": "clockwise counterclockwise",
    "next_lead": "winner rotate same",
    "lead_tile": "any that_double",
    "no_double": "redeal heaviest",
    "draw": "none one until_playable two",
    "drawn": "must may next_turn",
    "free_draw": "no yes",
    "out_score": "opponents all wins",
    "block_winner": "pips tiles",
    "block_score": "opponents opponents_minus_own pairwise all wins",
    "block_tie": "none shared fewest_pips replay",
    "exact": "no yes",
    "best_of": "1 3 5 7",
}
NUMBERS = {"hand": (1, 30), "reserve": (0, 20), "target": (1, 9999)}


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
    need(high >= low, "larger half first")
    return high, low


def value_allowed(game: str, name: str, value: str) -> bool:
    low, high = NUMBERS.get(name, (1, 0))
    if game == "animal" and name == "set":
        return value == "6"
    if game == "animal" and name == "hand":
        low, high = 3, 9
    if re.fullmatch("0|[1-9][0-9]{0,5}", value) and low <= int(value) <= high:
        return True
    if name == "first_lead":
        found = re.fullmatch(f"holder_of_{TILE}", value)
        if found:
            return 18 >= int(found[1]) >= int(found[2])
        return value in ("lot", "highest_double", "heaviest")
    if (name, value) in (("reserve", "all"), ("target", "round")):
        return True
    if name in WORDS:
        return value in WORDS[name].split()
    return name in COMMON and value == COMMON[name]


def head(lines: list[str], torn: bytes) -> tuple[str, dict[str, str], int]:
    """Reads the head off the front of the lines: game, rules in force, number of seats."""
    need(lines and lines.pop(0) == "domino-record 1", "version")
    need(lines and lines[0].startswith("game "), "game")
    game = lines.pop(0)[5:]
    need(game in PRESETS, "unknown game")
    given: dict[str, str] = {}
    while lines and lines[0].startswith("rule "):
        words = lines.pop(0).split(" ")
        need(len(words) == 3 and words[1] not in given, "rule")
        need(words[1] in PRESETS[game] or words[1] in COMMON, "no such rule")
        need(value_allowed(game, words[1], words[2]), "value")
        given[words[1]] = words[2]
    seats = 0
    while lines and lines[0].startswith("seat "):
        seats += 1
        kind = r"(human|computer:[^ :]+(:[^ :]+)?|bot:[^ ]+)"
        need(re.fullmatch(rf"seat {seats} {kind} [^ ]+( [^ ]+)*", lines.pop(0)), "seat")
    need(2 <= seats <= 4, "seats")
    if not lines and torn and not torn.startswith(b"#"):
        need(b"round 1".startswith(torn.rstrip(b"\r")), "a head that is not whole")
    names = [*COMMON, *PRESETS[game]]
    rules = {name: given.get(name, preset(game, name, seats) or "") for name in names}
    need(int(rules["hand"]) * seats <= size_of(rules), "too few tiles")
    if rules["first_lead"].startswith("holder_of_"):
        need(tile_of(rules["first_lead"].split("_")[2])[0] <= int(rules["set"]), "holder")
    return game, rules, seats


def size_of(rules: dict[str, str]) -> int:
    n = int(rules["set"])
    return (n + 1) * (n + 2) // 2


def judge(data: bytes) -> Said:
    """Reads it all."""
    lines, torn = lines_of(data)
    need(not any(re.search("^ |  | $", line) for line in lines), "single spaces")
    game, rules, seats = head(lines, torn)
    said = Said(game, rules, [0] * seats, None, bool(torn))
    wins, before = [0] * seats, None
    while lines:
        need(lines.pop(0) == f"round {len(said.rounds) + 1}", "round")
        need(said.winners is None, "the match is over")
        dealt = read_deal(lines, rules, seats)
        if dealt is None:
            break
        commit, hands, stock, text = dealt
        start = Dealt(rules, hands, stock)
        lead = start.leader(before)
        need(lead != "redeal", "thrown in")
        moves: list[str] = []
        said.rounds.append(moves)
        said.fair.append(None)
        if lead == "lot":
            if not lines:
                break
            found = re.fullmatch(f"lead ({NUMBER})", lines.pop(0))
            need(found and int(found[1]) <= seats, "lead")
            assert found
            start.seat = int(found[1]) - 1
        end = play(lines, start, hands, stock, moves)
        if lines and lines[0].startswith("salt "):
            salt = lines.pop(0)[5:]
            need(end.over and re.fullmatch("[0-9a-f]+", salt), "salt")
            if commit:
                digest = sha256(f"{salt}\n{text}".encode()).hexdigest()
                said.fair[-1] = digest == commit
        if end.over is None:
            need(not lines, "the round is not over")
            break
        _, winners, points = end.over
        said.scores = add(rules, said.scores, points)
        if winners or rules["block_tie"] != "replay":
            wins = [won + (seat in winners) for seat, won in enumerate(wins)]
            before = (start.seat, winners)
            said.winners = champions(rules, said.scores, wins, winners)
    return said


def add(rules: dict[str, str], scores: list[int], points: list[int]) -> list[int]:
    new = [a + b for a, b in zip(scores, points, strict=True)]
    if rules["exact"] == "yes" and rules["target"] != "round":
        most = int(rules["target"])
        new = [old if n > most else n for old, n in zip(scores, new, strict=True)]
    return new


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
        need(all(tile[0] <= int(rules["set"]) for tile in tiles), "not in the set")
        dealt |= set(tiles)
        seen += len(tiles)
        need(len(dealt) == seen, "twice")
        groups.append(tiles)
        text += line + "\n"
    stock = groups.pop() if len(groups) > seats else []
    return commit, groups, stock, text


def play(
    lines: list[str], start: Dealt, hands: list[list[Tile]], stock: list[Tile], moves: list[str]
) -> Dealt:
    """Plays the round's lines; every undo plays it again from the deal."""
    now = again(start, hands, stock, moves)
    while lines:
        if lines[0] == "undo":
            lines.pop(0)
            need(moves, "nothing to undo")
            moves.pop()
            now = again(start, hands, stock, moves)
        elif lines[0].startswith("move "):
            need(now.over is None, "the round is over")
            found = re.fullmatch(f"move ({NUMBER}) (.+)", lines.pop(0))
            need(found and int(found[1]) == now.seat + 1, "turn")
            assert found
            do(now, found[2])
            moves.append(found[2])
        else:
            break
    return now


def again(start: Dealt, hands: list[list[Tile]], stock: list[Tile], moves: list[str]) -> Dealt:
    now = Dealt(start.rules, hands, stock)
    now.seat, now.must = start.seat, start.must
    for text in moves:
        do(now, text)
    return now


def do(now: Dealt, text: str) -> None:
    bare, _, side = text.partition("~")
    words = bare.split(" ")
    need(words[0] in now.may(), f"{words[0][:20]} of {now.may()}")
    if words[0] == "draw":
        drawn = now.draw()
        need(len(words) == 1 or [tile_of(word) for word in words[1:]] == drawn, "drawn")
    elif words[0] == "pass":
        now.go_on()
    else:
        laid, _, on = words[0].partition("@")
        inner, outer = map(int, laid.split("-"))
        host = tile_of(on) if on else None
        if "~" in text:
            need(host and side in ("n", "e", "s", "w"), "side")
            assert host
            need(now.free_sides(host, inner) > 1, "a single free side")
        now.lay((max(inner, outer), min(inner, outer)), inner, host)
    need(words[0] == "draw" or len(words) == 1, "words")
    need(words[0] not in ("draw", "pass") or "~" not in text, "side of nothing")

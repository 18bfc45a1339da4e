"""Lines to lay: played by the law, played out of the whole set, grown as trees."""

from __future__ import annotations

from random import Random

from dominoes_desktop.rules.law import law_of
from dominoes_desktop.rules.line import Joined, Line
from dominoes_desktop.rules.move import Lead
from dominoes_desktop.rules.options import values
from dominoes_desktop.rules.round import Round
from dominoes_desktop.rules.ruleset import Ruleset
from dominoes_desktop.rules.tile import Tile, tile_set
from dominoes_desktop.rules.umpire import deal, lot, new_match, step


def whole_set(rng: Random, highest: int = 6) -> Line:
    """All tiles are in one hand and are laid at random until nothing fits."""
    return grown(rng, highest, "none")


def grown(rng: Random, highest: int, spins: str) -> Line:
    """The same where doubles branch: none, the first on the table, or all."""
    tiles = list(tile_set(highest))
    rng.shuffle(tiles)
    first = tiles.pop()
    line = [Joined(first, first.high)]
    spun = first.double and spins != "none"
    ends: list[tuple[Tile, int]] = [(first, first.high), (first, first.low)]
    ends += ends if spun else []
    while True:
        ways = [(one, end) for one in tiles for end in sorted(set(ends)) if one.has(end[1])]
        if not ways:
            return tuple(line)
        one, (host, pips) = rng.choice(ways)
        tiles.remove(one)
        ends.remove((host, pips))
        line.append(Joined(one, pips, host, pips))
        branches = one.double and (spins == "all" or (spins == "first" and not spun))
        spun = spun or branches
        ends += [(one, one.other(pips))] * (3 if branches else 1)


def played(ruleset: Ruleset, seats: int, rng: Random) -> Round:
    """A round of a game, every move drawn at random from the legal ones."""
    law = law_of(ruleset, seats)
    match = new_match(ruleset, seats)
    match = step(match, deal(match, rng)).match
    if match.wants == "lead":
        lead: Lead = lot(match, rng)
        match = step(match, lead).match
    assert match.round is not None
    round = match.round.copy()
    while round.result is None:
        law.play(round, rng.choice(law.moves(round)))
    return round


def stress(ruleset: Ruleset, rng: Random, most: int = 999) -> Line:
    """The whole set in one hand, laid by the game's rules at random until nothing fits.

    Longer than any real round: no effects, no end, a spell on which nothing fits is over.
    """
    law = law_of(ruleset, ruleset.seats[0])
    round = Round([law.all, 0], (), 0, (1, 0))
    if values(ruleset).get("spinner") in ("all", "star6"):
        round.must = law.doubles
    while len(round.joined) < most:
        plays = law.plays(round, round.hands[0])
        if not plays and round.due:
            round.due = ()
            plays = law.plays(round, round.hands[0])
        if not plays:
            break
        code = rng.choice(plays)
        round.hands[0] ^= 1 << (code & 255)
        law.join(round, code)
    return round.line()


def short_side(bounds: tuple[int, int, int, int]) -> float:
    """A tile's short side in pixels where the picture fills the felt of a window of 1280x720."""
    return 2 * min(1000 / (bounds[2] - bounds[0]), 430 / (bounds[3] - bounds[1]))

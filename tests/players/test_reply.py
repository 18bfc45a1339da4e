"""Is the best reply to those who lay heavy tiles as good as any line of play by the law?"""

from random import Random

import pytest

from dominoes_desktop.games import BLOCK, DRAW, PARTNERSHIP, PEBBLE
from dominoes_desktop.players.deals import Deals
from dominoes_desktop.players.facts import facts_of
from dominoes_desktop.players.line import LineLaw, line_of
from dominoes_desktop.players.line_trial import LineTrials
from dominoes_desktop.players.reply import MOST, Replies
from dominoes_desktop.players.turn import Turn
from dominoes_desktop.players.worlds import Worlds
from dominoes_desktop.players.worth import Worth
from dominoes_desktop.rules.law import law_of
from dominoes_desktop.rules.observation import observe
from dominoes_desktop.rules.options import with_rule
from dominoes_desktop.rules.round import Round
from dominoes_desktop.rules.ruleset import Ruleset
from dominoes_desktop.rules.tile import OUTER

from .worlds import Moment, house_rules, moments

FEW = 9  # tiles in all hands and the boneyard: every line of play can be tried
TABLES = [
    (BLOCK, 2),
    (with_rule(BLOCK, "hand", "7"), 4),
    (DRAW, 2),
    (with_rule(DRAW, "reserve", "0"), 3),
    (PEBBLE, 2),
    (PARTNERSHIP, 4),
]
NAMES = ["block-2", "block-4", "draw-2", "draw-3", "pebble-2", "partnership-4"]


@pytest.mark.parametrize(("ruleset", "seats"), TABLES, ids=NAMES)
def test_no_line_of_play_does_better(ruleset: Ruleset, seats: int, full: bool) -> None:
    rng, seen = Random(seats), 0
    while seen < (500 if full else 40):
        seen += sum([compared(moment, rng) for moment in moments(ruleset, seats, rng)])


def test_nor_does_any_under_other_house_rules(full: bool) -> None:
    rng, seen = Random(7), 0
    while seen < (3000 if full else 80):
        ruleset, seats = house_rules(rng)
        if law_of(ruleset, seats).plain:
            seen += sum([compared(moment, rng) for moment in moments(ruleset, seats, rng)])


def compared(moment: Moment, rng: Random) -> bool:
    """Whether so few tiles are left that all can be tried; then the best reply is held to it."""
    round, observation = moment.match.round, observe(moment.match, moment.seat)
    law = law_of(moment.match.ruleset, moment.match.seats)
    line = line_of(law)
    assert line is not None
    assert round is not None
    if not round.ends or sum(observation.sizes) + observation.drawable > FEW:
        return False
    facts = facts_of(observation)
    worlds = Worlds(facts, line.bits, False, moment.seat, rng)
    worlds.next()
    ways, sure = rng.getrandbits(line.width), [(1 << line.width) - 1] * law.seats
    replies = Replies(line, Turn(observation, facts, line, worlds), sure, ways)
    ends, drew = ends_of(line, round), round.turn_draws
    found, looked = replies.best(worlds.deals.hands[:], round.taken, moment.seat, ends, drew, 0)
    if looked == MOST:  # not all were looked at
        return False
    worth = Worth(law, moment.seat, moment.match.scores)
    world = laid_out(round, line, worlds.deals)
    assert found == pytest.approx(best_by_law(line, world, worth, ways))
    return True


def laid_out(round: Round, line: LineLaw, deals: Deals) -> Round:
    """The round with its hidden tiles as they lie in that world."""
    world = round.copy()
    world.hands, world.held = [law_named(line, hand) for hand in deals.hands], 0
    for hand in world.hands:
        world.held |= hand
    world.boneyard = tuple(
        [line.tiles[bit.bit_length() - 1].id if bit else -1 for bit in deals.bones]
    )
    return world


def best_by_law(line: LineLaw, round: Round, worth: Worth, ways: int) -> float:
    """Every line of play of the seat of ``worth`` against heavy tiles; who must not hold back."""
    law = line.law
    if round.result is not None:
        scores = law.ruleset.goal.add(round.scores, round.result.points)
        return worth.ended(scores, round.result.winners)
    codes = [code for code in law.moves(round) if code >= 0] or law.moves(round)[:1]
    if round.seat != worth.seat and codes[0] >= 0:
        heaviest = max([line.bits[code & 255] for code in codes])
        rank = heaviest.bit_length() - 1
        there = line.after[ways >> rank & 1][ends_of(line, round)][rank]
        codes = [
            code
            for code in codes
            if line.bits[code & 255] == heaviest and ends_after(line, round, code) == there
        ][:1]
    values = []
    for code in codes:
        after = round.copy()
        law.play(after, code)
        values.append(best_by_law(line, after, worth, ways))
    return max(values)


def ends_of(line: LineLaw, round: Round) -> int:
    return line.pair(*[place & 31 for place in round.ends])


def ends_after(line: LineLaw, round: Round, code: int) -> int:
    kept = [place & 31 for place in round.ends]
    kept.remove(code >> 13 & 31)
    return line.pair(OUTER[code & 8191], *kept)


def law_named(line: LineLaw, hand: int) -> int:
    """A hand in the law's bits."""
    found = 0
    while hand:
        rank = hand.bit_length() - 1
        hand ^= 1 << rank
        found |= 1 << line.tiles[rank].id
    return found


@pytest.mark.parametrize(("ruleset", "seats"), TABLES, ids=NAMES)
def test_one_world_has_one_end_where_all_opponents_are_known(ruleset: Ruleset, seats: int) -> None:
    """A partner need not be; with one opponent who lays this or that, chance comes in."""
    law = law_of(ruleset, seats)
    line = line_of(law)
    assert line is not None
    everything = (1 << line.width) - 1
    moment = next(one for one in moments(ruleset, seats, Random(1)) if len(one.done) > 2)
    observation = observe(moment.match, moment.seat)
    facts = facts_of(observation)
    opponents = [one for one in range(seats) if one not in law.side_of[moment.seat]]
    for unknown in (None, opponents[-1]):
        worlds = Worlds(facts, line.bits, False, moment.seat, Random(2))
        worlds.sure = [everything * (one in opponents and one != unknown) for one in range(seats)]
        trials = LineTrials(observation, facts, line, worlds, Random(3))
        ends = []
        for _ in range(20):
            assert trials.world()
            ends.append({trials.trial(0) for _ in range(12)})
        assert all([len(one) == 1 for one in ends]) == (unknown is None)

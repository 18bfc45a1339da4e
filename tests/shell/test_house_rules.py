"""Does the form show every rule that can change something, beside the others that are chosen?"""

from random import Random

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from dominoes_desktop.games import GAMES, SUPER
from dominoes_desktop.games.all_fives import ALL_FIVES
from dominoes_desktop.games.tight_table import TIGHT_TABLE
from dominoes_desktop.rules.options import Value, check, choices, with_rule
from dominoes_desktop.rules.reason import BadRuleset, IllegalMove
from dominoes_desktop.rules.ruleset import Match, Ruleset
from dominoes_desktop.rules.umpire import deal, legal_moves, lot, new_match, step
from dominoes_desktop.shell.house_rules import made, offered, settled

ROUNDS = 3


def course(ruleset: Ruleset, seats: int, seed: int) -> object:
    """All that can be seen of a match played at random: moves there were, events, the end."""
    rng, match, seen = Random(seed), new_match(ruleset, seats), list[object]()
    for _ in range(ROUNDS):
        if match.wants == "nothing":
            break
        match = _dealt(match, rng)
        while match.wants == "move":
            moves = legal_moves(match)
            done = step(match, rng.choice(moves))
            seen += [moves, done.events]
            match = done.match
    return seen, match.scores, match.champions


def _dealt(match: Match, rng: Random) -> Match:
    while match.wants == "deal":
        try:
            match = step(match, deal(match, rng)).match
        except IllegalMove:  # thrown in: nobody holds a double
            continue
    return step(match, lot(match, rng)).match if match.wants == "lead" else match


@st.composite
def forms(draw: st.DrawFn) -> tuple[Ruleset, int, Ruleset]:
    """A game as the form makes it, for so many seats, and the same with a rule it hides changed."""
    game = draw(st.sampled_from(GAMES))
    seats = draw(st.integers(*game.seats))
    allowed = choices(game)
    names = draw(st.lists(st.sampled_from(sorted(allowed)), unique=True, max_size=4))
    chosen = {n: draw(st.sampled_from(allowed[n].values)) for n in names if allowed[n].values}
    ruleset = made(game, seats, chosen)
    hidden = sorted(set(allowed) - set(offered(game, seats, chosen)))
    name = draw(st.sampled_from([n for n in hidden if len(allowed[n].values) > 1] or ["set"]))
    assume(name in hidden)
    other = with_rule(ruleset, name, str(draw(st.sampled_from(allowed[name].values))))
    assume(other != ruleset)
    try:
        check(ruleset, seats)
        check(other, seats)
    except BadRuleset:
        assume(False)
    return ruleset, seats, other


@st.composite
def choosing(draw: st.DrawFn) -> tuple[Ruleset, int, dict[str, Value]]:
    """A game, seats and changes made one after another, each as the form offers it then."""
    game = draw(st.sampled_from(GAMES))
    seats = draw(st.integers(*game.seats))
    chosen: dict[str, Value] = {}
    for _ in range(draw(st.integers(0, 6))):
        shown = offered(game, seats, chosen)
        name = draw(st.sampled_from([name for name in shown if name != "hand"]))
        values = list[Value](shown[name].values)
        if shown[name].high >= 0:
            values.append(draw(st.integers(shown[name].low, shown[name].high)))
        chosen = settled(game, seats, {**chosen, name: draw(st.sampled_from(values))})
    return game, seats, chosen


def test_no_rules_that_are_offered_contradict_each_other(full: bool) -> None:
    @settings(max_examples=3000 if full else 150)
    @given(choosing())
    def follow(form: tuple[Ruleset, int, dict[str, Value]]) -> None:
        game, seats, chosen = form
        check(made(game, seats, chosen), seats)

    follow()


def test_wins_are_asked_for_once() -> None:
    assert {"best_of", "target"} <= set(offered(SUPER, 4, {}))
    assert "target" not in offered(SUPER, 4, {"best_of": 3})
    assert "best_of" not in offered(SUPER, 4, {"target": 5})
    assert {"best_of", "target"} <= set(offered(SUPER, 4, {"best_of": 3, "out_score": "all"}))


def test_a_rule_that_is_not_shown_changes_nothing(full: bool) -> None:
    @settings(max_examples=3000 if full else 60)
    @given(forms(), st.integers(0, 2**32))
    def compare(form: tuple[Ruleset, int, Ruleset], seed: int) -> None:
        ruleset, seats, other = form
        assert course(ruleset, seats, seed) == course(other, seats, seed)

    compare()


def test_what_becomes_of_a_drawn_tile_is_asked_where_spells_make_one_draw() -> None:
    assert "drawn" in offered(SUPER, 4, {})
    assert "drawn" in offered(SUPER, 4, {"cannot_play": "draw_two"})


def test_who_leads_later_is_asked_where_there_is_a_later_round() -> None:
    assert "next_lead" not in offered(SUPER, 4, {})
    assert "next_lead" in offered(SUPER, 4, {"best_of": 3})
    assert "next_lead" in offered(SUPER, 4, {"target": 50})


def test_partners_are_offered_to_four_and_the_size_of_a_table_that_has_an_edge() -> None:
    assert [seats for seats in (2, 3, 4) if "teams" in offered(ALL_FIVES, seats, {})] == [4]
    assert "table_size" in offered(TIGHT_TABLE, 2, {})
    assert "table_size" not in offered(TIGHT_TABLE, 2, {"table_edges": "off"})


def test_what_follows_when_no_double_leads_is_asked_where_that_can_be() -> None:
    shown = {game.key for game in GAMES if "no_double" in offered(game, game.seats[1], {})}
    assert shown == {"animal", "tight_table", "block", "draw"}

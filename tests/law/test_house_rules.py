"""Does every game keep the law under any house rules that it allows?"""

from random import Random

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from dominoes_desktop.games import GAMES
from dominoes_desktop.rules.options import check, choices, with_rule
from dominoes_desktop.rules.reason import BadRuleset
from dominoes_desktop.rules.ruleset import Ruleset

from .walk import Watched


@st.composite
def tables(draw: st.DrawFn) -> tuple[Ruleset, int]:
    """A game with some of its house rules changed, and seats that can play it."""
    ruleset = draw(st.sampled_from(GAMES))
    for name in draw(st.lists(st.sampled_from(sorted(choices(ruleset))), unique=True)):
        choice = choices(ruleset)[name]
        texts = [str(value) for value in choice.values]
        if choice.high >= 0:
            texts.append(str(draw(st.integers(choice.low, min(choice.high, 40)))))
        if choice.holder:
            high = draw(st.integers(0, 6))
            texts.append(f"holder_of_{high}-{draw(st.integers(0, high))}")
        ruleset = with_rule(ruleset, name, draw(st.sampled_from(texts)))
    seats = draw(st.integers(*ruleset.seats))
    try:
        check(ruleset, seats)
    except BadRuleset:
        assume(False)
    return ruleset, seats


def test_rounds_of_a_match_are_what_the_plain_rules_make_of_them(full: bool) -> None:
    @settings(max_examples=5000 if full else 60)
    @given(tables(), st.integers(0, 2**32))
    def follow(table: tuple[Ruleset, int], seed: int) -> None:
        watched = Watched(*table, Random(seed))
        for _ in range(4):
            if watched.match.wants != "nothing":
                watched.play_round()

    follow()

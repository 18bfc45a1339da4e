"""Is a round's end worth what the match makes of it?"""

import pytest

from dominoes_desktop.games import ANIMAL, BLOCK, PARTNERSHIP
from dominoes_desktop.players.worth import Worth
from dominoes_desktop.rules.law import law_of
from dominoes_desktop.rules.options import with_rule


def worth(scores: tuple[int, ...], seat: int = 0) -> Worth:
    return Worth(law_of(BLOCK, len(scores)), seat, scores)


def test_a_point_is_worth_about_a_point_at_the_start() -> None:
    at_start = worth((0, 0))
    assert at_start.won(0, 1) == pytest.approx(1, abs=0.1)
    assert at_start.won(1, 1) == pytest.approx(-1, abs=0.1)
    assert at_start.won(0, 30) > 20


def test_two_sides_gain_what_the_other_loses() -> None:
    for scores in ((0, 0), (95, 20), (60, 80)):
        mine, theirs = worth(scores), worth(scores, 1)
        shares = [mine.won(*end) / theirs.won(*end) for end in ((0, 7), (1, 40), (1, 3))]
        assert shares[0] < 0
        assert shares == pytest.approx([shares[0]] * 3)


def test_points_beyond_the_target_are_worth_nothing() -> None:
    close = worth((95, 0))
    assert close.won(0, 5) == close.won(0, 60)
    assert close.won(0, 5) > close.won(0, 4)


def test_who_is_about_to_lose_fears_few_points_as_much_as_many() -> None:
    """At 95 against it a seat plays for any win, or the block, rather than for few points lost."""
    behind = worth((40, 95))
    assert behind.won(1, 5) == behind.won(1, 50)
    even = worth((40, 40))
    assert even.won(1, 5) > even.won(1, 50)


def test_where_rounds_are_won_it_is_the_chance() -> None:
    animal = Worth(law_of(ANIMAL, 2), 0, (0, 0))
    assert (animal.won(0, 1), animal.won(1, 1), animal.won(-1, 0)) == (1, 0, 0.5)
    one_round = Worth(law_of(with_rule(BLOCK, "target", "round"), 2), 0, (0, 0))
    assert (one_round.won(0, 20), one_round.won(1, 1)) == (1, 0)


def test_partners_win_together() -> None:
    law = law_of(PARTNERSHIP, 4)
    for seat in (0, 2):
        assert Worth(law, seat, (0, 0, 0, 0)).won(0, 10) > 0
        assert Worth(law, seat, (0, 0, 0, 0)).won(1, 10) < 0

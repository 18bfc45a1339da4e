"""Who of two partners leads, as one of them sees it?"""

from dataclasses import replace

import pytest

from dominoes_desktop.games import PARTNERSHIP
from dominoes_desktop.players.lead import who_leads
from dominoes_desktop.rules.observation import Observation, observe
from dominoes_desktop.rules.umpire import position
from tests.rules.texts import tiles


def asked(hand: str, seat: int = 1, leaders: tuple[int, ...] = (1, 3)) -> Observation:
    """What the seat sees that is asked, holding this hand."""
    hands = [tiles("6-6 6-5")] * 4
    others = ["6-6 6-0", "5-5 5-0", "4-4 4-0", "3-3 3-0"]
    hands = [tiles(hand) if at == seat else tiles(other) for at, other in enumerate(others)]
    seen = observe(position(PARTNERSHIP, hands, (), (), seat), seat)
    return replace(seen, leaders=leaders, wants="lead")


@pytest.mark.parametrize(
    ("hand", "leads"),
    [("2-2 2-1 4-1", 1), ("2-2 4-1 6-1", 3), ("2-1 4-1 6-1", 3), ("2-2 1-1 2-1", 1)],
)
def test_a_double_that_can_be_followed_up_is_led(hand: str, leads: int) -> None:
    assert who_leads(asked(hand)) == leads


def test_who_may_lead_alone_does() -> None:
    assert who_leads(asked("2-1 4-1", leaders=(1,))) == 1


def test_who_has_nothing_to_choose_is_not_asked() -> None:
    with pytest.raises(ValueError, match="nothing to choose"):
        who_leads(asked("2-1 4-1", leaders=(0, 2)))
    with pytest.raises(ValueError, match="nothing to choose"):
        who_leads(asked("2-1 4-1", leaders=()))

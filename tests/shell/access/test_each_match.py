"""Is a reader told what can be done in every match, and not only in the first?"""

from __future__ import annotations

from dominoes_desktop.games import BLOCK
from tests.shell.evening import alone, desk_of

from .conftest import Listens


def test_what_can_be_done_is_told_also_where_another_match_had_come_as_far(
    listens: Listens,
) -> None:
    reader = listens(BLOCK)
    serials = list[int]()
    while len(serials) == len(set(serials)):
        reader.wait_for_turn()
        assert reader.said
        assert reader.said[-1] == reader.view.accessibleDescription()
        assert reader.said[-1]
        serials.append(desk_of(reader.window).serial)
        reader.said.clear()
        reader.window.matches.leave()
        reader.window.matches.begin(BLOCK, alone(BLOCK))

"""Does the panel in the corner name all open ends, and can all of it be read?"""

from itertools import pairwise
from random import Random

import pytest
from PySide6.QtGui import QFontMetricsF
from pytestqt.qtbot import QtBot

from dominoes_desktop.games import ALL_FIVES, DOUBLES, SUPER_GALT
from dominoes_desktop.rules.move import Play
from dominoes_desktop.rules.options import values
from dominoes_desktop.rules.tile import Tile
from dominoes_desktop.table.area import frame
from dominoes_desktop.table.badge import Panel
from dominoes_desktop.table.ends import NONE, ends_lines
from dominoes_desktop.table.seen import Seen
from tests.law.plain_table import Lying, Table

from .at_table import Bench, a_round, look, one, placed


@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("size", [(800, 600), (1280, 720), (1920, 1080)])
def test_six_ends_of_two_figures_fit_into_the_panel(
    qtbot: QtBot, seats: int, size: tuple[int, int]
) -> None:
    found = frame(*size, seats)
    panel = Panel()
    panel.set_lines("Open ends", "  ·  ".join(["15", "14", "13", "12", "11", "10"]))
    panel.set_width(found.info.w / found.text)
    room = panel.glass.width() - 32
    words, font = panel.fitted(room)
    assert QFontMetricsF(font).horizontalAdvance(words) <= room
    assert words.replace(" ", "") == "15·14·13·12·11·10"


def test_what_has_room_is_written_large(qtbot: QtBot) -> None:
    panel = Panel()
    panel.set_lines("Open ends", "6  ·  5")
    sizes = [panel.fitted(room)[1].pixelSize() for room in (200.0, 45.0, 30.0)]
    assert all(large >= small for large, small in pairwise(sizes))
    assert panel.fitted(200.0)[0] == "6  ·  5"


def test_a_double_with_many_free_sides_is_named_once(qtbot: QtBot) -> None:
    bench = Bench(qtbot)
    match = placed(DOUBLES, "6-3 4-1", "5-5 5-0", line="6-6")
    bench.sit(match)
    panel = bench.view.table.furniture.ends
    assert panel.value == "6"
    bench.show(match, Play(one("6-3"), 6, one("6-6")))
    assert panel.value == "6"
    assert NONE not in panel.value


def test_the_boneyard_asks_for_as_many_tiles_as_are_drawn(qtbot: QtBot) -> None:
    bench = Bench(qtbot)
    match = placed(SUPER_GALT, "9-3 4-1", "5-5 5-0", line="6-6", boneyard="0-0 1-0 1-1")
    bench.sit(match)
    assert bench.view.table.furniture.heap.invitation == "draw two tiles"
    match = placed(SUPER_GALT, "9-3 4-1", "5-5 5-0", line="6-6", boneyard="0-0")
    bench.sit(match)
    assert bench.view.table.furniture.heap.invitation == "draw a tile"


@pytest.mark.parametrize(
    ("line", "panel"),
    [
        ("", ("Open ends", NONE)),
        ("5-5", ("Count", "10")),
        ("0-0 0-6", ("Open ends", "0 + 6 = 6")),
        ("3-6 6-4", ("Open ends", "4 + 3 = 7")),
    ],
)
def test_the_count_is_not_taken_for_an_open_end(line: str, panel: tuple[str, str]) -> None:
    match = placed(ALL_FIVES, "6-2 4-1", "3-1 5-0", line=line)
    assert ends_lines(look(match), str) == panel


def summands(seen: Seen) -> list[int]:
    """What each open end counts by the plain rules, from what was joined to what."""
    table = Table(values(seen.observation.ruleset))
    for laid in seen.observation.line:
        table.lay(Lying(laid.tile, laid.inner, laid.host, laid.half))
    counted: dict[Tile, int] = {}
    for host, pips in set(table.ends()):
        if not host.double:
            counted[host] = counted.get(host, 0) + pips
        elif len(table.on(host)) + (table.lying[host].host is not None) < 2:
            counted[host] = 2 * pips
    return sorted(counted.values())


@pytest.mark.parametrize("seats", [2, 4])
def test_the_sum_on_the_panel_is_of_the_ends_on_the_table(seats: int, full: bool) -> None:
    for seed in range(60 if full else 2):
        for _, done in a_round(ALL_FIVES, seats, Random(seed), full=True):
            seen = look(done.match)
            if not seen.observation.line:
                continue
            title, value = ends_lines(seen, str)
            wanted, count = summands(seen), seen.observation.count
            if len(wanted) < 2:
                assert (title, value) == ("Count", str(count))
                continue
            terms, total = value.split(" = ")
            told = sorted([int(term) for term in terms.split(" + ")])
            assert told == wanted
            assert int(total) == sum(told) == count


def test_of_two_doubles_the_covered_one_counts_nothing() -> None:
    """The 3-3 is at an end and counts 6; the 6-6 in the middle counts nothing any more."""
    line = "1-0 0-6 6-6 6-3 3-3"
    match = placed(ALL_FIVES, "6-2 4-1", "5-1 5-0", line=line)
    assert ends_lines(look(match), str) == ("Open ends", "1 + 6 = 7")


@pytest.mark.parametrize("most", [150.0, 250.0, 400.0])
def test_words_are_as_large_as_their_panel_has_room_for_and_it_is_no_wider(
    qtbot: QtBot, most: float
) -> None:
    """However wide each figure is: what is written does not jump between two sizes."""
    panel = Panel()
    panel.set_width(most)
    sizes = []
    for sum_of in ("2 + 6 = 8", "1 + 1 + 1 = 3", "6 + 5 + 1 + 6 = 18", "4 + 12 + 6 + 4 = 26"):
        panel.set_lines("Open ends", sum_of)
        words, font = panel.fitted(panel.glass.width() - 32)
        sizes.append(font.pixelSize())
        assert (words, font) == panel.fitted(most - 32)
        needs = QFontMetricsF(font).horizontalAdvance(words) + 32
        assert panel.glass.width() < max(Panel.LEAST, needs) + 1
    assert sizes == sorted(sizes, reverse=True)

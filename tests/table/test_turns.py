"""Does the table show, without a manual, which way play goes and whose turn comes next?"""

from dataclasses import replace

import pytest
from PySide6.QtGui import QFontMetricsF
from pytestqt.qtbot import QtBot

from dominoes_desktop.games import BLOCK, PARTNERSHIP, SUPER
from dominoes_desktop.rules import event as events
from dominoes_desktop.rules.line import End
from dominoes_desktop.rules.move import Play
from dominoes_desktop.rules.ruleset import Match, Ruleset
from dominoes_desktop.table.area import SEATING, Box, frame
from dominoes_desktop.table.badge import Panel
from dominoes_desktop.table.heap import HEIGHT as HEAP_HEIGHT
from dominoes_desktop.table.plate import Plate
from dominoes_desktop.table.theme import DEFAULT
from dominoes_desktop.table.turns import coming
from dominoes_desktop.table.way import PLAIN, QUIET, gaps
from dominoes_desktop.words import Voice

from .at_table import Bench, look, one, placed

EIGHT = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal")
UP, RIGHT, DOWN, LEFT = -90.0, 0.0, 90.0, 180.0


def seated(game: Ruleset, seats: int, seat: int = 0) -> Match:
    hands = ("5-3 6-2", "1-1 5-0", "6-6 6-5", "4-4 6-4", "2-0 3-0", "2-2 4-2", "3-1 3-2", "4-1 4-3")
    return placed(game, *hands[:seats], line="5-5", boneyard="0-0 1-0", seat=seat)


def pointing(bench: Bench) -> list[float]:
    """The way that each sign points, from the viewer's on, in degrees from east, -90 to 180."""
    signs = bench.view.table.furniture.way.signs
    return [(sign.rotation() + 90) % 360 - 90 for sign in signs]


@pytest.mark.parametrize(
    ("seats", "ways"),
    [
        (2, []),
        (3, [UP, RIGHT, DOWN]),
        (4, [UP, UP, DOWN, DOWN]),
        (8, [UP, UP, UP, RIGHT, RIGHT, DOWN, DOWN, DOWN]),
    ],
)
def test_chevrons_go_round_the_table_clockwise(qtbot: QtBot, seats: int, ways: list[float]) -> None:
    bench = Bench(qtbot)
    bench.sit(seated(SUPER, seats), names=EIGHT)
    assert pointing(bench) == ways


def test_partnership_goes_the_other_way_round(qtbot: QtBot) -> None:
    bench = Bench(qtbot)
    bench.sit(seated(PARTNERSHIP, 4))
    assert pointing(bench) == [DOWN, DOWN, UP, UP]
    assert [plate.tab.word for plate in bench.view.table.furniture.plates] == ["", "", "", "next"]


@pytest.mark.parametrize("seat", range(4))
def test_the_sign_towards_the_next_seat_stands_out(qtbot: QtBot, seat: int) -> None:
    bench = Bench(qtbot)
    bench.sit(seated(BLOCK, 4, seat))
    signs = bench.view.table.furniture.way.signs
    assert [sign.strength for sign in signs] == [PLAIN if at == seat else QUIET for at in range(4)]
    larger = [sign.scale() for sign in signs]
    assert larger[seat] == max(larger) > min(larger)
    words = [plate.tab.word for plate in bench.view.table.furniture.plates]
    assert words == ["next" if at == (seat + 1) % 4 else "" for at in range(4)]


def test_a_three_turns_all_signs_round(qtbot: QtBot) -> None:
    match = placed(SUPER, "5-3 6-2", "1-1 5-0", "6-6 6-5", line="5-5", boneyard="0-0 1-0")
    bench = Bench(qtbot)
    bench.sit(match)
    assert pointing(bench) == [UP, RIGHT, DOWN]
    bench.show(match, Play(one("5-3"), 5, one("5-5")))
    assert pointing(bench) == [DOWN, LEFT, UP]


def test_nobody_is_next_when_the_round_is_over(qtbot: QtBot) -> None:
    match = placed(BLOCK, "5-3", "1-1 5-0", "6-6 6-5", line="5-5")
    bench = Bench(qtbot)
    bench.sit(match)
    over = bench.show(match, Play(one("5-3"), 5, one("5-5")))
    assert coming(look(over).observation) == ()
    assert {plate.tab.word for plate in bench.view.table.furniture.plates} == {""}


@pytest.mark.parametrize("size", [(800, 600), (1280, 720), (1920, 1080), (900, 1400), (1600, 600)])
@pytest.mark.parametrize("seats", range(3, 13))
@pytest.mark.parametrize("letters", [1.0, 1.5])
def test_signs_lie_clear_of_plates_tiles_and_felt(
    size: tuple[int, int], seats: int, letters: float
) -> None:
    found = frame(*size, seats, letters=letters)
    scale, sized = found.text, found.scale
    pieces = [found.felt, found.rack, found.pill]
    pieces.append(replace(found.info, h=Panel.HEIGHT * scale))
    pieces.append(replace(found.heap, h=HEAP_HEIGHT * scale))
    for where, box in found.plates:
        high = (
            52 if where == "bottom" or (where, SEATING[seats].count("top")) == ("top", 1) else 106
        )
        pieces.append(replace(box, h=min(box.h, high * scale)))
    assert len(gaps(found)) == seats
    for gap in gaps(found):
        lying = gap.turn in (0, 180)
        wide, high = (24 * sized, 12 * sized) if lying else (12 * sized, 24 * sized)
        sign = Box(gap.x - wide / 2, gap.y - high / 2, wide, high)
        assert not [piece for piece in pieces if piece.meets(sign)]


@pytest.mark.parametrize("me", [0, 1])
def test_what_an_effect_did_fits_on_the_narrowest_plate(qtbot: QtBot, me: int) -> None:
    voice = Voice(str, EIGHT, me, SUPER)
    end = End(one("13-5"), 13)
    effects = (
        events.OthersDraw(1, 15), events.DirectionTurned(1, "clockwise"),
        events.PlaysAgain(1, True), events.PlaysAgain(1, False), events.SpellCast(1, end),
        events.SpellBroken(1, end), events.TurnSkipped(1, 2), events.LeadPassed(1),
    )  # fmt: skip
    room = Plate(0, "bottom").glass.width() - 48 - 11
    small = QFontMetricsF(DEFAULT.font(DEFAULT.small))
    for event in effects:
        assert small.horizontalAdvance(voice.short(event)) <= room, voice.short(event)

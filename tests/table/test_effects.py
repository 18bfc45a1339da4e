"""Is it shown what a tile of Super Dominoes brings about, and to whom?"""

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from dominoes_desktop.games import SUPER, SUPER_GALT
from dominoes_desktop.rules.event import Event, TileDrawn
from dominoes_desktop.rules.move import Draw, Move, Pass, Play
from dominoes_desktop.rules.observation import redact
from dominoes_desktop.rules.ruleset import Match
from dominoes_desktop.rules.umpire import step
from dominoes_desktop.table.marks import Mark
from dominoes_desktop.table.strike import Strike

from .at_table import Bench, look, one, placed
from .test_director import fresh, stand

YARD = "0-0 1-0 1-1 2-0 2-1 2-2 7-0 7-1"


def table(seat: int, laid: str = "5-5", seats: int = 4, game: object = SUPER) -> Match:
    """Everybody holds one tile for each effect, and some that fit nowhere."""
    hands = ("15-5 14-5 14-0", "13-5 8-8 8-0", "5-3 9-9 9-8", "5-4 10-9 10-8")[:seats]
    return placed(game, *hands, line=laid, boneyard=YARD, seat=seat)  # type: ignore[arg-type]


def spell(seat: int, game: object = SUPER) -> Match:
    """A spell lies on the 13, and those who hold no double can't break it."""
    hands = ("15-5 14-5", "8-8 8-0", "5-3 9-8", "5-4 10-9")
    laid = "5-5 5-13"
    return placed(game, *hands, line=laid, boneyard=YARD, seat=seat)  # type: ignore[arg-type]


def lay(tile: str, inner: int, host: str) -> Play:
    return Play(one(tile), inner, one(host))


DOUBLE = table(0, "5-5 5-8")
SHOWN: dict[str, tuple[Match, Move, list[str]]] = {
    "others draw": (table(0), lay("15-5", 5, "5-5"), ["all others draw a tile"]),
    "again": (table(0), lay("14-5", 5, "5-5"), ["You play again"]),
    "a spell": (table(1), lay("13-5", 5, "5-5"), ["Bo casts a spell"]),
    "turned": (table(2), lay("5-3", 5, "5-5"), ["The direction turns"]),
    "skipped": (table(1, "5-5 5-8"), lay("8-8", 8, "8-5"), ["Mira loses a turn"]),
    "broken": (spell(1), lay("8-8", 8, "13-5"), ["Bo breaks the spell", "Mira loses a turn"]),
    "passed on": (spell(2), Draw(), ["Mira can't break the spell and draws 2 tiles"]),
    "passed on by me": (spell(0), Draw(), ["You can't break the spell and draw 1-0 and 0-0"]),
}


def told(bench: Bench) -> list[str]:
    """All that is said above the rack from now on until the picture is settled."""
    said = [bench.says]
    while bench.view.director.busy:
        bench.view.director.hurry()
        said.append(bench.says)
    return said


@pytest.mark.parametrize("what", SHOWN)
def test_each_effect_moves_and_is_said(qtbot: QtBot, what: str) -> None:
    before, move, sentences = SHOWN[what]
    bench = Bench(qtbot, pace="slow")
    stand(bench, before)
    done = step(before, move)
    bench.view.show_events(redact(done.events, 0), look(done.match))
    said = " / ".join(told(bench))
    for sentence in sentences:
        assert sentence in said


@pytest.mark.parametrize("what", SHOWN)
@pytest.mark.parametrize("end", ["waited", "hurried", "clicked", "off"])
def test_however_an_effect_ends_the_picture_is_what_is_so(
    qtbot: QtBot, what: str, end: str
) -> None:
    before, move, _ = SHOWN[what]
    bench = Bench(qtbot, pace="off" if end == "off" else "fast" if end == "waited" else "slow")
    stand(bench, before)
    done = step(before, move)
    if end == "waited":
        with qtbot.waitSignal(bench.view.idle):
            bench.view.show_events(redact(done.events, 0), look(done.match))
            assert bench.view.director.busy
    else:
        bench.view.show_events(redact(done.events, 0), look(done.match))
    if end == "clicked":
        bench.view.director.hurry()
        bench.click(bench.view.table.sceneRect().center())
    while bench.view.director.busy:
        assert end == "hurried"
        bench.view.director.hurry()
    assert fresh(qtbot, bench, done.match) == bench.picture()
    assert bench.view.table.loose == bench.view.table.passing == []


def test_a_click_on_the_felt_shows_the_rest_at_once(qtbot: QtBot) -> None:
    before, move, _ = SHOWN["others draw"]
    bench = Bench(qtbot, pace="slow")
    stand(bench, before)
    done = step(before, move)
    bench.view.show_events(redact(done.events, 0), look(done.match))
    bench.click(bench.view.table.sceneRect().center())
    assert not bench.view.director.busy
    assert bench.idles == [True]


def test_a_tile_flies_to_every_other_hand_at_once(qtbot: QtBot) -> None:
    before, move, _ = SHOWN["others draw"]
    bench = Bench(qtbot, pace="slow")
    stand(bench, before)
    plates = bench.view.table.furniture.plates
    held = [plate.tiles for plate in plates]
    done = step(before, move)
    bench.view.show_events(redact(done.events, 0), look(done.match))
    bench.view.director.hurry()
    assert len(bench.view.table.loose) == 3
    bench.view.director.hurry()
    assert [plate.tiles - had for plate, had in zip(plates, held, strict=True)] == [0, 1, 1, 1]
    assert bench.view.table.furniture.heap.count == 5


def test_each_of_these_draws_is_told_as_its_tile_sets_out(qtbot: QtBot) -> None:
    before, move, _ = SHOWN["others draw"]
    bench = Bench(qtbot, pace="normal")
    stand(bench, before)
    told: list[Event] = []
    bench.view.event_shown.connect(lambda event, seen, moving: told.append(event))
    done = step(before, move)
    events = list(redact(done.events, 0))
    bench.view.show_events(tuple(events), look(done.match))
    bench.view.director.hurry()
    assert told == events[:2]
    with qtbot.waitSignal(bench.view.idle):
        qtbot.waitUntil(lambda: len(told) == 3)
        assert len(bench.view.table.loose) == 3, "none has arrived"
    assert told == events


def test_my_own_tile_comes_face_up_when_i_am_made_to_draw(qtbot: QtBot) -> None:
    before = placed(SUPER, "14-5 9-0", "15-5 8-0", "5-3 9-8", line="5-5", boneyard=YARD, seat=1)
    bench = Bench(qtbot, pace="slow")
    stand(bench, before)
    done = step(before, lay("15-5", 5, "5-5"))
    bench.view.show_events(redact(done.events, 0), look(done.match))
    for _ in range(2):
        bench.view.director.hurry()
    assert bench.item("1-0").pose.up
    assert bench.view.table.furniture.plates[0].note == "you draw 1-0"


def test_a_skipped_plate_is_struck_through_and_keeps_a_tab(qtbot: QtBot) -> None:
    before, move, _ = SHOWN["skipped"]
    bench = Bench(qtbot, pace="slow")
    stand(bench, before)
    done = step(before, move)
    bench.view.show_events(redact(done.events, 0), look(done.match))
    bench.view.director.hurry()
    assert any(isinstance(item, Strike) for item in bench.view.table.items())
    bench.view.director.finish()
    words = [plate.tab.word for plate in bench.view.table.furniture.plates]
    assert words == ["next", "", "skipped", ""]


def test_a_spell_grows_on_the_table_and_then_lies_there(qtbot: QtBot) -> None:
    before, move, _ = SHOWN["a spell"]
    bench = Bench(qtbot, pace="slow")
    stand(bench, before)
    done = step(before, move)
    bench.view.show_events(redact(done.events, 0), look(done.match))
    bench.view.director.hurry()
    assert [item.kind for item in bench.view.table.passing if isinstance(item, Mark)] == ["due"]
    bench.view.director.finish()
    assert [mark.kind for mark in bench.view.table.signs.marks.marks] == ["due"]


def test_a_spell_stays_in_sight_while_it_is_passed_on(qtbot: QtBot) -> None:
    before = spell(2)
    bench = Bench(qtbot, pace="slow")
    stand(bench, before)
    done = step(before, Draw())
    bench.view.show_events(redact(done.events, 0), look(done.match))
    assert bench.view.director.busy
    assert [mark.kind for mark in bench.view.table.signs.marks.marks] == ["due"]


def test_who_plays_again_has_a_tab_until_the_next_tile(qtbot: QtBot) -> None:
    bench = Bench(qtbot)
    match = table(0)
    bench.sit(match)
    match = bench.show(match, lay("14-5", 5, "5-5"))
    plates = bench.view.table.furniture.plates
    assert [plate.tab.word for plate in plates] == ["again", "next", "", ""]
    bench.show(match, lay("14-0", 14, "14-5"))
    assert [plate.tab.word for plate in plates] == ["", "", "next", ""]


def test_the_turn_that_a_double_will_cost_is_shown_before_it_is_lost(qtbot: QtBot) -> None:
    hands = ("14-14 14-2 6-0", "8-8 8-0", "5-3 9-8", "5-4 10-9")
    match = placed(SUPER, *hands, line="5-5 5-14", boneyard=YARD)
    bench = Bench(qtbot)
    bench.sit(match)
    bench.show(match, lay("14-14", 14, "14-5"))
    plates = bench.view.table.furniture.plates
    assert [plate.tab.word for plate in plates] == ["again", "skipped", "next", ""]


def test_with_two_players_nobody_is_next_but_a_lost_turn_is_shown(qtbot: QtBot) -> None:
    match = placed(SUPER_GALT, "8-8 8-0", "5-3 9-9", line="5-5 5-8", boneyard=YARD)
    bench = Bench(qtbot)
    bench.sit(match)
    bench.show(match, lay("8-8", 8, "8-5"))
    furniture = bench.view.table.furniture
    assert [plate.tab.word for plate in furniture.plates] == ["", "skipped"]
    assert furniture.way.signs == []


def test_a_pass_under_a_spell_leaves_it_where_it_is(qtbot: QtBot) -> None:
    hands = ("15-5 14-5", "8-7 8-0", "5-3 9-8", "9-9 10-9")
    match = placed(SUPER, *hands, line="5-5 5-13", seat=1)
    bench = Bench(qtbot)
    bench.sit(match)
    bench.show(match, Pass())
    assert [mark.kind for mark in bench.view.table.signs.marks.marks] == ["due"]


def test_an_onlooker_never_reads_what_a_seat_has_drawn(qtbot: QtBot) -> None:
    before = placed(SUPER, "14-5 9-0", "15-5 8-0", "5-3 9-8", line="5-5", boneyard=YARD, seat=1)
    bench = Bench(qtbot)
    bench.view.show_events((), replace(look(before), watching=True, covered=True))
    bench.view.set_pace("slow")
    told: list[Event] = []
    bench.view.event_shown.connect(lambda event, seen, moving: told.append(event))
    done = step(before, lay("15-5", 5, "5-5"))
    seen = replace(look(done.match), watching=True, covered=True)
    bench.view.show_events(redact(done.events, 0), seen)
    read = []
    plates = bench.view.table.furniture.plates
    while bench.view.director.busy:
        bench.view.director.hurry()
        read += [bench.says, *[plate.note for plate in plates]]
    assert "you draw" in read
    assert not [text for text in read if "1-0" in text]
    assert [one.tile for one in told if isinstance(one, TileDrawn)] == [None, None]

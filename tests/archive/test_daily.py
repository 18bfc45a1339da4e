"""Is the deal of a day the same for everybody, and is a row of days counted right?"""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta
from random import Random

from dominoes_desktop.archive.daily import ORDER, daily, days
from dominoes_desktop.games import GAMES
from dominoes_desktop.rules.options import check
from dominoes_desktop.session.desk import Desk

from .evenings import WON

DAY = date(2026, 11, 30)


def on(day: date, **more: object) -> object:
    return replace(WON, daily=day.isoformat(), match=day.isoformat(), **more)  # type: ignore[arg-type]


def test_each_game_has_its_turn_and_can_be_played_in_one_round() -> None:
    assert sorted(ORDER) == sorted(game.key for game in GAMES)
    for after in range(len(GAMES)):
        deal = daily(DAY + timedelta(days=after))
        seated = deal.seated("Bo")
        check(deal.ruleset, len(seated))
        assert len({one.name for one in seated}) == len(seated)
        desk = Desk(deal.ruleset, seated, Random(1), number=deal.number)
        desk.begin_round()
        while (seat := desk.to_move) is not None:
            desk.submit(seat, desk.observe(seat).legal[0])
        assert desk.wants in ("nothing", "deal")  # a tie may be played again


def test_a_day_is_fixed_for_ever() -> None:
    deal = daily(DAY)
    assert (deal.day, deal.number, deal.ruleset.key) == ("2026-11-30", 20261130, "draw")
    assert {one.level for one in deal.seated("Ann")[1:]} == {"skilled"}
    assert daily(DAY + timedelta(days=1)).ruleset.key == "all_fives"
    desk = Desk(deal.ruleset, deal.seated("Ann"), Random(9), number=deal.number)
    desk.begin_round()
    assert " ".join(map(str, desk.observe(0).hand)) == "1-0 2-2 4-0 4-3 5-0 5-3 6-5"


def test_a_row_of_days_ends_with_a_gap_and_not_with_today() -> None:
    played = [DAY - timedelta(days=back) for back in (1, 2, 3, 5, 6, 7, 8)]
    found = [on(day, won=float(day.day % 2)) for day in played]
    told = days(found, DAY)  # type: ignore[arg-type]
    assert (told.streak, told.longest, told.played) == (3, 4, 7)
    assert told.today is None
    assert [one.outcome is not None for one in told.last[-4:]] == [True, True, True, False]
    now = days([*found, on(DAY)], DAY)  # type: ignore[list-item]
    assert (now.streak, now.today) == (4, on(DAY))


def test_practice_is_no_day() -> None:
    told = days([on(DAY, status="again"), on(DAY - timedelta(days=1), status="undo")], DAY)  # type: ignore[list-item]
    assert (told.played, told.streak, told.today) == (0, 0, None)

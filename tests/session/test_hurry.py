"""Does nobody think longer than one cares to wait, and is it told where that changes a choice?"""

import logging
from dataclasses import replace

import pytest

from dominoes_desktop.players.choice import Choice
from dominoes_desktop.session.thinker import Thinker
from dominoes_desktop.session.worker import Worker

from .asking import answerable_double, answers, led, request
from .clumsy import Clumsy


def test_who_would_think_too_long_chooses_from_what_is_found() -> None:
    desks = (led(seed) for seed in range(99))
    desk = next(desk for desk in desks if answerable_double(desk))
    asked = replace(request("expert"), observation=desk.observe(desk.to_move or 0))
    unhurried = Thinker()(replace(asked, budget=10, seconds=60))
    assert isinstance(unhurried, Choice)
    assert not unhurried.hurried
    choice = Thinker()(replace(asked, seconds=-1.0))
    assert isinstance(choice, Choice)
    assert choice.hurried == (len(asked.observation.legal) > 1)
    assert choice.move in asked.observation.legal


def test_a_hurried_choice_stands_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    worker = Worker(Clumsy)
    worker.ask(request("hurries"))
    with caplog.at_level(logging.WARNING):
        [answer] = answers(worker)
    worker.close()
    assert (answer.failed, answer.choice.hurried) == ("", True)
    assert "answered in a hurry" in caplog.text

"""Does it cost a match anything when somebody kills the thinking process?"""

import os
import signal
from dataclasses import replace

import pytest

from dominoes_desktop.session.worker import Worker

from .asking import answers, request


@pytest.mark.parametrize("thinking", [False, True], ids=["idle", "thinking"])
def test_who_is_killed_is_asked_again(thinking: bool) -> None:
    """By somebody else, at rest or over a move: the move is as well thought of as any."""
    worker = Worker(cap=60.0)
    worker.ask(request())
    answers(worker)
    old, descriptor = worker.pid, worker.fileno()
    assert old is not None
    if thinking:
        worker.ask(replace(request("expert"), budget=10**9, seconds=0.3))
    os.kill(old, signal.SIGKILL)
    while not thinking and worker.alive:
        worker.wait(1.0)
    if not thinking:
        worker.ask(request("expert"))
    [answer] = answers(worker)
    assert answer.failed == ""
    assert len(answer.choice.ranked) == len(request().observation.legal)
    assert worker.alive
    assert worker.pid != old
    assert worker.fileno() != descriptor
    worker.close()

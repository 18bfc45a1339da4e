"""How does a window of a test get its thinking process without waiting for imports?

A spawned one fetches all that thinking needs anew, for each window; where the system can fork,
those of tests come from one process that has it already. Spawned ones are tested in tests/session,
in whole programs, and on the real window.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from multiprocessing import get_all_start_methods, get_context
from multiprocessing.process import BaseProcess
from typing import Any

import pytest

from dominoes_desktop.session import process

NEEDED = ["session.thinker", "session.arranging", "players.choose"]


def forked(name: str, target: Callable[..., None], *args: Any) -> BaseProcess:
    """As ``process.spawned`` gives one."""
    context = get_context("forkserver")
    context.set_forkserver_preload([f"dominoes_desktop.{one}" for one in NEEDED])
    child = context.Process(target=target, args=args, name=name, daemon=True)
    with process._bare_main():
        child.start()
    return child


@pytest.fixture(autouse=True, scope="module")
def forking() -> Iterator[None]:
    """All windows of a module's tests have such processes."""
    with pytest.MonkeyPatch.context() as patch:
        if "forkserver" in get_all_start_methods():
            patch.setattr(process, "spawned", forked)
        yield

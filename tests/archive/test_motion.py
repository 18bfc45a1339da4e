"""Is the system's wish for less motion heard, and is there none where nobody answers?"""

import subprocess
from collections.abc import Sequence

import pytest

from dominoes_desktop.archive.motion import ASKED, less_motion


@pytest.mark.parametrize("system", ASKED)
@pytest.mark.parametrize("said", ["true\n", "false\n", "1\n", "0\n", ""])
def test_the_wish_is_what_the_system_says(system: str, said: str) -> None:
    asked: list[Sequence[str]] = []

    def answer(command: Sequence[str]) -> str:
        asked.append(command)
        return said

    assert less_motion(system, answer) == (said.strip() == ASKED[system][1])
    assert asked == [ASKED[system][0]]


@pytest.mark.parametrize("system", ["linux", "darwin", "win32", "haiku"])
@pytest.mark.parametrize("fault", [OSError(), subprocess.TimeoutExpired("ask", 2)])
def test_a_system_that_cannot_be_asked_has_no_wish(system: str, fault: Exception) -> None:
    def answer(command: Sequence[str]) -> str:
        raise fault

    assert not less_motion(system, answer)

"""How are commands of the proof carried out? In time, with all they say, and again if need be."""

from __future__ import annotations

import subprocess
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TypeVar

import dev
from machine import Trouble, say

T = TypeVar("T")
PATIENCE = 600.0  # seconds after which a command is given up
PAUSES = (5.0, 20.0)  # seconds before what failed is fetched again


def execute(
    *command: str | Path, own: Mapping[str, str] | None = None, patience: float = PATIENCE
) -> str:
    """What a command prints; Trouble with all that it said where it fails or takes too long.

    ``own``: what it has in its environment beside the usual; ``patience``: seconds.
    """
    words = [str(part) for part in command]
    environment = {**dev.test_environment(), **(own or {})}
    try:
        done = subprocess.run(
            words,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            timeout=patience,
            check=False,
        )
    except subprocess.TimeoutExpired as late:
        said = (late.stdout or b"").decode(errors="replace")
        raise Trouble(f"{' '.join(words)} took over {patience:.0f} s:\n{said[-4000:]}") from late
    except OSError as error:
        raise Trouble(f"{words[0]} can't be started: {error}") from error
    text = done.stdout.decode(errors="replace")
    if done.returncode:
        raise Trouble(f"{' '.join(words)} failed ({done.returncode}):\n{text[-4000:]}")
    return text


def fetched(what: Callable[[], T]) -> T:
    """Do what needs the network; where it fails, twice more after a pause."""
    for pause in PAUSES:
        try:
            return what()
        except Trouble as trouble:
            say(f"once more in {pause:.0f} s, since {str(trouble)[-400:]}")
            time.sleep(pause)
    return what()

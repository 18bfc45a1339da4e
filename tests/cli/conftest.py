"""How is a command tried? In this process, its streams caught."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from dominoes_desktop.cli import main


@dataclass(frozen=True)
class Said:
    """What a command left behind."""

    status: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        assert (self.status, self.err) == (0, ""), self.err
        return json.loads(self.out)

    @property
    def refusal(self) -> str:
        """The one line on standard error of a command that could not do its work."""
        assert (self.status, self.out) == (2, "")
        assert self.err.endswith("\n")
        assert self.err.count("\n") == 1
        return self.err.removesuffix("\n")


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Callable[..., Said]:
    """Runs a command, its words given apart."""

    def command(*words: str | Path) -> Said:
        capsys.readouterr()
        status = main([str(word) for word in words])
        streams = capsys.readouterr()
        return Said(status, streams.out, streams.err)

    return command

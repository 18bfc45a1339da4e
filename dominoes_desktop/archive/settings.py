"""What did the user choose last? Kept as JSON, replaced in one step, never half written."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any

from .beside import put_beside
from .said import Said
from .whole import write_whole

PACES = ("slow", "normal", "fast", "off")
ORDERS = ("dealt", "pips", "doubles", "suit")
HIGHLIGHTS = ("off", "subtle", "strong")
MOTIONS = ("system", "full", "still")
LETTERS = (100, 115, 130, 150)
THINKING = (500, 1000, 2000, 5000)
RECENT = 10  # files that are remembered


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat of the New match form: kind, name, level and character of who sits there,
    ``member``: their id if it is one of the program's own people.
    """

    kind: str = "computer"
    name: str = ""
    level: str = "casual"
    member: str = ""
    character: str = ""


@dataclass(frozen=True, slots=True)
class Form:
    """The New match form as it was filled in last; ``rules`` are the changed ones as text."""

    game: str = "draw"
    chairs: tuple[Chair, ...] = (Chair("human", "You", ""), Chair(name="Bo"))
    rules: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Settings:
    """``pace`` of the animations, the last form, and the window's place as the window wrote it.

    ``volume`` of the sounds in percent, which ``muted`` leaves as it is. ``order`` of the hand in
    the rack; ``highlight``: how what can be done is shown. ``tiles`` and ``table`` are keys of
    themes, which may be gone; no ``tiles`` leaves them to each game. ``motion``: whether anything
    moves, or as the system has it; ``letters``: how large they are, in percent.
    ``faces``: games, each with the key of a tile set that it wears in place of ``tiles``.
    ``thinking``: milliseconds that a computer player may take for a move at most. ``language``: the
    code of one, which may be gone, or "system".
    ``toured``: the first steps were shown, or are not wanted; ``learnt``: games whose lesson is
    done; ``lesson_at``: games, each with the scene, from 0, with which its lesson goes on;
    ``played``: games that were begun.
    ``recent``: files that were opened or saved, the newest first; some may be gone.
    """

    pace: str = "normal"
    form: Form = field(default_factory=Form)
    window: str = ""
    volume: int = 70
    muted: bool = False
    order: str = "dealt"
    highlight: str = "strong"
    tiles: str = ""
    table: str = "green"
    motion: str = "system"
    letters: int = 100
    faces: tuple[tuple[str, str], ...] = ()
    thinking: int = THINKING[0]
    recent: tuple[str, ...] = ()
    toured: bool = False
    learnt: tuple[str, ...] = ()
    lesson_at: tuple[tuple[str, int], ...] = ()
    played: tuple[str, ...] = ()
    language: str = "system"

    def worn(self, game: str) -> str:
        """The key of the tile set for that game."""
        return dict(self.faces).get(game, self.tiles)

    def wearing(self, game: str, tiles: str | None) -> Settings:
        """The same where that game wears these tiles, or (None) what all do."""
        others = {key: worn for key, worn in self.faces if key != game}
        now = others if tiles is None else {**others, game: tiles}
        return replace(self, faces=tuple(sorted(now.items())))

    def met(self, path: str) -> Settings:
        """The same after that file was opened or saved."""
        others = [one for one in self.recent if one != path]
        return replace(self, recent=(path, *others)[:RECENT])

    @classmethod
    def load(cls, path: Path, spoilt: Callable[[Path], object] = lambda _: None) -> Settings:
        """The settings in this file, the defaults where there is none.

        A file that can't be understood is kept beside it as ``*.corrupt``, which ``spoilt`` is
        told (or the file itself, where that can't be done); the defaults are used.
        """
        try:
            data = path.read_bytes()
        except OSError:
            return cls()
        try:
            return _settings(json.loads(data))
        except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
            spoilt(put_beside(path, ".corrupt") or path)
            return cls()

    def save(self, path: Path) -> Said | None:
        """Replace the file in one step: a crash leaves the old or the new. Returns what failed."""
        content = json.dumps(asdict(self), indent=2) + "\n"
        return write_whole(path, content.encode("utf-8"))


def _settings(data: Any) -> Settings:
    """Settings out of JSON; what is missing keeps its default. Raises where a value can't be."""
    if not isinstance(data, dict):
        raise TypeError(f"not an object: {data!r}")
    read: dict[str, Callable[[Any], Any]] = {
        "pace": lambda value: _one_of(value, PACES),
        "form": _form,
        "window": _text,
        "volume": _percent,
        "muted": _flag,
        "order": lambda value: _one_of(value, ORDERS),
        "highlight": lambda value: _one_of(value, HIGHLIGHTS),
        "motion": lambda value: _one_of(value, MOTIONS),
        "letters": lambda value: _one_number(value, LETTERS),
        "thinking": lambda value: _one_number(value, THINKING),
        "faces": lambda value: tuple([(_text(game), _text(tiles)) for game, tiles in value]),
        "language": _text,
        "tiles": _text,
        "table": _text,
        "recent": lambda value: tuple([_text(one) for one in value])[:RECENT],
        "toured": _flag,
        "learnt": lambda value: tuple([_text(game) for game in value]),
        "lesson_at": lambda value: tuple([(_text(game), _count(at)) for game, at in value]),
        "played": lambda value: tuple([_text(game) for game in value]),
    }
    # Whoever has settings has started the program before: the first steps are not for them.
    found = {"toured": True, **data}
    return Settings(**{name: read[name](found[name]) for name in read if name in found})


def _form(data: Any) -> Form:
    chairs = [
        Chair(
            _one_of(chair["kind"], ("human", "computer")),
            _text(chair["name"]),
            _text(chair["level"]),
            _text(chair.get("member", "")),
            _text(chair.get("character", "")),
        )
        for chair in data["chairs"]
    ]
    rules = [(_text(name), _text(value)) for name, value in data["rules"]]
    return Form(_text(data["game"]), tuple(chairs), tuple(rules))


def _one_of(value: Any, allowed: tuple[str, ...]) -> str:
    if value not in allowed:
        raise ValueError(f"not one of {allowed}: {value!r}")
    return _text(value)


def _percent(value: Any) -> int:
    if type(value) is not int or not 0 <= value <= 100:
        raise ValueError(f"not a percentage: {value!r}")
    return value


def _one_number(value: Any, allowed: tuple[int, ...]) -> int:
    if type(value) is not int or value not in allowed:
        raise ValueError(f"not one of {allowed}: {value!r}")
    return value


def _count(value: Any) -> int:
    if type(value) is not int or value < 0:
        raise ValueError(f"not a count: {value!r}")
    return value


def _flag(value: Any) -> bool:
    if not isinstance(value, bool):
        raise TypeError(f"not true or false: {value!r}")
    return value


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise TypeError(f"not a text: {value!r}")
    return value

"""Which themes lie on the disk? Folders that came with the program, and folders of the user's.

A theme is a folder ``themes/tiles/KEY`` or ``themes/tables/KEY`` with a ``theme.toml`` and the
files that it names. What its values mean is the table's affair; here they are only read.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from .assets import assets
from .disk import about, cause
from .places import data_dir
from .said import Part, printable, quoted, said
from .size import size_said

Kind = Literal["tiles", "tables"]

TOML = "theme.toml"
LARGEST = 2 * 1024 * 1024
"""Bytes of a file in a theme's folder: more would not be a tile or a piece of cloth."""

LAST = 99
"""Where a theme stands among others that does not say."""

_NAME = re.compile(r'^name = "([^"\\]*)"', re.MULTILINE)
_ORDER = re.compile(r"^order = (\d{1,9})\s*$", re.MULTILINE)
_PLAIN = re.compile(r"[\w][\w .-]*")


class ThemeError(ValueError):
    """A theme that can't be used. ``str`` gives ``FILE: what is wrong``, on one line.

    ``said``: the same in parts, to be put into a language.
    """

    def __init__(self, path: str, why: Part) -> None:
        self.said = about(path, why)
        super().__init__(printable(str(self.said)))


@dataclass(frozen=True, slots=True)
class ThemeFolder:
    """What stands in a theme's file, and the folder to ask for the files that it names."""

    kind: Kind
    key: str
    values: dict[str, Any]
    folder: Path

    @property
    def path(self) -> str:
        """The file that a sentence names."""
        return str(self.folder / TOML)

    def read(self, name: str) -> bytes:
        """A file of the folder itself. ThemeError where it can't be read."""
        if not _PLAIN.fullmatch(name):
            text = "{name} is not the name of a file in this folder"
            raise ThemeError(self.path, said(text, name=quoted(name)))
        return _content(self.folder / name)


def theme_folder(kind: Kind, key: str, own: Path | None = None) -> ThemeFolder:
    """The theme of that key; the program's own come before the user's.

    ``own`` is the user's folder of themes, if not the usual one. ThemeError where there is no
    such theme, or its file is not TOML.
    """
    places = _places(kind, own)
    if not _PLAIN.fullmatch(key):
        raise ThemeError(str(places[0] / key), said("there is no theme of this name"))
    for place in places:
        folder = place / key
        if (folder / TOML).is_file():
            return ThemeFolder(kind, key, _values(folder / TOML), folder)
    raise ThemeError(str(places[0] / key), said("there is no theme here"))


def theme_keys(kind: Kind, own: Path | None = None) -> list[str]:
    """The keys of all themes of that kind, in alphabetical order."""
    return sorted({key for place in _places(kind, own) for key in _keys(place)})


def theme_titles(kind: Kind, own: Path | None = None) -> list[tuple[str, str]]:
    """Key and name of all themes of that kind, in the order in which they are offered.

    A glance at their headings alone, which costs little time and memory.
    """
    found = []
    for place in reversed(_places(kind, own)):
        for key in _keys(place):
            try:
                text = _content(place / key / TOML).decode(errors="replace")
            except ThemeError:
                continue
            order, name = _ORDER.search(text), _NAME.search(text)
            found.append((int(order[1]) if order else LAST, name[1] if name else key, key))
    titles = {key: name for _, name, key in sorted(found)}
    return [*titles.items()]


def _places(kind: Kind, own: Path | None) -> tuple[Path, Path]:
    return assets() / "themes" / kind, (own or data_dir() / "themes") / kind


def _keys(place: Path) -> Iterator[str]:
    try:
        for folder in place.iterdir():
            if _PLAIN.fullmatch(folder.name) and (folder / TOML).is_file():
                yield folder.name
    except OSError:
        return


def _values(file: Path) -> dict[str, Any]:
    import tomllib  # the theme of a first start is in the code: its picture does not wait for this

    try:
        return tomllib.loads(_content(file).decode())
    except (ValueError, RecursionError) as error:
        why = said("it can't be read as TOML: {why}", why=printable(str(error)))
        if isinstance(error, RecursionError):
            why = said("it is nested too deep")
        raise ThemeError(str(file), why) from None


def _content(file: Path) -> bytes:
    try:
        with file.open("rb") as stream:
            content = stream.read(LARGEST + 1)
            size = max(len(content), os.fstat(stream.fileno()).st_size)
    except OSError as error:
        raise ThemeError(str(file), cause(error)) from None
    if len(content) > LARGEST:
        have, most = size_said(size), size_said(LARGEST)
        what = said("its size is {size}, more than {most}", size=have, most=most)
        raise ThemeError(str(file), what)
    return content

"""Who plays here? A folder for each person, and which of them sits before the screen.

The first person needs no file: theirs are the settings that were there before there were others.
Nothing is deleted: who is removed keeps a folder under another name. A file that can't be read
is kept beside as ``*.corrupt``, and its person is there all the same.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, replace
from pathlib import Path

from .beside import put_beside, unmoved
from .origin import new_id
from .said import Said
from .whole import write_whole

FIRST = "first"
COLOURS = 8
LONGEST = 24


@dataclass(frozen=True, slots=True)
class Person:
    """``colour``: one of the table's for seats, from 0. A ``name`` of "" was never given.

    ``order``: the place among the others. ``since``: seconds since 1970 before which no match
    counts for them, as their figures were reset then.
    """

    id: str
    name: str = ""
    colour: int = 0
    order: int = 0
    since: int = 0


class Persons:
    """All there are, in ``folder``; ``trouble`` says why the last change could not be kept.

    ``settings``: the file that was the program's when there was one person alone.
    """

    def __init__(self, folder: Path, settings: Path) -> None:
        self.trouble: Said | None = None
        self._folder, self._settings = folder, settings
        self.all = _listed(folder) or (Person(FIRST),)
        named = _text_of(folder / "active").strip()
        self.active = next((one for one in self.all if one.id == named), self.all[0])

    def settings_of(self, person: Person) -> Path:
        """The file with that person's settings."""
        own = self._folder / person.id / "settings.json"
        return self._settings if person.id == FIRST else own

    def of(self, id: str) -> Person | None:
        return next((one for one in self.all if one.id == id), None)

    @property
    def since(self) -> dict[str, int]:
        """Everybody's id, with the time from which on matches count."""
        return {one.id: one.since for one in self.all}

    def add(self, name: str) -> Person:
        """One more, in the first colour that nobody has."""
        taken = {one.colour for one in self.all}
        free = next((one for one in range(COLOURS) if one not in taken), len(self.all) % COLOURS)
        order = max(one.order for one in self.all) + 1
        for one in self.all:  # the first one, too, has a folder from now on
            self._keep(one)
        return self.change(Person(new_id(), name, free, order))

    def change(self, person: Person) -> Person:
        """Another name, colour or time; of somebody new, all of it."""
        self._keep(person)
        others = [one for one in self.all if one.id != person.id]
        self.all = tuple(sorted([*others, person], key=lambda one: (one.order, one.id)))
        self.active = person if person.id == self.active.id else self.active
        return person

    def remove(self, person: Person) -> None:
        """Never the last one. Who was active is followed by the first that is left."""
        if len(self.all) < 2:
            raise ValueError("somebody has to play")
        for one in self.all:
            self._keep(one)
        moved = put_beside(self._folder / person.id, ".removed")
        self.trouble = self.trouble if moved else unmoved(self._folder / person.id)
        self.all = tuple([one for one in self.all if one.id != person.id])
        if person.id == self.active.id:
            self.activate(self.all[0])

    def activate(self, person: Person) -> None:
        """That one sits before the screen from now on."""
        self.active = person
        self.trouble = write_whole(self._folder / "active", f"{person.id}\n".encode())

    def _keep(self, person: Person) -> None:
        said = {key: value for key, value in asdict(person).items() if key != "id"}
        text = json.dumps(said, indent=2, ensure_ascii=False) + "\n"
        self.trouble = write_whole(self._folder / person.id / "person.json", text.encode())


def _listed(folder: Path) -> tuple[Person, ...]:
    try:
        found = [one for one in folder.iterdir() if one.is_dir() and one.name.isalnum()]
    except OSError:
        return ()
    people = [one for one in map(_read, found) if one is not None]
    return tuple(sorted(people, key=lambda one: (one.order, one.id)))


def _read(folder: Path) -> Person | None:
    """Who that folder is; None where it was never finished."""
    path, nameless = folder / "person.json", Person(folder.name, order=1 << 20)
    text = _text_of(path)
    if not text:
        ever = (folder / "settings.json").exists() or path.exists()
        return nameless if ever or _spoilt(folder) else None
    try:
        said = json.loads(text)
        name, numbers = said["name"], [said[key] for key in ("colour", "order", "since")]
        if not isinstance(name, str) or not all(type(one) is int and one >= 0 for one in numbers):
            raise TypeError(said)
    except (ValueError, TypeError, KeyError, RecursionError):
        put_beside(path, ".corrupt")
        return nameless
    colour, order, since = numbers
    return replace(nameless, name=name, colour=colour % COLOURS, order=order, since=since)


def _spoilt(folder: Path) -> bool:
    try:
        return any(".corrupt" in one.name for one in folder.iterdir())
    except OSError:
        return False


def _text_of(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""

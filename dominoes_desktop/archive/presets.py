"""Which house rules have a name here? Each is a file in one folder, found by what it says."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from .beside import put_beside, unmoved
from .error import RecordError
from .origin import new_id
from .preset import LONGEST, SUFFIX, Preset, read_preset, write_preset
from .said import Said
from .whole import write_whole


class Presets:
    """The presets in ``folder``. What is done with them is done beside the window.

    Nothing is deleted: what is removed keeps its file under another name, and what can't be read
    stays where it is.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def all(self) -> tuple[Preset, ...]:
        """All that can be read, by their names."""
        return tuple(sorted([one for _, one in self._found()], key=_order))

    def keep(self, preset: Preset) -> Said | None:
        """Keep it, in place of one of that name in that game. Returns what failed."""
        return write_whole(self._file(preset) or self._new(preset), write_preset(preset))

    def take_in(self, preset: Preset) -> Preset | Said:
        """Keep one that comes from elsewhere; where its name is taken by other rules it gets a
        number. As it is called here, or what failed.
        """
        taken = {_order(one): one for _, one in self._found()}
        again, called = 1, preset
        while _order(called) in taken and taken[_order(called)].rules != preset.rules:
            again += 1
            called = replace(preset, name=f"{preset.name[: LONGEST - 5]} ({again})")
        return self.keep(called) or called

    def rename(self, preset: Preset, name: str) -> Said | None:
        """The same rules under another name. Returns what failed."""
        renamed = replace(preset, name=name)
        return write_whole(self._file(preset) or self._new(renamed), write_preset(renamed))

    def remove(self, preset: Preset) -> Said | None:
        """It is not offered any more. Returns what failed."""
        path = self._file(preset)
        if path is None or put_beside(path, ".removed"):
            return None
        return unmoved(path)

    def _found(self) -> Iterator[tuple[Path, Preset]]:
        try:
            files = sorted(self._folder.glob(f"*{SUFFIX}"))
        except OSError:
            return
        for path in files:
            try:
                yield path, read_preset(path)
            except RecordError:
                continue  # of a later version, or spoilt: it stays as it is

    def _file(self, preset: Preset) -> Path | None:
        same = [path for path, one in self._found() if _order(one) == _order(preset)]
        return same[0] if same else None

    def _new(self, preset: Preset) -> Path:
        return self._folder / f"{preset.game}-{new_id()}{SUFFIX}"


def _order(preset: Preset) -> tuple[str, str]:
    return preset.game, preset.name.casefold()

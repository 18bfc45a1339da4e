"""The program as a user starts it, playing by itself; run as `session.py RECORD`.

Once it is furnished the system brings it the record. It tells of each match on its table by a line
with the window's title, and when the first round is over, of every socket that it has ever had.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from random import Random
from socket import AddressFamily

from PySide6.QtCore import QCoreApplication, QTimer, QUrl
from PySide6.QtGui import QFileOpenEvent

from dominoes_desktop.app import main
from dominoes_desktop.shell import window as room

NETS = "tcp tcp6 udp udp6 udplite udplite6 raw raw6 icmp icmp6 packet netlink".split()
met: set[str] = set()


def audited(event: str, arguments: tuple[object, ...]) -> None:
    """Python tells of every socket that it makes, and of every address that it looks for."""
    if event == "socket.__new__":
        met.add(f"python {AddressFamily(int(str(arguments[1]))).name}")
    elif event.startswith("socket."):
        met.add(f"python {event} {arguments[1:]}")


def look_at_sockets() -> None:
    """Note what kind of sockets this process and its children have open now."""
    kinds: dict[str, str] = {}
    for net in NETS:
        table = Path(f"/proc/net/{net}")
        for line in table.read_text("ascii").splitlines()[1:] if table.exists() else ():
            kinds.update({word: net for word in line.split() if word.isdigit() and len(word) > 3})
    for line in Path("/proc/net/unix").read_text("utf-8").splitlines()[1:]:
        words = line.split()
        kinds[words[6]] = f"unix {words[7] if len(words) > 7 else 'without a name'}"
    for pid in ("self", *children()):
        for link in open_in(pid):
            if link.startswith("socket:["):
                met.add(kinds.get(link[8:-1], "unknown"))


def open_in(pid: str) -> Iterator[str]:
    """What that process has open; what is closed in the meantime is passed over."""
    with suppress(OSError):
        for one in Path(f"/proc/{pid}/fd").iterdir():
            with suppress(OSError):
                yield os.readlink(one)


def children() -> list[str]:
    told = Path(f"/proc/self/task/{os.getpid()}/children")
    return told.read_text("ascii").split() if told.exists() else []


class Playing(room.Window):
    """A window with a hand of its own."""

    def start(self, record: Path | None = None, game: str = "") -> None:
        super().start(record, game)
        self._rng, self._said, self._over, self._brought = Random(4), "", False, False
        self._hand = QTimer(self)
        self._hand.timeout.connect(self._act)
        self._hand.start(2)

    def _act(self) -> None:
        if not self.furnished:
            return
        if not self._brought:
            self._brought = True
            self.change_settings(replace(self.settings, pace="off"))
            event = QFileOpenEvent(QUrl.fromLocalFile(sys.argv[1]))
            QCoreApplication.sendEvent(QCoreApplication.instance(), event)
            return
        look_at_sockets()
        desk, table = self.referee.desk, self.view.table
        if desk is None:
            return
        if self._said != self.windowTitle():
            self._said = self.windowTitle()
            print("shows", self._said, flush=True)
        if desk.to_move is None and not self._over:
            self._over = True
            print("over", *sorted(met), sep="\t", flush=True)
        elif not self._over and not table.gestures.locked and table.seen is not None:
            moves = list(table.seen.previews) or list(table.seen.observation.legal)
            if not self.referee.waiting and moves:
                table.make(self._rng.choice(moves))


if __name__ == "__main__":
    sys.addaudithook(audited)
    room.Window = Playing  # type: ignore[misc]
    sys.exit(main([]))

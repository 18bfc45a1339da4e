"""How does the process for sounds play them? Imports QtMultimedia: for that process alone."""

from __future__ import annotations

from multiprocessing.connection import Connection
from pathlib import Path
from threading import Thread

from PySide6.QtCore import QCoreApplication, QObject, QUrl, Signal
from PySide6.QtMultimedia import QMediaDevices, QSoundEffect


class Ear(QObject):
    """Hears the wire on a thread of its own."""

    asked = Signal(str, float)
    closed = Signal()

    def listen(self, wire: Connection) -> None:
        try:
            while True:
                name, loud = wire.recv_bytes().decode().split()
                self.asked.emit(name, float(loud))
        except (OSError, EOFError, ValueError):
            self.closed.emit()


class Card:
    """Every sound ready to be played."""

    def __init__(self, folder: str) -> None:
        self.effects: dict[str, QSoundEffect] = {}
        for file in sorted(Path(folder).glob("*.wav")):
            effect = self.effects[file.stem] = QSoundEffect()
            effect.setSource(QUrl.fromLocalFile(str(file)))
            effect.setVolume(0.0)  # the first time opens the card: unheard, before it is due
            effect.play()

    def play(self, name: str, loud: float) -> None:
        effect = self.effects.get(name)
        if effect is not None:
            effect.setVolume(loud)
            effect.play()


def play_all(wire: Connection, folder: str) -> None:
    """Play what comes along the wire until it is closed; nothing at all without a sound card."""
    application = QCoreApplication([])
    application.setApplicationName("Dominoes Desktop")
    if not QMediaDevices.audioOutputs():
        return
    card, ear = Card(folder), Ear()
    ear.asked.connect(card.play)
    ear.closed.connect(application.quit)
    Thread(target=ear.listen, args=(wire,), daemon=True).start()
    application.exec()

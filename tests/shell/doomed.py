"""A window that plays by itself until it is killed; run as `doomed.py FOLDER GAME SEED`.

After each entry of the log that is on the disk it prints how many there are and the truth then.
"""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path
from random import Random

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from dominoes_desktop.games import GAMES
from dominoes_desktop.session.entry import Entry
from dominoes_desktop.shell.window import Window
from tests.shell.evening import alone, desk_of, truth


def main(folder: Path, key: str, seed: int) -> None:
    application = QApplication([])
    window = Window.in_folder(folder, Random(seed))
    window.show()
    window.change_settings(replace(window.settings, pace="off"))
    game = next(game for game in GAMES if game.key == key)
    window.matches.begin(game, alone(game))
    desk, table, rng = desk_of(window), window.view.table, Random(seed)

    def tell(entry: Entry) -> None:
        print(repr((len(desk.log), truth(desk))), flush=True)

    desk.on_entry(tell)

    def act() -> None:
        if window.sheets.current is not None:
            window.sheets.close()
            if desk.wants == "nothing":
                application.quit()
            else:
                window.referee.next_round()
        elif not table.gestures.locked and table.seen is not None:
            moves = list(table.seen.previews) or list(table.seen.observation.legal)
            table.make(rng.choice(moves))

    hand = QTimer()
    hand.timeout.connect(act)
    hand.start(1)
    application.exec()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2], int(sys.argv[3]))

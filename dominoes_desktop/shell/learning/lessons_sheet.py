"""Which lesson is played? The first steps and every game, with a tick where it has been done."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import partial

from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from ...rules.ruleset import Ruleset
from ...table.theme import DEFAULT, Theme
from ...words import game_name, game_says
from ...words.text import Tr
from ..controls import CONTROL, label, line
from ..sheet import Sheet
from ..zoom import hold

WIDE = 640


class LessonsSheet(Sheet):
    """``finished`` gives a game, "tour", or False. ``begun``: games with a lesson to go on with."""

    def __init__(
        self,
        parent: QWidget,
        games: Sequence[Ruleset],
        learnt: Collection[str],
        begun: Collection[str],
        tr: Tr,
        theme: Theme = DEFAULT,
    ) -> None:
        super().__init__(parent, tr("Lessons"), wide=WIDE, theme=theme)
        self._tr = tr
        self.rows: dict[str, QPushButton] = {}
        steps = tr("How a tile is laid, drawn and passed: five steps at the table.")
        self._row("tour", tr("First steps"), steps, tr("Play"), "tour")
        self.body.addWidget(line())
        for game in games:
            self.coming.later(partial(self._game, game, game.key in learnt, game.key in begun))
        self.escape = self.button(tr("Close"), False)

    def _game(self, game: Ruleset, done: bool, begun: bool) -> None:
        tr, name, says = self._tr, game_name(game.key, self._tr), game_says(game.key, self._tr)
        does = tr("Go on") if begun else tr("Play again") if done else tr("Play")
        title = tr("{game}  \N{CHECK MARK} done").format(game=name) if done else name
        self._row(game.key, title, says, does, game)

    def _row(self, key: str, title: str, says: str, does: str, result: object) -> None:
        row = QWidget()
        row.setObjectName("clear")
        across = QHBoxLayout(row)
        across.setContentsMargins(0, 0, 0, 0)
        across.setSpacing(12)
        words = QWidget()
        words.setObjectName("clear")
        column = QVBoxLayout(words)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(label(title, "strong"))
        column.addWidget(label(says, "quiet"))
        button = QPushButton(does)
        button.setAccessibleName(f"{does}: {title}")
        button.setAccessibleDescription(says)
        hold(button, CONTROL // 2)
        button.clicked.connect(partial(self._choose, result))
        across.addWidget(words, 1)
        across.addWidget(button)
        self.rows[key] = button
        self.body.addWidget(row)

    def _choose(self, result: object) -> None:
        self.finish(result)

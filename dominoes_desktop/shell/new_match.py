"""Which game is played next, by whom, and by which house rules?"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ..rules.options import Value, check
from ..rules.reason import BadRuleset
from ..rules.ruleset import Ruleset
from ..table.theme import DEFAULT, Theme
from ..words import game_name, game_says, reason_says, remark
from ..words.text import Tr, plural
from .card import Card
from .card_list import CardList, list_width
from .chosen_match import Learn, NewMatch
from .coming import Coming, Part
from .controls import Scroll, Segments, label
from .deal_choice import DealChoice
from .fold import Fold
from .hint import Hint
from .house_rules import Chosen, cause, changes, first, further, made, settled
from .new_match_rows import lay_rows
from .preset_row import PresetRow
from .rule_form import RuleForm
from .seat_rows import SeatRows
from .sheet import EDGE, Sheet
from .tiles_choice import TilesChoice
from .zoom import scale_in

if TYPE_CHECKING:
    from .named_rules import NamedRules

WIDE = 880
BETWEEN = 20
MANY = 5
"""More games than that stand in two columns where the window is wide enough."""


class NewMatchSheet(Sheet):
    """``finished`` gives a NewMatch, a Learn, or False where it was cancelled.

    ``last`` is the form as it was left; ``levels`` are the computer players there are, weakest
    first; without ``cancel`` one of the games has to be begun. ``faces``: which games wear which
    tiles, other than Preferences say. ``keeps`` says what becomes of the match that is running.
    ``unknown``: games whose lesson is offered.
    """

    def __init__(
        self,
        parent: QWidget,
        games: Sequence[Ruleset],
        levels: Sequence[str],
        tr: Tr,
        last: NewMatch | None = None,
        *,
        cancel: bool = True,
        theme: Theme = DEFAULT,
        keeps: str = "",
    ) -> None:
        super().__init__(parent, tr("New match"), wide=WIDE, theme=theme)
        self._tr, self.games, self.game = tr, tuple(games), games[0]
        self.chosen: dict[str, Value] = {}
        self._kept: dict[str, dict[str, Value]] = {}
        self._filling, self._offered_seats = True, (0, 0)
        self._changing = Coming(self, parent)
        self.cards: dict[str, Card] = {}
        self.count = Segments(tr("Players"))
        self.seats = SeatRows(max(game.seats[1] for game in self.games), levels, tr)
        self.hint, self.lesson = Hint(), Hint()
        self.unknown: set[str] = set()
        self.basic, self.house = RuleForm(tr), RuleForm(tr)
        self.tiles, self.faces = TilesChoice(tr), dict[str, str]()
        self.deal = DealChoice(tr)
        self.fold, self.presets = Fold(), PresetRow(tr)
        self.named: NamedRules
        self.problem = ""
        self.wrong, self.twice = label("", "wrong"), label("", "wrong")
        self._list, self._form = CardList(), Scroll()
        for game in self.games:
            card = self._list.gather(Card(game_name(game.key, tr), game_says(game.key, tr)))
            card.clicked.connect(lambda _=False, game=game: self._choose_game(game))
            self.cards[game.key] = card
        self.coming.later(self._build)
        self.coming.later(lambda: lay_rows(self, self._form.rows, tr))
        self.keeps = label(keeps, "quiet")
        for told in (self.keeps, self.wrong):
            self.foot.insertWidget(0, told, 1000)
        if cancel:
            self.escape = self.button(tr("Cancel"), False)
        self.start = self.button(tr("Start"), acting=True)
        self.start.clicked.connect(self._start)
        self._connect()
        self._fill(last)

    def pieces(self) -> Sequence[QWidget]:
        return [*self.cards.values(), *self.basic.row.values(), *self.house.row.values()]

    def content_height(self, width: int) -> int:
        wide = self._list.width()
        form = self._form.wanted(width + self.gutter - wide - round(BETWEEN * self.scale))
        return max(form, self._list.wanted(wide))

    def _fit(self) -> None:
        room = self._under.size()
        second = list_width(2) - list_width(1)
        narrow = (WIDE + second) * scale_in(self._under, WIDE) > room.width() - 2 * EDGE
        columns = 1 if narrow or len(self.games) <= MANY else 2
        self.wide = WIDE + (columns - 1) * second
        self._list.stand(columns)
        super()._fit()
        self._list.show_chosen()

    def ruleset(self) -> Ruleset:
        """The game as the form has it. BadRuleset where it can't be played."""
        count = len(self.seats.seated())
        ruleset = made(self.game, count, self.chosen)
        check(ruleset, count)
        return ruleset

    def _build(self) -> None:
        both = QWidget()
        both.setObjectName("clear")
        row = QHBoxLayout(both)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(BETWEEN)
        self._list.offer(tuple(self.cards.values()))
        row.addWidget(self._list)
        row.addWidget(self._form, 1)
        self.fill(both)
        for scroll in (self._list, self._form):
            scroll.body.installEventFilter(self)

    def _connect(self) -> None:
        self.count.chosen.connect(self._choose_count)
        self.seats.changed.connect(self._show)
        for form in (self.basic, self.house):
            form.changed.connect(partial(self._rules_changed, form))
        self.hint.instead.clicked.connect(self._take_instead)
        self.lesson.instead.clicked.connect(lambda: self.finish(Learn(self.game)))
        self.tiles.chosen.connect(self._dress_game)
        self.fold.toggled.connect(self._unfold)
        self.presets.chosen.connect(lambda rules: self.use_rules(self.game, rules))

    def _fill(self, last: NewMatch | None) -> None:
        """The form as it was left, as far as the games still have it."""
        count = 2
        if last is not None:
            count = len(last.seated)
            self.game = next((g for g in self.games if g.key == last.ruleset.key), self.game)
            if self.game.key == last.ruleset.key:
                self.chosen = changes(self.game, last.ruleset, count)
            self.seats.show_seated(last.seated)
        self.cards[self.game.key].setChecked(True)

        def choose() -> None:
            self._filling = False
            self.house.setVisible(False)
            self._choose_count(min(max(count, self.game.seats[0]), self.game.seats[1]))

        self.coming.later(choose)

    def _choose_game(self, game: Ruleset) -> None:
        if game is self.game:
            return
        self._kept[self.game.key] = self.chosen
        self.game, self.chosen = game, self._kept.get(game.key, {})
        self._choose_count(min(max(len(self.seats.seated()), game.seats[0]), game.seats[1]))

    def use_rules(self, game: Ruleset, rules: Chosen) -> None:
        """That game with these changes, for as many players as there are."""
        if game is not self.game:
            self.cards[game.key].click()
        self.chosen = settled(self.game, len(self.seats.seated()), rules)
        self._show()

    def show_presets(self) -> None:
        """Which named rules the chosen game has, and which of them are in force."""
        self.presets.show_for(self.game, len(self.seats.seated()), self.chosen)

    def show_tiles(self) -> None:
        """What the chosen game wears."""
        self.tiles.show_for(self.game.key, self.faces.get(self.game.key))

    def _dress_game(self, tiles: object) -> None:
        self.faces.pop(self.game.key, None)
        if isinstance(tiles, str):
            self.faces[self.game.key] = tiles

    def _take_instead(self) -> None:
        """The game that the hint offers, for the same players."""
        card = self.cards[self.hint.key]
        card.click()
        card.setFocus(Qt.FocusReason.OtherFocusReason)

    def _choose_count(self, count: object) -> None:
        assert isinstance(count, int)
        least, most = self.game.seats
        if self.count.isHidden() or self._offered_seats != (least, most):
            self._offered_seats = (least, most)
            self.count.offer([(n, str(n)) for n in range(least, most + 1)], count)
        self.seats.show_count(count)
        self._show()

    def _rules_changed(self, form: RuleForm) -> None:
        if not form.tells_of(self.game, len(self.seats.seated())):
            return  # its rows are about to go
        rows = {**self.basic.row, **self.house.row}
        unseen = {name: value for name, value in self.chosen.items() if name not in rows}
        chosen = {**unseen, **self.basic.chosen(), **self.house.chosen()}
        self.chosen = settled(self.game, len(self.seats.seated()), chosen)
        self._show()

    def _unfold(self, open: bool) -> None:
        self._show()
        if open:
            self._changing.after(lambda: self._form.reach(self.fold))

    def _show(self) -> None:
        """Make the form equal to what is chosen; where rows are to be made for it, in turns."""
        if self._filling:
            return
        count, forms = len(self.seats.seated()), [self.basic]
        if self.fold.isChecked():  # many rows: made when they are wanted
            forms.append(self.house)
        parts: list[Part] = [self._show_chosen]
        if self.coming.patient and not all(one.tells_of(self.game, count) for one in forms):
            parts = [*[partial(self._make_ahead, one) for one in forms], self._show_chosen]
        (self._changing.anew if self.coming.ready else self.coming.next)(*parts)

    def _make_ahead(self, form: RuleForm) -> bool:
        count = len(self.seats.seated())
        return form.make_ahead(self.game, count, self.chosen, self._names(form))

    def _names(self, form: RuleForm) -> Sequence[str]:
        """The rules that stand in that form now."""
        count = len(self.seats.seated())
        return first(self.game) if form is self.basic else further(self.game, count, self.chosen)

    def _show_chosen(self) -> None:
        """What is chosen, and what is wrong with it."""
        count = len(self.seats.seated())
        self.basic.offer(self.game, count, self.chosen, first(self.game))
        if self.fold.isChecked() or self.house.tells_of(self.game, count):
            self.house.offer(self.game, count, self.chosen, self._names(self.house))
        else:
            self.house.clear()
        self.house.setVisible(self.fold.isChecked())
        differ = len({*settled(self.game, count, self.chosen)} - {*first(self.game)})
        title = self._tr("House rules")
        if differ:
            title += "  \N{MIDDLE DOT}  " + plural(
                self._tr, differ, "{count} changed", "{count} changed"
            )
        self.fold.setText(title)
        self.fold.setAccessibleName(title)
        ruleset = made(self.game, count, self.chosen)
        self.hint.show_remark(remark(ruleset, count, self._tr), self._tr)
        self.lesson.show_lesson(self.game.key if self.game.key in self.unknown else "", self._tr)
        self.show_presets()
        self.show_tiles()
        self._show_problem()

    def _show_problem(self) -> None:
        """Say what is wrong where it is: beside the names or the rule, else beside Start."""
        names, rules, rule = self.seats.problem(), "", ""
        try:
            self.ruleset()
        except BadRuleset as bad:
            rules, rule = reason_says(bad.reason, self._tr), cause(bad.reason)
        self.problem, before = rules or names, self.problem
        self.twice.setText(names)
        self.twice.setVisible(bool(names))
        shown = {**self.basic.row, **self.house.row}
        for name, row in shown.items():
            row.show_wrong(rules if name == rule else "")
        at = shown.get(rule)
        self.wrong.setText("" if at is not None and at.isVisible() else rules)
        self.wrong.setVisible(bool(self.wrong.text()))
        self.keeps.setVisible(not self.wrong.text())
        self.start.setEnabled(not self.problem)
        self.start.setAccessibleDescription(self.problem)
        if at is not None and self.problem != before:
            self._form.show_row(at)

    def _start(self) -> None:
        if not self._changing.ready:
            self._changing.anew(self._show_chosen)  # it may be wrong
        if not self.problem:
            self.finish(self.filled_in())

    def filled_in(self) -> NewMatch:
        """What has been chosen so far; the game's own rules where the form's can't be played."""
        ruleset = self.game if self.problem else self.ruleset()
        tiles, members = self.faces.get(self.game.key), self.seats.members()
        return NewMatch(ruleset, self.seats.seated(), tiles, members, self.deal.number)

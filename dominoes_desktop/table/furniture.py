"""What stands around the tiles? Plates, boneyard, the sentence with its buttons, the open ends."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QGraphicsObject

from ..rules.move import Draw, Pass, Play
from ..rules.observation import Observation
from ..rules.reason import Reason
from ..rules.tile import Tile
from .area import Frame
from .badge import Panel
from .button import Button
from .changing import Sizes
from .ends import NONE, ends_lines
from .fan_shelf import FanShelf
from .heap import WIDTH as HEAP_WIDTH
from .heap import Heap
from .pill import Pill
from .places import choice_says
from .plate import Plate
from .plate_words import changing_hands, last_notes, standing, whose_side
from .question import Question
from .seen import Seen
from .texts import tr
from .theme import Theme
from .turns import tags
from .way import Way

if TYPE_CHECKING:
    from .scene import Scene

NOTE = 1800  # ms for which something beside the match is said, at least
READ = 55  # ms in which a letter of it is read


class Furniture:
    """Everything on the felt that is no tile. ``settle`` makes it equal what is seen."""

    def __init__(self, scene: Scene) -> None:
        self._scene = scene
        self.plates: list[Plate] = []
        self.unseen = False  # have they just been put there?
        self.heap = Heap(scene.theme)
        self.heap.patient = lambda: scene.shelf.patient
        self.pill = Pill(scene.theme)
        self.ends = Panel(scene.theme)
        self.way = Way(scene, scene.theme)
        self.draw_button = Button(tr("Draw"), "D", scene.theme)
        self.pass_button = Button(tr("Pass"), "P", scene.theme)
        self.play_button = Button(tr("Play"), "", scene.theme)
        self.keep_button = Button(tr("Keep"), "P", scene.theme)
        self.score_button = Button(tr("Score"), "", scene.theme)
        self.question = Question(scene, scene.theme)
        self._fans = FanShelf(lambda: scene.shelf.patient)
        self._sizes = Sizes(lambda: scene.shelf.patient)
        self._show_score: Callable[[], None] | None = None
        self._noted = self._beneath = ""  # said for a moment, and what was said before it
        self._note_ends = QTimer(scene)
        self._note_ends.setSingleShot(True)
        self._note_ends.timeout.connect(self._end_note)
        for item in (self.heap, self.pill, self.ends):
            item.setZValue(12)
            item.setVisible(False)
            scene.addItem(item)
        self.pill.setZValue(30)

    def connect(self) -> None:
        """Let the buttons do what the hands could."""
        hands = self._scene.gestures
        self.draw_button.clicked.connect(hands.draw)
        self.pass_button.clicked.connect(hands.pass_turn)
        self.keep_button.clicked.connect(hands.pass_turn)
        self.play_button.clicked.connect(hands.play_drawn)
        self.score_button.clicked.connect(self._score_asked)

    def retell(self) -> None:
        """What is written is in the language of now; the rest is said when the table settles."""
        for button, text, key in (
            (self.draw_button, tr("Draw"), "D"),
            (self.pass_button, tr("Pass"), "P"),
            (self.play_button, tr("Play"), ""),
            (self.keep_button, tr("Keep"), "P"),
        ):
            button.set_text(text, key)
        self.heap.update()
        for plate in self.plates:
            if self._scene.seen is not None:
                plate.side.say(*whose_side(self._scene.seen, plate.seat))
            plate.tab.retell()

    def seat(self, seen: Seen, frame: Frame) -> None:
        """Put a plate at every seat, seen from the viewer's."""
        for plate in self.plates:
            self._scene.removeItem(plate)
        seats, me = seen.observation.seats, seen.observation.seat
        crowded = [where for where, _ in frame.plates].count("top") > 1
        self.plates, self.unseen = [], True
        for seat in range(seats):
            where, _ = frame.plates[(seat - me) % seats]
            plate = Plate(seat, where, self._scene.theme, below=crowded, shelf=self._fans)
            plate.set_name(seen.names[seat])
            plate.side.say(*whose_side(seen, seat))
            plate.setZValue(11)
            self._scene.addItem(plate)
            self.plates.append(plate)
        for item in (self.heap, self.pill, self.ends):
            item.setVisible(True)
        self._tell_standing(seen)
        self._tell_characters(seen)
        self.ends.set_lines(tr("Open ends"), NONE)
        self.arrange(frame, me)
        self.way.settle(seen, frame)

    def show_all(self, shown: bool) -> None:
        """All that stands around the tiles but the sentence is seen, or not yet."""
        self.unseen = False
        for item in (*self.plates, *self.way.signs, self.heap, self.ends):
            item.setVisible(shown)

    def changes(self) -> list[Callable[[Theme], object]]:
        """What puts each piece into another dress."""
        rest = (self.heap.set_theme, self.pill.set_theme, self.ends.set_theme, self.way.set_theme)
        return [*[plate.set_theme for plate in self.plates], *rest]

    def arrange(self, frame: Frame, me: int = 0) -> None:
        """Everything to its place in a window of this size."""
        pieces: tuple[QGraphicsObject, ...] = (self.heap, self.ends, *self.plates)
        self._sizes.become(pieces, frame.text, at_once=self.unseen)
        for seat, plate in enumerate(self.plates):
            _, box = frame.plates[(seat - me) % len(self.plates)]
            plate.setPos(round(box.x), round(box.y))
            plate.set_room(box.w / frame.text)
        middle = frame.heap.x + (frame.heap.w - HEAP_WIDTH * frame.text) / 2
        self.heap.setPos(round(middle), round(frame.heap.y))
        self.pill.setPos(round(frame.pill.centre[0]), round(frame.pill.centre[1]))
        self.pill.set_room(frame.pill.w, frame.text, frame.scale)
        self.ends.set_width(frame.info.w / frame.text)
        self.ends.setPos(round(frame.info.x), round(frame.info.y))

    def settle(self, seen: Seen, frame: Frame) -> None:
        """Show what is seen."""
        one = seen.observation
        self._tell_characters(seen)
        self.show_all(True)
        self.arrange(frame, one.seat)
        self._tell_standing(seen)
        self.way.settle(seen, frame)
        notes, tabs = last_notes(seen), tags(one)
        for seat, plate in enumerate(self.plates):
            plate.set_turn(one.to_move == seat or (seen.choosing and seat in one.leaders))
            plate.set_note(notes[seat])
            plate.tab.say(tabs[seat])
            plate.setOpacity(1.0)
            if seat != one.seat:
                plate.set_tiles(one.sizes[seat])
                plate.reveal(one.hands[seat])  # None while it may not be seen
        draws = any(isinstance(move, Draw) for move in one.legal)
        plays = any(isinstance(move, Play) for move in one.legal)
        self.heap.stir(0.0)
        self.heap.set_count(one.boneyard, one.drawable)
        self.heap.set_inviting(draws and not plays and not seen.covered, _invitation(one))
        self.tell_ends(seen)
        self.pill.offer(self._buttons(seen, draws, plays))
        self.pill.say(self._prompt(seen))

    def tell_ends(self, seen: Seen) -> None:
        """The open ends on their panel, and in counting games the count."""
        self.ends.set_lines(*ends_lines(seen, tr))

    def clear(self) -> None:
        """A round is about to be dealt: nobody has tiles, nothing has happened yet."""
        self.hush()
        self.ends.set_lines(tr("Open ends"), NONE)
        for plate in self.plates:
            plate.set_note("")
            plate.set_turn(False)
            plate.tab.say("")
            plate.reveal(None)
            plate.set_tiles(0)

    def hush(self) -> None:
        """A move is made: nothing invites any more until the next turn."""
        self.heap.set_inviting(False)
        self.pill.offer(())

    def _tell_characters(self, seen: Seen) -> None:
        characters = seen.characters or ("",) * len(self.plates)
        for plate, character in zip(self.plates, characters, strict=False):
            plate.set_character(character)

    def _tell_standing(self, seen: Seen) -> None:
        """The score of each seat, on its plate."""
        scores, target = standing(seen)
        for seat, plate in enumerate(self.plates):
            plate.set_score(None if scores is None else scores[seat], target)

    def offer_score(self, show: Callable[[], None] | None, name: str = "") -> None:
        """While the table is looked at after a round: a button that brings the score back, or
        what else has that ``name``.
        """
        self._show_score = show
        if show is not None:
            self.score_button.set_text(name or tr("Score"))
            self.pill.offer([self.score_button])
        elif self.score_button in self.pill.buttons:
            self.pill.offer([])

    def _score_asked(self) -> None:
        if self._show_score is not None:
            self._show_score()

    @property
    def noted(self) -> str:
        """What is said beside the match at this moment, "" for nothing."""
        return self._noted if self.pill.text == self._noted else ""

    def note(self, text: str) -> None:
        """Something beside the match, for as long as it takes to read; then again what is so."""
        seen = self._scene.seen
        if seen is None:
            return
        before = self.pill.text if self._noted != self.pill.text else self._beneath
        self._noted, self._beneath = text, before
        self.pill.say(text)
        self._note_ends.start(max(NOTE, READ * len(text)))

    def _end_note(self) -> None:
        if self.pill.text == self._noted:  # nothing has been said since
            self.pill.say(self._beneath)
        self._noted = ""

    def say_why(self, seen: Seen, reason: Reason | None) -> None:
        """Why what was tried can't be done; where nothing is against it, what can."""
        self.pill.say(self._prompt(seen) if reason is None else seen.voice.why(reason))
        aloud = seen.voice.aloud
        self._scene.told.emit(
            aloud.prompt(seen.observation) if reason is None else aloud.why(reason)
        )

    def say_choice(self, seen: Seen, tile: Tile | None) -> None:
        """What the chosen tile could do, or what can be done at all."""
        places = [] if tile is None else seen.plays_of(tile)
        if tile is None or not places:
            self.pill.say(self._prompt(seen))
            return
        by_key = self._scene.cursor.shown
        self.pill.say(choice_says(seen.voice, tile, len(places), by_key, tr))
        self._scene.told.emit(choice_says(seen.voice.aloud, tile, len(places), by_key, tr))

    def _prompt(self, seen: Seen) -> str:
        one = seen.observation
        if changing_hands(seen) and one.to_move is not None:
            return tr("Over to {name}").format(name=seen.names[one.to_move])
        return seen.voice.prompt(one)

    def _buttons(self, seen: Seen, draws: bool, plays: bool) -> list[Button]:
        """The buttons for what the rules allow now, and only those; inviting where due."""
        one = seen.observation
        passes = any(isinstance(move, Pass) for move in one.legal)
        if self._show_score is not None:
            return [self.score_button]
        if asked := self.question.ask(seen):
            return asked
        if seen.covered or not one.legal:
            return []
        buttons = []
        fits = seen.drawn_fits()
        if passes and fits and not draws:
            self.play_button.set_text(tr("Play {tile}").format(tile=seen.voice.tile(fits[0])))
            self.play_button.set_inviting(True)
            self.keep_button.set_inviting(False)
            return [self.play_button, self.keep_button][len(fits) > 1 :]
        if draws:
            self.draw_button.set_inviting(not plays)
            buttons.append(self.draw_button)
        if passes:
            self.pass_button.set_inviting(not plays and not draws)
            buttons.append(self.pass_button)
        return buttons


def _invitation(one: Observation) -> str:
    """What stands below the boneyard where it is drawn from: how many are drawn at once."""
    spell = bool(one.due) and one.ruleset.effects.acts
    two = one.ruleset.stuck.draw == "two" or spell
    return tr("draw two tiles") if two and one.line and one.drawable > 1 else tr("draw a tile")

"""In which language does the window speak, and what when another one is wanted?"""

from __future__ import annotations

import os
import sys
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTimer, QTranslator

from ..archive.catalogues import ENGLISH, QT, catalogues, languages, phrases

if TYPE_CHECKING:
    from ..words.again import Again
    from .window import Window

SYSTEM = "system"


class Language(QObject):
    """``spoken`` is its code. A change is told to all that is there, a piece a turn of the loop."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        self.spoken = ENGLISH
        self._translators: list[QTranslator] = []
        self._left: deque[Callable[[], object]] = deque()
        self._turn = QTimer(self)
        self._turn.setInterval(0)
        self._turn.timeout.connect(self._next)
        self._before: QLocale | None = None
        self._said: list[Again] = []  # by all words that may still stand there
        self._met: set[str] = set()
        self._over = False
        self._reading = 0  # how many catalogues are being read to find what is to be said anew

    @property
    def busy(self) -> bool:
        """Is there something that is still in the language before?"""
        return bool(self._left or self._reading)

    def begin(self, wish: str) -> None:
        """Speak it from the first word."""
        if wish not in (SYSTEM, ENGLISH) or not _surely_english():
            self._take(_chosen(wish, self._window.follows))

    def speak(self, wish: str) -> None:
        """Speak it from now on: a code, or `SYSTEM`. What stands there is said anew."""
        before, now = self.spoken, _chosen(wish, self._window.follows)
        if now == before:
            return
        self._take(now)
        self._reading += 1
        self._window.aside.run(lambda: _said_in(before), self._retell)

    def give_back(self) -> None:
        """Nothing is translated any more: the window is closed."""
        self._over = True
        self._turn.stop()
        if self._before is not None:
            self._take(ENGLISH)
            QLocale.setDefault(self._before)

    def _take(self, language: str) -> None:
        for translator in self._translators:
            QCoreApplication.removeTranslator(translator)
        self._translators = [] if language == ENGLISH else list(_translators(language))
        for translator in self._translators:
            QCoreApplication.installTranslator(translator)
        if self._before is None:
            self._before = QLocale()
        QLocale.setDefault(_locale(language))
        self.spoken = language

    def _retell(self, said: Again) -> None:
        """All words of before are known: see what stands there, have it put into those of now."""
        from .retell import met

        self._reading -= 1
        self._said.insert(0, said)  # what the change before has not reached is in older words
        if not self._reading and not self._over:
            self._met.clear()
            self._left = deque(met(self._window, self._met))
            self._left.append(self._have_told)
            self._turn.start()

    def _have_told(self) -> None:
        from .retell import anew

        self._reading += 1
        texts, said = tuple(self._met), tuple(self._said)
        self._window.aside.run(lambda: anew(texts, said), lambda told: self._tell(told, said))

    def _tell(self, told: dict[str, str], said: Sequence[Again]) -> None:
        from .retell import pieces

        self._reading -= 1
        if not self._reading and not self._over:  # or yet another language is on its way
            self._left = deque(pieces(self._window, told, said))
            self._turn.start()

    def _next(self) -> None:
        if self._left:
            self._left.popleft()()
        else:
            self._turn.stop()
            if not self._reading:
                self._said.clear()


def _said_in(language: str) -> Again:
    from ..words.again import Again  # most windows never change their language

    return Again(phrases(language))


def own_name(language: str) -> str:
    """What those call it who speak it: "Dansk"."""
    name = QLocale(language).nativeLanguageName()
    return "English" if language == ENGLISH else name[:1].upper() + name[1:]


def offered() -> tuple[tuple[str, str], ...]:
    """Every language there is, each with its own name."""
    return tuple([(one, own_name(one)) for one in languages()])


def _surely_english() -> bool:
    """Does the system speak English, and nothing else? To ask Qt costs half a megabyte."""
    named = ("LC_ALL", "LC_MESSAGES", "LC_TIME", "LC_NUMERIC", "LANG", "LANGUAGE")
    said = [os.environ.get(name, "") for name in named]
    return sys.platform == "linux" and all(
        one == "" or one.startswith(("en", "C", "POSIX")) for one in said
    )


def _chosen(wish: str, follows: bool) -> str:
    """The language that is meant; English for one that there is not."""
    known = languages()
    if wish != SYSTEM:
        return wish if wish in known else ENGLISH
    asked = [one.partition("-")[0] for one in QLocale.system().uiLanguages()] if follows else []
    return next((one for one in asked if one in known), ENGLISH)


def _locale(language: str) -> QLocale:
    """Dates and figures as that language writes them, in the user's country if that speaks it."""
    system, own = QLocale.system(), QLocale(language)
    return system if system.language() == own.language() else own


def _translators(language: str) -> Iterator[QTranslator]:
    """Qt's own words, as far as there are any, then ours, which are asked first."""
    shipped = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    own = str(catalogues())
    for name, folder in ((QT + language, shipped), (QT + language, own), (language, own)):
        made = QTranslator()
        if made.load(f"{name}.qm", folder):
            yield made

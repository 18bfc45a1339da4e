"""Which games have their whole law? Those in the book, and those that are coming into it."""

from dominoes_desktop.games import GAMES
from dominoes_desktop.rules.ruleset import Ruleset

COMING: tuple[Ruleset, ...] = ()
BOOK = tuple(dict.fromkeys(GAMES + COMING))

"""Which games have their whole law? Those in the book, and those that are coming into it."""

from dominoes_desktop.games import GAMES
from dominoes_desktop.games.all_fives import ALL_FIVES
from dominoes_desktop.games.doubles import DOUBLES
from dominoes_desktop.games.partnership import PARTNERSHIP

COMING = (ALL_FIVES, PARTNERSHIP, DOUBLES)
BOOK = tuple(dict.fromkeys(GAMES + COMING))

"""Which games have their whole law? Those in the book, and those that are coming into it."""

from dominoes_desktop.games import GAMES
from dominoes_desktop.games.all_fives import ALL_FIVES
from dominoes_desktop.games.doubles import DOUBLES
from dominoes_desktop.games.partnership import PARTNERSHIP
from dominoes_desktop.games.super import SUPER
from dominoes_desktop.games.super_galt import SUPER_GALT
from dominoes_desktop.games.tight_table import TIGHT_TABLE

COMING = (ALL_FIVES, PARTNERSHIP, DOUBLES, SUPER, SUPER_GALT, TIGHT_TABLE)
BOOK = tuple(dict.fromkeys(GAMES + COMING))

"""What is each game, level and character called, and what is it like in one line?"""

from __future__ import annotations

from .text import Meant, Tr

GAMES = {
    "animal": ("Animal Dominoes", "For the youngest: match the ends, lay your last tile first."),
    "pebble": ("Pebble Draw", "Nothing fits? Draw one tile, and it waits for your next turn."),
    "block": ("Block", "No drawing: who cannot play passes. Know when to shut the line."),
    "all_fives": ("All Fives", "Make the open ends a multiple of five, and score it at once."),
    "partnership": ("Partnership", "Two against two: help the one who sits opposite you."),
    "doubles": ("Doubles", "Every double branches four ways and unlocks its number."),
    "super": ("Super Dominoes", "136 tiles, six arms, and numbers that cast spells."),
    "super_galt": ("Super (Galt)", "Super with drawing: who cannot play takes two tiles."),
    "tight_table": ("Tight Table", "The table's edge blocks an end: mind where you lay."),
    "draw": (
        Meant("Draw", "the game"),
        "The classic: draw until a tile fits, then play it. First to 100.",
    ),
}
LEVELS = {
    "beginner": ("Beginner", "Lays small tiles first, and minds nothing else."),
    "casual": ("Casual", "Lays what comes to hand, and seldom looks at the rest."),
    "skilled": ("Skilled", "Thinks ahead, but forgets who passed, and often slips."),
    "strong": ("Strong", "Thinks ahead and remembers every pass, but slips at times."),
    "expert": ("Expert", "Reads your hand from your play and never errs at the end."),
}
CHARACTERS = {
    "careful": "Careful",
    "bold": "Bold",
    "blocker": "Blocker",
    "counter": "Counter",
}


def game_name(key: str, tr: Tr) -> str:
    """KeyError where the game has no name yet."""
    return tr(GAMES[key][0])


def game_says(key: str, tr: Tr) -> str:
    """What the game is like, in one line."""
    return tr(GAMES[key][1])


def level_name(level: str, tr: Tr) -> str:
    return tr(LEVELS[level][0])


def level_says(level: str, tr: Tr) -> str:
    """How that level plays, in one line."""
    return tr(LEVELS[level][1])


def character_name(character: str, tr: Tr) -> str:
    return tr(CHARACTERS[character])

"""Which games does the second reader know, and which values may their rules have?

From rules.md alone; how a round goes is what the plain rules of tests/law say.
"""

from collections.abc import Mapping

from dominoes_desktop.games import GAMES
from tests.games.presets import PRESETS

KNOWN = tuple(game.key for game in GAMES)
SEATS = {"partnership": (4, 4), "tight_table": (2, 2), "super": (2, 12), "super_galt": (2, 12)}
_SUPER = {
    "set": "15",
    "first_lead": "lot heaviest",
    "lead_tile": "any_double",
    "no_double": "draw_in_turn",
    "draw": "none",
    "free_draw": "no",
}
# What a game lets one choose; of all other names it has the preset alone.
WORDS = {
    "set": "6 9 12 15 18",
    "direction": "clockwise counterclockwise",
    "first_lead": "lot highest_double heaviest",
    "next_lead": "winner rotate same",
    "lead_tile": "any that_double",
    "no_double": "redeal heaviest",
    "draw": "none one until_playable two",
    "drawn": "must may next_turn",
    "free_draw": "no yes",
    "out_score": "opponents all wins",
    "block_winner": "pips tiles",
    "block_score": "opponents opponents_minus_own pairwise all wins",
    "block_tie": "none shared fewest_pips replay",
    "exact": "no yes",
    "best_of": "1 3 5 7",
    "short_sides": "after_both anytime",
    "cannot_play": "pass draw_two",
    "trigger": "exposed either_half",
    "spell_lapse": "blocked lapse",
    "double_skips": "last every",
    "table_size": "small standard large",
}
OWN = {
    "animal": {"set": "6"},
    "super": _SUPER,
    "super_galt": _SUPER,
    "doubles": {"match": "unlocked on_double", "fill_first": "none cross"},
    "all_fives": {"teams": "none 2x2"},
    "partnership": {
        "next_lead": "winner rotate same team_chooses",
        "block_winner": "team individual",
        "block_tie": "none leader_team closer not_closer replay",
    },
    "tight_table": {
        "no_double": "redeal heaviest highest",
        "out_score": "opponents all wins with_boneyard",
        "table_edges": "on off",
    },
}
NUMBERS = {"hand": (1, 30), "reserve": (0, 20), "target": (1, 9999)}
HANDS = {"animal": (3, 9), "super": (3, 15), "super_galt": (3, 15)}


def preset(game: str, name: str, seats: int) -> str:
    """The preset value of a rule for so many seats."""
    value = PRESETS[game][name]
    by_seats = value.split("/")
    return by_seats[seats - 2] if len(by_seats) > 1 else value


def words_of(game: str, name: str) -> list[str]:
    """The words that the rule may be."""
    if name in OWN.get(game, {}):
        return OWN[game][name].split()
    if name in WORDS:
        return WORDS[name].split()
    return [PRESETS[game][name]] if name not in NUMBERS else []


def numbers_of(game: str, name: str) -> tuple[int, int]:
    """The range that the rule may have; an empty one where it may have none."""
    if name == "reserve" and game.startswith("super"):
        return 0, 0
    return HANDS.get(game, NUMBERS["hand"]) if name == "hand" else NUMBERS.get(name, (1, 0))


def takes_holder(game: str) -> bool:
    """May ``first_lead`` name the holder of a tile?"""
    return not game.startswith("super")


def seats_of(rules: Mapping[str, str], game: str) -> tuple[int, int]:
    """How few and how many may sit down by these rules."""
    least, most = SEATS.get(game, (2, 4))
    return (4, 4) if rules["teams"] == "2x2" else (least, most)

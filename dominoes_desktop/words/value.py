"""What does each value of a house rule mean? (rules.md B0)"""

from __future__ import annotations

from ..rules.options import Value
from ..rules.tile import tile_set
from .text import Tr, plural, points_many, tiles_many

SETS = {
    6: "Double-six",
    9: "Double-nine",
    12: "Double-twelve",
    15: "Double-fifteen",
    18: "Double-eighteen",
}
VALUES: dict[str, dict[Value, str]] = {
    "reserve": {"all": "All: no drawing"},
    "direction": {"clockwise": "Clockwise", "counterclockwise": "Counterclockwise"},
    "first_lead": {
        "lot": "Drawn by lot",
        "highest_double": "The highest double",
        "heaviest": "The heaviest tile",
    },
    "next_lead": {
        "winner": "The last winner",
        "rotate": "The next player in turn",
        "same": "As in the first round",
        "team_chooses": "The winning side chooses",
    },
    "lead_tile": {
        "any": "Any tile",
        "that_double": "The deciding tile",
        "any_double": "Any double",
    },
    "no_double": {
        "redeal": "Deal again",
        "heaviest": "The heaviest tile leads",
        "highest": "The highest tile leads",
        "draw_in_turn": "Draw in turn for one",
    },
    "match": {
        "equal": "Equal numbers",
        "sum": "Numbers with a fixed sum",
        "unlocked": "Equal, the double first",
        "on_double": "Equal, on doubles alone",
        "double_on_13": "Equal, doubles on a 13",
    },
    "spinner": {
        "none": "None",
        "first": "The first double",
        "all": "Every double",
        "lead_cross": "The leading double",
        "star8": "Leading double, 8 arms",
        "star6": "Leading double, 6 arms",
        "foot": "Every double, three toes",
    },
    "short_sides": {"after_both": "After both long sides", "anytime": "At once"},
    "fill_first": {"none": "Nothing", "cross": "The four sides", "star": "All arms of the star"},
    "draw": {
        "none": "Pass, no drawing",
        "one": "Draw one tile",
        "until_playable": "Draw until a tile fits",
        "two": "Draw two tiles",
    },
    "drawn": {
        "must": "Must be played at once",
        "may": "May be played or kept",
        "next_turn": "Waits for the next turn",
    },
    "free_draw": {"no": "No", "yes": "Yes"},
    "cannot_play": {"pass": "Pass", "draw_two": "Draw two, play one or pass"},
    "trigger": {"exposed": "The open half", "either_half": "Either half"},
    "spell_lapse": {"blocked": "The round is blocked", "lapse": "The spell ends"},
    "double_skips": {"last": "The last of a turn", "every": "Each one"},
    "table_edges": {"on": "Block an end", "off": "Never in the way"},
    "table_size": {"small": "Small", "standard": "Standard", "large": "Large"},
    "play_score": {
        "none": "Nothing",
        "fives": "Multiples of five",
        "threes": "Multiples of three",
        "fives_and_threes": "Fives and threes",
        "bergen": "Two or three alike",
    },
    "out_score": {
        "opponents": "The opponents' pips",
        "all": "All pips left",
        "with_boneyard": "Opponents' pips, boneyard's",
        "wins": "The round, no points",
    },
    "block_winner": {
        "pips": "The fewest pips",
        "tiles": "The fewest tiles",
        "individual": "The lowest hand's side",
        "team": "The side with least",
        "no_double_first": "A hand without doubles",
    },
    "block_score": {
        "opponents": "The opponents' pips",
        "opponents_minus_own": "Opponents' pips less own",
        "pairwise": "Gap to each opponent",
        "all": "All pips left",
        "wins": "The round, no points",
    },
    "block_tie": {
        "none": "Nobody scores",
        "shared": "The win is shared",
        "fewest_pips": "The fewest pips win",
        "leader_team": "The leader's side wins",
        "closer": "Who blocked it wins",
        "not_closer": "Who did not block wins",
        "replay": "Played again",
    },
    "target": {"round": "One round"},
    "exact": {"no": "No, it may be passed", "yes": "Yes"},
    "best_of": {1: "A single round"},
    "teams": {"none": "Each for themselves", "2x2": "Two against two"},
}


def value_says(name: str, value: Value, tr: Tr) -> str:
    """A value in words, short enough for a button. KeyError where the rule has no such word."""
    known = VALUES.get(name, {})
    if value in known:
        return tr(known[value])
    if isinstance(value, int):
        return _number_says(name, value, tr)
    if name == "first_lead" and value.startswith("holder_of_"):
        return tr("Who holds {tile}").format(tile=value.removeprefix("holder_of_"))
    raise KeyError(name, value)


def set_name(n: int, tr: Tr) -> str:
    return tr(SETS[n])


def _number_says(name: str, value: int, tr: Tr) -> str:
    match name:
        case "set":
            return tr("{set}, {count} tiles").format(
                set=set_name(value, tr), count=len(tile_set(value))
            )
        case "hand":
            return tiles_many(tr, value)
        case "reserve" if value == 0:
            return tr("No tile")
        case "reserve":
            return plural(tr, value, "The last tile", "The last {count} tiles")
        case "target":
            return points_many(tr, value)
        case "best_of":
            return tr("Best of {count}").format(count=value)
        case _:
            raise KeyError(name, value)

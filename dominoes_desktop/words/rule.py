"""What is each house rule called, and what does it decide? (rules.md B0)"""

from __future__ import annotations

from .text import Tr

RULES = {
    "set": ("Set", "Which tiles are played with."),
    "hand": ("Hand", "How many tiles each player is dealt."),
    "reserve": ("Reserve", "Tiles of the boneyard that nobody may draw."),
    "direction": ("Direction", "Which way round the turns go."),
    "first_lead": ("First lead", "Who leads in the first round."),
    "next_lead": ("Later leads", "Who leads in the rounds after it."),
    "lead_tile": ("Leading tile", "What the leader has to lay first."),
    "no_double": ("No double", "What happens when nobody holds the double that should lead."),
    "match": ("Joining", "Which halves may touch."),
    "spinner": ("Spinner", "Which doubles may be played on at more than two sides."),
    "short_sides": ("Short sides", "When the short sides of a spinner open."),
    "fill_first": ("Fill first", "What must be filled before any arm may grow."),
    "draw": ("Drawing", "What you do when none of your tiles fits."),
    "drawn": ("Drawn tile", "What becomes of a drawn tile that fits."),
    "free_draw": ("Free draw", "Whether you may draw or pass although a tile of yours fits."),
    "cannot_play": ("Cannot play", "What you do when you cannot play."),
    "trigger": ("Effects", "Which half of a tile sets off its effect."),
    "spell_lapse": ("Unbroken spell", "What happens when nobody can break a spell any more."),
    "double_skips": ("Doubles skip", "Which doubles cost the next player a turn."),
    "table_edges": ("Table edge", "Whether the table's edge and other tiles block an end."),
    "table_size": ("Table size", "How much room there is to lay tiles."),
    "play_score": ("Points in play", "What the open ends score while you play."),
    "out_score": ("Going out", "What you score for laying your last tile."),
    "block_winner": ("Blocked winner", "Who wins when nobody can move."),
    "block_score": ("Blocked score", "What the winner of a blocked round scores."),
    "block_tie": ("Blocked tie", "What happens when a blocked round is tied."),
    "target": ("Target", "The points that win the match, where not one round decides it."),
    "exact": ("Exact finish", "Whether the target must be met exactly."),
    "best_of": ("Rounds", "How many rounds the match is played over."),
    "teams": ("Partners", "Whether players who sit opposite play together."),
}


def rule_name(name: str, tr: Tr) -> str:
    """KeyError where there is no such rule."""
    return tr(RULES[name][0])


def rule_says(name: str, tr: Tr) -> str:
    """What the rule decides, as a sentence."""
    return tr(RULES[name][1])

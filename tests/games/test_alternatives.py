"""Is each point on which the sources are silent or differ a house rule? (rules.md A0-A4.)

``chosen -> alternatives`` of every row that has some, and of every decision that is our own.
"""

import pytest

from dominoes_desktop.games import GAMES
from dominoes_desktop.rules.options import values, with_rule
from tests.rules.more_scenes import MORE
from tests.rules.test_house_rules import SAME, SCENES

ROWS = """
animal       lead_tile     that_double -> any                             a must the lead be it
animal       hand          7 -> 3 4 5 6 8 9                               b hand size
animal       drawn         may -> must                                    c a fitting drawn tile
animal       free_draw     no -> yes                                      d draw or pass though able
animal       block_tie     shared -> fewest_pips replay                   e blocked tie
animal       best_of       1 -> 3 5                                       h match
animal       direction     clockwise -> counterclockwise                  5 play order
animal       no_double     redeal -> heaviest                             4 nobody has a double
super        trigger       exposed -> either_half                         either or exposed half
super        spell_lapse   blocked -> lapse                               a spell goes round
super        cannot_play   pass -> draw_two                               is drawing allowed
super        drawn         next_turn -> may must                          13 a tile drawn under it
super        double_skips  last -> every                                  two doubles in one turn
super        first_lead    heaviest -> lot                                3 who is asked first
super        block_tie     fewest_pips -> shared none replay              11 still tied
super        best_of       1 -> 3 5 7                                     12 match options
super        out_score     wins -> opponents                              12 the opponents' pips
super        target        round -> 100 150                               12 the opponents' pips
super        next_lead     winner -> rotate same                          12 next round
super_galt   double_skips  every -> last                                  every double laid
super_galt   cannot_play   draw_two -> pass                               7 cannot play
super_galt   drawn         may -> next_turn must                          13 a tile drawn under it
super_galt   first_lead    lot -> heaviest                                3 who is asked first
super_galt   trigger       exposed -> either_half                         either or exposed half
super_galt   spell_lapse   blocked -> lapse                               a spell goes round
doubles      match         unlocked -> on_double                          unlocked on other arms too
doubles      fill_first    none -> cross                                  four sides first
doubles      short_sides   anytime -> after_both                          all four at once
doubles      reserve       2 -> 0                                         last two undrawable
doubles      drawn         must -> may                                    drawn playable tile
doubles      next_lead     same -> winner rotate                          who leads next
doubles      lead_tile     that_double -> any                             the next leader's tile
doubles      block_tie     none -> shared replay                          blocked tie
doubles      free_draw     no -> yes                                      draw with a playable tile
pebble       next_lead     rotate -> winner same                          who starts
pebble       first_lead    lot -> highest_double                          who starts
pebble       free_draw     no -> yes                                      draw although able
pebble       draw          one -> until_playable                          until playable
pebble       reserve       0 -> 2                                         stock used up
pebble       target        100 -> 50 150 200 round                        8 the agreed score
pebble       block_tie     none -> shared replay                          7 a tie for lowest
tight_table  no_double     heaviest -> highest                            rank without doubles
tight_table  lead_tile     any -> that_double                             must he lead that tile
tight_table  draw          until_playable -> one                          one draw or until playable
tight_table  free_draw     no -> yes                                      draw with a move
tight_table  out_score     opponents -> with_boneyard                     do the last two count
tight_table  next_lead     same -> winner rotate                          next round's starter
tight_table  target        100 -> 50 150 round                            target
tight_table  table_edges   on -> off                                      table edges
tight_table  table_size    standard -> small large                        geometry model
tight_table  block_tie     none -> shared replay                          7 equal
"""
BY_KEY = {game.key: game for game in GAMES}
CASES = [line.split(maxsplit=2) for line in ROWS.strip().split("\n")]
NUMBERS = {"hand", "reserve", "target"}  # of which the scenes show some


def read(text: str) -> tuple[str, list[str]]:
    """The chosen value and the alternatives, without the words of the question."""
    chosen, _, rest = text.partition(" -> ")
    return chosen, rest.partition("  ")[0].split()


@pytest.mark.parametrize(("key", "name", "text"), CASES)
def test_it_is_an_option_with_its_alternatives(key: str, name: str, text: str) -> None:
    game = BY_KEY[key]
    chosen, others = read(text)
    assert str(values(game, 2)[name]) == chosen
    for other in others:
        assert str(values(with_rule(game, name, other), 2)[name]) == other


def test_each_has_a_scene_in_which_it_changes_the_outcome() -> None:
    shown = {name: {*texts.split(), *SAME.get(name, ())} for name, (_, texts) in SCENES.items()}
    for name, _, texts in MORE:
        shown.setdefault(name, set()).update(texts.split())
    for _, name, text in CASES:
        chosen, others = read(text)
        assert len(shown[name]) > 1
        assert name in NUMBERS or {chosen, *others} <= shown[name], name

"""What are the preset values of each game? (rules.md B0.)"""

# The table's own rows; "-" means nothing there, hands are for 2/3/4 seats.
TABLE = """
name         animal  super    galt     doubles pebble tight   block   draw    all_fives partner
set          6       15       15       6       6      6       6       6       6         6
hand         7/5/5   9        9        8/6/6   7      7       7/5/5   7/5/5   7/5/5     7
reserve      0       0        0        2       0      2       all     2       0         0
direction    clock   clock    clock    clock   clock  clock   clock   clock   clock     counter
first_lead   highest heavy    lot      highest lot    highest highest highest lot       holder
next_lead    same    winner   winner   same    rotate same    winner  winner  winner    rotate
lead_tile    that    any_dbl  any_dbl  that    any    any     that    that    any       that
no_double    redeal  in_turn  in_turn  redeal  heavy  heavy   heavy   heavy   heavy     heavy
match        equal   on_13    on_13    unlock  equal  equal   equal   equal   equal     equal
spinner      none    star6    star6    all     none   none    none    none    first     none
fill_first   none    none     none     none    none   none    none    none    none      none
draw         one     none     none     one     one    until   none    until   until     none
drawn        may     next     may      must    next   must    must    must    must      must
free_draw    no      no       no       no      no     no      no      no      no        no
table_edges  off     off      off      off     off    on      off     off     off       off
play_score   none    none     none     none    none   none    none    none    fives     none
out_score    wins    wins     wins     opp     opp    opp     opp     opp     opp       opp
block_winner tiles   tiles    tiles    pips    pips   pips    pips    pips    pips      team
block_score  wins    wins     wins     opp     pairs  opp-own opp-own opp-own opp-own   opp
block_tie    shared  fewest   fewest   none    none   none    none    none    none      none
target       round   round    round    100     100    100     100     100     150       100
exact        no      no       no       no      no     no      no      no      no        no
best_of      1       1        1        -       -      -       -       -       -         -
teams        none    none     none     none    none   none    none    none    none      2x2
cannot_play  -       pass     two_more -       -      -       -       -       -         -
trigger      -       open     open     -       -      -       -       -       -         -
spell_lapse  -       block_it block_it -       -      -       -       -       -         -
double_skips -       last     every    -       -      -       -       -       -         -
short_sides  -       -        -        anytime -      -       -       -       both      -
table_size   -       -        -        -       -      std     -       -       -         -
"""
LONG = {
    "heavy": "heaviest",
    "unlock": "unlocked",
    "pairs": "pairwise",
    "std": "standard",
    "galt": "super_galt",
    "tight": "tight_table",
    "partner": "partnership",
    "open": "exposed",
    "block_it": "blocked",
    "two_more": "draw_two",
    "opp-own": "opponents_minus_own",
    "until": "until_playable",
    "that": "that_double",
    "highest": "highest_double",
    "counter": "counterclockwise",
    "clock": "clockwise",
    "holder": "holder_of_6-6",
    "in_turn": "draw_in_turn",
    "fewest": "fewest_pips",
    "on_13": "double_on_13",
    "any_dbl": "any_double",
    "both": "after_both",
    "opp": "opponents",
    "next": "next_turn",
}
KEYS, *ROWS = [
    [LONG.get(word, word) for word in line.split()] for line in TABLE.split("\n") if line
]
PRESETS = {
    key: {row[0]: row[at] for row in ROWS if row[at] != "-"} for at, key in enumerate(KEYS) if at
}
SEATS = {"partnership": (4, 4), "tight_table": (2, 2), "super": (2, 8), "super_galt": (2, 8)}

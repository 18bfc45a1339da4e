"""How is a match made that nobody chose? Random play, by the preset rules or random ones."""

from dataclasses import replace
from random import Random

from dominoes_desktop.rules.law import law_of
from dominoes_desktop.rules.move import Play
from dominoes_desktop.rules.options import Choice, choices, with_rule
from dominoes_desktop.rules.reason import BadRuleset
from dominoes_desktop.rules.ruleset import Ruleset
from dominoes_desktop.session.desk import Desk
from dominoes_desktop.session.entry import Seated

NAMES = ("Ann", "Bo", "Çelik the 3rd", "Дора")


def seated_for(seats: int) -> tuple[Seated, ...]:
    """Somebody of every kind."""
    kinds = (
        Seated("human", NAMES[0]),
        Seated("computer", NAMES[1], "casual", "bold"),
        Seated("bot", NAMES[2], character="mine.best"),
        Seated("computer", NAMES[3], "beginner"),
    )
    return (kinds * 3)[:seats]


def seats_of(game: Ruleset) -> range:
    """As many seats as the game can be played with."""
    return range(game.seats[0], game.most_seats + 1)


def house_rules(game: Ruleset, seats: int, rng: Random) -> Ruleset:
    """The game with some of its rules changed at random, such that so many seats can play it."""
    while True:
        changed = game
        for name, choice in choices(game).items():
            if rng.random() < 0.3:
                changed = with_rule(changed, name, _value(choice, rng))
        try:
            law_of(changed, seats)
        except BadRuleset:
            continue
        return changed


def _value(choice: Choice, rng: Random) -> str:
    options = [str(value) for value in choice.values]
    if choice.high >= choice.low:
        options += [str(rng.randint(choice.low, min(choice.high, 60)))] * 2
    if choice.holder:
        high = rng.randint(0, 6)
        options.append(f"holder_of_{high}-{rng.randint(0, high)}")
    return rng.choice(options)


def played(ruleset: Ruleset, seats: int, rng: Random, rounds: int = 3, undos: float = 0.05) -> Desk:
    """A desk after so many rounds of random play, or at the match's end, with moves undone."""
    desk = Desk(ruleset, seated_for(seats), rng)
    for _ in range(rounds):
        if desk.wants == "nothing":
            break
        desk.begin_round()
        while (seat := desk.to_move) is not None:
            seen = desk.observe(seat)
            move = rng.choice(seen.legal)
            if isinstance(move, Play) and move.host and move.host.double and rng.random() < 0.5:
                several = [end.host for end in seen.ends].count(move.host) > 1
                move = replace(move, side=rng.choice("ew")) if several else move
            desk.submit(seat, move)
            if rng.random() < undos:
                desk.undo()
    return desk

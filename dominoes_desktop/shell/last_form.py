"""How is the New match form kept between two starts?"""

from __future__ import annotations

from collections.abc import Sequence

from ..archive.settings import Chair, Form
from ..rules.options import values, with_rule
from ..rules.reason import BadRuleset
from ..rules.ruleset import Ruleset
from ..session.entry import Seated
from .chosen_match import NewMatch


def kept(chosen: NewMatch, games: Sequence[Ruleset]) -> Form:
    """What of the form is worth keeping: the house rules only where they differ."""
    seats = len(chosen.seated)
    preset = next(game for game in games if game.key == chosen.ruleset.key)
    before = values(preset, seats)
    rules = tuple(
        [
            (name, str(value))
            for name, value in values(chosen.ruleset, seats).items()
            if value != before.get(name)
        ]
    )
    members = chosen.members or ("",) * seats
    chairs = tuple(
        [
            Chair(one.kind, one.name, one.level, member, one.character)
            for one, member in zip(chosen.seated, members, strict=True)
        ]
    )
    return Form(chosen.ruleset.key, chairs, rules)


def restored(form: Form, games: Sequence[Ruleset]) -> NewMatch | None:
    """The form as it was, as far as today's games still know it."""
    ruleset = next((game for game in games if game.key == form.game), None)
    if ruleset is None or not form.chairs:
        return None
    for name, value in form.rules:
        try:
            ruleset = with_rule(ruleset, name, value)
        except BadRuleset:
            continue
    untouched = form == Form()  # its names are suggested in the language of the form
    seated = tuple(
        [
            Seated(one.kind, "" if untouched else one.name)
            if one.kind == "human"
            else Seated(one.kind, one.name, one.level, one.character)
            for one in form.chairs
        ]
    )
    return NewMatch(ruleset, seated)

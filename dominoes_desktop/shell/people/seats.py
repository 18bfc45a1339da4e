"""Who of the family sits at the seats of a new match?"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...archive.origin import Origin
from ..seat_rows import Member
from ..texts import tr
from .names import person_name

if TYPE_CHECKING:
    from ..chosen_match import NewMatch
    from ..new_match import NewMatchSheet
    from ..window import Window


def seat_family(window: Window, sheet: NewMatchSheet) -> None:
    """Offer them all in the form, those who sat there last at their seats."""
    people = window.persons.all
    members = [Member(one.id, one.name, person_name(one, people, tr)) for one in people]
    last = [chair.member for chair in window.settings.form.chairs]
    sheet.seats.offer_family(members, last, window.persons.active.id)


def origin_of(chosen: NewMatch) -> Origin:
    """What the record of that match tells of it."""
    return Origin(number=chosen.number, persons=chosen.members)

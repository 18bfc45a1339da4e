"""Where does a match come from, and where does it go? Files, what was left, other starts, trouble.

Records opened, saved and dropped; matches that were left; a second start that finds this one; what
is told when the disk or the program fails. What is seldom wanted is fetched when it is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..window import Window


def show_unfinished(window: Window) -> None:
    """List all matches that are not over."""
    from .left import show_left

    show_left(window)


def tell_of_problem(window: Window) -> None:
    """Put what helps to find it on the clipboard, and say what that is."""
    from .telling import report_problem

    report_problem(window)

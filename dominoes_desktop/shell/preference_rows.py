"""What can be set in Preferences, beside the looks? A line for each, by sections."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from .language import SYSTEM, offered

LEVEL = range(0, 101)


@dataclass(frozen=True, slots=True)
class Row:
    """One setting: ``key`` is its field of Settings, ``values`` are offered with their words.

    Without values it is a percentage. ``own``: what else is offered when the row is made, in words
    that are nobody's to translate.
    """

    key: str
    name: str
    says: str
    values: tuple[tuple[object, str], ...] = ()
    own: Callable[[], tuple[tuple[object, str], ...]] | None = None


SECTIONS: tuple[tuple[str, tuple[Row, ...]], ...] = (
    ("Looks", ()),
    (
        "Movement",
        (
            Row(
                "pace",
                "Pace",
                "How fast tiles travel, and how long the computer players seem to think.",
                (("slow", "Slow"), ("normal", "Normal"), ("fast", "Fast"), ("off", "Off")),
            ),
            Row(
                "motion",
                "Motion",
                "Whether tiles travel, or lie in their places at once.",
                (("system", "As the system"), ("full", "Always"), ("still", "Never")),
            ),
        ),
    ),
    (
        "Opponents",
        (
            Row(
                "thinking",
                "Thinking time",
                "The longest that a computer player, or a hint, may think. Most need far less.",
                ((500, "½ s"), (1000, "1 s"), (2000, "2 s"), (5000, "5 s")),
            ),
        ),
    ),
    (
        "Sound",
        (
            Row(
                "muted",
                "Sound",
                "The key M turns it off and on, too.",
                ((False, "On"), (True, "Off")),
            ),
            Row("volume", "Volume", "How loud the tiles are."),
        ),
    ),
    (
        "Reading",
        (
            Row(
                "language",
                "Language",
                "What the program speaks, at once and everywhere.",
                ((SYSTEM, "As the system"),),
                offered,
            ),
            Row(
                "letters",
                "Text size",
                "How large the letters are, on the table and on sheets like this one.",
                ((100, "100 %"), (115, "115 %"), (130, "130 %"), (150, "150 %")),
            ),
            Row(
                "highlight",
                "Highlight",
                "How those of your tiles stand that can be played.",
                (("off", "Nothing"), ("subtle", "Raised"), ("strong", "Raised and lit")),
            ),
            Row(
                "order",
                "Hand",
                "How your tiles stand in the rack.",
                (
                    ("dealt", "As they came"),
                    ("pips", "Heaviest first"),
                    ("doubles", "Doubles first"),
                    ("suit", "By number"),
                ),
            ),
        ),
    ),
)
KEYS = ("tiles", "faces", "table", *[row.key for _, rows in SECTIONS for row in rows])
"""The fields of Settings that Preferences are about."""

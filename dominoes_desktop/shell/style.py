"""How do the sheets' letters, fields and buttons look? One stylesheet, made from the theme."""

from __future__ import annotations

import re
from functools import lru_cache

from PySide6.QtGui import QColor

from ..table.theme import DEFAULT, Theme, blend, ink

_LENGTH = re.compile(r"\b([2-9]|[1-9][0-9]+)px")


@lru_cache(maxsize=8)
def stylesheet(theme: Theme = DEFAULT, scale: float = 1.0) -> str:
    """The stylesheet of every sheet; the accent stands on the acting button alone.

    All lengths grow with ``scale``, but for hairlines.
    """
    written = _letters(theme) + _buttons(theme) + _fields(theme) + _scrolling(theme)
    return _LENGTH.sub(lambda found: f"{round(int(found[1]) * scale)}px", written)


def _rgba(colour: str, strength: float) -> str:
    return _written(ink(colour, strength))


def _line(theme: Theme, strength: float) -> str:
    return _written(theme.line(strength))


def _written(made: QColor) -> str:
    return f"rgba({made.red()}, {made.green()}, {made.blue()}, {made.alpha()})"


def _letters(theme: Theme) -> str:
    families = ", ".join([f'"{family}"' for family in theme.families])
    return f"""
* {{ font-family: {families}, sans-serif; font-size: {theme.body}px; color: {theme.text}; }}
QLabel {{ background: transparent; }}
QLabel#title {{ font-size: {theme.large}px; font-weight: bold; }}
QLabel#heading, QLabel#strong {{ font-weight: bold; }}
QLabel#quiet {{ font-size: {theme.small}px; color: {theme.quiet_text}; }}
QLabel#wrong {{ font-size: {theme.small}px; color: {theme.warn}; }}
QLabel#score {{ font-size: {theme.large}px; font-weight: bold; }}
QLabel#key {{
    font-size: {theme.small}px; font-weight: bold; padding: 3px 8px; border-radius: 6px;
    min-width: 14px;
    background: {_rgba(theme.glass_edge, 0.10)};
    border: 1px solid {_line(theme, 0.28)};
}}
QFrame#rule {{ background: {_rgba(theme.glass_edge, 0.12)}; border: none; }}
"""


def _buttons(theme: Theme) -> str:
    edge = theme.glass_edge
    # The same on every table: in light colours a sheet needs no other dress with another table.
    ring = theme.felt[0] if theme.strongest else DEFAULT.felt[0]
    return f"""
QPushButton {{
    background: {_rgba(edge, 0.08)}; border: 1px solid {_line(theme, 0.22)};
    border-radius: 10px; padding: 9px 18px; min-height: 20px;
}}
QPushButton:hover {{ background: {_rgba(edge, 0.15)}; }}
QPushButton:pressed {{ background: {_rgba(edge, 0.05)}; }}
QPushButton:focus {{ border: 2px solid {theme.text}; padding: 8px 17px; }}
QPushButton:disabled {{
    color: {_rgba(theme.text, theme.faint)}; border-color: {_line(theme, 0.1)};
}}
QPushButton#acting {{
    background: {theme.accent}; color: {theme.on_accent}; font-weight: bold;
    border: 1px solid {theme.accent_deep};
}}
QPushButton#acting:hover {{ background: {blend(theme.accent, "#ffffff", 0.28).name()}; }}
QPushButton#acting:pressed {{ background: {theme.accent_deep}; }}
QPushButton#acting:focus {{ border: 2px solid {theme.text}; }}
QPushButton#acting:disabled {{
    background: {_rgba(edge, 0.08)}; color: {_rgba(theme.text, theme.faint)};
    border: 1px solid {_line(theme, 0.16)};
}}
QPushButton#segment {{ padding: 7px 0px; min-width: 24px; }}
QPushButton#segment:focus {{ padding: 6px 0px; }}
QPushButton#segment:checked {{
    background: {theme.text}; color: {theme.glass}; font-weight: bold; border-color: {theme.text};
}}
QPushButton#segment:checked:focus {{ border: 3px solid {ring}; padding: 5px 0px; }}
QPushButton#step {{
    padding: 0px; min-width: 34px; max-width: 34px; min-height: 32px; font-size: {theme.large}px;
}}
QPushButton#reset {{
    font-size: {theme.small}px; padding: 0px 8px; border-radius: 6px; min-height: 16px;
    background: transparent;
}}
QPushButton#reset:hover {{ background: {_rgba(edge, 0.12)}; }}
QPushButton#reset:focus {{ padding: 0px 7px; min-height: 14px; }}
QPushButton#fold {{
    text-align: left; font-weight: bold; background: transparent; border: none;
    padding: 7px 8px 7px 26px; border-radius: 8px;
}}
QPushButton#fold:hover {{ background: {_rgba(edge, 0.07)}; }}
QPushButton#fold:focus {{ border: 2px solid {theme.text}; padding: 5px 6px 5px 24px; }}
"""


def _fields(theme: Theme) -> str:
    edge = theme.glass_edge
    well = _rgba(theme.well, theme.well_strength)
    field = f"background: {well}; border: 1px solid {_line(theme, 0.22)};"
    popup = blend(theme.glass, theme.glass_edge, 0.05).name()
    chosen = f"selection-background-color: {theme.text}; selection-color: {theme.glass};"
    return f"""
QLineEdit, QComboBox, QSpinBox {{
    {field} border-radius: 8px; padding: 6px 10px; min-height: 20px; {chosen}
}}
QLineEdit:hover, QComboBox:hover, QSpinBox:hover {{ border-color: {_line(theme, 0.45)}; }}
QLineEdit:focus, QComboBox:focus, QSpinBox:focus {{
    border: 2px solid {theme.text}; padding: 5px 9px;
}}
QLineEdit {{ placeholder-text-color: {theme.quiet_text}; }}
QSpinBox QLineEdit, QSpinBox QLineEdit:hover, QSpinBox QLineEdit:focus {{
    border: none; padding: 0px; min-height: 0px; background: transparent;
}}
QComboBox {{ padding-right: 2px; combobox-popup: 0; }}
QComboBox:focus {{ padding-right: 1px; }}
QComboBox::drop-down {{ border: none; width: 28px; background: transparent; }}
QComboBox::down-arrow {{ image: none; }}
QComboBox QAbstractItemView {{
    background: {popup}; border: 1px solid {_line(theme, 0.35)}; outline: none; padding: 4px;
}}
QComboBox QAbstractItemView::item {{
    min-height: 30px; padding: 0px 8px; border-radius: 6px; color: {theme.text};
    background: transparent;
}}
QComboBox QAbstractItemView::item:selected, QComboBox QAbstractItemView::item:hover {{
    background: {_rgba(edge, 0.18)}; color: {theme.text};
}}
QMenu {{ background: {popup}; border: 1px solid {_line(theme, 0.35)}; padding: 4px; }}
QMenu::item {{
    padding: 7px 18px 7px 10px; border-radius: 6px; color: {theme.text}; background: transparent;
}}
QMenu::item:selected {{ background: {_rgba(edge, 0.18)}; }}
QMenu::item:disabled {{ color: {theme.quiet_text}; }}
QMenu::icon {{ padding-left: 8px; }}
"""


def _scrolling(theme: Theme) -> str:
    return f"""
QScrollArea, QWidget#body, QWidget#clear {{ background: transparent; border: none; }}
QScrollBar:vertical {{ background: transparent; width: 10px; margin: 0px; }}
QScrollBar::handle:vertical {{
    background: {_rgba(theme.glass_edge, 0.45)}; border-radius: 3px; min-height: 32px;
    margin: 2px 0px 2px 4px;
}}
QScrollBar::handle:vertical:hover {{ background: {_rgba(theme.glass_edge, 0.65)}; }}
QScrollBar::handle:vertical:disabled {{ background: transparent; }}
QScrollBar::add-line, QScrollBar::sub-line, QScrollBar::add-page, QScrollBar::sub-page {{
    background: transparent; border: none; height: 0px; width: 0px;
}}
QScrollBar:horizontal {{ height: 0px; }}
"""

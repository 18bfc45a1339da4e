"""The shelf: records, autosaves, settings, and where they lie. Only here is user data touched.

The names below are fetched when first asked for: the window needs its settings before its first
picture, and the reader of records, with all the rules, only after it.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .error import RecordError
    from .notation import read_move, write_move
    from .reader import Record, parse_record, read_record
    from .recorder import Recorder
    from .writer import write_record

_MODULES = {
    "Record": "reader",
    "RecordError": "error",
    "Recorder": "recorder",
    "parse_record": "reader",
    "read_move": "notation",
    "read_record": "reader",
    "write_move": "notation",
    "write_record": "writer",
}

__all__ = [
    "Record",
    "RecordError",
    "Recorder",
    "parse_record",
    "read_move",
    "read_record",
    "write_move",
    "write_record",
]


def __getattr__(name: str) -> object:
    if name in _MODULES:
        return getattr(import_module(f".{_MODULES[name]}", __name__), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")

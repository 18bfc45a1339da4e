"""The shelf: records, autosaves, settings, and where they lie. Only here is user data touched."""

from .error import RecordError
from .notation import read_move, write_move
from .reader import Record, parse_record, read_record
from .recorder import Recorder
from .writer import write_record

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

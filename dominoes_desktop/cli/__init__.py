"""The commands without a window: games, replay, layout, advise, arena (record.md 2). No Qt."""

from .run import main

__all__ = ["main"]

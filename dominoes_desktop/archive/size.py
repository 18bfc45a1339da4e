"""How large is a file, in figures that are taken in at a glance?"""

from __future__ import annotations

from .said import Said, said

KILO = 1024
MEGA = KILO * KILO


def size_said(size: int) -> Said:
    """So many bytes in KB or MB, rounded up to a tenth: what is over a limit is told as more."""
    if size < MEGA:
        return said("{count} KB", count=_tenths(size, KILO))
    return said("{count} MB", count=_tenths(size, MEGA))


def _tenths(size: int, unit: int) -> int | Said:
    """So many units, without a tenth where there is none."""
    whole, tenths = divmod(-(-10 * size // unit), 10)
    return said("{whole}.{fraction}", whole=whole, fraction=tenths) if tenths else whole

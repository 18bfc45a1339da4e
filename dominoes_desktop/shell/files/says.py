"""What do two starts say to each other? The first one begins: one that hangs takes nothing over."""

from __future__ import annotations

from collections.abc import Callable

GREETING = b"dominoes-desktop 1\n"
DONE = b"ok\n"
MOST = 64 * 1024  # bytes of what a later start may say

Heard = Callable[[bytes], bool]
"""Does what the line says; False where it is no such thing."""

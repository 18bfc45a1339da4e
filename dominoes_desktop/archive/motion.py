"""Has the user asked the whole system for less motion? Each system is asked in its own way."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Sequence

PATIENCE = 2.0  # seconds after which a system that does not answer has no wish
ASKED: dict[str, tuple[Sequence[str], str]] = {
    "linux": (("gsettings", "get", "org.gnome.desktop.interface", "enable-animations"), "false"),
    "darwin": (("defaults", "read", "com.apple.universalaccess", "reduceMotion"), "1"),
}
"""The command that tells, and what it says where less motion is wished."""
CLIENT_AREA_ANIMATION = 0x1042  # SPI_GETCLIENTAREAANIMATION


def less_motion(
    system: str = sys.platform, answer: Callable[[Sequence[str]], str] | None = None
) -> bool:
    """True where the system says so; a system that can't be asked has no wish.

    ``answer`` gives what a command prints, OSError where there is none. May take a moment: not
    for the window's thread.
    """
    if system == "win32":
        return _without_windows_animation()
    if system not in ASKED:
        return False
    command, wish = ASKED[system]
    try:
        return (answer or _printed)(command).strip() == wish
    except (OSError, subprocess.SubprocessError):
        return False


def _printed(command: Sequence[str]) -> str:
    done = subprocess.run(
        command, capture_output=True, text=True, timeout=PATIENCE, check=True, errors="replace"
    )
    return done.stdout


def _without_windows_animation() -> bool:
    import ctypes

    library = getattr(ctypes, "windll", None)
    if library is None:
        return False
    shown = ctypes.c_int(1)
    library.user32.SystemParametersInfoW(CLIENT_AREA_ANIMATION, 0, ctypes.byref(shown), 0)
    return not shown.value

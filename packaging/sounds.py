"""How are the sounds made? `python packaging/sounds.py [FOLDER]` writes them, into assets/sounds.

Each is synthesised from nothing: damped modes of bone and wood, and a little noise, drawn from a
fixed seed, so that the same files come out on every machine. 16 bits, one channel.
"""

from __future__ import annotations

import sys
import wave
from array import array
from collections.abc import Callable
from math import exp, pi, sin
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "assets" / "sounds"
WEIGHTS = 5  # clacks, from the lightest tile to the heaviest
BRIGHT, SOFT = 32_000, 22_050  # samples a second; what has no hiss does with fewer

Wave = list[float]
Modes = tuple[tuple[float, float, float], ...]  # of each: hertz, loudness, seconds to 1/e

BONE: Modes = (
    (2350, 1.0, 0.007),
    (3720, 0.7, 0.005),
    (5480, 0.45, 0.0035),
    (7900, 0.25, 0.002),
)
BOARD: Modes = ((176, 1.0, 0.034), (298, 0.55, 0.022), (512, 0.3, 0.012))
KNUCKLE: Modes = ((142, 1.0, 0.05), (251, 0.8, 0.036), (433, 0.5, 0.02), (1180, 0.2, 0.006))
BAR: Modes = ((1.0, 1.0, 0.34), (3.93, 0.28, 0.09), (9.2, 0.1, 0.03))  # times the note


def silence(seconds: float, rate: int) -> Wave:
    return [0.0] * round(seconds * rate)


def strike(into: Wave, at: float, modes: Modes, loud: float, rate: int, pitch: float = 1.0) -> None:
    """Let something ring from ``at`` seconds on, its modes ``pitch`` times as high."""
    start = round(at * rate)
    for hertz, share, fall in modes:
        turn, still = 2 * pi * hertz * pitch / rate, fall * rate
        if turn >= 0.9 * pi:
            continue
        for step in range(min(len(into) - start, round(7 * still))):
            into[start + step] += loud * share * exp(-step / still) * sin(turn * step)


def hiss(
    into: Wave, draw: Random, at: float, long: float, swell: Callable[[float], float],
    dull: float, rate: int,
) -> None:  # fmt: skip
    """Noise for ``long`` seconds, as loud as ``swell`` says (of 0..1), 0 < ``dull`` < 1."""
    start, count = round(at * rate), round(long * rate)
    low = slow = 0.0
    for step in range(min(count, len(into) - start)):
        low += (draw.uniform(-1, 1) - low) * (1 - dull)
        slow += (low - slow) * 0.04
        into[start + step] += (low - slow) * swell(step / count)


def fading(loud: float) -> Callable[[float], float]:
    """From so loud to nothing, first fast."""
    return lambda part: loud * (1 - part) ** 2


def clack(into: Wave, draw: Random, at: float, heavy: float, loud: float, rate: int) -> None:
    """A tile set down: its edge, a moment later its face; 0 is the lightest, 1 the heaviest."""
    pitch = (1.16 - 0.34 * heavy) * draw.uniform(0.98, 1.02)
    flat = at + 0.010 + 0.005 * heavy
    strike(into, at, BONE, 0.34 * loud, rate, pitch * 1.12)
    strike(into, flat, BONE, 0.62 * loud, rate, pitch)
    strike(into, flat, BOARD, (0.42 + 0.5 * heavy) * loud, rate, 1.1 - 0.25 * heavy)
    hiss(into, draw, flat, 0.012, fading(0.5 * loud), 0.25, rate)


def clack_of(weight: int) -> tuple[Wave, int]:
    """A tile of that weight, 1..WEIGHTS, touches the table."""
    heavy = (weight - 1) / (WEIGHTS - 1)
    made = silence(0.15, BRIGHT)
    clack(made, Random(weight), 0.001, heavy, 1.0, BRIGHT)
    return levelled(made, 0.5 + 0.2 * heavy), BRIGHT


def shuffle() -> tuple[Wave, int]:
    """All tiles are stirred on the felt."""
    draw, rate, long = Random(28), SOFT, 1.0
    made = silence(long, rate)
    hiss(made, draw, 0.0, long, lambda part: 0.5 * sin(pi * part) ** 1.5, 0.6, rate)
    for _ in range(46):
        at = draw.triangular(0.02, long - 0.12, 0.42)
        clack(made, draw, at, draw.uniform(0, 0.6), draw.uniform(0.12, 0.6), rate)
    return levelled(made, 0.42), rate


def slide() -> tuple[Wave, int]:
    """A tile is drawn over the felt and taken up."""
    draw, rate = Random(7), SOFT
    made = silence(0.2, rate)
    hiss(made, draw, 0.0, 0.15, lambda part: sin(pi * part) ** 1.2, 0.45, rate)
    clack(made, draw, 0.125, 0.1, 0.35, rate)
    return levelled(made, 0.3), rate


def knock() -> tuple[Wave, int]:
    """Knuckles on the table, twice: nothing fits."""
    draw, rate = Random(2), SOFT
    made = silence(0.42, rate)
    for at, loud in ((0.002, 1.0), (0.162, 0.8)):
        strike(made, at, KNUCKLE, loud, rate, draw.uniform(0.98, 1.02))
        hiss(made, draw, at, 0.008, fading(0.4 * loud), 0.7, rate)
    return levelled(made, 0.6), rate


def win() -> tuple[Wave, int]:
    """Four bars of wood, upwards."""
    rate = SOFT
    made = silence(1.15, rate)
    for at, note in ((0.0, 523.25), (0.11, 659.25), (0.22, 783.99), (0.36, 1046.5)):
        strike(made, 0.002 + at, BAR, 0.8 if at < 0.3 else 1.0, rate, note)
    return levelled(made, 0.45), rate


def levelled(made: Wave, peak: float) -> Wave:
    """As loud as ``peak`` at its loudest, of 1; its end faded out, so that nothing clicks."""
    most = max([abs(one) for one in made])
    fade = len(made) // 8
    left = [min(1.0, (len(made) - 1 - at) / fade) for at in range(len(made))]
    return [one * peak / most * fall for one, fall in zip(made, left, strict=True)]


def sounds() -> dict[str, tuple[Wave, int]]:
    """Every sound by its name, -1..1, and its samples a second."""
    clacks = {f"clack{weight}": clack_of(weight) for weight in range(1, WEIGHTS + 1)}
    return clacks | {"shuffle": shuffle(), "draw": slide(), "knock": knock(), "win": win()}


def samples(made: Wave) -> array[int]:
    """The same in 16 bits."""
    return array("h", [round(32767 * one) for one in made])


def write(folder: Path) -> None:
    """Write all of them there."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, (made, rate) in sounds().items():
        data = samples(made)
        if sys.byteorder == "big":
            data.byteswap()
        with wave.open(str(folder / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(rate)
            file.writeframes(data.tobytes())


if __name__ == "__main__":
    write(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)

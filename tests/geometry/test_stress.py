"""Does the whole set of a game lie large, calm and clean, whatever is played?

Sizes are a tile's short side in a viewport of 1216x656: a window of 1280x720 less its margins.
"""

from dataclasses import dataclass
from random import Random
from statistics import median

import pytest

from dominoes_desktop.geometry import shape_of
from tests.geometry.lines import stress
from tests.geometry.measure import GAMES, VIEWPORT, Rect, measured, short_side


@dataclass(frozen=True)
class Bar:
    """What is promised of a game: median and worst size in pixels, moves, seldom flagged."""

    size: tuple[float, float]
    moved: float
    flagged: float = 0.0
    many: tuple[float, float] = (0.0, 0.0)
    sample: int = 6


BARS = {
    "line": Bar((67, 50), 0.05, sample=5),
    "all_fives": Bar((54, 42), 0.08, sample=2),
    "doubles": Bar((46, 38), 0.15, flagged=0.01, sample=4),
    "super": Bar((24, 18), 0.10, many=(34, 28), sample=1),
}


def keeps(bounds: list[Rect], bar: tuple[float, float], full: bool) -> bool:
    """Whether pictures are as large as promised; a sample is held to the worst alone."""
    sizes = [short_side(one, VIEWPORT) for one in bounds]
    return min(sizes) >= bar[1] and (not full or median(sizes) >= bar[0])


@pytest.mark.parametrize("game", GAMES)
def test_whole_sets_lie_large_calm_and_clean(game: str, full: bool) -> None:
    bar, shape = BARS[game], shape_of(GAMES[game])
    seeds = range(500 if full else bar.sample)
    rounds = [measured(stress(GAMES[game], Random(seed)), shape) for seed in seeds]
    assert [one.wrong for one in rounds if one.wrong] == []
    assert sum(bool(one.touching or one.tied) for one in rounds) <= bar.flagged * len(rounds)
    assert keeps([one.bounds for one in rounds], bar.size, full)
    if bar.many[0]:
        assert keeps([one.many for one in rounds if one.many], bar.many, full)
    assert sum(one.moved for one in rounds) <= bar.moved * sum(one.tiles for one in rounds)

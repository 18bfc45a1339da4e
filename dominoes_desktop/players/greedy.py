"""What does the plainest of all plans do? It lays the heaviest tile that fits, a yardstick."""

from __future__ import annotations

from random import Random

from ..rules.move import Move, Play
from ..rules.observation import Observation


def greedy(observation: Observation, rng: Random) -> Move:
    """The heaviest legal tile, at any end alike; without one it draws or passes."""
    plays = [move for move in observation.legal if isinstance(move, Play)]
    if not plays:
        return observation.legal[0]
    heaviest = max([play.tile.weight for play in plays])
    return rng.choice([play for play in plays if play.tile.weight == heaviest])

"""Does the bot of CONTRIBUTING.md play as it is told there?"""

import re
from pathlib import Path
from random import Random

from dominoes_desktop.games import DRAW
from dominoes_desktop.rules.observation import observe

from .worlds import moments

GUIDE = Path(__file__).resolve().parents[2] / "CONTRIBUTING.md"


def test_the_example_plays_legal_moves() -> None:
    found = re.search(r"```python\n(from .*?)```", GUIDE.read_text(encoding="utf-8"), re.S)
    assert found is not None
    names: dict[str, object] = {}
    exec(found[1], names)
    bot = names["lightest"]
    assert callable(bot)
    for moment in moments(DRAW, 2, Random(1), 3):
        seen = observe(moment.match, moment.seat)
        assert bot(seen, Random(1)) in seen.legal

"""How are the golden matches made anew? `python -m tests.golden.rewrite` from the project's root.

It plays a match for every game that has none yet, and writes what `replay --json` says of every
match. Do so when the law or the record is meant to change, read the difference, and commit it with
the change. A match that is there is never played again: delete its `.domino` first.
"""

import json
from pathlib import Path
from random import Random
from typing import Any

from dominoes_desktop.archive import Recorder, read_record
from dominoes_desktop.archive.course import follow
from dominoes_desktop.cli.replay import report
from dominoes_desktop.games import GAMES
from dominoes_desktop.players.choose import choose
from dominoes_desktop.rules.options import with_rule
from dominoes_desktop.rules.ruleset import Ruleset
from dominoes_desktop.session.desk import Desk
from dominoes_desktop.session.entry import Seated

HERE = Path(__file__).parent
SEATED = (
    Seated("human", "Ann"),
    Seated("computer", "Bo", "casual"),
    Seated("computer", "Çelik", "beginner"),
    Seated("computer", "Дора", "casual"),
)
SEATS = {"block": 2, "draw": 2, "tight_table": 2, "partnership": 4, "super": 4}
LONGER = {"super": 3, "super_galt": 3}  # games of one round: the best of so many


def match_of(game: Ruleset) -> Path:
    return HERE / f"{game.key}.domino"


def replay_of(game: Ruleset) -> Path:
    return HERE / f"{game.key}.json"


def replayed(path: Path) -> dict[str, Any]:
    """What the command says of the record, verified."""
    record = read_record(path, GAMES)
    return report(record, follow(record.ruleset, len(record.seated), record.entries), verify=True)


def _play(game: Ruleset) -> None:
    """A whole match, every twentieth move of it thought better of."""
    seated = SEATED[: SEATS.get(game.key, 3)]
    rng = Random(f"golden {game.key}")
    desk = Desk(game, seated, rng)
    recorder = Recorder(match_of(game), game, seated, lambda: f"{rng.getrandbits(128):032x}")
    recorder.head()
    desk.on_entry(recorder.append)
    while desk.wants != "nothing":
        if desk.wants == "deal":
            desk.begin_round()
        while (seat := desk.to_move) is not None:
            desk.submit(seat, choose(desk.observe(seat), seated[seat].level or "casual", rng).move)
            if rng.random() < 0.05:
                desk.undo()
    recorder.finish()


def _write(path: Path, told: dict[str, Any]) -> None:
    """JSON with a line for each move, so that a difference can be read."""
    rounds = [
        json.dumps({**one, "moves": 0}).replace(
            '"moves": 0',
            '"moves": [\n  ' + ",\n  ".join([json.dumps(move) for move in one["moves"]]) + "\n ]",
        )
        for one in told["rounds"]
    ]
    text = json.dumps({**told, "rounds": 0})
    body = '"rounds": [\n ' + ",\n ".join(rounds) + "\n]"
    path.write_text(text.replace('"rounds": 0', body) + "\n", encoding="utf-8")


def main() -> None:
    for game in GAMES:
        if not match_of(game).exists():
            best_of = LONGER.get(game.key)
            _play(game if best_of is None else with_rule(game, "best_of", str(best_of)))
        _write(replay_of(game), replayed(match_of(game)))


if __name__ == "__main__":
    main()

"""Do settings come back, and does a spoilt file cost nothing but itself?"""

import json
from pathlib import Path

import pytest

from dominoes_desktop.archive.settings import RECENT, Chair, Form, Settings

MINE = Settings(
    "fast",
    Form(
        "block", (Chair("human", "Åse", ""), Chair("computer", "Bo", "beginner")), (("hand", "5"),)
    ),
    "10,20,800,600",
    35,
    True,
    "suit",
    "off",
    "ebony",
    "walnut",
    "still",
    130,
    (("animal", "animals_plain"),),
    2000,
    ("/home/ann/one.domino",),
)


def test_settings_come_back_as_they_were(tmp_path: Path) -> None:
    path = tmp_path / "config" / "settings.json"
    assert MINE.save(path) is None
    assert Settings.load(path) == MINE
    assert [one.name for one in path.parent.iterdir()] == ["settings.json"]


def test_where_there_is_no_file_the_defaults_hold(tmp_path: Path) -> None:
    assert Settings.load(tmp_path / "settings.json") == Settings()


def test_what_a_file_does_not_say_keeps_its_default(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"pace": "slow", "of a later version": 1}')
    # whoever has a file has started the program before: the first steps are not for them
    assert Settings.load(path) == Settings("slow", toured=True)


def test_a_game_wears_what_all_do_but_where_it_has_tiles_of_its_own() -> None:
    all_of_them = Settings(tiles="ebony")
    one = all_of_them.wearing("animal", "animals")
    assert [one.worn(game) for game in ("animal", "draw")] == ["animals", "ebony"]
    assert one.wearing("animal", "").worn("animal") == ""
    assert one.wearing("animal", None) == all_of_them


@pytest.mark.parametrize(
    "spoilt",
    [
        b"",
        b"{",
        b"[]",
        b"5",
        b"null",
        b'"pace"',
        b"\xff\xfe",
        b'{"pace": "warp"}',
        b'{"pace": 5}',
        b'{"volume": 101}',
        b'{"volume": true}',
        b'{"volume": 7.5}',
        b'{"muted": 0}',
        b'{"order": "colour"}',
        b'{"highlight": "on"}',
        b'{"motion": "none"}',
        b'{"letters": 99}',
        b'{"letters": 115.0}',
        b'{"faces": [["animal"]]}',
        b'{"faces": [["animal", 5]]}',
        b'{"form": 5}',
        b'{"form": {"game": "draw", "chairs": [{}], "rules": []}}',
        b'{"form": {"game": "draw", "chairs": [], "rules": [["hand"]]}}',
        b"[" * 100_000,
        json.dumps({"window": ["a"]}).encode(),
    ],
)
def test_a_file_that_cannot_be_understood_is_kept_aside(tmp_path: Path, spoilt: bytes) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(spoilt)
    assert Settings.load(path) == Settings()
    assert not path.exists()
    assert (tmp_path / "settings.json.corrupt").read_bytes() == spoilt


def test_the_second_spoilt_file_does_not_take_the_place_of_the_first(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    told: list[Path] = []
    for spoilt in (b"one", b"two"):
        path.write_bytes(spoilt)
        assert Settings.load(path, told.append) == Settings()
    assert [one.read_bytes() for one in told] == [b"one", b"two"]
    assert told[0].name == "settings.json.corrupt"


def test_files_met_are_remembered_the_newest_first_and_not_for_ever() -> None:
    settings = Settings()
    for number in [*range(RECENT + 2), 5]:
        settings = settings.met(f"{number}.domino")
    assert len(settings.recent) == RECENT
    assert settings.recent[:2] == ("5.domino", f"{RECENT + 1}.domino")


def test_a_save_that_fails_says_why_and_leaves_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.mkdir()
    failed = MINE.save(path)
    assert failed is not None
    assert str(path) in str(failed)
    assert [one.name for one in tmp_path.iterdir()] == ["settings.json"]

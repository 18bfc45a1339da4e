"""Has everybody a place of their own, and is nobody lost?"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from dominoes_desktop.archive.persons import FIRST, Person, Persons


def persons(folder: Path) -> Persons:
    return Persons(folder / "profiles", folder / "settings.json")


def test_the_first_person_has_the_settings_that_were_there(tmp_path: Path) -> None:
    found = persons(tmp_path)
    assert [one.id for one in found.all] == [FIRST]
    assert found.settings_of(found.active) == tmp_path / "settings.json"
    assert not (tmp_path / "profiles").exists()


def test_who_is_added_is_there_at_the_next_start(tmp_path: Path) -> None:
    found = persons(tmp_path)
    ann, ben = found.add("Ann"), found.add("Ben")
    found.activate(ben)
    again = persons(tmp_path)
    assert [one.name for one in again.all] == ["", "Ann", "Ben"]
    assert again.active == ben
    assert len({one.colour for one in again.all}) == 3
    assert again.settings_of(ann) != again.settings_of(ben)


def test_another_name_and_colour_stay(tmp_path: Path) -> None:
    found = persons(tmp_path)
    found.change(replace(found.active, name="Zoë", colour=5, since=77))
    assert persons(tmp_path).active == Person(FIRST, "Zoë", 5, 0, 77)
    assert persons(tmp_path).since == {FIRST: 77}


def test_who_is_removed_keeps_a_folder_under_another_name(tmp_path: Path) -> None:
    found = persons(tmp_path)
    ann = found.add("Ann")
    found.activate(ann)
    found.remove(ann)
    again = persons(tmp_path)
    assert [one.id for one in again.all] == [again.active.id] == [FIRST]
    kept = tmp_path / "profiles" / f"{ann.id}.removed" / "person.json"
    assert "Ann" in kept.read_text(encoding="utf-8")


def test_the_first_one_can_go_but_not_the_last(tmp_path: Path) -> None:
    found = persons(tmp_path)
    ann = found.add("Ann")
    found.remove(found.all[0])
    assert persons(tmp_path).all == (ann,)
    with pytest.raises(ValueError, match="somebody"):
        found.remove(ann)


def test_a_file_that_can_not_be_read_loses_nobody(tmp_path: Path) -> None:
    found = persons(tmp_path)
    ann = found.add("Ann")
    path = tmp_path / "profiles" / ann.id / "person.json"
    path.write_text("{half", encoding="utf-8")
    for _ in range(2):
        assert [one.id for one in persons(tmp_path).all] == [FIRST, ann.id]
    assert path.with_name("person.json.corrupt").read_text(encoding="utf-8") == "{half"


def test_a_folder_that_was_only_begun_is_nobody(tmp_path: Path) -> None:
    found = persons(tmp_path)
    ann = found.add("Ann")
    (tmp_path / "profiles" / "0123abcd").mkdir()
    assert [one.id for one in persons(tmp_path).all] == [FIRST, ann.id]


def test_a_disk_that_fails_is_told_and_the_person_is_there_for_now(tmp_path: Path) -> None:
    (tmp_path / "profiles").write_text("a file")
    found = persons(tmp_path)
    found.add("Ann")
    assert "profiles" in str(found.trouble)
    assert [one.name for one in found.all] == ["", "Ann"]

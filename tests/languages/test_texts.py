"""Is every text known to the translators, and said whole in each language?"""

from __future__ import annotations

import importlib
import re
import sys
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree

import pytest

ROOT = Path(__file__).resolve().parents[2]
CATALOGUES = ROOT / "assets" / "i18n"
OURS = sorted(path for path in CATALOGUES.glob("*.ts") if not path.name.startswith("qtbase"))
FIELD = re.compile(r"\{\w*\}")
HOW = "run packaging/texts.py, then translate what it lists in assets/i18n (see CONTRIBUTING.md)"


@pytest.fixture(scope="session")
def texts() -> ModuleType:
    """The script that gathers all texts."""
    sys.path.insert(0, str(ROOT / "packaging"))
    try:
        return importlib.import_module("texts")
    finally:
        sys.path.remove(str(ROOT / "packaging"))


def named(path: Path) -> str:
    return path.stem


def test_each_text_can_be_read_off_the_source(texts: ModuleType) -> None:
    assert texts.gathered().blind == ()


def test_no_text_is_put_together_from_fields_that_nobody_can_fill(texts: ModuleType) -> None:
    unnamed = [one.text for one in texts.gathered().texts if "{}" in one.text]
    assert unnamed == []


@pytest.mark.parametrize("catalogue", OURS, ids=named)
def test_every_text_is_there_and_finished(texts: ModuleType, catalogue: Path) -> None:
    missing = texts.missing(catalogue.stem)
    if missing:
        pytest.fail(f"{HOW}:\n" + "\n".join(missing), pytrace=False)


@pytest.mark.parametrize("catalogue", OURS, ids=named)
def test_a_text_has_the_same_fields_in_every_language(texts: ModuleType, catalogue: Path) -> None:
    ones = {one.text: one.one for one in texts.gathered().texts if one.counted}
    wrong = []
    for message in ElementTree.parse(catalogue).iter("message"):
        source = message.findtext("source") or ""
        forms = [form.text or "" for form in message.iter("numerusform")]
        if not forms:
            said = message.findtext("translation") or ""
            fine = not said or fields(said) == fields(source)
        else:  # a count need not be told where the words do
            may = fields(source) | fields(ones.get(source, ""))
            must = (fields(source) & fields(ones.get(source, ""))) - {"{count}"}
            fine = all(must <= fields(said) <= may for said in forms if said)
        if not fine:
            wrong.append(f"{source} | {forms or said}")
    assert not wrong


def fields(text: str) -> set[str]:
    return set(FIELD.findall(text))


@pytest.mark.parametrize("catalogue", sorted(CATALOGUES.glob("*.ts")), ids=named)
def test_what_the_program_reads_is_made_of_what_translators_wrote(
    texts: ModuleType, catalogue: Path, tmp_path: Path
) -> None:
    made = tmp_path / "made.qm"
    texts.release(catalogue, made)
    assert made.read_bytes() == catalogue.with_suffix(".qm").read_bytes(), HOW


@pytest.mark.parametrize("catalogue", OURS, ids=named)
def test_what_stands_in_a_menu_is_told_apart_in_every_language(catalogue: Path) -> None:
    """What is said anew when the language changes is known by what it was."""
    said: dict[str, set[str]] = {}
    for message in ElementTree.parse(catalogue).iter("message"):
        english = message.findtext("source") or ""
        if re.search(r"&\w", english):
            said.setdefault(message.findtext("translation") or "", set()).add(english)
    assert len(said) > 20
    assert [several for several in said.values() if len(several) > 1] == []

"""Is every line of the rules pages told in each language, for every game and number of players?"""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from dominoes_desktop.archive.assets import assets, rules_texts
from dominoes_desktop.games import GAMES
from dominoes_desktop.rules.ruleset import Ruleset
from dominoes_desktop.words.rules_page import plain_text, rules_page
from dominoes_desktop.words.rules_page_syntax import page_lines
from dominoes_desktop.words.rules_page_told import in_language, parted, reworded

FOLDER = assets() / "rules"
OTHERS = sorted(path.name for path in FOLDER.iterdir() if path.name != "en")
ENGLISH = sorted(
    path.relative_to(FOLDER / "en").with_suffix("").as_posix()
    for path in (FOLDER / "en").rglob("*.md")
)
FACT = re.compile(r"\{([a-z_]+)")
CONDITION = re.compile(r"<([a-z_]+)[=!<>]")


def names(text: str) -> Counter[str]:
    return Counter([key for key, _, _ in map(parted, text.splitlines()) if key])


@pytest.mark.parametrize("language", OTHERS)
def test_every_line_is_told_and_no_other(language: str) -> None:
    told, english = rules_texts(language), rules_texts()
    differ = {
        name: (names(english(name)) - names(told(name)), names(told(name)) - names(english(name)))
        for name in ENGLISH
        if names(told(name)) != names(english(name))
    }
    assert differ == {}
    files = {p.relative_to(FOLDER / language).with_suffix("").as_posix() for p in pages(language)}
    assert files == set(ENGLISH)


def pages(language: str) -> list[Path]:
    return list((FOLDER / language).rglob("*.md"))


@pytest.mark.parametrize("language", OTHERS)
def test_a_line_tells_the_same_facts_in_every_language(language: str) -> None:
    wrong = []
    for name in ENGLISH:
        english = rules_texts()(name)
        both = zip(
            english.splitlines(),
            reworded(english, rules_texts(language)(name)).splitlines(),
            strict=True,
        )
        for line, said in both:
            here, there = [FACT.findall(parted(one)[2]) for one in (line, said)]
            more = set(CONDITION.findall(said)) - set(CONDITION.findall(line))
            if set(here) != set(there) or more or said.count(" // ") != line.count(" // "):
                wrong.append(f"{name}: {said}")
    assert wrong == []


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_page_is_told_whole(language: str, game: Ruleset) -> None:
    read = in_language(rules_texts(), rules_texts(language))
    for seats in range(game.seats[0], min(game.seats[1], 5) + 1):
        page = plain_text(rules_page(read, game, game, seats, str))
        assert not set("{}<>[]~") & set(page)
        assert "  " not in page
        english = plain_text(rules_page(rules_texts(), game, game, seats, str))
        assert page.count("\n\n") == english.count("\n\n")
    assert len(page_lines(read, game.key)) == len(page_lines(rules_texts(), game.key))

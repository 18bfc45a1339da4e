"""Is what was said in one language said in another, whatever it was put together of?"""

import pytest

from dominoes_desktop.archive.catalogues import languages, phrases
from dominoes_desktop.words.again import Again
from dominoes_desktop.words.text import Counted, Meant

FROM_ENGLISH = Again(phrases("en"))
FROM_DANISH = Again(phrases("da"))
TO_DANISH = {phrase.english: phrase.said for phrase in phrases("da") if not phrase.one}


def danish(text: str) -> str:
    if isinstance(text, Counted):
        forms = [phrase.said for phrase in phrases("da") if phrase.english == text.many]
        return forms[0 if text.number == 1 else -1]
    return TO_DANISH.get(text, text)


def english(text: str) -> str:
    return str(text)


@pytest.mark.parametrize(
    ("was", "now"),
    [
        ("Your hand", "Din hånd"),
        ("Saved as match.domino", "Gemt som match.domino"),
        ("7 tiles", "7 brikker"),
        ("1 tile", "1 brik"),
        ("Bo wins the match", "Bo vinder kampen"),
        ("Ann and Bo", "Ann og Bo"),
        ("Casual, careful", "Afslappet, forsigtig"),
        ("House rules  ·  2 changed", "Husregler  ·  2 ændret"),
        ("Saved as match.domino. Your hand", "Gemt som match.domino. Din hånd"),
        ("Something that nobody says", "Something that nobody says"),
        ("Mira", "Mira"),
        ("12", "12"),
        ("", ""),
    ],
)
def test_it_is_known_by_what_it_was(was: str, now: str) -> None:
    assert FROM_ENGLISH(was, danish) == now
    assert FROM_DANISH(now, english) == was


def test_a_part_that_was_made_the_beginning_is_known() -> None:
    assert TO_DANISH["on the table now"] == "på bordet nu"
    assert FROM_ENGLISH("On the table now", danish) == "På bordet nu"


def test_braces_in_what_was_filled_in_mean_nothing() -> None:
    assert FROM_ENGLISH("Saved as {name}.domino", danish) == "Gemt som {name}.domino"


@pytest.mark.parametrize("language", languages())
def test_every_text_comes_back_from_every_language(language: str) -> None:
    known = phrases(language)
    again = Again(known)
    whole = [one for one in known if "{" not in one.said and not one.one]
    meant = {one.said: one.english for one in reversed(whole)}  # the first of the same words
    assert {one: again(one, english) for one in meant} == meant


def test_which_of_several_meanings_it_had_is_handed_on() -> None:
    of_games = next(one for one in phrases("da") if one.meaning)
    asked: list[str] = []

    def noted(text: str) -> str:
        asked.append(text)
        return text

    Again([of_games])(of_games.said, noted)
    assert [isinstance(one, Meant) and one.meaning for one in asked] == [of_games.meaning]

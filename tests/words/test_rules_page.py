"""Does a rules page say what is in force, mark what is changed, and add up?"""

import re

import pytest

from dominoes_desktop.archive.assets import rules_texts
from dominoes_desktop.games import ANIMAL, BLOCK, DRAW, GAMES, PEBBLE
from dominoes_desktop.rules.options import values
from dominoes_desktop.rules.ruleset import Ruleset
from dominoes_desktop.rules.tile import tile_set
from dominoes_desktop.rules.umpire import position
from dominoes_desktop.words.rules_page import (
    Change,
    Heading,
    Page,
    Paragraph,
    Picture,
    plain_text,
    rules_page,
)
from dominoes_desktop.words.rules_page_sums import NAMES, Sum, worked_sum
from dominoes_desktop.words.rules_page_syntax import BadPage
from dominoes_desktop.words.rules_page_told import in_language
from tests.rules.texts import ruled
from tests.rules_pages.variants import PAGES, Variant, one_change, variants

READ = rules_texts()

every_game = pytest.mark.parametrize("game", PAGES, ids=lambda game: game.key)


def page_of(game: Ruleset, seats: int = 2, **rules: object) -> Page:
    return rules_page(READ, ruled(game, **rules), game, seats, str)


def said(page: Page) -> dict[str, str]:
    return {sentence.name: sentence.text for sentence in page.sentences()}


def marked(page: Page) -> set[str]:
    return {sentence.name for sentence in page.sentences() if sentence.changed}


@every_game
def test_a_preset_has_nothing_marked(game: Ruleset) -> None:
    for seats in range(game.seats[0], game.seats[1] + 1):
        page = page_of(game, seats)
        assert (page.key, page.seats, page.changes) == (game.key, seats, ())
        assert marked(page) == set()


def test_what_differs_from_the_preset_is_marked_and_named() -> None:
    page = page_of(BLOCK, draw="one", reserve=3)
    assert page.changes == (
        Change("Reserve", "The last 3 tiles", "All: no drawing"),
        Change("Drawing", "Draw one tile", "Pass, no drawing"),
    )
    assert {"draw-one", "reserve", "no-more-rest"} <= marked(page)
    assert "hands" not in marked(page)


def idle(name: str, variant: Variant) -> bool:
    """Has this rule nothing to decide beside the others?"""
    ruleset, seats = variant
    rules = values(ruleset)
    left = len(tile_set(ruleset.set)) - ruleset.hand_size(seats) * seats
    match name:
        case "lead_tile":
            return rules["first_lead"] == "lot"
        case "no_double":  # or somebody is dealt one
            return rules["first_lead"] in ("lot", "heaviest") or left < ruleset.set + 1
        case "direction":
            return seats == 2
        case "next_lead":  # there is no second round
            return rules["target"] == "round" and rules["best_of"] == 1
        case "exact":
            return rules["target"] == "round"
        case "draw" | "cannot_play":  # there is no boneyard
            return not left
        case "drawn" | "reserve":
            return not left or rules["draw"] == "none"
    return False


@every_game
def test_every_house_rule_that_decides_something_is_marked(game: Ruleset, full: bool) -> None:
    for name, value, ruleset, seats in one_change(game, full):
        page = rules_page(READ, ruleset, game, seats, str)
        assert page.changes
        assert marked(page) or idle(name, (ruleset, seats)), (name, value, seats)


@every_game
def test_every_page_is_whole_and_plain(game: Ruleset, full: bool) -> None:
    for ruleset, seats in variants(game, full):
        page = rules_page(READ, ruleset, game, seats, str)
        names = [sentence.name for sentence in page.sentences()]
        assert len(names) == len(set(names))
        for text in said(page).values():
            assert re.fullmatch(r"[A-Z][^{}<>|\[\]!?.]*\.", text), text
            assert "  " not in text
            assert " ," not in text
            assert len(text.split()) <= 30
        headings = [block for block in page.blocks if isinstance(block, Heading)]
        assert 8 <= len(headings) <= 14
        for block, after in zip(page.blocks, page.blocks[1:], strict=False):
            assert not (isinstance(block, Heading) and isinstance(after, Heading))


@every_game
def test_every_picture_is_a_line_of_its_game(game: Ruleset, full: bool) -> None:
    for ruleset, seats in variants(game, full):
        for block in rules_page(READ, ruleset, game, seats, str).blocks:
            if isinstance(block, Picture):
                assert position(ruleset, [[]] * seats, block.tiles).round is not None
                assert block.caption.endswith(".")


@every_game
def test_every_sum_adds_up(game: Ruleset) -> None:
    """Counted again from what the sum says is held: the terms are the pips of the tiles."""
    for seats in range(game.seats[0], game.seats[1] + 1):
        for block in page_of(game, seats).blocks:
            if isinstance(block, Sum):
                held = {str(sum(tile.pips for tile in hand)) for _, hand in block.held}
                for line in block.sums:
                    terms, equals, total = line.partition(" = ")
                    if equals:
                        assert set(re.findall(r"\d+", terms)) <= held
                        assert eval(terms) == int(re.split(r"\D", total)[0])


def test_the_example_of_the_source_is_worked_out() -> None:
    """A holds 4, B 9 and C 14 pips: A scores 15 (rules.md A3.7)."""
    done = worked_sum("blocked: 3-1 / 5-4 / 6-5 2-1", PEBBLE, 3, str)
    assert done.sums == ("(9 - 4) + (14 - 4) = 15 points for Ann",)
    assert done.lines()[0] == "Blocked: Ann holds least and scores 15 points"
    assert [line for line, _ in done.held][2] == "Cy holds 6-5 and 2-1: 14"
    with pytest.raises(ValueError, match="no round ends"):
        worked_sum("blocked: 1-0 / 5-4", PEBBLE, 2, str)


def test_a_page_follows_the_number_of_players() -> None:
    two, four = said(page_of(PEBBLE, 2)), said(page_of(PEBBLE, 4))
    assert two["boneyard"].startswith("The 14 tiles left over")
    assert four["all-dealt"] == "That is every tile, so there is nothing to draw."
    assert "draw-one" not in four
    assert len(NAMES) >= max(game.seats[1] for game in PAGES)


def test_children_are_spoken_to_in_their_words() -> None:
    page = page_of(ANIMAL, 3)
    assert said(page)["hands"].endswith("everybody takes five tiles.")
    assert "Scoring" not in plain_text(page)
    assert "elephant" in plain_text(page)


def test_the_text_reads_from_heading_to_sum() -> None:
    text = plain_text(page_of(DRAW, 2))
    assert text.startswith("The game\n\nBe the first to lay all your tiles.")
    assert "\n\nAnn goes out and scores 14 points\n" in text


WORDS = {
    "draw": "; a remark\n## One\na: {hand tile|tiles}, {hand}, {hand#}, <seats=2: two|more>.\n@x\n"
    "~b: Otherwise.\n\n## Empty\nc [seats>3]: Never.\n!fits 6-6 6-4@6-6?: A {hand}.",
    "parts/x": "b [draw!=none, seats<4]: Plain.",
}


def test_a_page_is_put_together_from_lines() -> None:
    page = rules_page(WORDS.__getitem__, DRAW, DRAW, 2, str)
    heading, paragraph, empty, picture = page.blocks
    assert heading == Heading("One")
    assert isinstance(paragraph, Paragraph)
    texts = [sentence.text for sentence in paragraph.sentences]
    assert texts == ["Seven tiles, seven, 7, two.", "Otherwise."]
    assert empty == Heading("Empty")
    assert isinstance(picture, Picture)
    assert (picture.ghosts, picture.caption) == (1, "A seven.")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("A sentence without a name.", "is no line of a page"),
        ("name [draw]: Words.", "is no condition"),
        ("name without a colon", "expected 'name: sentence'"),
        ("~unknown: Words.", "no sentence is called unknown"),
        ("!no-tile pass: Words.", "lays no tile"),
    ],
)
def test_a_page_that_is_not_written_so_is_refused(text: str, why: str) -> None:
    with pytest.raises(BadPage, match=why):
        rules_page({"draw": text}.__getitem__, DRAW, DRAW, 2, str)


def test_another_language_falls_back_to_english() -> None:
    assert in_language(READ, rules_texts("xx"))("draw") == READ("draw")
    with pytest.raises(FileNotFoundError):
        READ("no such page")


def test_every_game_has_a_page() -> None:
    assert [game.key for game in GAMES if game not in PAGES] == []

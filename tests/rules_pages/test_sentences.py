"""Is every sentence of every rules page true? Each is tied to a scripted round that shows it."""

from collections.abc import Iterator

import pytest

from dominoes_desktop.archive.assets import rules_texts
from dominoes_desktop.rules.move import Play
from dominoes_desktop.rules.ruleset import Ruleset
from dominoes_desktop.rules.umpire import legal_moves, step, to_move
from dominoes_desktop.words.lesson import lesson
from dominoes_desktop.words.rules_page import Picture, rules_page
from dominoes_desktop.words.rules_page_facts import facts_of
from dominoes_desktop.words.rules_page_syntax import page_lines
from tests.rules_pages.scenes import scenes
from tests.rules_pages.table import Table
from tests.rules_pages.variants import PAGES, Variant, directed, one_change, presets, variants

READ = rules_texts()
SCENES = scenes()

every_game = pytest.mark.parametrize("game", PAGES, ids=lambda game: game.key)


def sentence_names(game: Ruleset) -> set[str]:
    """Of all its sentences, those below pictures, too."""
    return {line.name.removeprefix("*") for line in page_lines(READ, game.key) if line.name}


def tables(game: Ruleset, variant: Variant) -> Iterator[tuple[str, Table]]:
    """The name of each sentence of the page, and where its scene is played."""
    ruleset, seats = variant
    facts = facts_of(ruleset, seats, str)
    page = rules_page(READ, ruleset, game, seats, str)
    for sentence in page.sentences():
        yield sentence.name, Table(sentence.text, ruleset, seats, facts, name=sentence.name)
    for block in page.blocks:
        if isinstance(block, Picture):
            yield block.name, Table(block.caption, ruleset, seats, facts, block.tiles)


@every_game
def test_every_sentence_has_a_scene(game: Ruleset) -> None:
    assert sentence_names(game) - SCENES.keys() == set()


def test_every_scene_has_a_sentence() -> None:
    assert SCENES.keys() - {name for game in PAGES for name in sentence_names(game)} == set()


@every_game
def test_every_sentence_is_shown_by_its_scene(game: Ruleset, full: bool) -> None:
    for variant in variants(game, full):
        for name, table in tables(game, variant):
            try:
                SCENES[name](table)
            except Exception as wrong:
                wrong.add_note(f"{game.key}, {name}: {table}")
                raise


def test_no_sentence_waits_for_rules_that_never_come() -> None:
    written = {name for game in PAGES for name in sentence_names(game)}
    said = {
        name
        for game in PAGES
        for variant in {*presets(game), *directed(game)}
        for name, _ in tables(game, variant)
    }
    assert written - said == set()


@every_game
def test_every_scene_of_a_lesson_can_be_played_as_it_asks(game: Ruleset, full: bool) -> None:
    alone = [(ruleset, seats) for _, _, ruleset, seats in one_change(game, full)]
    for ruleset, seats in (*presets(game), *alone):
        for scene in lesson(READ, ruleset, str, seats):
            match = scene.start
            for at in range(len(scene.steps)):
                assert to_move(match) == 0, (scene.name, ruleset)
                moves = legal_moves(match)
                plays = [move for move in moves if isinstance(move, Play)]
                wrong = [play for play in plays if not scene.right(at, match, play)]
                assert not wrong or scene.instead, (scene.name, ruleset, wrong)
                match = step(match, scene.way(at, match)).match

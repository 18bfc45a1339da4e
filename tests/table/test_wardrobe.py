"""Do a tile set and a table make a theme, and does a wrong value cost only its own theme?"""

from dataclasses import fields
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QImage

from dominoes_desktop.archive.themes import theme_folder
from dominoes_desktop.table.faces import Faces
from dominoes_desktop.table.felt import paint_felt
from dominoes_desktop.table.garment import TABLE_VALUES, TILE_VALUES, garment
from dominoes_desktop.table.theme import DEFAULT, STYLES, Theme, dressed
from dominoes_desktop.table.wardrobe import OWN, theme_of, together, wardrobe

pytestmark = pytest.mark.usefixtures("qapp")

SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9h-9z"/></svg>'


def put(own: Path, kind: str, text: str, **files: bytes) -> None:
    """A theme ``mine`` of the user's."""
    folder = own / kind / "mine"
    folder.mkdir(parents=True)
    (folder / "theme.toml").write_text(text, encoding="utf-8")
    for name, content in files.items():
        (folder / name.replace("_", ".")).write_bytes(content)


def picture() -> bytes:
    """A PNG of red."""
    from PySide6.QtCore import QBuffer, QByteArray, QIODevice

    image = QImage(8, 8, QImage.Format.Format_RGB32)
    image.fill(QColor("#ff0000"))
    held = QByteArray()
    buffer = QBuffer(held)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")
    return bytes(held.data())


# the program's own


def test_all_of_the_programs_themes_can_be_worn_and_are_offered_in_order(tmp_path: Path) -> None:
    found = wardrobe(tmp_path)
    assert found.wrong == ()
    assert [one.key for one in found.tiles] == (
        "ivory ebony coloured numerals pebbles animals animals_plain contrast".split()
    )
    assert [one.key for one in found.tables] == "green blue walnut slate contrast".split()
    assert all(one.name and one.says for one in (*found.tiles, *found.tables))


def test_the_first_of_each_says_what_the_program_has_without_a_disk(tmp_path: Path) -> None:
    for kind, key in (("tiles", "ivory"), ("tables", "green")):
        folder = theme_folder(kind, key, tmp_path)
        assert garment(folder).theme == DEFAULT
        values = TILE_VALUES if kind == "tiles" else TABLE_VALUES
        said = {*folder.values} - {"name", "says", "order"}
        assert said == {*values} - {"texture", "pictures"}


@pytest.mark.parametrize("style", [one for one in STYLES if one not in ("pips", "pictures")])
def test_a_games_own_tiles_are_those_of_the_set_of_that_name(tmp_path: Path, style: str) -> None:
    own, wrong = theme_of(OWN, "green", style, tmp_path)
    chosen, _ = theme_of(style, "green", "pips", tmp_path)
    assert own == chosen == dressed(DEFAULT, style)
    assert wrong == ()


def test_a_chosen_set_is_worn_in_every_game(tmp_path: Path) -> None:
    assert theme_of("ebony", "slate", "animals", tmp_path) == theme_of(
        "ebony", "slate", "pips", tmp_path
    )


def test_tiles_and_table_do_not_touch_each_others_values(tmp_path: Path) -> None:
    ebony, _ = theme_of("ebony", "green", own=tmp_path)
    slate, _ = theme_of("ivory", "slate", own=tmp_path)
    both, _ = theme_of("ebony", "slate", own=tmp_path)
    assert both == together(ebony, slate)
    assert (both.ivory, both.felt) == (ebony.ivory, slate.felt)
    assert not {*TILE_VALUES} & {*TABLE_VALUES}
    sizes = {"radius", "step", "shadow_of", "families", "small", "body", "large"}
    assert {*TILE_VALUES, *TABLE_VALUES, *sizes} == {one.name for one in fields(Theme)}


# one of the user's


def test_a_theme_says_only_what_differs(tmp_path: Path) -> None:
    put(tmp_path, "tiles", 'name = "Bone"\nivory = ["#ffffff", "#eeeeee", "#dddddd"]\ngloss = 0\n')
    theme, wrong = theme_of("mine", "green", own=tmp_path)
    assert wrong == ()
    assert (theme.ivory[1], theme.gloss, theme.pip) == ("#eeeeee", 0.0, DEFAULT.pip)
    assert [one.name for one in wardrobe(tmp_path).tiles][-1] == "Bone"


@pytest.mark.parametrize(
    ("kind", "text", "says"),
    [
        ("tiles", 'felt = ["#000000", "#000000", "#000000"]', "no value named 'felt'"),
        ("tables", 'pip = ["#000000", "#000000", "#000000"]', "no value named 'pip'"),
        ("tiles", 'ivory = ["#ffffff", "#ffffff"]', "ivory should be a list of 3 colours"),
        ("tiles", 'ivory = ["#ffffff", "white", "#ffffff"]', "ivory should be a list of 3"),
        ("tiles", 'chalk = "red"', 'chalk should be a colour such as "#2f7d5b"'),
        ("tiles", "chalk = 5", "chalk should be a colour"),
        ("tiles", 'numbers = ["#ffffff"]', "numbers should be a list of 19 colours"),
        ("tiles", 'stones = ["#ffffff"]', "stones should be a list of 3 colours each"),
        ("tables", "seats = []", "seats should be a list of colours"),
        ("tiles", "gloss = true", "gloss should be a number from 0 to 1"),
        ("tiles", "pip_of = 3.0", "pip_of should be a number from 0.05 to 0.12"),
        ("tiles", 'style = "runes"', "style should be pips, "),
        ("tables", "ground = 1", "ground should be felt, "),
        ("tiles", "order = 'first'", "order should be a whole number"),
        ("tiles", "name = 1", "name and says should be texts"),
        ("tables", 'texture = "cloth.png"', "cloth.png: "),
        ("tables", "texture = 1", "texture should be the name of a file"),
        ("tables", 'texture = "theme.toml"', "is not a picture"),
        ("tiles", 'pictures = "0.svg"', "pictures should be a list of names"),
        ("tiles", 'pictures = ["theme.toml"]', "is not a drawing"),
        ("tiles", f"pictures = {['0.svg'] * 20}", "pictures should be 19 files at most"),
        ("tables", "felt = [", "can't be read as TOML"),
    ],
)
def test_a_wrong_value_is_told_of_in_a_sentence_and_the_default_is_used(
    tmp_path: Path, kind: str, text: str, says: str
) -> None:
    put(tmp_path, kind, text)
    theme, wrong = theme_of(
        "mine" if kind == "tiles" else OWN, "mine" if kind == "tables" else "green", own=tmp_path
    )
    assert theme == DEFAULT
    assert len(wrong) == 1
    assert says in str(wrong[0])
    assert "theme.toml" in str(wrong[0]) or "cloth.png" in str(wrong[0])
    found = wardrobe(tmp_path)
    assert found.wrong == wrong
    assert (len(found.tiles), len(found.tables)) == (8, 5)


def test_a_table_may_bring_a_picture_that_is_laid_over_its_colours(tmp_path: Path) -> None:
    text = 'ground = "plain"\ntexture = "cloth.png"\n'
    put(tmp_path, "tables", text, cloth_png=picture())
    theme, wrong = theme_of(OWN, "mine", own=tmp_path)
    assert wrong == ()
    for dpr in (1.0, 1.25):
        felt = paint_felt(QSize(40, 30), dpr, theme).toImage()
        assert {felt.pixelColor(x, 20).name() for x in range(40)} == {"#ff0000"}


def test_a_set_may_bring_drawings_and_a_number_without_one_is_written(tmp_path: Path) -> None:
    put(tmp_path, "tiles", 'style = "pictures"\npictures = ["0.svg"]\n', **{"0_svg": SVG.encode()})
    theme, wrong = theme_of("mine", "green", own=tmp_path)
    assert wrong == ()
    drawn, written = Faces(48, 1.0, theme).face(0, 7, True), Faces(48).face(1, 1, True)
    image = drawn.pixmap.toImage()
    edge = round(drawn.margin)
    assert image.pixelColor(edge + 24, edge + 24).name() == "#000000"
    figure = Faces(48, 1.0, theme, "numerals").face(0, 7, True).pixmap.toImage()
    right = (edge + 48, edge, 48, 48)
    assert image.copy(*right) == figure.copy(*right)
    assert written.margin == drawn.margin

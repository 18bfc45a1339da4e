"""Is the table shown as large as it can be, sharp, and without jumping about?"""

from functools import cache
from random import Random

import pytest

from dominoes_desktop.games import BLOCK
from dominoes_desktop.geometry import Layout, shape_of
from dominoes_desktop.geometry.arrange import arrange
from dominoes_desktop.table.area import Frame, frame
from dominoes_desktop.table.camera import COMFORT, Camera, aim

from .test_scene_space import chain

SIZES = [(800, 600), (1280, 720), (1920, 1080), (3840, 2160)]


@cache
def layouts(seed: int) -> list[Layout]:
    """A line as it grows to 28 tiles."""
    line, shape = chain(Random(seed)), shape_of(BLOCK)
    found = [Layout()]
    for laid in range(1, len(line) + 1):
        found.append(arrange(line[:laid], shape, found[-1] if laid > 1 else None))
    return found


def shown(camera: Camera, layout: Layout, here: Frame) -> bool:
    """Is all of it on the felt?"""
    x0, y0 = camera.at(*layout.bounds[:2])
    x1, y1 = camera.at(*layout.bounds[2:])
    felt = here.felt
    return x0 >= felt.x and y0 >= felt.y and x1 <= felt.right and y1 <= felt.bottom


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("dpr", [1.0, 1.25, 1.5, 2.0])
def test_every_tile_lies_on_whole_device_pixels(size: tuple[int, int], dpr: float) -> None:
    here, camera = frame(*size, 3), None
    for layout in layouts(1):
        camera = aim(layout, [], here, dpr, camera)
        for value in (camera.unit * dpr, camera.x * dpr, camera.y * dpr):
            assert value == pytest.approx(round(value))


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_that_lies_is_on_the_felt(size: tuple[int, int], seats: int) -> None:
    here, camera = frame(*size, seats), None
    for layout in layouts(seats)[1:]:
        camera = aim(layout, [], here, 1.0, camera)
        assert shown(camera, layout, here)


def test_the_picture_stands_still_as_long_as_it_can() -> None:
    here, camera, moves = frame(1280, 720, 2), None, 0
    for layout in layouts(2)[1:]:
        before, camera = camera, aim(layout, [], here, 1.0, camera)
        moves += before is not None and camera != before
    assert moves <= 10


def test_what_fits_no_more_makes_the_picture_smaller_never_larger() -> None:
    here, camera = frame(1280, 720, 4), None
    sizes = []
    for layout in layouts(3)[1:]:
        camera = aim(layout, [], here, 1.0, camera)
        sizes.append(camera.short)
    assert sizes == sorted(sizes, reverse=True)


def test_the_same_camera_is_found_again() -> None:
    here = frame(1280, 720, 2)
    for layout in layouts(4):
        camera = aim(layout, [], here, 1.0, None)
        assert aim(layout, [], here, 1.0, camera) == camera


@pytest.mark.parametrize(
    ("size", "scale"), [((1280, 720), 1), ((3840, 2160), 3), ((5120, 2880), 4)]
)
def test_tiles_grow_with_the_window(size: tuple[int, int], scale: float) -> None:
    """Known complaint C10."""
    camera = aim(layouts(5)[1], [], frame(*size, 2), 1.0, None)
    assert 0.8 * COMFORT * scale <= camera.short <= COMFORT * scale


def test_an_empty_table_is_seen_in_its_middle() -> None:
    here = frame(1280, 720, 2)
    camera = aim(Layout(), [], here, 1.0, None)
    assert camera.at(0, 0) == pytest.approx(here.felt.centre, abs=1)

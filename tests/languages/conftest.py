"""Whose windows change their language here? A test's own, and after it all is English again."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale

from tests.forked import forking

__all__ = ["forking"]


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    before = QLocale()
    yield
    QLocale.setDefault(before)

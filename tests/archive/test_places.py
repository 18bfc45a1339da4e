"""Are the user's files where the platform wants them?"""

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QStandardPaths

from dominoes_desktop.archive import places

Location = QStandardPaths.StandardLocation


@pytest.mark.parametrize(
    ("place", "location"),
    [
        (places.config_dir, Location.AppConfigLocation),
        (places.data_dir, Location.AppDataLocation),
        (places.state_dir, Location.StateLocation),
    ],
)
def test_places_are_those_that_qt_names(
    place: object, location: QStandardPaths.StandardLocation, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert callable(place)
    before = QCoreApplication.applicationName(), QCoreApplication.organizationName()
    QCoreApplication.setApplicationName(places.NAME)
    QCoreApplication.setOrganizationName("")
    try:
        assert place() == Path(QStandardPaths.writableLocation(location))
        for name in ("CONFIG", "DATA", "STATE"):
            monkeypatch.delenv(f"XDG_{name}_HOME", raising=False)
        assert place() == Path(QStandardPaths.writableLocation(location))
    finally:
        QCoreApplication.setApplicationName(before[0])
        QCoreApplication.setOrganizationName(before[1])

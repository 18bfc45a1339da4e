"""What does a screen reader take our widgets for? The table for a group, a sheet for a dialog."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QApplication, QWidget

from ...table.view import TableView
from ..sheet import Sheet
from .stand_in import Group

TOLD = "readers are told of roles"
Role = QAccessible.Role
ROLES: tuple[tuple[type[QWidget], QAccessible.Role], ...] = (
    (TableView, Role.Grouping),
    (Group, Role.Grouping),
    (Sheet, Role.Dialog),
)


def tell_roles() -> None:
    """From now on readers are told so, of all that is made after this."""
    application = QApplication.instance()
    if application is not None and not application.property(TOLD):
        application.setProperty(TOLD, True)
        QAccessible.installFactory(interface_of)


def interface_of(name: str, thing: QObject | None) -> QAccessibleInterface | None:
    """The interface for one of ours, by which all that lies in it is found; None for all else.

    Left to itself Qt shows of a graphics view only its viewport. This is Qt's own interface for a
    widget under another role: one that is written in Python is not safe to act on.
    """
    if isinstance(thing, TableView):
        QTimer.singleShot(0, thing, thing.table.arranged.emit)  # somebody asks: bring it about
    for kind, role in ROLES:
        if isinstance(thing, kind):
            return QAccessibleWidget(thing, role)
    if isinstance(thing, QWidget) and isinstance(thing.parentWidget(), TableView):
        beside = type(thing) is not QWidget  # as its viewport is
        return QAccessibleWidget(thing, Role.Pane) if beside else None
    return None

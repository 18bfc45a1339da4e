"""Where in the source does something stand, what does it call, where is it imported from?"""

from __future__ import annotations

import ast
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class At:
    """An expression and the module that it stands in."""

    node: ast.expr
    file: str


def paths(node: ast.ImportFrom, file: str) -> tuple[str, str]:
    """Where a module lies from which that file imports something."""
    folder = file.split("/")[: -node.level or None]
    inside = "/".join([*folder, *(node.module or "").split(".")])
    return f"{inside}.py", f"{inside}/__init__.py"


def called(call: ast.Call) -> str:
    """The last name of what is called."""
    match call.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""

"""Does the house stand as it was drawn? Sizes, names, directions, and what must not be missing."""

import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from dominoes_desktop.games import GAMES
from dominoes_desktop.rules.ruleset import Ruleset
from dominoes_desktop.words import game_name, game_says

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "dominoes_desktop"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
CONTRIBUTING = ROOT / "CONTRIBUTING.md"

LONGEST_FILE = 300
LONGEST_FUNCTION = 60
AT_THE_TOP = {
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "LICENSE",
    "README.md",
    "assets",
    "dominoes_desktop",
    "packaging",
    "pyproject.toml",
    "tests",
}
MADE_BY_TOOLS = {"build", "dist", "__pycache__"}
EMPTY_WORDS = {"manager", "helper", "helpers", "util", "utils", "base", "impl"}
TERMS = (
    "tile pips double end line arm spinner train hub boneyard hand seat lead round match game "
    "blocked out draw pass"
).split()

Function = ast.FunctionDef | ast.AsyncFunctionDef


def modules(*folders: Path) -> list[Path]:
    """Every Python file under these folders, in a fixed order."""
    return sorted(file for folder in folders for file in folder.rglob("*.py"))


OWN = modules(PACKAGE)
ALL = modules(PACKAGE, ROOT / "tests", ROOT / "packaging")


def tree(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"), str(file))


def spot(file: Path, node: ast.AST | None = None) -> str:
    line = getattr(node, "lineno", None)
    return f"{file.relative_to(ROOT)}{f':{line}' if line else ''}"


def test_every_file_keeps_within_its_wall() -> None:
    sizes = {spot(file): len(file.read_text(encoding="utf-8").splitlines()) for file in ALL}
    assert {file: lines for file, lines in sizes.items() if lines > LONGEST_FILE} == {}


def test_no_function_runs_far_past_forty_lines() -> None:
    long = [
        f"{spot(file, node)} {node.name}: {(node.end_lineno or 0) - node.lineno + 1} lines"
        for file in ALL
        for node in ast.walk(tree(file))
        if isinstance(node, Function)
        and (node.end_lineno or 0) - node.lineno + 1 > LONGEST_FUNCTION
    ]
    assert long == []


def test_every_module_says_first_what_it_answers() -> None:
    assert [spot(file) for file in ALL if not ast.get_docstring(tree(file))] == []


def test_nothing_has_a_name_that_says_nothing() -> None:
    def names(file: Path) -> Iterator[str]:
        yield file.stem
        yield from (node.name for node in ast.walk(tree(file)) if isinstance(node, ast.ClassDef))

    def words(name: str) -> set[str]:
        return {word.lower() for word in re.findall(r"[A-Z]?[a-z0-9]+|[A-Z]+(?![a-z])", name)}

    assert [(spot(f), name) for f in OWN for name in names(f) if words(name) & EMPTY_WORDS] == []


def test_imports_go_downwards_only() -> None:
    command = [sys.executable, "-c", "from importlinter.cli import *; exit(lint_imports())"]
    lint = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert lint.returncode == 0, lint.stdout


@cache
def imported(file: Path) -> list[tuple[str, ast.AST]]:
    """The full names of what a file imports, and where."""
    found: list[tuple[str, ast.AST]] = []
    for node in ast.walk(tree(file)):
        if isinstance(node, ast.Import):
            found += [(alias.name, node) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            found += [(f"{node.module or '.'}.{alias.name}", node) for alias in node.names]
    return found


def test_inside_the_package_imports_are_relative() -> None:
    assert [
        spot(file, node)
        for file in OWN
        if file.name != "__main__.py"  # may be run without a package around it
        for name, node in imported(file)
        if name.split(".")[0] == PACKAGE.name
    ] == []


@pytest.mark.parametrize(
    ("forbidden", "why"),
    [
        ("PySide6.QtGui.QDrag", "its nested loop can't be tested; the scene drags by itself"),
        ("pickle", "a record is text: nothing is pickled to disk"),
        ("shelve", "a record is text: nothing is pickled to disk"),
        ("marshal", "a record is text: nothing is pickled to disk"),
    ],
)
def test_nobody_imports_what_the_house_forbids(forbidden: str, why: str) -> None:
    assert [
        spot(file, node)
        for file in OWN
        for name, node in imported(file)
        if name == forbidden or name.startswith(f"{forbidden}.")
    ] == [], why


CHANGERS = set(
    "append extend insert remove clear pop popitem update setdefault add discard sort".split()
)


def changes(file: Path) -> Iterator[ast.AST]:
    """Where a file changes a container that stands at the top of a module, or rebinds a global."""
    top = tree(file)
    held = {
        target.id
        for node in top.body
        if isinstance(node, ast.Assign | ast.AnnAssign)
        for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
        if isinstance(target, ast.Name)
    }
    for function in (node for node in ast.walk(top) if isinstance(node, Function)):
        local = {
            node.id
            for node in ast.walk(function)
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
        } | {node.arg for node in ast.walk(function) if isinstance(node, ast.arg)}
        for node in ast.walk(function):
            match node:
                case ast.Global():
                    yield node
                case ast.Call(func=ast.Attribute(value=ast.Name(id=name), attr=verb)):
                    if name in held - local and verb in CHANGERS:
                        yield node
                case ast.Subscript(value=ast.Name(id=name), ctx=ast.Store() | ast.Del()):
                    if name in held - local:
                        yield node


def test_no_module_keeps_a_registry_or_a_global_that_changes() -> None:
    assert [spot(file, node) for file in OWN for node in changes(file)] == []


def test_nothing_is_put_off() -> None:
    marks = re.compile(r"\b(TO" r"DO|FIX" r"ME|XX" r"X)\b|pytest\.(mark\.)?(skip\b|xfail)")
    assert [spot(f) for f in ALL if marks.search(f.read_text(encoding="utf-8"))] == []


def test_the_top_level_holds_only_what_belongs_there() -> None:
    shown = {path.name for path in ROOT.iterdir() if not path.name.startswith(".")}
    rest = shown - AT_THE_TOP - MADE_BY_TOOLS
    assert {name for name in rest if not name.endswith(".egg-info")} == set()


def test_what_is_installed_is_all_of_the_package_and_its_assets() -> None:
    packed = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["setuptools"]
    rooms = [file.parent.relative_to(ROOT) for file in PACKAGE.rglob("__init__.py")]
    assert set(packed["packages"]) == {".".join(room.parts) for room in rooms} | {
        "dominoes_desktop.assets"
    }
    assert packed["package-dir"] == {"dominoes_desktop.assets": "assets"}
    assert packed["package-data"] == {"dominoes_desktop.assets": ["**/*"]}


def wanted() -> list[str]:
    """The names of every package that pyproject.toml asks for."""
    extras = PROJECT["optional-dependencies"].values()
    asked = [*PROJECT["dependencies"], *[line for extra in extras for line in extra]]
    return [re.split(r"[^\w-]", line)[0] for line in asked]


@pytest.mark.parametrize("package", wanted())
def test_every_dependency_has_its_reason(package: str) -> None:
    reason = re.search(rf"^\| `{package}` \| (.+) \|$", CONTRIBUTING.read_text("utf-8"), re.M)
    assert reason is not None
    assert len(reason[1]) > 20


def pins() -> dict[str, str]:
    """The pinned versions by name; every line that is no remark must be a plain pin."""
    lines = (ROOT / "packaging" / "constraints.txt").read_text(encoding="utf-8").splitlines()
    facts = [line.split("#")[0].strip() for line in lines]
    found = [re.fullmatch(r"([\w.-]+)==([\w.]+)", fact) for fact in facts if fact]
    assert all(found), "a pin is NAME==VERSION, never an address"
    return {pin[1].lower().replace("_", "-"): pin[2] for pin in found if pin}


def test_every_dependency_is_pinned() -> None:
    assert {name.lower() for name in wanted()} - set(pins()) == set()


def test_qt_is_pinned_below_the_version_that_aborts() -> None:
    names = ("pyside6", "pyside6-essentials", "pyside6-addons", "shiboken6")
    versions = {pins()[name] for name in names}
    assert len(versions) == 1
    assert (6, 9) <= tuple(map(int, versions.pop().split(".")))[:2] < (6, 12)


@pytest.mark.parametrize("term", TERMS)
def test_the_glossary_explains(term: str) -> None:
    glossary = CONTRIBUTING.read_text(encoding="utf-8").split("## Glossary")[1].split("\n## ")[0]
    assert re.search(rf"^\| (\*\*\w+\*\*, )*\*\*{term}\*\*.* \| .{{15,}} \|$", glossary, re.M)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_game_is_named_and_listed_and_has_a_played_match(game: Ruleset) -> None:
    assert len(game_says(game.key, str)) > 20
    row = f"| `{game.key}` | {game_name(game.key, str)} | "
    assert row in (ROOT / "README.md").read_text(encoding="utf-8")
    assert (ROOT / "tests" / "golden" / f"{game.key}.domino").is_file()


# Runs `python -m dominoes_desktop WORDS` in this process, then tells which Qt was loaded.
LOADED = """
import runpy, sys
try:
    runpy.run_module("dominoes_desktop", run_name="__main__", alter_sys=True)
except SystemExit as end:
    assert not end.code, end.code
assert not [name for name in sys.modules if name.split(".")[0] in ("PySide6", "shiboken6")]
"""


@pytest.mark.parametrize("words", ["games", "games draw --json", "--version"])
def test_a_command_without_a_window_never_loads_qt(words: str) -> None:
    command = [sys.executable, "-c", LOADED, *words.split()]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr


def test_what_the_readme_points_at_is_there() -> None:
    links = re.findall(r"\]\(([^)#:]+)\)", (ROOT / "README.md").read_text(encoding="utf-8"))
    assert links
    assert [link for link in links if not (ROOT / link).exists()] == []

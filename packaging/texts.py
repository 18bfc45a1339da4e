"""Which texts does the program say, and what are they in each language?

    python packaging/texts.py           bring all catalogues up to date with the source
    python packaging/texts.py add de    begin one more language
    python packaging/texts.py list      what is still to be translated, by language

The source is read (`source.py`), not run: whatever can reach a ``tr`` is a text. Qt's own lupdate
merges the texts into ``assets/i18n/LANGUAGE.ts``, which keeps what is translated and marks what is
not, and its lrelease makes the ``.qm`` that the program reads. Both come with PySide6.
"""

from __future__ import annotations

import ast
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

from source import Source
from spots import At, called

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "dominoes_desktop"
ROOMS = ("words", "table", "shell")
CATALOGUES = ROOT / "assets" / "i18n"
THEMES = ROOT / "assets" / "themes"
ASKING = ("tr", "_tr", "said")  # what gives a text in the user's language, now or later
BELOW = "archive"  # knows no language: what it has ``said`` is put into one by others
CONTEXT = "dominoes"
OWN = "qtbase_"  # catalogues of Qt's own texts, where Qt ships none: not from our source


@dataclass(frozen=True, slots=True, order=True)
class Text:
    """A text in English. ``counted``: it tells of a count; this is its form for many, beside it the
    one for ``one``.
    """

    text: str
    counted: bool = False
    meaning: str = ""
    one: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True)
class Gathered:
    """Every text, each with where it is written first (file and line), in that order; and the
    calls whose text can't be read off.
    """

    texts: dict[Text, tuple[str, int]]
    blind: tuple[str, ...]


@cache
def gathered() -> Gathered:
    """What can be read off the source as it is now."""
    found: dict[Text, tuple[str, int]] = {}
    blind = []
    for rooms, asking in ((ROOMS, ASKING), ((BELOW,), ("said",))):
        paths = [path for room in rooms for path in sorted((PACKAGE / room).rglob("*.py"))]
        source = Source(PACKAGE, paths)
        for call, file in source.calls(*asking):
            texts = dict(_texts(source, At(call.args[0], file))) if call.args else {}
            for text, place in texts.items():
                found[text] = min(place, found.get(text, place))
            if call.args and not texts:
                blind.append(f"{file}:{call.lineno}: {ast.unparse(call)}")
    for path in sorted(THEMES.glob("*/*/theme.toml")):
        theme = tomllib.loads(path.read_text(encoding="utf-8"))
        for at, name in enumerate(("name", "says")):
            place = path.relative_to(THEMES).as_posix(), at
            found[Text(theme[name])] = min(place, found.get(Text(theme[name]), place))
    ordered = sorted(found.items(), key=lambda one: (one[1], one[0]))
    return Gathered(dict(ordered), tuple(blind))


def _texts(source: Source, at: At) -> Iterator[tuple[Text, tuple[str, int]]]:
    for one in source.stands_for(at):
        place = one.file, getattr(one.node, "lineno", 0)
        match one.node:
            case ast.Constant(value=str() as text) if text:
                yield Text(text), place
            case ast.BinOp(left=left, op=ast.Add(), right=right):
                firsts, lasts = [_texts(source, At(half, one.file)) for half in (left, right)]
                ends = [text for text, _ in lasts]
                yield from [(Text(a.text + b.text), at) for a, at in firsts for b in ends]
            case ast.Call(args=[single, many, *_]) if called(one.node) == "Counted":
                ones, forms = [[*_texts(source, At(of, one.file))] for of in (single, many)]
                paired = len(ones) == len(forms)
                for at_one, (form, where) in enumerate(forms):
                    yield Text(form.text, True, one=ones[at_one][0].text if paired else ""), where
            case ast.Call(args=[ast.Constant(value=text), ast.Constant(value=why)]) if (
                called(one.node) == "Meant"
            ):
                yield Text(str(text), meaning=str(why)), place


# --- Catalogues ----------------------------------------------------------------------------------


def languages() -> list[str]:
    """Those that there are catalogues of."""
    names = [path.stem for path in sorted(CATALOGUES.glob("*.ts"))]
    return [name for name in names if not name.startswith(OWN)]


def update(names: list[str]) -> None:
    """Merge the texts of the source into these catalogues, and make all that the program reads."""
    with tempfile.TemporaryDirectory() as folder:
        listed = Path(folder) / "texts.cpp"
        listed.write_text(_as_source(), encoding="utf-8")
        for name in names:
            _run(
                *("lupdate", str(listed), "-ts", str(CATALOGUES / f"{name}.ts"), "-no-obsolete"),
                *("-locations", "none", "-source-language", "en", "-target-language", name),
            )
    for path in sorted(CATALOGUES.glob("*.ts")):
        release(path, path.with_suffix(".qm"))


def release(catalogue: Path, to: Path) -> None:
    """Make what the program reads of a catalogue; what is not finished stays English."""
    _run("lrelease", str(catalogue), "-qm", str(to), "-nounfinished")


def missing(name: str) -> list[str]:
    """What of the source is not in that catalogue, or not finished there."""
    tree = ElementTree.parse(CATALOGUES / f"{name}.ts")
    finished = set()
    for message in tree.iter("message"):
        forms = [form.text for form in message.iter("numerusform")]
        translation = message.find("translation")
        assert translation is not None
        if translation.get("type") is None and all(forms or [translation.text]):
            text, meaning = message.findtext("source"), message.findtext("comment")
            finished.add(Text(text or "", message.get("numerus") == "yes", meaning or ""))
    return [text.text for text in gathered().texts if text not in finished]


def _as_source() -> str:
    """The texts as lupdate understands them, each with a word for translators where it is from."""
    lines = []
    for text, (file, _) in gathered().texts.items():
        said = [f'"{CONTEXT}"', _quoted(text.text)]
        kind = "_N_NOOP" if text.counted else "_NOOP"
        if text.meaning:
            kind, said = "_NOOP3", [*said, _quoted(text.meaning)]
        lines.append(f"//: {file}{f' (for 1: {text.one})' if text.one else ''}")
        lines.append(f"QT_TRANSLATE{kind}({', '.join(said)}),")
    return "const char *texts[] = {\n" + "\n".join(lines) + "\n};\n"


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'


def _run(tool: str, *arguments: str) -> None:
    import PySide6

    home = Path(PySide6.__file__).parent
    program = next(path for path in (home / tool, home / f"{tool}.exe") if path.exists())
    done = subprocess.run([program, *arguments], capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{tool}: {done.stdout}{done.stderr}")


def main(arguments: list[str]) -> int:
    """Do what the command line asks. 1 where a text can't be read off the source."""
    blind = gathered().blind
    print("".join([f"no text can be read off {place}\n" for place in blind]), end="")
    match arguments:
        case []:
            update(languages())
        case ["add", name]:
            update([*languages(), name])
        case ["list"]:
            pass
        case _:
            print(__doc__)
            return 2
    for name in languages():
        left = missing(name)
        print(f"{name}: {f'{len(left)} to translate' if left else 'complete'}")
        print("".join([f"    {text}\n" for text in left if arguments]), end="")
    return 1 if blind else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

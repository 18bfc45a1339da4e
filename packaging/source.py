"""Which expressions may stand behind a name in the program's source, as far as one can read it off?

Names lead to what is assigned to them, parameters to what is handed in at calls of that name,
fields to what their classes are made with. More is found than ever happens; nothing is found where
a text is put together in a way that nobody could translate.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from spots import At, called, paths

Function = ast.FunctionDef | ast.AsyncFunctionDef
Scope = ast.Module | ast.ClassDef | Function | ast.Lambda
SCOPES = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)


class Source:
    """All modules under the package's folder, by their paths below it."""

    def __init__(self, package: Path, files: list[Path]) -> None:
        self.trees: dict[str, ast.Module] = {}
        self._above: dict[ast.AST, ast.AST] = {}
        self._known: dict[At, tuple[At, ...]] = {}
        self._nodes: dict[Scope, list[ast.AST]] = {}
        self._from: dict[tuple[str, str], list[tuple[ast.ImportFrom, str]]] = defaultdict(list)
        self._fields: dict[str, list[tuple[str, int, str]]] = defaultdict(list)
        self._put: dict[str, list[At]] = defaultdict(list)
        self._calls: dict[str, list[tuple[ast.Call, str]]] = defaultdict(list)
        self._functions: dict[str, list[tuple[Function, str]]] = defaultdict(list)
        for path in files:
            file = path.relative_to(package).as_posix()
            self.trees[file] = tree = ast.parse(path.read_text(encoding="utf-8"))
            for node in ast.walk(tree):
                for child in ast.iter_child_nodes(node):
                    self._above[child] = node
                self._note(node, file)

    def _note(self, node: ast.AST, file: str) -> None:
        if isinstance(node, ast.Call):
            self._calls[called(node)].append((node, file))
        elif isinstance(node, Function):
            self._functions[node.name].append((node, file))
        elif isinstance(node, ast.ClassDef):
            fields = [one.target for one in node.body if isinstance(one, ast.AnnAssign)]
            for at, field in enumerate(fields):
                if isinstance(field, ast.Name):
                    self._fields[field.id].append((node.name, at, file))
        elif isinstance(node, ast.ImportFrom):
            for alias in node.names:
                self._from[file, alias.asname or alias.name].append((node, alias.name))
        elif isinstance(node, ast.Assign):
            for target in node.targets:
                if isinstance(target, ast.Attribute):
                    self._put[target.attr].append(At(node.value, file))

    def calls(self, *names: str) -> Iterator[tuple[ast.Call, str]]:
        """Every call of functions and methods of these names."""
        for name in names:
            yield from self._calls[name]

    def stands_for(self, at: At) -> Iterator[At]:
        """What that expression may be: literals, and calls that nothing more is known of.

        What leads back to itself adds nothing.
        """
        known = self._known.get(at)
        if known is None:
            self._known[at] = ()
            known = self._known[at] = tuple(dict.fromkeys(self._read(at.node, at.file)))
        return iter(known)

    def _read(self, node: ast.expr, file: str) -> Iterator[At]:
        match node:
            case ast.IfExp(body=one, orelse=two):
                parts = [one, two]
            case ast.BoolOp(values=parts):
                pass
            case ast.NamedExpr(value=only) | ast.Starred(value=only):
                parts = [only]
            case ast.Name():
                yield from self._name(node.id, node, file)
                return
            case ast.Attribute():
                yield from self._field(node, file)
                return
            case ast.Subscript():
                yield from self._part(node, file)
                return
            case ast.Call(func=ast.Attribute(value=of, attr="get")):
                for item in self._items(of, file, values=True):
                    yield from self.stands_for(item)
                parts = node.args[1:]
            case ast.Call() if called(node) in self._functions:
                for function, where in self._functions[called(node)]:
                    for inside in ast.walk(function):
                        if isinstance(inside, ast.Return) and inside.value is not None:
                            yield from self.stands_for(At(inside.value, where))
                return
            case _:
                yield At(node, file)
                return
        for part in parts:
            yield from self.stands_for(At(part, file))

    # names

    def _name(self, name: str, node: ast.AST, file: str) -> Iterator[At]:
        scope = node
        while scope in self._above:
            scope = self._above[scope]
            if isinstance(scope, SCOPES) and (values := list(self._bound(name, scope, file))):
                for value in values:
                    yield from value
                return
        for module, told in self._from[file, name]:
            yield from self._imported(told, module, file)

    def _bound(self, name: str, scope: Scope, file: str) -> Iterator[Iterator[At]]:
        """What it may be, each time that the name is given a value in that very scope."""
        if isinstance(scope, Function | ast.Lambda):
            arguments = scope.args
            for at, one in enumerate([*arguments.posonlyargs, *arguments.args]):
                if one.arg == name:
                    yield self._handed_in(scope, at, name)
            if name in [one.arg for one in arguments.kwonlyargs]:
                yield self._handed_in(scope, None, name)
        for node in self._within(scope):
            match node:
                case ast.Assign(targets=targets, value=value):
                    for target in targets:
                        yield from self._target(name, target, [At(value, file)])
                case ast.AnnAssign(target=target, value=ast.expr() as value):
                    yield from self._target(name, target, [At(value, file)])
                case ast.AugAssign(target=ast.Name(id=found), value=value) if found == name:
                    for before in self._assigned(name, scope):
                        yield iter([At(ast.BinOp(before, ast.Add(), value), file)])
                case (
                    ast.For(target=target, iter=many) | ast.comprehension(target=target, iter=many)
                ):
                    yield from self._target(name, target, self._items(many, file))
                case ast.NamedExpr(target=ast.Name(id=found), value=value) if found == name:
                    yield self.stands_for(At(value, file))

    def _assigned(self, name: str, scope: Scope) -> Iterator[ast.expr]:
        for node in self._within(scope):
            if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == name:
                yield node.value

    def _within(self, scope: Scope) -> list[ast.AST]:
        """All nodes of that scope, those of scopes inside it left out."""
        if scope not in self._nodes:
            found: list[ast.AST] = list(ast.iter_child_nodes(scope))
            for node in found:  # grows while it is gone through
                if not isinstance(node, SCOPES):
                    found.extend(ast.iter_child_nodes(node))
            self._nodes[scope] = found
        return self._nodes[scope]

    def _target(self, name: str, target: ast.expr, values: list[At]) -> Iterator[Iterator[At]]:
        """The name's share of those values, where they are assigned to that target."""
        if isinstance(target, ast.Name) and target.id == name:
            for value in values:
                yield self.stands_for(value)
        elif isinstance(target, ast.Tuple | ast.List):
            for at, one in enumerate(target.elts):
                shares = [share for value in values for share in self._share(value, at)]
                if isinstance(one, ast.Name) and one.id == name and not shares:
                    yield iter([])
                yield from self._target(name, one, shares)

    def _share(self, value: At, at: int) -> Iterator[At]:
        for one in self.stands_for(value):
            if isinstance(one.node, ast.Tuple | ast.List) and at < len(one.node.elts):
                yield At(one.node.elts[at], one.file)

    def _imported(self, name: str, node: ast.ImportFrom, file: str) -> Iterator[At]:
        for path in paths(node, file):
            if path in self.trees:
                for value in self._bound(name, self.trees[path], path):
                    yield from value

    def _homes(self, name: str, file: str) -> list[str]:
        """The modules from which a file has that name."""
        return [path for node, _ in self._from[file, name] for path in paths(node, file)]

    # what is handed in

    def _handed_in(
        self, function: Function | ast.Lambda, at: int | None, name: str
    ) -> Iterator[At]:
        if isinstance(function, ast.Lambda):
            return
        above, caller, file = self._above[function], function.name, self._file(function)
        if isinstance(above, ast.ClassDef):
            caller = above.name if caller == "__init__" else caller
            at = None if at is None else at - 1
        for call, where in self._calls[caller]:
            yield from self._argument(call, where, at, name)
        usual = function.args
        named = [*usual.posonlyargs, *usual.args]
        paired = zip(named[len(named) - len(usual.defaults) :], usual.defaults, strict=True)
        for one, default in [*paired, *zip(usual.kwonlyargs, usual.kw_defaults, strict=True)]:
            if one.arg == name and default is not None:
                yield from self.stands_for(At(default, file))

    def _argument(self, call: ast.Call, file: str, at: int | None, name: str) -> Iterator[At]:
        for keyword in call.keywords:
            if keyword.arg == name:
                yield from self.stands_for(At(keyword.value, file))
        for place, one in enumerate(call.args):
            if isinstance(one, ast.Starred):
                if at is not None and at >= place:
                    for share in self._share(At(one.value, file), at - place):
                        yield from self.stands_for(share)
                return
            if place == at:
                yield from self.stands_for(At(one, file))

    def _file(self, node: ast.AST) -> str:
        while node in self._above:
            node = self._above[node]
        return next(file for file, tree in self.trees.items() if tree is node)

    # fields and parts

    def _field(self, node: ast.Attribute, file: str) -> Iterator[At]:
        """What objects with that field are made with, or have put there later."""
        for made, at, home in self._fields[node.attr]:
            for call, caller in self._calls[made]:
                if caller == home or home in self._homes(made, caller):
                    yield from self._argument(call, caller, at, node.attr)
        for one in self._put[node.attr]:
            yield from self.stands_for(one)

    def _part(self, node: ast.Subscript, file: str) -> Iterator[At]:
        for whole in self.stands_for(At(node.value, file)):
            index = node.slice.value if isinstance(node.slice, ast.Constant) else None
            if isinstance(whole.node, ast.Tuple | ast.List) and isinstance(index, int):
                yield from self._share(whole, index)
                continue
            for one in self._items(whole.node, whole.file, values=True):
                yield from self.stands_for(one)

    def _items(self, node: ast.expr, file: str, values: bool = False) -> list[At]:
        """What one meets who goes through it; of a dict its ``values``, or else its keys."""
        found = self._met(node, file) if isinstance(node, ast.Call) else []
        for one in () if found else self.stands_for(At(node, file)):
            match one.node:
                case ast.Tuple(elts=parts) | ast.List(elts=parts) | ast.Set(elts=parts):
                    for part in parts:
                        if isinstance(part, ast.Starred):
                            found += self._items(part.value, one.file)
                        else:
                            found.append(At(part, one.file))
                case ast.Dict():
                    parts = one.node.values if values else [k for k in one.node.keys if k]
                    found += [At(part, one.file) for part in parts]
                case ast.ListComp(elt=part) | ast.GeneratorExp(elt=part):
                    found.append(At(part, one.file))
        return found

    def _met(self, call: ast.Call, file: str) -> list[At]:
        """The same for what a call gives that goes through something else."""
        of = call.func.value if isinstance(call.func, ast.Attribute) else None
        match called(call):
            case "items" if of is not None:
                dicts = [one for one in self.stands_for(At(of, file))]
                return [
                    At(ast.Tuple([key or value, value]), one.file)
                    for one in dicts
                    if isinstance(one.node, ast.Dict)
                    for key, value in zip(one.node.keys, one.node.values, strict=True)
                ]
            case "values" if of is not None:
                return self._items(of, file, values=True)
            case "split" if isinstance(of, ast.Constant):
                return [At(ast.Constant(word), file) for word in str(of.value).split()]
            case "enumerate":
                items = self._items(call.args[0], file)
                return [At(ast.Tuple([ast.Constant(0), one.node]), one.file) for one in items]
            case "tuple" | "list" | "sorted" | "reversed" if call.args:
                return self._items(call.args[0], file)
        return []

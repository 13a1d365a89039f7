"""The mappings that the auto modules of Transformers are written with, as their syntax trees give them."""

import ast
from pathlib import Path
from typing import Iterator


def _texts(node: ast.expr) -> list[str]:
    """The class names of one entry: a text, a tuple of texts, a choice by what is installed, one per backend."""
    if isinstance(node, ast.Constant):
        return [node.value] if isinstance(node.value, str) else []
    if isinstance(node, ast.Tuple):
        return [text for one in node.elts for text in _texts(one)]
    if isinstance(node, ast.IfExp):
        return _texts(node.body)
    return [text for one in node.values for text in _texts(one)] if isinstance(node, ast.Dict) else []


Entries = dict[str, list[str]]


def _entries(node: ast.AST, others: dict[str, Entries]) -> Iterator[tuple[str, list[str]]]:
    """The pairs of `OrderedDict([(key, value), …])`, of a dictionary, and of mappings that are spread into one."""
    if isinstance(node, ast.Dict):
        for key, value in zip(node.keys, node.values):
            if isinstance(key, ast.Constant) and isinstance(key.value, str):
                yield key.value, _texts(value)
    elif isinstance(node, ast.List):
        for one in node.elts:
            if isinstance(one, ast.Tuple) and isinstance(one.elts[0], ast.Constant):
                yield one.elts[0].value, _texts(one.elts[1])
            elif isinstance(one, ast.Starred):
                for name in ast.walk(one):
                    yield from others.get(name.id, {}).items() if isinstance(name, ast.Name) else ()
    elif isinstance(node, ast.Call):
        for one in (*node.args, *(keyword.value for keyword in node.keywords if keyword.arg is None)):
            yield from _entries(one, others)


class Mappings:
    def __init__(self, files: list[Path]):
        self._entries: dict[str, Entries] = {}
        self._lazy: dict[str, str] = {}
        self._classes: dict[str, str] = {}
        self._exported: set[str] = set()
        for file in files:
            for node in ast.walk(ast.parse(file.read_text())):
                self._read(node)

    def _read(self, node: ast.AST) -> None:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            name, value = node.targets[0].id, node.value
            if name == "__all__" and isinstance(value, ast.List):
                self._exported |= {one.value for one in value.elts if isinstance(one, ast.Constant)}
            elif isinstance(value, ast.Call) and ast.unparse(value.func) == "_LazyAutoMapping":
                self._lazy[name] = ast.unparse(value.args[1])
            else:
                # Models that no rule finds are listed apart, in a name with a prefix, and merged by the module.
                self._add(name.removeprefix("MISSING_"), value)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "update":
            self._add(ast.unparse(node.func.value), node)
        elif isinstance(node, ast.ClassDef):
            for one in node.body:
                if isinstance(one, ast.Assign) and ast.unparse(one.targets[0]) == "_model_mapping":
                    self._classes[node.name] = ast.unparse(one.value)

    def _add(self, name: str, node: ast.AST) -> None:
        if name.endswith("_NAMES"):
            self._entries.setdefault(name, {}).update({key: names for key, names in _entries(node, self._entries) if names})

    def named(self, name: str) -> Entries:
        return self._entries.get(name, {})

    def auto_classes(self) -> dict[str, str]:
        """Auto classes that a release exports, each with the name of its mapping."""
        return {
            name: self._lazy[mapping]
            for name, mapping in sorted(self._classes.items())
            if name in self._exported and mapping in self._lazy
        }

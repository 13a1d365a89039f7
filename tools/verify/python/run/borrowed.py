"""Finds submodules that a script uses and only the imports of other scripts loaded: alone, it would fail."""

import ast
from collections.abc import Collection, Mapping
from typing import Optional


def dotted(node: ast.expr) -> list[str]:
    """The names of `a.b.c`, or nothing if it does not begin with a name."""
    if isinstance(node, ast.Name):
        return [node.id]
    if isinstance(node, ast.Attribute):
        first = dotted(node.value)
        return [*first, node.attr] if first else []
    return []


def with_parents(name: str) -> set[str]:
    parts = name.split(".")
    return {".".join(parts[: end + 1]) for end in range(len(parts))}


def imports_of(tree: ast.AST) -> tuple[dict[str, str], set[str]]:
    """What each imported name stands for, and the modules that the statements name."""
    names: dict[str, str] = {}
    named: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for one in node.names:
                named |= with_parents(one.name)
                names[one.asname or one.name.split(".")[0]] = one.name if one.asname else one.name.split(".")[0]
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            named |= with_parents(node.module)
            for one in node.names:
                named.add(f"{node.module}.{one.name}")
                names[one.asname or one.name] = f"{node.module}.{one.name}"
    return names, named


def borrowed(code: str, loaded_by: Mapping[str, Optional[str]], modules: Collection[str]) -> list[str]:
    """`loaded_by` says which import statement loaded a module first: `None` if it was no statement of a script.
    Modules that are not listed are there in every process."""
    try:
        tree = ast.parse(code)
    except SyntaxError:
        return []
    names, named = imports_of(tree)
    own = set(code.splitlines())
    found = set()
    chains = [dotted(node) for node in ast.walk(tree) if isinstance(node, ast.Attribute)]
    for first, *rest in [chain for chain in chains if chain and chain[0] in names]:
        module = names[first]
        for part in rest:
            module = f"{module}.{part}"
            if module not in modules:
                break
            if module in loaded_by and module not in named and loaded_by[module] not in own:
                found.add(module)
    return sorted(found)

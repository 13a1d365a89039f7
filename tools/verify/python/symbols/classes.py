"""What a class has: its members with those of its bases, and how it is made."""

import ast
from dataclasses import dataclass, field
from typing import Optional

from .condense import attributes, called_name
from .modules import is_overload, statements
from .resolve import MISSING, UNKNOWN, ClassSymbol, FunctionSymbol, Missing, Resolver, Symbol, Unknown

# Bases without members of interest.
PLAIN_BASES = {"object", "ABC", "Generic", "Protocol"}
# Decorators that keep the signature of a function.
KEEPING = {
    "abstractmethod", "cache", "classmethod", "contextmanager", "deprecated", "inference_mode", "lru_cache", "no_grad",
    "override", "property", "staticmethod", "validate_hf_hub_args", "replace_return_docstrings", "wraps",
}  # fmt: skip


@dataclass
class Signature:
    names: list[str] = field(default_factory=list)
    positional: int = 0
    any_keyword: bool = False
    any_positional: bool = False


def signature_of(function: FunctionSymbol, drop_first: bool) -> Optional[Signature]:
    """None where a decorator may have changed it."""
    node = function.node
    if any(called_name(one) not in KEEPING for one in node.decorator_list):
        return None
    takes = node.args
    static = any(called_name(one) == "staticmethod" for one in node.decorator_list)
    named = [one.arg for one in (*takes.posonlyargs, *takes.args)][1 if drop_first and not static else 0 :]
    return Signature(
        [*named, *(one.arg for one in takes.kwonlyargs)], len(named), takes.kwarg is not None, takes.vararg is not None
    )


class Classes:
    def __init__(self, resolver: Resolver):
        self.resolver = resolver

    def bases(self, symbol: ClassSymbol) -> list[Symbol]:
        module = self.resolver.site.module(symbol.module)
        return [
            self.resolver.expression(module, base) if module else UNKNOWN
            for base in symbol.node.bases
            if called_name(base.value if isinstance(base, ast.Subscript) else base) not in PLAIN_BASES
        ]

    def member(self, symbol: ClassSymbol, name: str, depth: int = 0) -> Symbol:
        overloaded = False
        for node in statements(symbol.node.body):
            if is_overload(node):
                overloaded |= getattr(node, "name", "") == name
                continue
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and node.name == name:
                return FunctionSymbol(symbol.module, node, symbol)
            if isinstance(node, ast.ClassDef) and node.name == name:
                return ClassSymbol(symbol.module, node)
            targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
            if any(isinstance(target, ast.Name) and target.id == name for target in targets):
                return UNKNOWN
        if overloaded or name in attributes(symbol.node):
            return UNKNOWN
        found = []
        for base in self.bases(symbol):
            known = isinstance(base, ClassSymbol) and base.node is not symbol.node and depth < 30
            found.append(self.member(base, name, depth + 1) if known else UNKNOWN)
        return next(
            (one for one in found if not isinstance(one, (Unknown, Missing))),
            UNKNOWN if any(isinstance(one, Unknown) for one in found) else MISSING,
        )

    def attribute(self, symbol: ClassSymbol, name: str) -> Symbol:
        """A member as an instance has it: a class with `__getattr__` may have anything."""
        found = self.member(symbol, name)
        if isinstance(found, Missing) and not isinstance(self.member(symbol, "__getattr__"), Missing):
            return UNKNOWN
        if isinstance(found, Missing) and symbol.node.keywords:
            return UNKNOWN
        return found

    def constructor(self, symbol: ClassSymbol) -> Optional[Signature]:
        if symbol.node.keywords or symbol.node.decorator_list:
            return self._fields(symbol)
        for name in ("__init__", "__new__"):
            found = self.member(symbol, name)
            if isinstance(found, FunctionSymbol):
                return signature_of(found, drop_first=True)
            if isinstance(found, Unknown):
                return None
        return Signature()

    def _fields(self, symbol: ClassSymbol) -> Optional[Signature]:
        """The fields of a data class; None for a class that something else has changed."""
        if [called_name(one) for one in symbol.node.decorator_list] != ["dataclass"] or symbol.node.keywords:
            return None
        # A data class keeps a constructor that is written in it.
        if any(isinstance(node, ast.FunctionDef) and node.name == "__init__" for node in symbol.node.body):
            found = self.member(symbol, "__init__")
            return signature_of(found, drop_first=True) if isinstance(found, FunctionSymbol) else None
        names: list[str] = []
        for base in self.bases(symbol):
            inherited = self._fields(base) if isinstance(base, ClassSymbol) else None
            if inherited is None:
                return None
            names += inherited.names
        own = [
            node.target.id
            for node in symbol.node.body
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
        ]
        names = list(dict.fromkeys(names + own))
        return Signature(names, len(names))

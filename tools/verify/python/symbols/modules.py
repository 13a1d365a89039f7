"""Modules as their sources define them: which names they bind, and by what."""

import ast
import re
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Optional, Union

from .condense import called_name, condense

# Calls that fill a module with names when it is imported.
COMPOSED = re.compile(r"\bf[\"']([A-Za-z_]\w{2,})\{\w+\}[\"']")
FILLERS = re.compile(r"\b(?:_?LazyModule|_?attach|attach_stub|globals|setattr|exec|vars)\(")


@dataclass(frozen=True)
class Imported:
    """`from module import name`, or `import module` when there is no name."""

    module: str
    name: Optional[str] = None


Binding = Union[ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef, ast.expr, Imported]


def statements(body: list[ast.stmt]):
    """All statements that may run when a body is run: those of branches included."""
    for node in body:
        yield node
        for part in ("body", "orelse", "finalbody"):
            if isinstance(node, (ast.If, ast.Try, ast.With, ast.For, ast.While)):
                yield from statements(getattr(node, part, []))
        for handler in getattr(node, "handlers", []):
            yield from statements(handler.body)


def is_overload(node: ast.stmt) -> bool:
    """`@overload` says how a function is typed; the definition that runs comes after it."""
    return any(called_name(one) == "overload" for one in getattr(node, "decorator_list", []))


def _targets(node: ast.stmt) -> list[ast.expr]:
    if isinstance(node, ast.Assign):
        return node.targets
    return [node.target] if isinstance(node, (ast.AnnAssign, ast.AugAssign)) else []


def _names(target: ast.expr) -> list[str]:
    if isinstance(target, ast.Name):
        return [target.id]
    return [name for item in target.elts for name in _names(item)] if isinstance(target, (ast.Tuple, ast.List)) else []


@cache
def text_of(file: Path) -> str:
    return file.read_text(encoding="utf-8", errors="replace")


@dataclass(frozen=True)
class Module:
    name: str
    files: tuple[Path, ...] = ()
    is_package: bool = False
    compiled: bool = False

    @cached_property
    def _trees(self) -> Optional[list[ast.Module]]:
        try:
            return [condense(ast.parse(text_of(file))) for file in self.files]
        except SyntaxError:
            return None

    @property
    def is_opaque(self) -> bool:
        """Whether nothing can be read from it: it is compiled, generated from a protocol, or for another Python."""
        return self.compiled or self.name.endswith("_pb2") or self._trees is None

    def absolute(self, module: Optional[str], level: int) -> str:
        if level == 0:
            return module or ""
        parts = self.name.split(".")
        base = parts[: len(parts) - level + (1 if self.is_package else 0)]
        return ".".join([*base, *([module] if module else [])])

    @cached_property
    def bindings(self) -> dict[str, list[Binding]]:
        found: dict[str, list[Binding]] = {}
        overloaded: set[str] = set()

        def bind(name: str, binding: Binding) -> None:
            found.setdefault(name, []).append(binding)

        for tree in self._trees or []:
            for node in statements(tree.body):
                if isinstance(node, (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
                    if is_overload(node):
                        overloaded.add(node.name)
                    else:
                        bind(node.name, node)
                elif isinstance(node, ast.Import):
                    for alias in node.names:
                        bind(
                            alias.asname or alias.name.split(".")[0],
                            Imported(alias.name if alias.asname else alias.name.split(".")[0]),
                        )
                elif isinstance(node, ast.ImportFrom):
                    for alias in node.names:
                        bind(alias.asname or alias.name, Imported(self.absolute(node.module, node.level), alias.name))
                else:
                    value = getattr(node, "value", None)
                    for target in _targets(node):
                        for name in _names(target):
                            bind(name, value if isinstance(value, ast.expr) else ast.Constant(None))
        # A stub has no definition that runs: what it overloads exists all the same.
        for name in overloaded - found.keys():
            bind(name, ast.Constant(None))
        return found

    @property
    def stars(self) -> list[str]:
        return [binding.module for binding in self.bindings.get("*", []) if isinstance(binding, Imported)]

    @cached_property
    def is_dynamic(self) -> bool:
        return "__getattr__" in self.bindings or any(FILLERS.search(text_of(file)) for file in self.files)

    @cached_property
    def composed_prefixes(self) -> set[str]:
        """The beginnings of names that the module composes: `f"Auto{task}"`."""
        return {found for file in self.files for found in COMPOSED.findall(text_of(file))}

    def mentions(self, name: str) -> bool:
        word = re.compile(rf"[\"']{re.escape(name)}[\"']")
        return any(word.search(text_of(file)) for file in self.files)


@cache
def shared(name: str, files: tuple[Path, ...], is_package: bool, compiled: bool) -> Module:
    """One module for all sites that have it: reading a large package takes long."""
    return Module(name, files, is_package, compiled)


class Site:
    """The modules that can be imported from some folders."""

    def __init__(self, folders: list[Path]):
        self.folders = folders
        self._modules: dict[str, Optional[Module]] = {}

    def has(self, root: str) -> bool:
        return self.module(root) is not None

    def is_namespace(self, name: str) -> bool:
        """Whether it is only a folder that several distributions fill."""
        module = self.module(name)
        return module is not None and module.is_package and not module.files

    def module(self, name: str) -> Optional[Module]:
        if name not in self._modules:
            self._modules[name] = self._find(name)
        return self._modules[name]

    def _find(self, name: str) -> Optional[Module]:
        place = Path(*name.split("."))
        is_namespace = False
        for folder in self.folders:
            package = folder / place
            files = tuple(file for end in ("__init__.py", "__init__.pyi") if (file := package / end).exists())
            if files:
                return shared(name, files, is_package=True, compiled=False)
            files = tuple(file for end in (".py", ".pyi") if (file := package.with_name(package.name + end)).exists())
            compiled = package.with_name(package.name + ".compiled").exists()
            if files or compiled:
                return shared(name, files, is_package=False, compiled=not files)
            is_namespace |= package.is_dir()
        return shared(name, (), is_package=True, compiled=False) if is_namespace else None

    def folder_modules(self, package: str) -> list[Module]:
        """The modules that lie directly in the folder of a package."""
        beside = [name for name, _ in self.package_modules(package.split(".")[0]) if name.rpartition(".")[0] == package]
        return [module for name in beside if (module := self.module(name)) is not None]

    @cache
    def package_modules(self, root: str) -> list[tuple[str, Path]]:
        """Every module of a package, to look for what it defines anywhere."""
        found = []
        for folder in self.folders:
            for file in sorted((folder / root).rglob("*.py")):
                parts = file.relative_to(folder).with_suffix("").parts
                found.append((".".join(parts[:-1] if parts[-1] == "__init__" else parts), file))
        return found

"""Follows a name to what defines it, through imports, packages and lazily filled modules."""

import ast
import re
from dataclasses import dataclass
from functools import cache
from typing import Optional, Union

from .modules import Binding, Imported, Module, Site, text_of

Function = Union[ast.FunctionDef, ast.AsyncFunctionDef]


@dataclass(frozen=True)
class ModuleSymbol:
    name: str


@dataclass(frozen=True)
class ClassSymbol:
    module: str
    node: ast.ClassDef


@dataclass(frozen=True)
class FunctionSymbol:
    module: str
    node: Function
    owner: Optional[ClassSymbol] = None


@dataclass(frozen=True)
class InstanceSymbol:
    of: ClassSymbol
    """Whether it may be of a class that is made from this one: an annotation says no more."""
    or_subclass: bool = False


class Unknown:
    """It exists, or may exist; its source says no more."""


class Missing:
    """Its source was read and does not have it."""


UNKNOWN, MISSING = Unknown(), Missing()
Symbol = Union[ModuleSymbol, ClassSymbol, FunctionSymbol, InstanceSymbol, Unknown, Missing]


class Resolver:
    def __init__(self, site: Site):
        self.site = site
        self._found: dict[tuple[str, str], Symbol] = {}
        self._searching: set[tuple[str, str]] = set()

    def in_module(self, module_name: str, name: str) -> Symbol:
        key = (module_name, name)
        if key in self._searching:
            return MISSING
        if key not in self._found:
            self._searching.add(key)
            self._found[key] = self._search(module_name, name)
            self._searching.remove(key)
        return self._found[key]

    def _search(self, module_name: str, name: str) -> Symbol:
        module = self.site.module(module_name)
        if module is None or module.is_opaque:
            return UNKNOWN
        found = [self.binding(module, one) for one in module.bindings.get(name, [])]
        submodule = f"{module_name}.{name}"
        stars = module.stars
        # A star import of a submodule may put something in the submodule's own place.
        if self.site.module(submodule) is not None and submodule not in stars:
            found = [*found, ModuleSymbol(submodule)]
        if all(isinstance(one, Missing) for one in found):
            found = [self.in_module(star, name) for star in stars if self._may_have(star, name)]
        if all(isinstance(one, Missing) for one in found) and submodule in stars:
            found = [*found, ModuleSymbol(submodule)]
        if all(isinstance(one, Missing) for one in found) and module.is_dynamic:
            found = [*found, self._anywhere(module, name)]
        return next(
            (one for one in found if not isinstance(one, (Unknown, Missing))),
            UNKNOWN if any(isinstance(one, Unknown) for one in found) else MISSING,
        )

    def _may_have(self, module_name: str, name: str) -> bool:
        """Whether it is worth parsing a module: large packages re-export thousands of them."""
        module = self.site.module(module_name)
        if module is None or not module.files:
            return True
        return any(name in text or "import *" in text for text in map(text_of, module.files))

    def binding(self, module: Module, binding: Binding) -> Symbol:
        if isinstance(binding, ast.ClassDef):
            return ClassSymbol(module.name, binding)
        if isinstance(binding, (ast.FunctionDef, ast.AsyncFunctionDef)):
            return FunctionSymbol(module.name, binding)
        if isinstance(binding, Imported):
            if binding.name is None:
                return ModuleSymbol(binding.module) if self.site.module(binding.module) else UNKNOWN
            return self.in_module(binding.module, binding.name)
        return self.expression(module, binding) if isinstance(binding, (ast.Name, ast.Attribute)) else UNKNOWN

    def expression(self, module: Module, node: ast.expr) -> Symbol:
        """What a name or a dotted name refers to inside a module. Whatever is not found there may be built in."""
        if isinstance(node, ast.Subscript):
            return self.expression(module, node.value)
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            try:
                return self.expression(module, ast.parse(node.value, mode="eval").body)
            except SyntaxError:
                return UNKNOWN
        if isinstance(node, ast.Name):
            found = self.in_module(module.name, node.id)
            return UNKNOWN if isinstance(found, Missing) else found
        if isinstance(node, ast.Attribute):
            base = self.expression(module, node.value)
            if isinstance(base, ModuleSymbol):
                return self.in_module(base.name, node.attr)
        return UNKNOWN

    def _anywhere(self, module: Module, name: str) -> Symbol:
        """For a module that fills itself: the definition of the name anywhere in its package."""
        defining = [one for one in self._definers(module.name.split(".")[0], name) if one != module.name]
        found = [self.in_module(one, name) for one in defining[:1]]
        # Many modules have a function of the same name; nothing tells which one is meant.
        if len(defining) > 1 and isinstance(found[0], FunctionSymbol):
            return UNKNOWN
        return next(iter(found), UNKNOWN if self._mentioned(module, name) else MISSING)

    def defines_anywhere(self, module_name: str, name: str) -> bool:
        """Whether any class or module of the package defines a function of this name."""
        definition = re.compile(rf"\bdef {re.escape(name)}\b")
        files = (file for _, file in self.site.package_modules(module_name.split(".")[0]))
        return any(definition.search(text_of(file)) for file in files)

    def _mentioned(self, module: Module, name: str) -> bool:
        """Whether the module, or one beside it in its folder, has the name as a text, whole or in two parts."""
        modules = [module, *(self.site.folder_modules(module.name) if module.is_package else [])]
        prefixes = {prefix for one in modules for prefix in one.composed_prefixes if name.startswith(prefix)}
        texts = [name, *(name.removeprefix(prefix) for prefix in prefixes)]
        return any(one.mentions(text) for one in modules for text in texts)

    @cache
    def _definers(self, root: str, name: str) -> list[str]:
        definition = re.compile(rf"^(?:class|def|async def) {re.escape(name)}\b", re.MULTILINE)
        texts = ((module, text_of(file)) for module, file in self.site.package_modules(root))
        return [module for module, text in texts if name in text and definition.search(text)]

"""Reads a snippet from top to bottom and checks every import, name and call against the sources."""

import ast
import sys
from dataclasses import dataclass, field
from typing import Optional

from .classes import Classes, Signature, signature_of
from .condense import called_name, makes_instance
from .resolve import (
    UNKNOWN, ClassSymbol, FunctionSymbol, InstanceSymbol, Missing, ModuleSymbol, Resolver, Symbol, Unknown,
)  # fmt: skip


@dataclass
class Report:
    problems: list[str] = field(default_factory=list)
    """Modules that could not be read."""
    unread: set[str] = field(default_factory=set)
    names: int = 0
    calls: int = 0
    """Calls whose target the sources do not tell."""
    open_calls: int = 0


class Reader(ast.NodeVisitor):
    def __init__(self, resolver: Resolver):
        self.resolver = resolver
        self.classes = Classes(resolver)
        self.known: dict[str, Symbol] = {}
        self.report = Report()

    def complain(self, node: ast.AST, message: str) -> None:
        line = f"line {getattr(node, 'lineno', 0)}: {message}"
        if line not in self.report.problems:
            self.report.problems.append(line)

    def readable(self, module: str) -> bool:
        root = module.split(".")[0]
        if root in sys.stdlib_module_names or root == "__future__":
            return False
        if not self.resolver.site.has(root):
            self.report.unread.add(root)
            return False
        return True

    def visit_Import(self, node: ast.Import) -> None:
        for alias in node.names:
            bound = alias.asname or alias.name.split(".")[0]
            self.known.pop(bound, None)
            if not self.readable(alias.name):
                continue
            self.report.names += 1
            if self.resolver.site.module(alias.name) is None:
                self.complain(node, f"there is no module {alias.name}")
            else:
                self.known[bound] = ModuleSymbol(alias.name if alias.asname else bound)

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        module = node.module or ""
        readable = self.readable(module)
        for alias in node.names:
            self.known.pop(alias.asname or alias.name, None)
        if not readable:
            return
        if self.resolver.site.module(module) is None:
            self.complain(node, f"there is no module {module}")
            return
        for alias in node.names:
            self.report.names += 1
            found = self.resolver.in_module(module, alias.name)
            if isinstance(found, Missing):
                self.complain(node, f"{module} has no {alias.name}")
            else:
                self.known[alias.asname or alias.name] = found

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        for one in (*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs):
            self.known.pop(one.arg, None)
        self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        self.visit(node.value)
        value = self.symbol(node.value)
        for target in node.targets:
            self.bind(target, value)

    def visit_For(self, node: ast.For) -> None:
        self.visit(node.iter)
        self.bind(node.target, UNKNOWN)
        for one in (*node.body, *node.orelse):
            self.visit(one)

    def visit_With(self, node: ast.With) -> None:
        for item in node.items:
            self.visit(item.context_expr)
            if item.optional_vars is not None:
                self.bind(item.optional_vars, UNKNOWN)
        for one in node.body:
            self.visit(one)

    def bind(self, target: ast.expr, value: Symbol) -> None:
        if isinstance(target, ast.Name):
            self.known[target.id] = value
        elif isinstance(target, (ast.Tuple, ast.List)):
            for one in target.elts:
                self.bind(one, UNKNOWN)
        else:
            self.visit(target)

    def visit_Attribute(self, node: ast.Attribute) -> None:
        self.symbol(node)
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        self.check_call(node)
        self.generic_visit(node)

    def symbol(self, node: ast.expr) -> Symbol:
        """What an expression refers to, as far as the sources show."""
        if isinstance(node, ast.Name):
            return self.known.get(node.id, UNKNOWN)
        if isinstance(node, ast.Await):
            return UNKNOWN
        if isinstance(node, ast.Call):
            return self.result(node)
        return self.attribute(node) if isinstance(node, ast.Attribute) else UNKNOWN

    def attribute(self, node: ast.Attribute) -> Symbol:
        base = self.symbol(node.value)
        if isinstance(base, ModuleSymbol):
            found, owner = self.resolver.in_module(base.name, node.attr), base.name
        elif isinstance(base, (ClassSymbol, InstanceSymbol)):
            of = base if isinstance(base, ClassSymbol) else base.of
            found, owner = self.classes.attribute(of, node.attr), of.node.name
        else:
            return UNKNOWN
        self.report.names += 1
        if isinstance(found, Missing) and isinstance(base, InstanceSymbol) and base.or_subclass:
            found = UNKNOWN if self.resolver.defines_anywhere(base.of.module, node.attr) else found
        if isinstance(found, Missing) and not node.attr.startswith("__"):
            self.complain(node, f"{owner} has no {node.attr}")
            return UNKNOWN
        return UNKNOWN if isinstance(found, Missing) else found

    def result(self, node: ast.Call) -> Symbol:
        called = self.symbol(node.func)
        if isinstance(called, ClassSymbol):
            return InstanceSymbol(called)
        if not isinstance(called, FunctionSymbol) or isinstance(called.node, ast.AsyncFunctionDef):
            return UNKNOWN
        module = self.resolver.site.module(called.module)
        returns = called.node.returns
        if returns is not None and module is not None and called_name(returns) != "Self":
            found = self.resolver.expression(module, returns) if not isinstance(returns, ast.Subscript) else UNKNOWN
            return InstanceSymbol(found, or_subclass=True) if isinstance(found, ClassSymbol) else UNKNOWN
        return self.made_by(node.func, called)

    def made_by(self, func: ast.expr, called: FunctionSymbol) -> Symbol:
        """A class method that calls `cls(…)` makes an instance of the class it is called on."""
        on = self.symbol(func.value) if isinstance(func, ast.Attribute) else UNKNOWN
        is_class_method = any(called_name(one) == "classmethod" for one in called.node.decorator_list)
        return (
            InstanceSymbol(on)
            if isinstance(on, ClassSymbol) and makes_instance(called.node) and is_class_method
            else UNKNOWN
        )

    def signature(self, node: ast.Call) -> Optional[Signature]:
        called = self.symbol(node.func)
        if isinstance(called, ClassSymbol):
            return self.classes.constructor(called)
        if isinstance(called, InstanceSymbol):
            found = self.classes.member(called.of, "__call__")
            return signature_of(found, drop_first=True) if isinstance(found, FunctionSymbol) else None
        if not isinstance(called, FunctionSymbol):
            return None
        through_class = isinstance(node.func, ast.Attribute) and isinstance(self.symbol(node.func.value), ClassSymbol)
        is_class_method = any(called_name(one) == "classmethod" for one in called.node.decorator_list)
        return signature_of(called, drop_first=called.owner is not None and (is_class_method or not through_class))

    def check_call(self, node: ast.Call) -> None:
        takes = self.signature(node)
        if takes is None:
            if not isinstance(self.symbol(node.func), Unknown) or isinstance(node.func, ast.Attribute):
                self.report.open_calls += 1
            return
        self.report.calls += 1
        name = ast.unparse(node.func)
        for keyword in node.keywords:
            if keyword.arg is not None and not takes.any_keyword and keyword.arg not in takes.names:
                self.complain(node, f"{name}() takes no {keyword.arg}")
        plain = [one for one in node.args if not isinstance(one, ast.Starred)]
        if not takes.any_positional and len(plain) > takes.positional:
            self.complain(node, f"{name}() takes {takes.positional} positional arguments, not {len(plain)}")


def read(text: str, resolver: Resolver) -> Report:
    reader = Reader(resolver)
    reader.visit(ast.parse(text))
    return reader.report

"""Keeps of a parsed source what is asked of it later: the bodies of functions would fill the memory."""

import ast

FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


def called_name(node: ast.expr) -> str:
    node = node.func if isinstance(node, ast.Call) else node
    return getattr(node, "attr", getattr(node, "id", ""))


def makes_instance(function: ast.AST) -> bool:
    """Whether a class method calls `cls(…)`."""
    return getattr(function, "makes_instance", False)


def attributes(of: ast.ClassDef) -> frozenset[str]:
    """What the methods of a class set on `self`, and the words in it that may name attributes."""
    return getattr(of, "attributes", frozenset())


def _attributes(of: ast.ClassDef) -> frozenset[str]:
    stored = {node.attr for node in ast.walk(of) if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store)}
    words = {node.value for node in ast.walk(of) if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    return frozenset(stored | {word for word in words if word.isidentifier()})


def condense(tree: ast.Module) -> ast.Module:
    nodes = list(ast.walk(tree))
    for node in nodes:
        if isinstance(node, ast.ClassDef):
            node.attributes = _attributes(node)
        elif isinstance(node, FUNCTIONS):
            node.makes_instance = any(isinstance(one, ast.Call) and called_name(one) == "cls" for one in ast.walk(node))
    for node in nodes:
        if isinstance(node, FUNCTIONS):
            node.body = []
    return tree

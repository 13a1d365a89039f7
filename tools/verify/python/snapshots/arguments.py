"""The options that a script declares, and the values that it accepts for them."""

import ast
import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Optional

from symbols.commands import Options
from symbols.condense import called_name
from symbols.modules import Site, text_of

DECLARING = {"add_argument", "option", "argument"}


@dataclass
class Declared:
    """Options of one source file."""

    required: list[tuple[str, ...]] = field(default_factory=list)
    choices: dict[str, list[str]] = field(default_factory=dict)
    """Parameters of a function that a command line is made from."""
    parameters: set[str] = field(default_factory=set)


def _texts(node: Optional[ast.expr]) -> Optional[list[str]]:
    if not isinstance(node, (ast.List, ast.Tuple)):
        return None
    values = [one.value for one in node.elts if isinstance(one, ast.Constant)]
    return [str(one) for one in values] if len(values) == len(node.elts) else None


def declared(file: Path) -> Declared:
    found = Declared()
    try:
        tree = ast.parse(text_of(file))
    except SyntaxError:
        return found
    makes_parser = re.search(r"\bfire\.Fire\(|\bimport (?:typer|tyro)\b|@app\.command", text_of(file)) is not None
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and makes_parser:
            found.parameters |= {one.arg for one in (*node.args.args, *node.args.kwonlyargs)}
        if not isinstance(node, ast.Call) or called_name(node) not in DECLARING:
            continue
        names = tuple(one.value for one in node.args if isinstance(one, ast.Constant) and isinstance(one.value, str))
        options = tuple(one for one in names if one.startswith("-"))
        keywords = {one.arg: one.value for one in node.keywords}
        required = keywords.get("required")
        if options and isinstance(required, ast.Constant) and required.value is True:
            found.required.append(options)
        choices = _texts(keywords.get("choices"))
        if choices is not None:
            found.choices |= {one: choices for one in options}
    return found


class Script:
    """A program of a repository: its file, and the files that this one imports."""

    def __init__(self, file: Path, roots: list[Path]):
        self.file = file
        site = Site([file.parent, *roots])
        self.options = Options(site, file.stem) if file.suffix == ".py" else None
        self.declared = declared(file) if file.suffix == ".py" else Declared()

    def has(self, option: str) -> bool:
        name = option.lstrip("-").replace("-", "_")
        if name in self.declared.parameters:
            return True
        if self.options is None:
            return option in text_of(self.file) or name in text_of(self.file)
        if not option.startswith("--"):
            return any(re.search(rf"[\"']{re.escape(option)}[\"']", text) for text in self.options.texts)
        return self.options.has(option) or self._negated(option)

    def _negated(self, option: str) -> bool:
        """`--no-x` of a flag `x`."""
        return option.startswith("--no-") and self.options is not None and self.options.has(f"--{option[5:]}")

    def mentions(self, key: str) -> bool:
        texts = self.options.texts if self.options is not None else [text_of(self.file)]
        return any(re.search(rf"\b{re.escape(key)}\b", text) for text in texts)

    def refused(self, option: str, value: str) -> Optional[list[str]]:
        """The accepted values, if this is none of them."""
        choices = self.declared.choices.get(option)
        return choices if choices is not None and value not in choices else None

    def left_out(self, given: set[str]) -> list[str]:
        return [options[-1] for options in self.declared.required if not given & set(options)]

"""The pipeline classes that a release of Diffusers exports."""

import ast
from pathlib import Path


def pipelines(package: Path) -> list[str]:
    """Every text in the package's `__init__.py` that is the name of a pipeline: its imports are lazy."""
    tree = ast.parse((package / "__init__.py").read_text())
    texts = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    return sorted(text for text in texts if text.isidentifier() and text.endswith("Pipeline"))

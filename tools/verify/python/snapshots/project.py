"""What installing from a repository brings: dependencies, programs, folders to import from."""

import ast
import configparser
import re
import shlex
import tomllib
from pathlib import Path, PurePosixPath
from typing import Optional

from symbols.archive import import_roots
from symbols.requirements import canonical

NAME = re.compile(r"^([A-Za-z0-9][\w.-]*)\s*(\[[\w.,\s-]*\])?")
EGG = re.compile(r"#egg=([\w.-]+)|/([\w.-]+?)(?:\.git)?(?:@[\w./-]+)?(?:#.*)?$")
# Distributions that bring the same modules as another one.
SAME = {
    "opencv-contrib-python": "opencv-python",
    "opencv-contrib-python-headless": "opencv-python",
    "opencv-python-headless": "opencv-python",
}
PIP = re.compile(r"\bpip3?\s+install\s+([^\n&|;]+)")


def _toml(file: Path) -> dict:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, tomllib.TOMLDecodeError, UnicodeDecodeError):
        return {}


def _text(file: Path) -> str:
    if not file.is_file():
        return ""
    content = file.read_bytes()
    encoding = "utf-16" if content.startswith((b"\xff\xfe", b"\xfe\xff")) else "utf-8"
    return content.decode(encoding, errors="replace")


def requirement(text: str) -> Optional[str]:
    """The name and extras of a requirement; of a URL, the name it ends with."""
    text = text.strip()
    if "://" in text and "@" not in text.split("://")[0]:
        found = EGG.search(text)
        return canonical(found.group(1) or found.group(2)) if found else None
    found = NAME.match(text)
    return SAME.get(canonical(found.group(1)), found.group(0).replace(" ", "")) if found else None


def requirements_file(file: Path) -> list[str]:
    found: list[str] = []
    for line in _text(file).splitlines():
        line = line.split(" #")[0].strip()
        if line.startswith(("-r", "--requirement")):
            found += requirements_file(file.parent / line.split(maxsplit=1)[-1])
        elif line and not line.startswith(("#", "-")) and (name := requirement(line)):
            found.append(name)
    return found


def _setup_lists(folder: Path) -> Optional[list[str]]:
    """The texts in `install_requires` of a setup.py; None if they are not written there."""
    try:
        tree = ast.parse(_text(folder / "setup.py"))
    except SyntaxError:
        return None
    lists = {
        target.id: node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.keyword) and node.arg == "install_requires":
            value = lists.get(node.value.id) if isinstance(node.value, ast.Name) else node.value
            if isinstance(value, ast.List):
                return [one.value for one in value.elts if isinstance(one, ast.Constant) and isinstance(one.value, str)]
    return None


def dependencies(folder: Path, extras: list[str]) -> Optional[list[str]]:
    """What a project declares; None if it cannot be read."""
    pyproject = _toml(folder / "pyproject.toml")
    project = pyproject.get("project", {})
    found = list(project.get("dependencies", []))
    for extra in extras:
        found += project.get("optional-dependencies", {}).get(extra, [])
    found += pyproject.get("tool", {}).get("poetry", {}).get("dependencies", {}).keys()
    config = configparser.ConfigParser()
    config.read_string(_text(folder / "setup.cfg") or "[none]")
    found += config.get("options", "install_requires", fallback="").split("\n")
    if "dependencies" in project.get("dynamic", []) or (folder / "setup.py").exists():
        written = _setup_lists(folder)
        files = re.findall(r"[\w./-]*requirements[\w.-]*\.txt", _text(folder / "setup.py") + str(pyproject))
        found += written or []
        for file in files:
            found += requirements_file(folder / file)
    names = [name for one in found if (name := requirement(one)) and name != "python"]
    is_project = bool(project) or bool(names) or (folder / "setup.py").exists() or (folder / "setup.cfg").exists()
    return names if is_project else None


def _where(folder: Path) -> list[Path]:
    """Source folders that the build configuration names."""
    setuptools = _toml(folder / "pyproject.toml").get("tool", {}).get("setuptools", {})
    mapped = setuptools.get("package-dir", {}).items()
    named = [path if name == "" else str(PurePosixPath(path).parent) for name, path in mapped]
    named += _found_in(setuptools.get("packages"))
    named += re.findall(r"where\s*=\s*[\"']([\w./-]+)[\"']", _text(folder / "setup.py"))
    return [folder / one for one in named if (folder / one).is_dir()]


def _found_in(packages: object) -> list[str]:
    return packages.get("find", {}).get("where", []) if isinstance(packages, dict) else []


def roots(folder: Path) -> list[Path]:
    return list(dict.fromkeys([*import_roots(folder), *_where(folder)]))


class Install:
    """The words of one `pip install` inside a checkout."""

    def __init__(self, folder: Path, words: list[str]):
        self.needs: list[str] = []
        self.roots: list[Path] = []
        self.missing: list[str] = []
        self.complete = True
        rest = iter(words)
        for word in rest:
            if word in ("-r", "--requirement"):
                self._file(folder, next(rest, ""))
            elif word in ("-e", "--editable"):
                self._project(folder, next(rest, ""))
            elif word.startswith("-"):
                continue
            elif word.startswith("."):
                self._project(folder, word)
            elif word.startswith("/"):
                self._copy(folder, word)
            elif (name := requirement(word)) is not None:
                self.needs.append(name)

    def _file(self, folder: Path, path: str) -> None:
        if (folder / path).exists():
            self.needs += requirements_file(folder / path)
        else:
            self.missing.append(path)

    def _copy(self, folder: Path, word: str) -> None:
        """A script copied a folder of the repository elsewhere to build it there."""
        name = PurePosixPath(word).name
        if (folder / name).is_dir():
            self._project(folder, name)

    def _project(self, folder: Path, word: str) -> None:
        if "://" in word:
            self.needs += [name] if (name := requirement(word)) else []
            return
        path, _, extras = word.partition("[")
        place = folder / PurePosixPath(path)
        found = dependencies(place, [one.strip() for one in extras.rstrip("]").split(",") if one.strip()])
        if found is None:
            self.missing.append(word)
        else:
            self.needs += found
            self.roots += roots(place)


def installs_in(text: str, folder: Path) -> list[list[str]]:
    """The words of every `pip install` in a shell text, and in the scripts of the repository that it runs."""
    texts = [text.replace("\\\n", " ")]
    for script in re.findall(r"\b(?:bash|sh|source|\.)\s+(?:-\w+\s+)*([\w./-]+\.sh)", texts[0]):
        texts.append(_text(folder / script).replace("\\\n", " "))
    found = []
    for one in texts:
        for words in PIP.findall(one):
            try:
                found.append(shlex.split(words, comments=True))
            except ValueError:
                continue
    return found


def programs(folder: Path) -> dict[str, str]:
    """Console programs of a project, and the module that runs each."""
    pyproject = _toml(folder / "pyproject.toml")
    named = {**pyproject.get("project", {}).get("scripts", {})}
    named |= {
        name: target
        for name, target in pyproject.get("tool", {}).get("poetry", {}).get("scripts", {}).items()
        if isinstance(target, str)
    }
    for name, target in re.findall(r"[\"']?([\w-]+)\s*=\s*([\w.]+:[\w.]+)[\"']?", _text(folder / "setup.py") + _text(folder / "setup.cfg")):
        named[name] = target
    return {name: target.split(":")[0] for name, target in named.items()}

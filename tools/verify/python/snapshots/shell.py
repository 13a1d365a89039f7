"""Checks the commands of a shell snippet against the repository in which they run: scripts, options, paths."""

import re
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath
from typing import Iterable, Optional

from symbols.commands import ORDINARY, commands_of
from symbols.modules import text_of

from .arguments import Script
from .project import dependencies, programs, roots
from .tree import Snapshot

# Programs of the system and of packages that the check of package sources reads.
SYSTEM = ORDINARY | {
    "accelerate", "conda", "cp", "hf", "mv", "sed", "source", "test", "torchrun", "true", "unzip", "wget",
}  # fmt: skip
LAUNCHERS = {"torchrun", "accelerate", "deepspeed"}
OPTION = re.compile(r"^--?[A-Za-z][\w.-]*$")
OVERRIDE = re.compile(r"^([A-Za-z_][\w.]*)=(.*)$")
NATIVE = (".rs", ".cc", ".cpp", ".h", ".hpp")
RAW = re.compile(r"raw\.githubusercontent\.com/([\w.-]+/[\w.-]+)/([\w.-]+)/(\S+)")


@dataclass
class Found:
    problems: list[str] = field(default_factory=list)
    unread: set[str] = field(default_factory=set)
    scripts: int = 0
    options: int = 0
    paths: int = 0


def _commands(text: str) -> Iterable[list[str]]:
    """The commands of a text; a parenthesis is a command of its own."""
    for words in commands_of(text):
        part: list[str] = []
        for word in words:
            if word != "" and word.strip("()") == "":
                yield from [one for one in (part, *([sign] for sign in word)) if one]
                part = []
            else:
                part.append(word)
        if part:
            yield part


class Shell:
    def __init__(self, snapshots: list[tuple[Snapshot, str]]):
        """Each snapshot with the folder below which the snippet sees it: "" inside a checkout."""
        self.snapshots = snapshots
        self.found = Found()
        self.place = ""
        """Where the shell was before each open parenthesis."""
        self.outside: list[str] = []
        self.created: list[str] = []

    def read(self, text: str) -> Found:
        for name, branch, path in RAW.findall(text):
            self._raw(name, branch, path.rstrip("'\""))
        for words in _commands(text):
            self._command(words)
        return self.found

    def _raw(self, name: str, branch: str, path: str) -> None:
        for snapshot, _ in self.snapshots:
            if snapshot.name.lower() == name.lower():
                self.found.paths += 1
                if snapshot.branch not in (branch, "HEAD"):
                    self._complain(f"{name} has no branch {branch}")
                if snapshot.has(path) is False:
                    self._complain(f"{name} has no {path}")

    def _complain(self, message: str) -> None:
        if message not in self.found.problems:
            self.found.problems.append(message)

    def _locate(self, path: str) -> Optional[tuple[Snapshot, str]]:
        """The snapshot that a path of the snippet is in, and the path there."""
        whole = PurePosixPath(self.place, path)
        parts: list[str] = []
        for part in whole.parts:
            if part == ".." and parts:
                parts.pop()
            elif part != ".":
                parts.append(part)
        for snapshot, mounted in self.snapshots:
            if mounted == "":
                return snapshot, "/".join(parts)
            if parts[:1] == [mounted]:
                return snapshot, "/".join(parts[1:])
        return None

    def _command(self, words: list[str]) -> None:
        program = words[0]
        if program == "(":
            self.outside.append(self.place)
        elif program == ")":
            self.place = self.outside.pop() if self.outside else self.place
        elif program == "cd" and len(words) > 1:
            self._path(words[1])
            self.place = str(PurePosixPath(self.place, words[1]))
        elif program in ("sudo", "exec", "time"):
            self._command(words[1:])
        elif program == "docker":
            self._container(words)
        elif program in ("bash", "sh") and "-c" in words:
            inner = words.index("-c") + 1
            for one in _commands(words[inner].replace('"$@"', "true")):
                self._command(one)
            if words[inner + 2 :]:
                self._command(words[inner + 2 :])
        elif program == "source" or program in ("bash", "sh"):
            self._script([one for one in words[1:] if not re.match(r"^-[a-z]$", one)])
        elif program in LAUNCHERS:
            at = next((at for at, word in enumerate(words) if word.endswith(".py")), None)
            if at is not None:
                self._script(words[at:])
        elif re.match(r"^python[\d.]*$", program):
            self._python(words[1:])
        elif program == "pip":
            self._paths_after(words, ("-r", "--requirement", "-e", "--editable"))
        elif program == "hf":
            self._download(words)
        elif program == "mkdir":
            self.created += [word for word in words[1:] if not word.startswith("-")]
        elif program in ("cp", "mv"):
            self._moved([word for word in words[1:] if not word.startswith("-")])
        elif program == "conda":
            self._paths_after(words, ("--file", "-f"))
        elif program not in SYSTEM and not program.endswith("=$"):
            self._program(words)

    def _container(self, words: list[str]) -> None:
        """The command that runs inside a container, with the mounted folder taken off its paths."""
        if words[1:2] == ["build"]:
            self._paths_after(words, ("-f", "--file"))
        at = next((at for at, word in enumerate(words) if word.endswith((".py", ".sh"))), None)
        program = next((word for word in words if word in ("python", "bash")), None)
        if at is None or program is None:
            return
        mounts = [word.rpartition(":")[2] for word in words if word.startswith("$PWD:")]
        inside = words[at:]
        for mount in mounts:
            inside = [re.sub(rf"^(--[\w-]+=)?{re.escape(mount)}/", r"\1", word) for word in inside]
        self._command([program, *inside])

    def _python(self, words: list[str]) -> None:
        if words[:1] == ["-m"] and len(words) > 1:
            self._module(words[1], words[2:])
        elif words and words[0].endswith(".py"):
            self._script(words)

    def _module(self, name: str, arguments: list[str]) -> None:
        located = self._locate(".")
        if name in ("pip", "zipfile", "venv") or located is None:
            if name == "pip":
                self._paths_after(arguments, ("-r", "--requirement", "-e", "--editable"))
            return
        snapshot, place = located
        folder = snapshot.folder / place
        # A project of the same name in a folder: installed from there, it comes before a folder without code.
        inner = folder / name.split(".")[0]
        projects = roots(inner) if dependencies(inner, []) is not None else []
        for root in (folder, *roots(folder), *projects):
            stem = root.joinpath(*name.split("."))
            for file in (stem.with_name(stem.name + ".py"), stem / "__main__.py"):
                if file.exists():
                    self._arguments(name, Script(file, [root, *roots(snapshot.folder)]), arguments)
                    return
        if (snapshot.folder / place / name.split(".")[0]).exists():
            self._complain(f"there is no module {name}")
        else:
            self.found.unread.add(name)

    def _script(self, words: list[str]) -> None:
        located = self._locate(words[0]) if words else None
        if located is None:
            return
        snapshot, path = located
        exists = snapshot.has(path)
        if exists is None or (not exists and self._is_created(words[0])):
            self.found.unread.add(path)
        elif not exists:
            self._complain(f"{snapshot.name} has no {path}")
        else:
            file = snapshot.folder / path
            if file.exists():
                self._arguments(path, Script(file, roots(snapshot.folder)), words[1:])
            else:
                self.found.unread.add(path)

    def _arguments(self, name: str, script: Script, words: list[str]) -> None:
        self.found.scripts += 1
        given: set[str] = set()
        plain = []
        for at, word in enumerate(words):
            if word == "--":
                break
            option, has_value, value = word.partition("=")
            if OPTION.match(option):
                given.add(option)
                self.found.options += 1
                if not script.has(option):
                    self._complain(f"{name} knows no {option}")
                following = words[at + 1] if at + 1 < len(words) else ""
                self._value(name, script, option, value if has_value else following)
                if has_value:
                    self._path(value)
            elif (override := OVERRIDE.match(word)) is not None and "/" not in override.group(1):
                plain.append(word)
                self._override(name, script, override.group(1), words)
                self._path(override.group(2))
            else:
                self._path(word)
        for option in script.left_out(given):
            self._complain(f"{name} needs {option}")

    def _value(self, name: str, script: Script, option: str, value: str) -> None:
        if value.startswith("-") or "$" in value:
            return
        accepted = script.refused(option, value)
        if accepted is not None:
            self._complain(f"{name} accepts {', '.join(accepted)} for {option}, not {value}")

    def _override(self, name: str, script: Script, key: str, words: list[str]) -> None:
        """A key of a configuration: one of the files on the command line has it, or the script reads it."""
        self.found.options += 1
        leaf = key.split(".")[-1]
        for word in words:
            located = self._locate(word) if word.endswith((".yml", ".yaml")) else None
            if located is not None and (file := located[0].folder / located[1]).exists():
                if re.search(rf"^\s*{re.escape(leaf)}\s*:", text_of(file), re.MULTILINE):
                    return
        if not script.mentions(leaf):
            self._complain(f"{name} knows no {key}")

    def _paths_after(self, words: list[str], options: tuple[str, ...]) -> None:
        for at, word in enumerate(words):
            option, has_value, value = word.partition("=")
            if option in options:
                self._path(value if has_value else words[at + 1] if at + 1 < len(words) else "", surely=True)

    def _download(self, words: list[str]) -> None:
        for at, word in enumerate(words):
            if word.startswith("--local-dir"):
                self.created.append(word.partition("=")[2] or words[at + 1])

    def _moved(self, words: list[str]) -> None:
        for word in words[:-1]:
            self._path(word, surely=True)
        self.created.append(words[-1])

    def _is_created(self, path: str) -> bool:
        """Whether an earlier command of the snippet may have put it there."""
        whole = PurePosixPath(self.place, path)
        return any(one == "." or whole.is_relative_to(PurePosixPath(one)) for one in self.created)

    def _path(self, word: str, surely: bool = False) -> None:
        """A path whose first folder the repository has must be there; others are the reader's own files."""
        if not re.match(r"^[\w.][\w./-]*$", word) or "*" in word or ("/" not in word and "." not in word[1:] and not surely):
            return
        located = self._locate(word)
        if located is None:
            return
        snapshot, path = located
        if snapshot.has(path):
            self.found.paths += 1
            return
        if self._is_created(word):
            return
        first = PurePosixPath(path).parts[0] if path else ""
        if surely or ("/" in path and snapshot.has(first) and snapshot.has(str(PurePosixPath(path).parent))):
            if snapshot.has(path) is False and not re.search(r"out|result|save", path):
                self._complain(f"{snapshot.name} has no {path}")

    def _program(self, words: list[str]) -> None:
        """A program that a project of the snapshots installs or builds."""
        name = PurePosixPath(words[0]).name
        for snapshot, _ in self.snapshots:
            for folder in self._projects(snapshot):
                module = programs(folder).get(name)
                if module is not None:
                    for root in roots(folder):
                        stem = root.joinpath(*module.split("."))
                        for file in (stem.with_name(stem.name + ".py"), stem / "__init__.py"):
                            if file.exists():
                                self._arguments(name, Script(file, roots(folder)), words[1:])
                                return
            if self._native(snapshot, name, words[1:]):
                return
        self.found.unread.add(words[0])

    def _projects(self, snapshot: Snapshot) -> list[Path]:
        files = {*snapshot.folder.rglob("pyproject.toml"), *snapshot.folder.rglob("setup.py")}
        return sorted({file.parent for file in files}, key=lambda folder: len(folder.parts))

    def _native(self, snapshot: Snapshot, name: str, words: list[str]) -> bool:
        """A program in Rust or C++: its target, its subcommand and its options are words of the sources."""
        builds = [*snapshot.folder.rglob("Cargo.toml"), *snapshot.folder.rglob("CMakeLists.txt")]
        target = re.compile(rf"name\s*=\s*\"{re.escape(name)}\"|add_executable\(\s*{re.escape(name)}\b|OUTPUT_NAME\s+\"?{re.escape(name)}\b")
        is_file = any(PurePosixPath(path).name == f"{name}.rs" for path in snapshot.paths)
        if not is_file and not any(target.search(text_of(file)) for file in builds):
            return False
        self.found.scripts += 1
        texts = [text_of(file) for file in snapshot.folder.rglob("*") if file.suffix in NATIVE]
        for at, word in enumerate(words):
            option = word.split("=")[0]
            if OPTION.match(option):
                plain = re.escape(option.lstrip("-"))
                made = re.compile(rf"\"(?:--)?{plain}\"|{re.escape(option)}\b|\b{plain.replace(chr(92) + '-', '_')}\s*:")
            elif at == 0 and re.match(r"^[a-z]+$", word):
                made = re.compile(rf"\"{word}\"|\b{word.capitalize()}\b")
            else:
                continue
            self.found.options += 1
            if not any(made.search(text) for text in texts):
                self._complain(f"{name} knows no {option}")
        return True

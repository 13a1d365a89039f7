"""A commit of a bare git directory, the newest or a named one: its paths, and the text files that the checks read."""

import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import Optional

KEPT = {
    ".cc", ".cfg", ".cpp", ".h", ".hpp", ".in", ".json", ".py", ".pyi", ".rs", ".sh", ".toml", ".txt", ".yaml", ".yml",
}  # fmt: skip
LARGEST = 1_000_000


@dataclass(frozen=True)
class Snapshot:
    """`owner/name`."""

    name: str
    commit: str
    date: str
    branch: str
    folder: Path
    paths: frozenset[str]
    submodules: frozenset[str]

    def has(self, path: str) -> Optional[bool]:
        """Whether the commit has a file or folder; None below a submodule, whose files are elsewhere."""
        parts = PurePosixPath(path).parts
        places = {"/".join(parts[:end]) for end in range(1, len(parts) + 1)}
        return None if places & self.submodules else path in (".", "") or "/".join(parts) in self.paths


def _git(directory: Path, *words: str) -> bytes:
    return subprocess.run(["git", f"--git-dir={directory}", *words], check=True, capture_output=True).stdout


def _export(directory: Path, files: list[tuple[str, str]], folder: Path) -> None:
    """Writes files, given by object and path, below the folder."""
    unfinished = folder.with_name(folder.name + ".part")
    shutil.rmtree(unfinished, ignore_errors=True)
    unfinished.mkdir(parents=True)
    order = "".join(f"{blob}\n" for blob, _ in files).encode()
    command = ["git", f"--git-dir={directory}", "cat-file", "--batch"]
    output = subprocess.run(command, input=order, check=True, capture_output=True).stdout
    at = 0
    for _, path in files:
        end = output.index(b"\n", at)
        words = output[at:end].split()
        if words[-1] == b"missing":
            at = end + 1
            continue
        size = int(words[2])
        target = unfinished / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(output[end + 1 : end + 1 + size])
        at = end + 2 + size
    shutil.rmtree(folder, ignore_errors=True)
    unfinished.rename(folder)


def has_state(directory: Path, ref: str) -> bool:
    words = ["rev-parse", "--quiet", "--verify", "--end-of-options", f"{ref}^{{commit}}"]
    return subprocess.run(["git", f"--git-dir={directory}", *words], capture_output=True, check=False).returncode == 0


def open_snapshot(name: str, directory: Path, cache: Path, ref: Optional[str] = None) -> Snapshot:
    state = f"{ref or 'HEAD'}^{{commit}}"
    commit, date = _git(directory, "log", "-1", "--format=%H %cs", "--end-of-options", state).decode().split()
    branch = ref or _git(directory, "rev-parse", "--abbrev-ref", "HEAD").decode().strip()
    paths, submodules, files = set(), set(), []
    for line in _git(directory, "ls-tree", "-r", "-z", "--long", commit).decode(errors="replace").split("\0"):
        if line == "":
            continue
        facts, path = line.split("\t", 1)
        mode, kind, blob, size = facts.split()
        parts = PurePosixPath(path).parts
        paths |= {"/".join(parts[:end]) for end in range(1, len(parts) + 1)}
        if kind == "commit":
            submodules.add(path)
        elif mode != "120000" and PurePosixPath(path).suffix in KEPT and size.isdigit() and int(size) <= LARGEST:
            files.append((blob, path))
    folder = cache / f"{name.replace('/', '+')}-{commit[:12]}"
    if not folder.exists():
        _export(directory, files, folder)
    return Snapshot(name, commit, date, branch, folder, frozenset(paths), frozenset(submodules))

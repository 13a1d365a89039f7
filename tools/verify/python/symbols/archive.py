"""Keeps the Python sources of a wheel or a source archive, and remembers which modules are compiled."""

import io
import shutil
import tarfile
import zipfile
from pathlib import Path, PurePosixPath

SOURCES = {".py", ".pyi"}
COMPILED = {".so", ".pyd", ".dylib"}
KEPT = {"METADATA", "PKG-INFO", "entry_points.txt"}
# Tells a folder that has all of the above from one that was unpacked when less was kept.
COMPLETE = ".complete"


def _members(name: str, content: bytes):
    if name.endswith((".whl", ".zip")):
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            for entry in archive.infolist():
                if not entry.is_dir():
                    yield PurePosixPath(entry.filename), lambda entry=entry: archive.read(entry)
        return
    with tarfile.open(fileobj=io.BytesIO(content)) as archive:
        for entry in archive:
            if entry.isfile():
                # The first folder of a source archive is the project's name and version.
                path = PurePosixPath(*PurePosixPath(entry.name).parts[1:])
                yield path, lambda entry=entry: archive.extractfile(entry).read()


def _is_safe(path: PurePosixPath) -> bool:
    return not path.is_absolute() and ".." not in path.parts and path.name != ""


def unpack(name: str, content: bytes, folder: Path) -> None:
    """Writes the sources below `folder`; a compiled module leaves an empty `name.compiled`."""
    unfinished = folder.with_name(folder.name + ".part")
    shutil.rmtree(unfinished, ignore_errors=True)
    unfinished.mkdir(parents=True)
    for path, read in _members(name, content):
        if not _is_safe(path):
            continue
        target = unfinished / path
        if path.suffix in SOURCES or path.name in KEPT:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(read())
        elif path.suffix in COMPILED:
            target.parent.mkdir(parents=True, exist_ok=True)
            (target.parent / (path.name.split(".")[0] + ".compiled")).touch()
    (unfinished / COMPLETE).touch()
    shutil.rmtree(folder, ignore_errors=True)
    unfinished.rename(folder)


def import_roots(folder: Path) -> list[Path]:
    """Folders from which the package's modules are imported: `src` layouts have them one level down."""
    roots = [folder]
    for below in ("src", "lib", "python"):
        if (folder / below).is_dir() and not (folder / below / "__init__.py").exists():
            roots.append(folder / below)
    return roots

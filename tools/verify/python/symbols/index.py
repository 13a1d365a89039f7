"""Finds releases on a package index and keeps their sources in a folder."""

import json
import os
import time
import urllib.error
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urljoin

from .archive import COMPLETE, unpack
from .requirements import SpecifierSet, Version, canonical, parse_version

INDEX = os.environ.get("LOADOUT_PYPI", "https://pypi.org")
LARGEST = 300_000_000
DAY = 24 * 60 * 60


class Unreachable(Exception):
    """The index does not answer: nothing can be said about any package."""


class NotAvailable(Exception):
    """The index answers, but has nothing to read for this package."""


class NoSuchPackage(NotAvailable):
    """The index has no package of this name: whoever runs the install line gets an error."""


@dataclass(frozen=True)
class Release:
    name: str
    version: str
    folder: Path = field(compare=False)


def _get(url: str, attempts: int = 3) -> bytes:
    try:
        with urllib.request.urlopen(url, timeout=120) as answer:
            return answer.read()
    except urllib.error.HTTPError as error:
        if error.code == 404:
            raise NoSuchPackage("the index has no package of this name") from error
        raise NotAvailable(f"the index answers {error.code} for it") from error
    except OSError as error:
        if attempts > 1:
            return _get(url, attempts - 1)
        raise Unreachable(f"{url}: {error}") from error


class Index:
    def __init__(self, cache: Path):
        self.cache = cache
        self._projects: dict[str, dict] = {}

    def project(self, name: str) -> dict:
        key = canonical(name)
        known = self._projects.get(key)
        if known is None:
            url = f"{INDEX}/pypi/{key}/json"
            known = json.loads(self._kept(f"{key}.json", url)) | {"url": url}
            self._projects[key] = known
        return known

    def _kept(self, name: str, url: str) -> bytes:
        """What the index said less than a day ago."""
        file = self.cache / name
        if not file.exists() or time.time() - file.stat().st_mtime > DAY:
            content = _get(url)
            self.cache.mkdir(parents=True, exist_ok=True)
            file.write_bytes(content)
        return file.read_bytes()

    def requires(self, name: str) -> list[str]:
        return self.project(name)["info"].get("requires_dist") or []

    def _version(self, name: str, specifier: str) -> Version:
        releases = self.project(name)["releases"]
        wanted = SpecifierSet(specifier)
        versions = [
            version
            for text, files in releases.items()
            if (version := parse_version(text)) is not None and any(not file.get("yanked") for file in files)
        ]
        fitting = list(wanted.filter(versions, prereleases=False)) or list(wanted.filter(versions, prereleases=True))
        if not fitting:
            raise NotAvailable(f"no release fits {specifier or 'at all'}")
        return max(fitting)

    def _file(self, name: str, version: Version) -> dict:
        releases = self.project(name)["releases"]
        files = next(files for text, files in releases.items() if parse_version(text) == version)
        wheels = [file for file in files if file["packagetype"] == "bdist_wheel"]
        # A wheel that fits every machine, else the smallest one: only its sources are read.
        readable = [file for file in wheels if file["filename"].endswith("-none-any.whl")] or wheels
        readable = readable or [file for file in files if file["packagetype"] == "sdist"]
        if not readable:
            raise NotAvailable("it has neither a wheel nor a source archive")
        smallest = min(readable, key=lambda file: file["size"])
        if smallest["size"] > LARGEST:
            raise NotAvailable(f"its smallest file has {smallest['size'] // 1_000_000} MB")
        return smallest

    def fetch(self, name: str, specifier: str = "", with_programs: bool = False) -> Release:
        version = self._version(name, specifier)
        folder = self.cache / f"{canonical(name)}-{version}"
        if not (folder / COMPLETE if with_programs else folder).exists():
            file = self._file(name, version)
            unpack(file["filename"], _get(urljoin(self.project(name)["url"], file["url"])), folder)
        return Release(canonical(name), str(version), folder)

"""Checks snippets against the packages of their install lines, and against the sources of repositories."""

import re
import sys
from dataclasses import dataclass, field
from pathlib import Path

from .archive import import_roots
from .commands import read_commands
from .index import Index, NoSuchPackage, NotAvailable, Release
from .modules import Site
from .requirements import COMMON, canonical, closure, distribution_of
from .resolve import Resolver
from .snippet import Report, read


@dataclass(frozen=True)
class Sources:
    """What a snippet uses besides packages of an index: source folders, and what installing them brings."""

    folders: list[Path] = field(default_factory=list)
    needs: list[str] = field(default_factory=list)
    """Whether all of what they need is known."""
    complete: bool = True


NO_SOURCES = Sources()


def without_extras(name: str) -> str:
    return re.sub(r"\[.*", "", name)


def imported_modules(text: str) -> set[str]:
    """The first two parts of every imported name: below a namespace, each part is a distribution of its own."""
    found = re.findall(r"^\s*(?:from|import)\s+(\w+(?:\.\w+)?)", text, re.MULTILINE)
    return {one for one in found if one.split(".")[0] not in sys.stdlib_module_names}


def unread_modules(text: str, site: Site) -> set[str]:
    """What has to be looked for in further distributions: roots, and parts of namespaces that lack them."""
    modules = imported_modules(text)
    roots = {one.split(".")[0] for one in modules}
    absent = {root for root in roots if not site.has(root)}
    parts = {one for one in modules if "." in one and site.is_namespace(one.split(".")[0]) and not site.has(one)}
    return absent | parts


class Session:
    def __init__(self, index: Index):
        self.index = index
        self.resolvers: dict[tuple, Resolver] = {}

    def gather(
        self, wanted: list[tuple[str, str]], unavailable: dict[str, str], with_programs: bool = False
    ) -> list[Release]:
        releases = []
        for name, version in wanted:
            try:
                releases.append(self.index.fetch(name, version, with_programs))
            except NotAvailable as reason:
                unavailable[canonical(name)] = str(reason)
        return releases

    def absent(self, wanted: list[tuple[str, str]]) -> list[str]:
        """Packages of the install line that the index does not have."""
        found = []
        for name, _ in wanted:
            try:
                self.index.project(without_extras(name))
            except NoSuchPackage:
                found.append(f"the package index has no {without_extras(name)}")
            except NotAvailable:
                pass
        return found

    def requires(self, name: str) -> list[str]:
        try:
            return self.index.requires(name)
        except NotAvailable:
            return []

    def check(self, snippet: dict) -> dict:
        return self.check_shell(snippet) if snippet["language"] == "shell" else self.check_python(snippet)

    def asked(self, snippet: dict, unavailable: dict[str, str]) -> list[tuple[str, str]]:
        """The distributions a snippet asks a package index for; why it has no others."""
        for one in snippet["requirements"]:
            if "elsewhere" in one:
                unavailable[one["name"]] = one["elsewhere"]
        return [(one["name"], one.get("version", "")) for one in snippet["requirements"] if "elsewhere" not in one]

    def check_shell(self, snippet: dict) -> dict:
        unavailable: dict[str, str] = {}
        wanted = [(without_extras(name), version) for name, version in self.asked(snippet, unavailable)]
        releases = self.gather(wanted, unavailable, with_programs=True)
        report = read_commands(snippet["text"], releases)
        return self.answer(snippet, releases, unavailable, report, self.absent(wanted), report.unread)

    def check_python(self, snippet: dict, sources: Sources = NO_SOURCES) -> dict:
        unavailable: dict[str, str] = {}
        asked = self.asked(snippet, unavailable)
        direct = self.gather([(without_extras(name), version) for name, version in asked], unavailable)
        site = Site([*sources.folders, *(root for release in direct for root in import_roots(release.folder))])
        others = unread_modules(snippet["text"], site)
        names = [*(name for name, _ in asked), *sources.needs]
        brought = closure(names, self.requires, {distribution_of(root) for root in others})
        if unavailable:
            brought |= {distribution_of(root) for root in others & COMMON}
        further = self.gather(
            [(name, "") for root in sorted(others) if (name := distribution_of(root)) in brought], unavailable
        )
        releases = [*direct, *further]
        report = read(snippet["text"], self.resolver(releases, sources.folders))
        # When a requirement could not be read, it may be the one that brings the module.
        complete = not unavailable and sources.complete
        missing = [root for root in sorted(report.unread) if complete and distribution_of(root) not in brought]
        complaints = [*self.absent(asked), *(f"no requirement brings the module {root}" for root in missing)]
        return self.answer(snippet, releases, unavailable, report, complaints, report.unread - set(missing))

    def answer(
        self,
        snippet: dict,
        releases: list[Release],
        unavailable: dict[str, str],
        report: Report,
        complaints: list[str],
        unread: set[str],
    ) -> dict:
        return {
            "id": snippet["id"],
            "packages": [{"name": one.name, "version": one.version} for one in releases],
            "unavailable": unavailable,
            "problems": [*report.problems, *complaints],
            "unread": sorted(unread),
            "names": report.names,
            "calls": report.calls,
            "openCalls": report.open_calls,
        }

    def resolver(self, releases: list[Release], folders: list[Path]) -> Resolver:
        key = (*folders, *sorted((one.name, one.version) for one in releases))
        if key not in self.resolvers:
            roots = [root for one in releases for root in import_roots(one.folder)]
            self.resolvers[key] = Resolver(Site([*folders, *roots]))
        return self.resolvers[key]

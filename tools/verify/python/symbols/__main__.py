"""Reads snippets as JSON from standard input and writes what was found to standard output.

Input:  { "cache": folder, "sites"?: [folder], "snippets": [{ "id", "language", "text", "requirements" }] }; a requirement is
        { "name", "version"?, "elsewhere"? }; "elsewhere" says why no package index has it
Output: { "unreachable": message | null, "results": [{ "id", "packages", "unavailable", "problems", "unread", … }] }
With "sites" the sources are read from these folders and nothing is fetched.
"""

import json
import re
import sys
from pathlib import Path

from .archive import import_roots
from .commands import read_commands
from .index import Index, NoSuchPackage, NotAvailable, Release, Unreachable
from .modules import Site
from .requirements import COMMON, canonical, closure, distribution_of
from .resolve import Resolver
from .snippet import Report, read


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

    def check_python(self, snippet: dict) -> dict:
        unavailable: dict[str, str] = {}
        asked = self.asked(snippet, unavailable)
        direct = self.gather([(without_extras(name), version) for name, version in asked], unavailable)
        site = Site([root for release in direct for root in import_roots(release.folder)])
        others = unread_modules(snippet["text"], site)
        brought = closure([name for name, _ in asked], self.requires, {distribution_of(root) for root in others})
        if unavailable:
            brought |= {distribution_of(root) for root in others & COMMON}
        further = self.gather(
            [(name, "") for root in sorted(others) if (name := distribution_of(root)) in brought], unavailable
        )
        releases = [*direct, *further]
        report = read(snippet["text"], self.resolver(releases))
        # When a requirement could not be read, it may be the one that brings the module.
        complete = not unavailable
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

    def resolver(self, releases: list[Release]) -> Resolver:
        key = tuple(sorted((one.name, one.version) for one in releases))
        if key not in self.resolvers:
            self.resolvers[key] = Resolver(Site([root for one in releases for root in import_roots(one.folder)]))
        return self.resolvers[key]


def check_offline(snippets: list[dict], sites: list[str]) -> list[dict]:
    resolver = Resolver(Site([Path(one) for one in sites]))
    releases = [Release(Path(one).name, "0", Path(one)) for one in sites]
    reports = [
        (one["id"], read_commands(one["text"], releases) if one["language"] == "shell" else read(one["text"], resolver))
        for one in snippets
    ]
    return [
        {
            "id": id,
            "problems": report.problems,
            "unread": sorted(report.unread),
            "names": report.names,
            "calls": report.calls,
            "openCalls": report.open_calls,
        }
        for id, report in reports
    ]


def main() -> None:
    order = json.load(sys.stdin)
    results: list[dict] = []
    unreachable = None
    if "sites" in order:
        results = check_offline(order["snippets"], order["sites"])
    else:
        session = Session(Index(Path(order["cache"])))
        for number, snippet in enumerate(order["snippets"], 1):
            print(f"{number}/{len(order['snippets'])} {snippet['id']}", file=sys.stderr)
            try:
                results.append(session.check(snippet))
            except Unreachable as reason:
                unreachable = str(reason)
                break
    json.dump({"unreachable": unreachable, "results": results}, sys.stdout)


main()

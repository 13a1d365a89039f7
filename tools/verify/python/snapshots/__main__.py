"""Reads snippets as JSON from standard input and writes what was found in the repositories to standard output.

Input:  { "cache": folder, "packages": folder, "mirrors": { "owner/name": git directory }, "outdated": [commit],
        "snippets": [{ "id", "language", "text", "earlier", "requirements", "repositories" }] }; a repository is
        { "name", "kind", "ref"?, "subdirectory"?, "install"? }
Output: { "unreachable": message | null, "snapshots": { STATE: { "commit", "date" } }, "results": [{ "id", … }] }; a
        state is "owner/name", or "owner/name@ref"
"""

import json
import re
import sys
from pathlib import Path

from symbols.index import Index, Unreachable
from symbols.session import Session, Sources

from .project import Install, installs_in, programs, roots
from .shell import Shell
from .tree import Snapshot, has_state, open_snapshot

SYS_PATH = re.compile(r"sys\.path\.(?:append|insert)\((?:\d+,\s*)?[\"']([\w./-]+)[\"']\)")


def state(repository: dict) -> str:
    return "@".join([repository["name"], *([repository["ref"]] if "ref" in repository else [])])


class Checker:
    def __init__(self, session: Session, snapshots: dict[str, Snapshot], outdated: dict[str, str]):
        self.session = session
        self.snapshots = snapshots
        """Why a snapshot that is there is not used."""
        self.outdated = outdated

    def check(self, snippet: dict) -> dict:
        used = [(self.snapshots[state(one)], one) for one in snippet["repositories"] if state(one) in self.snapshots]
        absent = [
            f"{state(one)}: {self.outdated.get(state(one), 'no snapshot')}"
            for one in snippet["repositories"]
            if state(one) not in self.snapshots
        ]
        problems: list[str] = []
        sources = self.sources(snippet, used, problems, bool(absent))
        found = self.shell(snippet, used) if snippet["language"] == "shell" else self.python(snippet, used, sources)
        return {
            "id": snippet["id"],
            **found,
            "problems": [*problems, *found["problems"]],
            "unread": sorted({*absent, *found["unread"]}),
        }

    def sources(self, snippet: dict, used: list[tuple[Snapshot, dict]], problems: list[str], partial: bool) -> Sources:
        folders: list[Path] = []
        needs: list[str] = []
        complete = not partial
        for snapshot, one in used:
            folder = snapshot.folder / one.get("subdirectory", "")
            if one["kind"] == "program":
                continue
            if one["kind"] == "checkout":
                folders += [snapshot.folder / path for path in SYS_PATH.findall(snippet["text"])]
                folders.append(snapshot.folder)
            orders = [one.get("install", [])]
            for text in snippet["earlier"]:
                orders += installs_in(text, snapshot.folder)
            for words in orders:
                install = Install(folder, words)
                needs += install.needs
                folders += install.roots
                if words is orders[0]:
                    problems += [f"{snapshot.name} has no {path} to install" for path in install.missing]
            complete = complete and not snapshot.submodules
        return Sources(list(dict.fromkeys(folders)), sorted(set(needs)), complete)

    def python(self, snippet: dict, used: list[tuple[Snapshot, dict]], sources: Sources) -> dict:
        found = self.session.check_python(snippet, sources)
        problems = [*found["problems"], *self.hub_entries(snippet["text"], used)]
        unread = [*found["unread"], *(f"{name}: {why}" for name, why in found["unavailable"].items())]
        counts = {"names": found["names"], "calls": found["calls"], "openCalls": found["openCalls"]}
        return {"packages": found["packages"], "problems": problems, "unread": unread, "checked": counts}

    def hub_entries(self, text: str, used: list[tuple[Snapshot, dict]]) -> list[str]:
        """Names given to `torch.hub.load` must be defined in the repository's hubconf.py."""
        complaints = []
        for name in re.findall(r"torch\.hub\.load\(\s*\"\.\",\s*\"([\w.-]+)\"", text):
            for snapshot, _ in used:
                file = snapshot.folder / "hubconf.py"
                if file.exists() and not re.search(rf"\b{re.escape(name)}\b", file.read_text(encoding="utf-8")):
                    complaints.append(f"hubconf.py has no {name}")
        return complaints

    def shell(self, snippet: dict, used: list[tuple[Snapshot, dict]]) -> dict:
        mounted = [(one, "" if facts["kind"] != "program" else one.name.split("/")[1]) for one, facts in used]
        shell = Shell(mounted)
        for text in snippet["earlier"]:
            shell.read(text)
        earlier = shell.found
        shell.found = type(earlier)()
        found = shell.read(snippet["text"])
        packaged = self.session.check_shell(snippet)
        known = {name for one, _ in used for folder in [one.folder, *roots(one.folder)] for name in programs(folder)}
        unread = {*found.unread, *(one for one in packaged["unread"] if one in found.unread and one not in known)}
        why = [f"{name}: {reason}" for name, reason in packaged["unavailable"].items()]
        counts = {"scripts": found.scripts, "options": found.options, "paths": found.paths}
        return {
            "packages": packaged["packages"],
            "problems": [*found.problems, *packaged["problems"]],
            "unread": sorted({*unread, *why}),
            "checked": counts,
        }


def read_snapshots(order: dict) -> dict[str, Snapshot]:
    cache = Path(order["cache"])
    mirrors = {name: Path(folder) for name, folder in order["mirrors"].items()}
    found = {name: open_snapshot(name, folder, cache) for name, folder in mirrors.items()}
    for one in [one for snippet in order["snippets"] for one in snippet["repositories"] if "ref" in one]:
        name, ref = one["name"], one["ref"]
        if state(one) not in found and name in mirrors and has_state(mirrors[name], ref):
            found[state(one)] = open_snapshot(name, mirrors[name], cache, ref)
    return found


def main() -> None:
    order = json.load(sys.stdin)
    snapshots = read_snapshots(order)
    old = {name: f"its snapshot of {one.date} is too old" for name, one in snapshots.items() if one.commit in order["outdated"]}
    current = {name: one for name, one in snapshots.items() if name not in old}
    checker = Checker(Session(Index(Path(order["packages"]))), current, old)
    results, unreachable = [], None
    for number, snippet in enumerate(order["snippets"], 1):
        print(f"{number}/{len(order['snippets'])} {snippet['id']}", file=sys.stderr)
        try:
            results.append(checker.check(snippet))
        except Unreachable as reason:
            unreachable = str(reason)
            break
    facts = {name: {"commit": one.commit, "date": one.date} for name, one in current.items()}
    json.dump({"unreachable": unreachable, "snapshots": facts, "results": results}, sys.stdout)


main()

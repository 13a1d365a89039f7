"""Reads snippets as JSON from standard input and writes what was found to standard output.

Input:  { "cache": folder, "sites"?: [folder], "snippets": [{ "id", "language", "text", "requirements" }] }; a requirement is
        { "name", "version"?, "elsewhere"? }; "elsewhere" says why no package index has it
Output: { "unreachable": message | null, "results": [{ "id", "packages", "unavailable", "problems", "unread", … }] }
With "sites" the sources are read from these folders and nothing is fetched.
"""

import json
import sys
from pathlib import Path

from .commands import read_commands
from .index import Index, Release, Unreachable
from .modules import Site
from .resolve import Resolver
from .session import Session
from .snippet import read


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

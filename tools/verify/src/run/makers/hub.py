"""What every maker shares: the order file, one outcome per branch, and the repositories a snippet names."""

import json
import re
import shutil
import sys
import traceback
from collections.abc import Callable
from pathlib import Path

PAGE = """
The ferry leaves the harbour at nine in the morning. It carries two hundred people and forty cars.
Paris is the capital of France, and Berlin is the capital of Germany. My name is Clara and I live in Berkeley, California.
What is the capital of France? The answer is Paris. I love this film, but the ending was too long.
A quick brown fox jumps over the lazy dog. Wolfgang works in London for a small company that builds boats.
The weather is lovely today: it is sunny outside. He drove to the stadium. The tower is 324 metres tall.
Translate this sentence to German. Once upon a time there was a king who had three daughters.
"""
LINES = [line for line in PAGE.splitlines() if line] * 20


class Spec:
    """One branch: its record, its code, and the folder in which the hub will find the repositories."""

    def __init__(self, values: dict) -> None:
        self.library: str = values["library"]
        self.branch: str = values["branch"]
        self.record: dict = values["record"]
        self.code: str = values["code"]
        self.folder = Path(values["folder"])
        self.id: str = self.record["id"]
        self.config: dict = self.record.get("config") or {}
        self.tags: list[str] = self.record.get("tags") or []
        self.task: str = self.record.get("pipeline_tag") or ""

    def repository(self, name: str | None = None, kind: str = "models") -> Path:
        path = self.folder / kind / (name or self.id)
        path.mkdir(parents=True, exist_ok=True)
        return path

    def outside(self, address: str) -> Path:
        """Where a file for an address outside the hub goes: `github.com/owner/name`."""
        path = self.folder / "outside" / address
        path.parent.mkdir(parents=True, exist_ok=True)
        return path

    def named(self) -> list[str]:
        """Repositories in quotes in the code, the record's own one aside."""
        found = re.findall(r"""["']([\w.-]+/[\w.-]+)["']""", self.code)
        return sorted({name for name in found if name != self.id and not re.search(r"\.([a-z]\w{1,3})$", name)})

    def downloads(self) -> list[str]:
        """Files that the code downloads by their names, or finds by their endings."""
        found = re.findall(r'if name\.endswith\("([._]\w[\w.]*)"\)', self.code)
        return re.findall(r'filename="([^"]+)"', self.code) + [f"model{ending}" for ending in found]

    def files(self) -> list[str]:
        return [one["rfilename"] for one in self.record.get("siblings") or [] if "rfilename" in one]


def run(make: Callable[[Spec], None]) -> None:
    """Makes every branch of the order; one that fails does not stop the others."""
    for values in json.loads(Path(sys.argv[1]).read_text()):
        spec = Spec(values)
        shutil.rmtree(spec.folder, ignore_errors=True)
        spec.folder.mkdir(parents=True)
        outcome = {}
        try:
            make(spec)
        except Exception as error:
            traceback.print_exc()
            outcome = {"problem": f"{type(error).__name__}: {error}"[:300]}
        (spec.folder / "outcome.json").write_text(json.dumps(outcome))

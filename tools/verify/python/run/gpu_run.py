"""Runs the blocks of a bundle on a machine with a GPU and without a network: `python gpu_run.py`.

Tiny repositories are made here. A server in this process has the hub's name, in a mount namespace with its own
`/etc/hosts`; the token that a block sends says which repositories it sees.
"""

import hashlib
import importlib.metadata
import json
import os
import re
import shutil
import ssl
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from tempfile import mkdtemp
from urllib.parse import unquote

HERE = Path(__file__).resolve().parent
WORK = Path(mkdtemp(prefix="loadout-gpu-"))
AT_ONCE = 12
COMMIT = "0" * 40
MEDIA = re.compile(r"\.(?:jpe?g|png|wav|flac|mp3|mp4)$", re.IGNORECASE)
BLOCK_SECONDS = 240


class Hub(BaseHTTPRequestHandler):
    """Information about repositories, their files, and for every other address a sample of that kind."""

    folders: dict[str, Path] = {}

    def repository(self, name: str) -> Path | None:
        """That of the block that sent the token; some clients send none."""
        token = (self.headers.get("authorization") or "").removeprefix("Bearer ")
        folders = [self.folders[token]] if token in self.folders else list(self.folders.values())
        return next((folder / "models" / name for folder in folders if (folder / "models" / name).is_dir()), None)

    def file(self, path: str) -> Path:
        found = re.match(r"/(.+?)/resolve/[^/]+/(.+)", path)
        repository = self.repository(found[1]) if found else None
        if repository is not None and found:
            return repository / found[2]
        return HERE / "samples" / f"sample{Path(path).suffix.lower() if MEDIA.search(path) else '.none'}"

    def answer(self, path: str) -> tuple[int, bytes, str]:
        info = re.match(r"/api/models/(.+?)(?:/(revision|tree)/[^/]+(/.+)?)?$", path)
        if info:
            place = self.repository(info[1])
            if place is None or (info[3] and not (place / info[3][1:]).is_dir()):
                return 404, b"{}", "EntryNotFound" if place else "RepoNotFound"
            names = sorted(str(file.relative_to(place)) for file in place.rglob("*") if file.is_file())
            files = [{"type": "file", "path": name, "size": (place / name).stat().st_size, "oid": COMMIT} for name in names]
            about = {"id": info[1], "sha": COMMIT, "private": False, "tags": [], "siblings": [{"rfilename": name} for name in names]}
            return 200, json.dumps(files if info[2] == "tree" else about).encode(), ""
        file = self.file(path)
        return (200, file.read_bytes(), "") if file.is_file() else (404, b"", "EntryNotFound")

    def do_GET(self) -> None:
        status, body, error = self.answer(unquote(self.path.split("?")[0]))
        self.send_response(status)
        self.send_header("content-length", str(len(body)))
        self.send_header("etag", f'"{hashlib.sha256(body).hexdigest()}"')
        self.send_header("x-repo-commit", COMMIT)
        if error:
            self.send_header("x-error-code", error)
        self.end_headers()
        if self.command == "GET":
            self.wfile.write(body)

    do_HEAD = do_GET

    def log_message(self, *_: object) -> None:
        return


def serve() -> None:
    os.unshare(os.CLONE_NEWNS)
    hosts = WORK / "hosts"
    hosts.write_text("127.0.0.1 localhost huggingface.co\n")
    subprocess.run(["mount", "--make-rprivate", "/"], check=True)
    subprocess.run(["mount", "--bind", str(hosts), "/etc/hosts"], check=True)
    server = ThreadingHTTPServer(("127.0.0.1", 443), Hub)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    place = HERE / "certificates"
    context.load_cert_chain(place / "huggingface.co.pem", place / "huggingface.co.key")
    server.socket = context.wrap_socket(server.socket, server_side=True)
    threading.Thread(target=server.serve_forever, daemon=True).start()


def environment(cache: Path, token: str) -> dict[str, str]:
    trusted = str(HERE / "certificates" / "ca.pem")
    return {
        **os.environ, "HF_HOME": str(cache), "HF_TOKEN": token, "SSL_CERT_FILE": trusted, "REQUESTS_CA_BUNDLE": trusted,
        "HF_HUB_DISABLE_PROGRESS_BARS": "1", "PYTHONUNBUFFERED": "1",
    }  # fmt: skip


def make(blocks: list[dict]) -> None:
    """One order for each script; a branch that cannot be made has no repositories."""
    for script in sorted({block["maker"] for block in blocks}):
        specs = {block["folder"]: {**block["spec"], "folder": block["folder"]} for block in blocks if block["maker"] == script}
        order = WORK / f"{script}.json"
        order.write_text(json.dumps(list(specs.values())))
        made = subprocess.run([sys.executable, str(HERE / "makers" / f"{script}.py"), str(order)], capture_output=True, text=True)
        print(script, made.returncode, made.stderr[-2000:] if made.returncode else "", flush=True)


def run(block: dict) -> dict:
    cwd, cache = Path(mkdtemp(dir=WORK)), Path(mkdtemp(dir=WORK))
    token = f"hf_{block['folder'].rsplit('/', 1)[1]}"
    Hub.folders[token] = Path(block["folder"])
    for name, ending in re.findall(r'(?:load_\w+|read)\("([\w-]+\.(\w+))"', block["code"]):
        shutil.copy(HERE / "samples" / f"sample.{ending}", cwd / name)
    before = set(cwd.iterdir())
    script = cache / "snippet.py"
    script.write_text(block["code"])
    started = time.time()
    try:
        ended = subprocess.run(
            [sys.executable, str(script)], cwd=cwd, env=environment(cache, token), capture_output=True, text=True, timeout=BLOCK_SECONDS
        )
        code, output = ended.returncode, ended.stdout[-1000:] + ended.stderr[-3000:]
        wrote = ended.stdout.strip() != "" or set(cwd.iterdir()) != before
    except subprocess.TimeoutExpired:
        code, output, wrote = 124, "time limit", False
    seconds = round(time.time() - started, 1)
    print(f"{block['name']}: {code}, {seconds} s {'' if code == 0 else output.strip().splitlines()[-1:]}", flush=True)
    return {"name": block["name"], "key": block["key"], "code": code, "wrote": wrote, "seconds": seconds, "output": output}


def releases() -> dict[str, str]:
    return {one.metadata["Name"]: one.version for one in importlib.metadata.distributions()}


def main() -> None:
    blocks = json.loads((HERE / "blocks.json").read_text())
    for block in blocks:
        block["folder"] = str(WORK / "hub" / re.sub(r"\W", "-", f"{block['spec']['library']}-{block['spec']['branch']}"))
    make(blocks)
    serve()
    with ThreadPoolExecutor(AT_ONCE) as pool:
        results = list(pool.map(run, blocks))
    problems = {}
    for block in blocks:
        outcome = Path(block["folder"]) / "outcome.json"
        problems[block["name"]] = json.loads(outcome.read_text()).get("problem") if outcome.exists() else "not made"
    values = {"packages": releases(), "results": results, "problems": problems}
    Path(os.environ.get("OUT", ".")).joinpath("results.json").write_text(json.dumps(values, indent=1))


main()

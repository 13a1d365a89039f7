"""Imports heavy packages once, then runs each script in a fork: `{"script", "stdout", "stderr", "cwd", "imports"}` a line."""

import ast
import json
import os
import runpy
import subprocess
import sys
import traceback
from typing import Optional

from borrowed import borrowed


def in_every_process() -> set[str]:
    names = "import sys; print(*sys.modules, sep='\\n')"
    return set(subprocess.run([sys.executable, "-c", names], capture_output=True, text=True, check=True).stdout.split())


def preload(lines: list[str]) -> dict[str, Optional[str]]:
    """Which line loaded a module first. Starts again without a line that fails: it leaves modules behind that a script
    would not load again."""
    environment = dict(os.environ)
    loaded_by: dict[str, Optional[str]] = dict.fromkeys(set(sys.modules) - in_every_process())
    for line in lines:
        before = set(sys.modules)
        try:
            exec(line, {})
        except BaseException:
            # The script itself reports what is missing.
            left = json.dumps([other for other in lines if other != line])
            os.execve(sys.executable, [sys.executable, __file__, left], environment)
        loaded_by.update(dict.fromkeys(set(sys.modules) - before, line))
    return loaded_by


def run_imports(script: str) -> None:
    """Executes the import statements of a script, wherever they are."""
    with open(script, encoding="utf8") as file:
        tree = ast.parse(file.read())
    names = {"__name__": "__main__"}
    for node in ast.walk(tree):
        if isinstance(node, (ast.Import, ast.ImportFrom)) or sets_variable(node):
            exec(compile(ast.Module([node], []), script, "exec"), names)


def sets_variable(node: ast.AST) -> bool:
    """`os.environ["NAME"] = "value"`: packages read it when they are imported."""
    return (
        isinstance(node, ast.Assign)
        and isinstance(node.value, ast.Constant)
        and ast.unparse(node.targets[0]).startswith("os.environ[")
    )


def run_child(job: dict) -> int:
    os.setsid()
    os.chdir(job["cwd"])
    for name, number in (("stdout", 1), ("stderr", 2)):
        handle = os.open(job[name], os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
        os.dup2(handle, number)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    sys.argv = [job["script"]]
    sys.path[0] = job["cwd"]
    try:
        if job.get("imports"):
            run_imports(job["script"])
        else:
            runpy.run_path(job["script"], run_name="__main__")
        code = 0
    except SystemExit as end:
        code = end.code if isinstance(end.code, int) else int(end.code is not None)
        if isinstance(end.code, str):
            print(end.code, file=sys.stderr)
    except BaseException:
        traceback.print_exc()
        code = 1
    try:
        sys.stdout.flush()
        sys.stderr.flush()
    except OSError:
        code = code or 1
    return code


def say(value: dict) -> None:
    sys.stdout.write(json.dumps(value) + "\n")
    sys.stdout.flush()


def main() -> None:
    loaded_by = preload(json.loads(sys.argv[1]))
    say({"ready": True})
    for line in sys.stdin:
        job = json.loads(line)
        with open(job["script"], encoding="utf8") as file:
            others = borrowed(file.read(), loaded_by, sys.modules)
        sys.stdout.flush()
        child = os.fork()
        if child == 0:
            os._exit(run_child(job))
        say({"pid": child})
        _, status = os.waitpid(child, 0)
        say({"code": os.waitstatus_to_exitcode(status), "borrowed": others})


main()

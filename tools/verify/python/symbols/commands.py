"""Checks the commands of a shell snippet against the packages that provide them: programs, modules, options."""

import itertools
import re
import shlex
from pathlib import Path
from typing import Optional

from .archive import import_roots
from .index import Release
from .modules import Module, Site, text_of
from .snippet import Report

# Programs that no package of the snippet has to bring.
ORDINARY = {
    "bash", "cd", "cmake", "curl", "docker", "echo", "exit", "export", "git", "install", "mkdir", "pip", "printf",
    "python", "sh", "sudo", "uv",
}  # fmt: skip
IMPORT = re.compile(r"^[ \t]*import[ \t]+([\w., \t]+)", re.MULTILINE)
FROM_IMPORT = re.compile(r"^[ \t]*from[ \t]+(\.*)([\w.]*)[ \t]+import[ \t]+(\([^)]*\)|[^\n#]+)", re.MULTILINE)
DOTTED_TEXT = re.compile(r"[\"'](\w+(?:\.\w+)+)")
ASSIGNMENT = re.compile(r"\w+=")
SEPARATORS = {"\n", "|", "&&", "||", ";", "&"}
REDIRECTIONS = {">", ">>", "<"}


def programs_of(release: Release) -> dict[str, str]:
    """What a release installs on the path, and the module that runs it."""
    found = {}
    for file in release.folder.glob("*.dist-info/entry_points.txt"):
        section = ""
        for line in file.read_text(encoding="utf-8").splitlines():
            if line.startswith("["):
                section = line.strip("[] ")
            elif section == "console_scripts" and "=" in line:
                name, _, target = line.partition("=")
                found[name.strip()] = target.split(":")[0].strip()
    return found


def commands_of(text: str) -> list[list[str]]:
    """The words of each command; what is written inside quotes stays one word."""
    lexer = shlex.shlex(text.replace("\\\n", " "), posix=True, punctuation_chars=True)
    lexer.whitespace = " \t\r"
    lexer.wordchars += "$:,%@+{}[]^!"
    commands: list[list[str]] = [[]]
    words = iter(lexer)
    for word in words:
        if word in SEPARATORS:
            commands.append([])
        elif word in REDIRECTIONS:
            next(words, None)
        else:
            commands[-1].append(word)
    without_variables = (list(itertools.dropwhile(ASSIGNMENT.match, one)) for one in commands)
    return [one for one in without_variables if one]


def imports_of(module: Module, file: Path) -> set[str]:
    """The modules that a file imports anywhere, inside functions as well; a name or a text may be a module, too.

    Found by their look: the sources may be written for a later Python than the one that reads them.
    """
    text = text_of(file)
    found = {name for names in IMPORT.findall(text) for name in re.findall(r"[\w.]+", names)}
    found |= set(DOTTED_TEXT.findall(text))
    for dots, base, names in FROM_IMPORT.findall(text):
        origin = module.absolute(base or None, len(dots))
        found |= {origin, *(f"{origin}.{name}" for name in re.findall(r"\w+", names))}
    return found


class Options:
    """The options that a program knows: those of its module, and of what that imports."""

    def __init__(self, site: Site, module: str):
        self.texts: list[str] = []
        waiting, seen = [module], set()
        while waiting:
            name = waiting.pop()
            found = None if name in seen else site.module(name)
            seen.add(name)
            for file in found.files if found is not None else ():
                self.texts.append(text_of(file))
                waiting += imports_of(found, file)

    def has(self, option: str) -> bool:
        """As it is typed, or as the argument, the field or the flag from which the option is made."""
        name = re.escape(re.sub(r"[-_]", "_", option.lstrip("-").split(".")[-1]))
        typed = name.replace("_", "[-_]")
        made = re.compile(
            rf"--{typed}(?![\w-])|(?<!\w){name}\s*:|DEFINE_\w+\(\s*[\"']{name}[\"']"
        )
        return any(made.search(text) for text in self.texts)


def program_module(words: list[str], programs: dict[str, str]) -> Optional[str]:
    """The module that a command runs."""
    if words[0] == "python" and words[1:2] == ["-m"]:
        return words[2]
    return programs.get(words[0])


def read_commands(text: str, releases: list[Release]) -> Report:
    report = Report()
    programs = {name: module for one in releases for name, module in programs_of(one).items()}
    site = Site([root for one in releases for root in import_roots(one.folder)])
    for words in commands_of(text):
        program, module = words[0], program_module(words, programs)
        if module is None:
            if program not in ORDINARY and "/" not in program:
                report.unread.add(program)
            continue
        if site.module(module) is None:
            if site.has(module.split(".")[0]):
                report.problems.append(f"there is no module {module}")
            continue
        report.calls += 1
        options = Options(site, module)
        for word in itertools.takewhile(lambda one: one != "--", words[1:]):
            option = word.split("=")[0]
            if not option.startswith("--"):
                continue
            report.names += 1
            if not options.has(option):
                report.problems.append(f"{program} knows no {option}")
    return report

"""Names and versions of distributions, and what comes along when some of them are installed."""

import re
from collections.abc import Callable, Iterable

try:
    from packaging.requirements import InvalidRequirement, Requirement
    from packaging.specifiers import SpecifierSet
    from packaging.version import InvalidVersion, Version
except ImportError:  # every pip brings its own copy
    from pip._vendor.packaging.requirements import InvalidRequirement, Requirement
    from pip._vendor.packaging.specifiers import SpecifierSet
    from pip._vendor.packaging.version import InvalidVersion, Version

__all__ = ["SpecifierSet", "Version", "canonical", "closure", "distribution_of", "parse_version"]

# Modules that are not named like the distribution that brings them.
DISTRIBUTIONS = {
    "PIL": "pillow",
    "bs4": "beautifulsoup4",
    "cv2": "opencv-python",
    "dateutil": "python-dateutil",
    "fitz": "pymupdf",
    "google": "protobuf",
    "skimage": "scikit-image",
    "sklearn": "scikit-learn",
    "skops": "skops",
    "yaml": "pyyaml",
}


def canonical(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def parse_version(text: str) -> "Version | None":
    try:
        return Version(text)
    except InvalidVersion:
        return None


def distribution_of(module: str) -> str:
    return canonical(DISTRIBUTIONS.get(module, module))


def _applies(requirement: Requirement, extras: Iterable[str]) -> bool:
    if requirement.marker is None:
        return True
    places = [{"extra": extra, "sys_platform": "linux", "platform_system": "Linux"} for extra in ("", *extras)]
    return any(requirement.marker.evaluate(place) for place in places)


def closure(names: Iterable[str], requires: Callable[[str], list[str]]) -> set[str]:
    """All distributions an installer would bring for `names` (extras allowed: `transformers[torch]`)."""
    found: set[str] = set()
    seen: set[tuple[str, frozenset[str]]] = set()
    waiting = [Requirement(name) for name in names]
    while waiting:
        requirement = waiting.pop()
        key = (canonical(requirement.name), frozenset(requirement.extras))
        if key in seen:
            continue
        seen.add(key)
        found.add(key[0])
        for text in requires(key[0]):
            try:
                needed = Requirement(text)
            except InvalidRequirement:
                continue
            if _applies(needed, requirement.extras):
                waiting.append(needed)
    return found

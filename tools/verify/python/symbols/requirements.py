"""Names and versions of distributions, and what comes along when some of them are installed."""

import re
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor

try:
    from packaging.requirements import InvalidRequirement, Requirement
    from packaging.specifiers import SpecifierSet
    from packaging.version import InvalidVersion, Version
except ImportError:  # every pip brings its own copy
    from pip._vendor.packaging.requirements import InvalidRequirement, Requirement
    from pip._vendor.packaging.specifiers import SpecifierSet
    from pip._vendor.packaging.version import InvalidVersion, Version

__all__ = ["COMMON", "SpecifierSet", "Version", "canonical", "closure", "distribution_of", "parse_version"]

# Modules that are not named like the distribution that brings them.
DISTRIBUTIONS = {
    "PIL": "pillow",
    "bs4": "beautifulsoup4",
    "cv2": "opencv-python",
    "dateutil": "python-dateutil",
    "fitz": "pymupdf",
    "google": "protobuf",
    "hydra": "hydra-core",
    "skimage": "scikit-image",
    "sklearn": "scikit-learn",
    "skops": "skops",
    "yaml": "pyyaml",
}

# Modules so common that a package nobody can read may be trusted to bring them.
COMMON = {
    "PIL", "cv2", "h5py", "huggingface_hub", "hydra", "imageio", "librosa", "numpy", "omegaconf", "pandas",
    "safetensors", "scipy", "soundfile", "torch", "torchaudio", "torchvision", "transformers", "trimesh",
}  # fmt: skip


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


def closure(names: Iterable[str], requires: Callable[[str], list[str]], wanted: set[str]) -> set[str]:
    """The distributions an installer would bring for `names` (extras allowed: `transformers[torch]`).

    Stops as soon as all that are wanted are among them: the whole tree of a large package is long.
    """
    found: set[str] = set()
    seen: set[tuple[str, frozenset[str]]] = set()
    wave = [Requirement(name) for name in names]
    with ThreadPoolExecutor(8) as pool:
        while wave and not wanted <= found:
            new = {(canonical(one.name), frozenset(one.extras)): one for one in wave}
            new = {key: one for key, one in new.items() if key not in seen}
            seen |= new.keys()
            found |= {name for name, _ in new}
            lists = pool.map(requires, [name for name, _ in new])
            wave = [needed for one, texts in zip(new.values(), lists) for needed in _needed(one, texts)]
    return found


def _needed(requirement: Requirement, texts: Iterable[str]) -> Iterable[Requirement]:
    for text in texts:
        try:
            needed = Requirement(text)
        except InvalidRequirement:
            continue
        if _applies(needed, requirement.extras):
            yield needed

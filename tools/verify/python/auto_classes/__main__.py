"""Writes JSON to standard output:

{ "transformers": { "version", "models": { type: { auto class: [class] } }, "preparers": { type: [auto class] } },
  "diffusers": { "version", "pipelines": [class] } }

The only argument is the folder that keeps downloaded sources. Nothing of the release is imported or run.
"""

import json
import sys
from pathlib import Path

from symbols.index import Index

from .mappings import Mappings
from .pipelines import pipelines

PREPARERS = {
    "AutoFeatureExtractor": "FEATURE_EXTRACTOR_MAPPING_NAMES",
    "AutoImageProcessor": "IMAGE_PROCESSOR_MAPPING_NAMES",
    "AutoProcessor": "PROCESSOR_MAPPING_NAMES",
    "AutoTokenizer": "TOKENIZER_MAPPING_NAMES",
    "AutoVideoProcessor": "VIDEO_PROCESSOR_MAPPING_NAMES",
}


def transformers(index: Index) -> dict:
    release = index.fetch("transformers")
    mappings = Mappings(sorted((release.folder / "transformers/models/auto").glob("*.py")))
    models: dict[str, dict[str, list[str]]] = {kind: {} for kind in mappings.named("CONFIG_MAPPING_NAMES")}
    for auto_class, names in mappings.auto_classes().items():
        for kind, classes in mappings.named(names).items():
            if kind in models:
                models[kind][auto_class] = classes
    preparers = {
        kind: [auto_class for auto_class, names in PREPARERS.items() if kind in mappings.named(names)]
        for kind in models
    }
    return {"version": release.version, "models": models, "preparers": preparers}


def diffusers(index: Index) -> dict:
    release = index.fetch("diffusers")
    return {"version": release.version, "pipelines": pipelines(release.folder / "diffusers")}


def main() -> None:
    index = Index(Path(sys.argv[1]))
    json.dump({"transformers": transformers(index), "diffusers": diffusers(index)}, sys.stdout)


main()

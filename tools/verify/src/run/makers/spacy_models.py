# /// script
# requires-python = ">=3.11,<3.13"
# dependencies = ["spacy"]
# ///
"""Small spaCy pipelines with random weights."""

import json
import random
import re
from pathlib import Path
from tempfile import TemporaryDirectory
from zipfile import ZipFile

import spacy
from hub import LINES, Spec, run
from spacy.training import Example

random.seed(0)


def wheel(nlp, path: Path) -> None:
    """The pipeline as a package, in the layout of `spacy package`."""
    name, version = path.name.split("-")[:2]
    with TemporaryDirectory() as folder, ZipFile(path, "w") as archive:
        data = Path(folder) / name / f"{name}-{version}"
        data.mkdir(parents=True)
        nlp.to_disk(data)
        (data.parent / "meta.json").write_text(json.dumps({**nlp.meta, "name": name.split("_", 1)[1], "version": version}))
        (data.parent / "__init__.py").write_text(
            "from pathlib import Path\n\nfrom spacy.util import load_model_from_init_py\n\n\n"
            "def load(**overrides):\n    return load_model_from_init_py(__file__, **overrides)\n"
        )
        for file in sorted(data.parent.rglob("*")):
            if file.is_file():
                archive.write(file, file.relative_to(folder))
        about = f"{name}-{version}.dist-info"
        archive.writestr(f"{about}/METADATA", f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n")
        archive.writestr(f"{about}/WHEEL", "Wheel-Version: 1.0\nGenerator: loadout\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        archive.writestr(f"{about}/RECORD", "")


def releases(spec: Spec, nlp, name: str) -> None:
    """What `spacy download` asks for: the table of releases, and the package."""
    version = ".".join(spacy.about.__version__.split(".")[:2])
    table = {"spacy": {version: {name: [f"{version}.0"]}}}
    spec.outside("raw.githubusercontent.com/explosion/spacy-models/master/compatibility.json").write_text(json.dumps(table))
    package = f"{name}-{version}.0"
    wheel(nlp, spec.outside(f"github.com/explosion/spacy-models/releases/download/{package}/{package}-py3-none-any.whl"))


COMPONENT = """from spacy.language import Language


@Language.component("of_NAME")
def of_NAME(doc):
    return doc
"""


def own_components(spec: Spec, nlp) -> None:
    """Components whose code lies beside the pipeline."""
    listed = re.search(r"for module in (\[.+\])", spec.code)
    for name in json.loads(listed[1]) if listed else []:
        code = COMPONENT.replace("NAME", name)
        exec(code, {"__name__": name})
        nlp.add_pipe(f"of_{name}")
        (spec.repository() / f"{name}.py").write_text(code)


def make(spec: Spec) -> None:
    nlp = spacy.blank("en")
    text = LINES[0]
    doc = nlp.make_doc(text)
    count = len(doc)
    example = Example.from_dict(
        doc,
        {
            "tags": ["NN"] * count, "pos": ["NOUN"] * count, "heads": [0] * count, "deps": ["ROOT", *["dep"] * (count - 1)],
            "entities": [(4, 9, "PRODUCT")], "cats": {"good": 1.0, "bad": 0.0},
        },
    )  # fmt: skip
    for name in ("tagger", "parser", "ner", "textcat"):
        nlp.add_pipe(name)
    own_components(spec, nlp)
    nlp.initialize(lambda: [example])
    nlp.to_disk(spec.repository())
    for name in spec.files():
        if name.endswith(".whl"):
            wheel(nlp, spec.repository() / name)
    for name in re.findall(r"spacy download (\w+)", spec.code):
        releases(spec, nlp, name)


if __name__ == "__main__":
    run(make)

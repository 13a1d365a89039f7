# /// script
# requires-python = ">=3.11,<3.13"
# dependencies = ["spacy"]
# ///
"""Small spaCy pipelines with random weights."""

import random

import spacy
from hub import LINES, Spec, run
from spacy.training import Example

random.seed(0)


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
    nlp.initialize(lambda: [example])
    nlp.to_disk(spec.repository())


if __name__ == "__main__":
    run(make)

# /// script
# requires-python = ">=3.11"
# dependencies = ["sentence-transformers", "transformers>=5", "torch", "torchvision", "pillow", "sentencepiece", "protobuf", "scikit-learn", "model2vec", "peft", "setuptools"]
# ///
"""Tiny encoders: Sentence Transformers, SetFit, Model2Vec, SpanMarker, and adapters with their base models."""

import json

import joblib
import numpy as np
import sentence_transformers
import torch
import transformers
from lora import adapter
from hub import LINES, Spec, run
from tiny import small_config, token_ids, tokenizer_for

torch.manual_seed(0)


def encoder(folder, cls, model_type: str = "bert", **more) -> None:
    config = small_config(model_type, **more)
    tokenizer = tokenizer_for(model_type, folder)
    token_ids(config, tokenizer)
    cls(config).eval().save_pretrained(folder)
    tokenizer.model_max_length = 128
    tokenizer.save_pretrained(folder)


def sentence_transformer(folder):
    encoder(folder, transformers.BertModel)
    # A plain encoder gets a mean pooling.
    model = sentence_transformers.SentenceTransformer(str(folder), device="cpu")
    model.max_seq_length = 128
    model.save_pretrained(str(folder))
    return model


def sparse(folder) -> None:
    encoder(folder, transformers.BertForMaskedLM)
    model = sentence_transformers.SparseEncoder(str(folder), device="cpu")
    model.save_pretrained(str(folder))


def setfit(folder) -> None:
    from sklearn.linear_model import LogisticRegression

    body = sentence_transformer(folder)
    head = LogisticRegression().fit(body.encode(LINES[:6]), [0, 1, 0, 1, 0, 1])
    joblib.dump(head, folder / "model_head.pkl")
    (folder / "config_setfit.json").write_text(json.dumps({"labels": ["bad", "good"], "normalize_embeddings": False}))


def static(folder) -> None:
    import model2vec

    tokenizer = tokenizer_for("bert", folder)
    vectors = np.random.default_rng(0).normal(size=(len(tokenizer), 16)).astype("float32")
    model2vec.StaticModel(vectors, tokenizer.backend_tokenizer).save_pretrained(str(folder))


def make(spec: Spec) -> None:
    if spec.library == "peft":
        adapter(spec)
        return
    folder = spec.repository()
    if spec.library == "setfit":
        setfit(folder)
    elif spec.library == "model2vec":
        static(folder)
    elif spec.branch == "cross-encoder":
        encoder(folder, transformers.BertForSequenceClassification, num_labels=1)
    elif spec.branch == "pylate":
        encoder(folder, transformers.BertModel)
    elif spec.branch == "sparse":
        sparse(folder)
    else:
        sentence_transformer(folder)


if __name__ == "__main__":
    run(make)

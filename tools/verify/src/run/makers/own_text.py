"""Small models for text, made with the library of the snippet."""

import re
from pathlib import Path

from hub import LINES, Spec, run

LABELS = ["O", "B-PER", "I-PER", "B-LOC", "I-LOC"]


def words(folder: Path, count: int = 400) -> Path:
    """The words of the page as a vocabulary for BERT."""
    found = dict.fromkeys(word for line in LINES for word in re.findall(r"\w+|[^\w\s]", line.lower()))
    letters = [*"abcdefghijklmnopqrstuvwxyz0123456789", *(f"##{one}" for one in "abcdefghijklmnopqrstuvwxyz0123456789")]
    file = folder / "vocab.txt"
    file.write_text("\n".join(["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]", *letters, *list(found)[:count]]))
    return file


def bert(folder: Path, name: str = "BertModel", **more):
    """A small BERT with its tokenizer, saved."""
    import transformers

    tokenizer = transformers.BertTokenizer(str(words(folder)))
    config = transformers.BertConfig(
        vocab_size=len(tokenizer), hidden_size=32, num_hidden_layers=1, num_attention_heads=2, intermediate_size=32, **more
    )  # fmt: skip
    model = getattr(transformers, name)(config)
    model.save_pretrained(folder)
    tokenizer.save_pretrained(folder)
    return model, tokenizer, config


def adapter(spec: Spec) -> None:
    from adapters import AutoAdapterModel

    base = re.search(r'base = "([^"]+)"', spec.code)[1]
    folder = spec.repository(base)
    bert(folder)
    model = AutoAdapterModel.from_pretrained(str(folder))
    model.add_adapter("task")
    if "question" in spec.branch:
        model.add_qa_head("task")
    elif spec.branch == "multiple-choice":
        model.add_multiple_choice_head("task", num_choices=3)
    else:
        model.add_classification_head("task", num_labels=2)
    model.save_adapter(str(spec.repository()), "task", with_head=True)


def forecaster(spec: Spec) -> None:
    from chronos.chronos2 import Chronos2Model
    from chronos.chronos2.config import Chronos2CoreConfig

    config = Chronos2CoreConfig(
        d_model=16, d_kv=8, d_ff=16, num_layers=1, num_heads=2, reg_token_id=1, pad_token_id=0, vocab_size=2, dropout_rate=0.0,
        chronos_config={
            "context_length": 64, "input_patch_size": 16, "input_patch_stride": 16, "output_patch_size": 16,
            "quantiles": [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9], "use_reg_token": True, "use_arcsinh": True, "max_output_patches": 4, "time_encoding_scale": 64,
        },
        architectures=["Chronos2Model"], chronos_pipeline_class="Chronos2Pipeline",
    )  # fmt: skip
    Chronos2Model(config).save_pretrained(spec.repository())


def tagger(spec: Spec) -> None:
    from flair.data import Dictionary, Sentence
    from flair.embeddings import DocumentPoolEmbeddings, OneHotEmbeddings
    from flair.models import SequenceTagger, TextClassifier

    labels = Dictionary(add_unk=False)
    for label in ("PERSON", "PLACE"):
        labels.add_item(label)
    known = Dictionary()
    for word in " ".join(LINES).split():
        known.add_item(word)
    embeddings = OneHotEmbeddings(known, embedding_length=8)
    if "TextClassifier" in spec.code:
        model = TextClassifier(DocumentPoolEmbeddings([embeddings]), label_type="mood", label_dictionary=labels)
    else:
        model = SequenceTagger(embeddings=embeddings, tag_dictionary=labels, tag_type="ner", hidden_size=8)
    model.predict(Sentence("The ferry leaves."))
    model.save(str(spec.repository() / "pytorch_model.bin"))


def entities(spec: Spec) -> None:
    from gliner import GLiNER, GLiNERConfig

    if "load_onnx_model" in spec.code:
        raise ValueError("no graph is made")
    place = spec.repository("harbour/encoder")
    bert(place)
    settings = GLiNERConfig(
        model_name=str(place), hidden_size=32, span_mode="markerV0", max_width=4, max_len=64, num_layers_rnn=0, fine_tune=True
    )
    # With random weights, every other model finds nothing in any text.
    for _ in range(20):
        model = GLiNER.from_config(settings).eval()
        if model.predict_entities("The crew of the ferry returned to the harbour.", ["person", "place"]):
            break
    model.save_pretrained(str(spec.repository()))


def extractor(spec: Spec) -> None:
    from gliner2 import AutoExtractor
    from gliner2.configuration import ExtractorConfig

    place = spec.repository("harbour/encoder")
    bert(place)
    AutoExtractor.from_config(ExtractorConfig(model_name=str(place))).save_pretrained(str(spec.repository()))


def ranker(spec: Spec) -> None:
    import lightning_ir as ir

    base = spec.repository("harbour/encoder")
    bert(base)
    crossed = "BiEncoderModule(" not in spec.code
    module = (ir.CrossEncoderModule if crossed else ir.BiEncoderModule)(
        model_name_or_path=str(base), config=(ir.CrossEncoderConfig if crossed else ir.SingleVectorBiEncoderConfig)()
    )
    module.save_pretrained(str(spec.repository()))


def gemma_scope(spec: Spec, release, name: str) -> None:
    """The package knows where the weights of these releases are, and the sizes of the first generation."""
    import numpy as np
    from safetensors.numpy import save_file

    first = release.conversion_func == "gemma_2"
    inner, outer = (2304, 16_384) if first else (8, 16)
    shapes = {"w_enc": (inner, outer), "w_dec": (outer, inner), "b_enc": (outer,), "b_dec": (inner,), "threshold": (outer,)}
    values = {key: np.zeros(shape, dtype=np.float32) for key, shape in shapes.items()}
    folder = spec.repository(release.repo_id) / release.saes_map[name]
    folder.mkdir(parents=True, exist_ok=True)
    if first:
        np.savez_compressed(folder / "params.npz", **values)
    else:
        save_file(values, folder / "params.safetensors")


def features(spec: Spec) -> None:
    from sae_lens import StandardSAE, StandardSAEConfig
    from sae_lens.loading.pretrained_saes_directory import get_pretrained_saes_directory

    name = re.search(r'sae_id="([^"]+)"', spec.code)
    named = re.search(r'release="([^"]+)"', spec.code)
    release = get_pretrained_saes_directory().get(named[1]) if named else None
    if name and release and (release.conversion_func or "").startswith("gemma"):
        gemma_scope(spec, release, name[1])
        return
    folder = spec.repository() / (name[1] if name else "")
    folder.mkdir(parents=True, exist_ok=True)
    StandardSAE(StandardSAEConfig(d_in=8, d_sae=16, dtype="float32", device="cpu")).save_model(str(folder))


def spans(spec: Spec) -> None:
    from span_marker import SpanMarkerModel

    folder = spec.repository("harbour/encoder")
    bert(folder)
    model = SpanMarkerModel.from_pretrained(str(folder), labels=LABELS, model_max_length=128, entity_max_length=4)
    model.save_pretrained(str(spec.repository()))


def persian(spec: Spec) -> None:
    """Hezar: a small BERT for labels of texts or of words, with its tokenizer."""
    import hezar.models as models
    from hezar.preprocessors import WordPieceConfig, WordPieceTokenizer

    settings = WordPieceConfig(vocab_size=300, min_frequency=1, show_progress=False)
    # Training reads a field that the config does not declare.
    settings.special_tokens = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]"]
    tokenizer = WordPieceTokenizer(settings)
    tokenizer.train_from_iterator(LINES)
    kind = "BertSequenceLabeling" if "ner" in spec.id else "BertTextClassification"
    size = {"hidden_size": 32, "num_hidden_layers": 1, "num_attention_heads": 2, "intermediate_size": 32}
    labels = {"num_labels": 2, "id2label": {0: "good", 1: "bad"}}
    config = getattr(models, f"{kind}Config")(vocab_size=len(tokenizer.get_vocab()), **size, **labels)
    model = getattr(models, kind)(config)
    model.preprocessor = tokenizer
    model.save(str(spec.repository()))


MAKERS = {
    "hezar": persian,
    "adapter-transformers": adapter, "aviation-ner": entities, "chronos-forecasting": forecaster, "flair": tagger,
    "gliner": entities, "gliner2": extractor, "lightning-ir": ranker, "saelens": features, "span-marker": spans,
}  # fmt: skip


def make(spec: Spec) -> None:
    MAKERS[spec.library](spec)


if __name__ == "__main__":
    run(make)

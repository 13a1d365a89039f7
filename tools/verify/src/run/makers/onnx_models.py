# /// script
# requires-python = ">=3.11"
# dependencies = ["transformers>=5", "torch", "torchvision", "pillow", "sentencepiece", "protobuf", "onnx", "onnxscript", "scipy"]
# ///
"""Tiny models as ONNX graphs, in the layout that Transformers.js and Optimum read."""

import json
import shutil
from pathlib import Path

import onnx_graphs
import onnx_pictures
import onnx_seen
import torch
import transformers
from hub import Spec, run
from onnx_export import export
from tiny import chat_template, small_config, token_ids, tokenizer_for, trained

torch.manual_seed(0)


TEXT_AXES = {name: {0: "batch", 1: "tokens"} for name in ("input_ids", "attention_mask", "token_type_ids")}


def text(folder: Path, name: str, outputs: list[str], **more) -> None:
    tokenizer = tokenizer_for("bert", folder)
    config = small_config("bert", attn_implementation="eager", **more)
    token_ids(config, tokenizer)
    model = getattr(transformers, name)(config)
    config.save_pretrained(folder)
    tokenizer.save_pretrained(folder)
    examples = {key: value for key, value in tokenizer("The ferry leaves.", return_tensors="pt").items()}
    shapes = {output: {0: "batch"} if output == "logits" and "Sequence" in name else {0: "batch", 1: "tokens"} for output in outputs}
    export(model, folder, examples, outputs, {**TEXT_AXES, **shapes})


def chat(folder: Path) -> None:
    tokenizer = tokenizer_for("qwen3", folder)
    tokenizer.chat_template = chat_template()
    config = small_config("qwen3", num_hidden_layers=1)
    token_ids(config, tokenizer)
    config.save_pretrained(folder)
    tokenizer.save_pretrained(folder, save_jinja_files=False)
    (folder / "generation_config.json").write_text(json.dumps({"eos_token_id": tokenizer.eos_token_id, "max_new_tokens": 16}))
    onnx_graphs.decoder(folder / "onnx" / "model.onnx", config.vocab_size, config.num_key_value_heads, config.head_dim)


def speech(folder: Path) -> None:
    tokenizer = tokenizer_for("whisper", folder)
    config = small_config("whisper", num_mel_bins=80, encoder_layers=1, decoder_layers=1, architectures=["WhisperForConditionalGeneration"])
    token_ids(config, tokenizer)
    config.save_pretrained(folder)
    tokenizer.save_pretrained(folder)
    transformers.WhisperFeatureExtractor().save_pretrained(folder)
    numbers = {"decoder_start_token_id": config.decoder_start_token_id, "eos_token_id": tokenizer.eos_token_id, "max_length": 16}
    (folder / "generation_config.json").write_text(json.dumps({**numbers, "is_multilingual": False}))
    heads, size = config.decoder_attention_heads, config.d_model
    onnx_graphs.encoder(folder / "onnx" / "encoder_model.onnx", "input_features", [80, 3000], 1500, size)
    onnx_graphs.decoder(folder / "onnx" / "decoder_model_merged.onnx", config.vocab_size, heads, size // heads, crossed=size)


def letters_of(folder: Path) -> int:
    """A tokenizer of characters, as the converter for Transformers.js writes it. How many it knows."""
    from tokenizers import Tokenizer, models, pre_tokenizers

    letters = ["<unk>", *"abcdefghijklmnopqrstuvwxyz' ,.?"]
    tokenizer = Tokenizer(models.WordLevel({letter: number for number, letter in enumerate(letters)}, unk_token="<unk>"))
    tokenizer.pre_tokenizer = pre_tokenizers.Split("", "isolated")
    tokenizer.save(str(folder / "tokenizer.json"))
    (folder / "tokenizer_config.json").write_text(json.dumps({"tokenizer_class": "VitsTokenizer", "unk_token": "<unk>"}))
    return len(letters)


def voice(folder: Path) -> None:
    transformers.VitsConfig(vocab_size=letters_of(folder)).save_pretrained(folder)
    onnx_graphs.voice(folder / "onnx" / "model.onnx", {"attention_mask": ["batch", "tokens"]})


def styled_voice(folder: Path) -> None:
    """Supertonic: three graphs, and a file for each voice."""
    letters_of(folder)
    sizes = {"base_chunk_size": 64, "chunk_compress_factor": 2, "latent_dim": 4, "style_dim": 16}
    (folder / "config.json").write_text(json.dumps({"model_type": "supertonic", "sampling_rate": 44100, **sizes}))
    voices = folder / "voices"
    voices.mkdir()
    for name in ("F1", "F2", "M1", "M2"):
        (voices / f"{name}.bin").write_bytes(torch.rand(4, sizes["style_dim"]).numpy().tobytes())
    onnx_graphs.styled_voice(folder / "onnx", **sizes)


def document(folder: Path) -> None:
    tokenizer = tokenizer_for("bart", folder)
    text = small_config("mbart", is_decoder=True, add_cross_attention=True, decoder_layers=1, max_position_embeddings=24)
    token_ids(text, tokenizer)
    vision = transformers.DonutSwinConfig(embed_dim=8, depths=[1, 1, 1, 1], num_heads=[1, 1, 2, 2], image_size=[64, 64])
    config = transformers.VisionEncoderDecoderConfig(encoder=vision.to_dict(), decoder=text.to_dict())
    config.decoder_start_token_id, config.pad_token_id = tokenizer.bos_token_id, tokenizer.pad_token_id
    config.save_pretrained(folder)
    tokenizer.save_pretrained(folder)
    (folder / "preprocessor_config.json").write_text(json.dumps({
        "image_processor_type": "DonutImageProcessor", "feature_extractor_type": "DonutFeatureExtractor", "do_resize": True, "do_pad": True,
        "size": {"height": 64, "width": 64}, "do_rescale": True, "rescale_factor": 1 / 255, "do_normalize": True, "do_thumbnail": True,
        "image_mean": [0.5, 0.5, 0.5], "image_std": [0.5, 0.5, 0.5], "resample": 2, "do_align_long_axis": False,
    }))  # fmt: skip
    size, heads = text.d_model, text.decoder_attention_heads
    onnx_graphs.encoder(folder / "onnx" / "encoder_model.onnx", "pixel_values", [3, 64, 64], 16, size)
    onnx_graphs.decoder(folder / "onnx" / "decoder_model_merged.onnx", text.vocab_size, heads, size // heads, crossed=size)


def translator(folder: Path) -> None:
    """A model of many languages, whose tokenizer knows their codes."""
    translating(folder, "m2m_100", trained("NllbTokenizer"))


def marked_translator(folder: Path) -> None:
    """Marian: the text begins with a mark of the target language, which is a word of the vocabulary."""
    tokenizer = trained("T5Tokenizer", new_special_tokens=[">>fr<<"])
    translating(folder, "marian", tokenizer)
    file = folder / "tokenizer_config.json"
    file.write_text(json.dumps({**json.loads(file.read_text()), "tokenizer_class": "MarianTokenizer"}))


def translating(folder: Path, model_type: str, tokenizer) -> None:
    config = small_config(model_type, decoder_layers=1)
    token_ids(config, tokenizer)
    config.save_pretrained(folder)
    tokenizer.save_pretrained(folder)
    numbers = {"decoder_start_token_id": config.decoder_start_token_id, "eos_token_id": tokenizer.eos_token_id, "max_length": 16}
    (folder / "generation_config.json").write_text(json.dumps(numbers))
    heads, size = config.decoder_attention_heads, config.d_model
    onnx_graphs.text_encoder(folder / "onnx" / "encoder_model.onnx", config.vocab_size, size)
    onnx_graphs.decoder(folder / "onnx" / "decoder_model_merged.onnx", config.vocab_size, heads, size // heads, crossed=size)


NLI = {"id2label": {0: "contradiction", 1: "neutral", 2: "entailment"}, "label2id": {"contradiction": 0, "neutral": 1, "entailment": 2}}
TASKS = {
    "text-classification": lambda folder: text(folder, "BertForSequenceClassification", ["logits"]),
    "zero-shot-classification": lambda folder: text(folder, "BertForSequenceClassification", ["logits"], **NLI),
    "fill-mask": lambda folder: text(folder, "BertForMaskedLM", ["logits"]),
    "question-answering": lambda folder: text(folder, "BertForQuestionAnswering", ["start_logits", "end_logits"]),
    "sentence-similarity": lambda folder: text(folder, "BertModel", ["last_hidden_state"]),
    "feature-extraction": lambda folder: text(folder, "BertModel", ["last_hidden_state"]),
    "zero-shot-image-classification": onnx_pictures.clip,
    "object-detection": onnx_pictures.detector,
    "text-generation": chat,
    "automatic-speech-recognition": speech,
    "text-to-speech": voice,
    "document-question-answering": document,
    "translation": translator,
}  # fmt: skip
# Branches whose graph differs from that of their task.
BRANCHES = {
    "boxes": lambda folder: onnx_pictures.boxes(folder, latest=False),
    "boxes-in-batch": lambda folder: onnx_pictures.boxes(folder, latest=True),
    "labels": onnx_pictures.labelled_points,
    "pointed": onnx_pictures.pointed_masks,
    "prompted": onnx_pictures.prompted_masks,
    "ranked": lambda folder: text(folder, "BertForSequenceClassification", ["logits"], num_labels=1),
    "translate-marked": marked_translator,
    "vision-chat": onnx_seen.smol,
    "vision-chat-image-first": onnx_seen.picture_first,
    "vision-chat-marked": onnx_seen.marked,
    "vision-chat-page": onnx_seen.smol,
    "vision-chat-roles": onnx_seen.roles,
    "vision-chat-sound": onnx_seen.with_sound,
    "voiced": styled_voice,
}  # fmt: skip


# Graphs of EmbeddingGemma with its own output, of CLAP and of T5.
UNMADE = ("embedded", "rewriting", "sound-labels")


def make(spec: Spec) -> None:
    write = BRANCHES.get(spec.branch) or TASKS.get(spec.task)
    if write is None or spec.branch in UNMADE:
        raise ValueError(f"no graph is made for {spec.task}")
    write(spec.repository())
    # Browsers load quantized weights unless they are told otherwise.
    for graph in (spec.repository() / "onnx").glob("*.onnx"):
        shutil.copy(graph, graph.with_name(f"{graph.stem}_quantized.onnx"))


if __name__ == "__main__":
    run(make)

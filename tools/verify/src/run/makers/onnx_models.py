# /// script
# requires-python = ">=3.11"
# dependencies = ["transformers>=5", "torch", "torchvision", "pillow", "sentencepiece", "protobuf", "onnx", "onnxscript", "scipy"]
# ///
"""Tiny models as ONNX graphs, in the layout that Transformers.js reads."""

import json
import shutil
from pathlib import Path

import onnx_graphs
import torch
import transformers
from hub import Spec, run
from tiny import chat_template, small_config, token_ids, tokenizer_for, trained

torch.manual_seed(0)


class Picked(torch.nn.Module):
    """Tensors in, named outputs out, in the order of the graph."""

    def __init__(self, model, inputs: list[str], outputs: list[str]) -> None:
        super().__init__()
        self.model, self.inputs, self.outputs = model, inputs, outputs

    def forward(self, *values):
        answer = self.model(**dict(zip(self.inputs, values)))
        return tuple(getattr(answer, name) for name in self.outputs)


def export(model, folder: Path, examples: dict, outputs: list[str], axes: dict) -> None:
    file = folder / "onnx" / "model.onnx"
    file.parent.mkdir(parents=True, exist_ok=True)
    names = list(examples)
    torch.onnx.export(
        Picked(model.eval(), names, outputs), tuple(examples.values()), str(file), input_names=names, output_names=outputs,
        dynamic_axes=axes, dynamo=False, opset_version=17,
    )  # fmt: skip


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


def clip(folder: Path) -> None:
    tokenizer = trained("CLIPTokenizer")
    tokenizer.model_max_length = 77
    config = small_config("clip", attn_implementation="eager")
    config.text_config.vocab_size = len(tokenizer)
    config.text_config.eos_token_id = tokenizer.eos_token_id
    model = transformers.CLIPModel(config)
    config.save_pretrained(folder)
    tokenizer.save_pretrained(folder)
    transformers.CLIPImageProcessor().save_pretrained(folder)
    examples = dict(tokenizer(["a boat", "a tree"], return_tensors="pt", padding=True))
    examples = {"input_ids": examples["input_ids"], "pixel_values": torch.rand(1, 3, 224, 224), "attention_mask": examples["attention_mask"]}
    axes = {"input_ids": {0: "texts", 1: "tokens"}, "attention_mask": {0: "texts", 1: "tokens"}, "pixel_values": {0: "pictures"},
            "logits_per_image": {0: "pictures", 1: "texts"}, "logits_per_text": {0: "texts", 1: "pictures"}}  # fmt: skip
    export(model, folder, examples, ["logits_per_image", "logits_per_text"], axes)


def detector(folder: Path) -> None:
    config = transformers.DetrConfig(
        use_timm_backbone=False, use_pretrained_backbone=False, backbone=None, num_queries=12, d_model=32, encoder_layers=1, decoder_layers=1,
        encoder_ffn_dim=32, decoder_ffn_dim=32, encoder_attention_heads=2, decoder_attention_heads=2, attn_implementation="eager",
        backbone_config=transformers.ResNetConfig(hidden_sizes=[16, 16, 32, 32], depths=[1, 1, 1, 1], embedding_size=16, out_features=["stage4"]),
    )  # fmt: skip
    model = transformers.DetrForObjectDetection(config)
    config.save_pretrained(folder)
    (folder / "preprocessor_config.json").write_text(json.dumps({
        "do_normalize": True, "do_resize": True, "feature_extractor_type": "DetrFeatureExtractor", "image_processor_type": "DetrFeatureExtractor",
        "image_mean": [0.485, 0.456, 0.406], "image_std": [0.229, 0.224, 0.225], "size": {"shortest_edge": 128, "longest_edge": 256},
        "do_pad": True, "do_rescale": True, "rescale_factor": 1 / 255,
    }))  # fmt: skip
    examples = {"pixel_values": torch.rand(1, 3, 128, 160), "pixel_mask": torch.ones(1, 64, 64, dtype=torch.int64)}
    axes = {"pixel_values": {0: "batch", 2: "height", 3: "width"}, "pixel_mask": {0: "batch"}, "logits": {0: "batch"}, "pred_boxes": {0: "batch"}}
    export(model, folder, examples, ["logits", "pred_boxes"], axes)


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
    config = small_config("whisper", num_mel_bins=80, encoder_layers=1, decoder_layers=1)
    token_ids(config, tokenizer)
    config.save_pretrained(folder)
    tokenizer.save_pretrained(folder)
    transformers.WhisperFeatureExtractor().save_pretrained(folder)
    numbers = {"decoder_start_token_id": config.decoder_start_token_id, "eos_token_id": tokenizer.eos_token_id, "max_length": 16}
    (folder / "generation_config.json").write_text(json.dumps({**numbers, "is_multilingual": False}))
    heads, size = config.decoder_attention_heads, config.d_model
    onnx_graphs.encoder(folder / "onnx" / "encoder_model.onnx", "input_features", [80, 3000], 1500, size)
    onnx_graphs.decoder(folder / "onnx" / "decoder_model_merged.onnx", config.vocab_size, heads, size // heads, crossed=size)


def voice(folder: Path) -> None:
    """A tokenizer of characters, as the converter for Transformers.js writes it, and the graph of a voice."""
    from tokenizers import Tokenizer, models, pre_tokenizers

    letters = ["<unk>", *"abcdefghijklmnopqrstuvwxyz' ,.?"]
    tokenizer = Tokenizer(models.WordLevel({letter: number for number, letter in enumerate(letters)}, unk_token="<unk>"))
    tokenizer.pre_tokenizer = pre_tokenizers.Split("", "isolated")
    tokenizer.save(str(folder / "tokenizer.json"))
    (folder / "tokenizer_config.json").write_text(json.dumps({"tokenizer_class": "VitsTokenizer", "unk_token": "<unk>"}))
    transformers.VitsConfig(vocab_size=len(letters)).save_pretrained(folder)
    onnx_graphs.voice(folder / "onnx" / "model.onnx", {"attention_mask": ["batch", "tokens"]})


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
    tokenizer = trained("NllbTokenizer")
    config = small_config("m2m_100", decoder_layers=1)
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
    "zero-shot-image-classification": clip,
    "object-detection": detector,
    "text-generation": chat,
    "automatic-speech-recognition": speech,
    "text-to-speech": voice,
    "document-question-answering": document,
    "translation": translator,
}  # fmt: skip


def make(spec: Spec) -> None:
    if spec.task not in TASKS:
        raise ValueError(f"no graph is made for {spec.task}")
    TASKS[spec.task](spec.repository())
    # Browsers load quantized weights unless they are told otherwise.
    for graph in (spec.repository() / "onnx").glob("*.onnx"):
        shutil.copy(graph, graph.with_name(f"{graph.stem}_quantized.onnx"))


if __name__ == "__main__":
    run(make)

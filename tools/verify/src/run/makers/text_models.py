# /// script
# requires-python = ">=3.11"
# dependencies = ["transformers>=5", "torch", "torchvision", "pillow", "sentencepiece", "protobuf", "librosa", "soundfile", "scipy", "pandas", "timm", "accelerate", "peft", "gguf"]
# ///
"""Tiny models for the branches of Transformers."""

import json
import re
from pathlib import Path

import torch
import transformers
from hub import Spec, run
from tiny import chat_template, generates_text, invisible, small_config, token_ids, tokenizer_for
from transformers.models.auto import modeling_auto as auto

torch.manual_seed(0)

# Model types of fixtures whose record does not name one, by a part of the id.
KNOWN = [
    ("distilbert", "distilbert"), ("roberta", "roberta"), ("bert-", "bert"), ("gpt2|DialoGPT", "gpt2"),
    ("Llama|llama", "llama"), ("clap-htsat", "clap"), ("Qwen2.5-VL", "qwen2_5_vl"), ("Qwen3", "qwen3"), ("ferry-chat", "qwen3"),
    ("bart", "bart"), ("t5", "t5"), ("whisper", "whisper"), ("wav2vec2", "wav2vec2"), ("clip", "clip"),
    ("dpt", "dpt"), ("vit-", "vit"), ("detr", "detr"), ("segformer", "segformer"), ("blip", "blip"),
    ("swin2SR", "swin2sr"), ("lightglue", "lightglue"), ("layoutlmv3", "layoutlmv3"), ("layoutlm", "layoutlm"), ("tapas", "tapas"),
    ("bark", "bark"), ("videomae", "videomae"), ("vilt", "vilt"), ("nomic", "bert"), ("tf-only", "bert"),
    ("flax-only", "gpt2"), ("new-voice", "bark"), ("own-code", "llama"), ("llava", "llava"), ("gemma", "gemma"),
    ("deberta", "deberta-v2"), ("Hunyuan-MT", "hunyuan_v1_dense"),
]  # fmt: skip

TASKS = {
    "text-generation": auto.MODEL_FOR_CAUSAL_LM_MAPPING, "conversational": auto.MODEL_FOR_CAUSAL_LM_MAPPING,
    "fill-mask": auto.MODEL_FOR_MASKED_LM_MAPPING, "text-classification": auto.MODEL_FOR_SEQUENCE_CLASSIFICATION_MAPPING,
    "zero-shot-classification": auto.MODEL_FOR_SEQUENCE_CLASSIFICATION_MAPPING,
    "token-classification": auto.MODEL_FOR_TOKEN_CLASSIFICATION_MAPPING,
    "question-answering": auto.MODEL_FOR_QUESTION_ANSWERING_MAPPING,
    "multiple-choice": auto.MODEL_FOR_MULTIPLE_CHOICE_MAPPING,
    "translation": auto.MODEL_FOR_SEQ_TO_SEQ_CAUSAL_LM_MAPPING, "summarization": auto.MODEL_FOR_SEQ_TO_SEQ_CAUSAL_LM_MAPPING,
    "image-classification": auto.MODEL_FOR_IMAGE_CLASSIFICATION_MAPPING,
    "object-detection": auto.MODEL_FOR_OBJECT_DETECTION_MAPPING,
    "image-segmentation": auto.MODEL_FOR_SEMANTIC_SEGMENTATION_MAPPING,
    "depth-estimation": auto.MODEL_FOR_DEPTH_ESTIMATION_MAPPING,
    "video-classification": auto.MODEL_FOR_VIDEO_CLASSIFICATION_MAPPING,
    "audio-classification": auto.MODEL_FOR_AUDIO_CLASSIFICATION_MAPPING,
    "image-to-text": auto.MODEL_FOR_IMAGE_TEXT_TO_TEXT_MAPPING,
    "image-text-to-text": auto.MODEL_FOR_IMAGE_TEXT_TO_TEXT_MAPPING,
    "image-to-image": auto.MODEL_FOR_IMAGE_TO_IMAGE_MAPPING,
    "visual-question-answering": auto.MODEL_FOR_VISUAL_QUESTION_ANSWERING_MAPPING,
    "document-question-answering": auto.MODEL_FOR_DOCUMENT_QUESTION_ANSWERING_MAPPING,
    "table-question-answering": auto.MODEL_FOR_TABLE_QUESTION_ANSWERING_MAPPING,
    "zero-shot-image-classification": auto.MODEL_FOR_ZERO_SHOT_IMAGE_CLASSIFICATION_MAPPING,
    "text-to-speech": auto.MODEL_FOR_TEXT_TO_WAVEFORM_MAPPING,
    "keypoint-detection": getattr(auto, "MODEL_FOR_KEYPOINT_MATCHING_MAPPING", auto.MODEL_MAPPING),
}  # fmt: skip

# What the general shrinking does not get right.
SPECIAL = {
    "encodec": {"codebook_dim": 32, "hidden_size": 32, "num_filters": 4, "num_lstm_layers": 1},
    "layoutlmv3": {"coordinate_size": 4, "shape_size": 8},
    "clip": {}, "wav2vec2": {"conv_dim": [32] * 7, "num_conv_pos_embeddings": 16, "num_conv_pos_embedding_groups": 2, "mask_time_length": 2},
    "wavlm": {"conv_dim": [32] * 7, "num_conv_pos_embeddings": 16, "num_conv_pos_embedding_groups": 2, "tdnn_dim": [32] * 5, "xvector_output_dim": 32},
    "whisper": {"max_source_positions": 1500, "max_target_positions": 448, "num_mel_bins": 80},
    "segformer": {"hidden_sizes": [16, 16, 32, 32], "depths": [1, 1, 1, 1], "num_attention_heads": [1, 1, 2, 2], "decoder_hidden_size": 32},
    "videomae": {"decoder_hidden_size": 32, "decoder_num_hidden_layers": 1, "decoder_num_attention_heads": 4, "decoder_intermediate_size": 64},
    "swin2sr": {"embed_dim": 16, "depths": [1, 1], "num_heads": [2, 2], "upscale": 2},
    "dpt": {"neck_hidden_sizes": [16, 16, 32, 32], "fusion_hidden_size": 16, "backbone_out_indices": [0, 1, 2, 3], "num_hidden_layers": 4, "is_hybrid": False},
    "detr": {"use_timm_backbone": False, "use_pretrained_backbone": False, "backbone": None, "num_queries": 12,
             "backbone_config": {"model_type": "resnet", "hidden_sizes": [16, 16, 32, 32], "depths": [1, 1, 1, 1], "embedding_size": 16, "out_features": ["stage4"]}},
}  # fmt: skip


def model_type_of(spec: Spec) -> str:
    if spec.config.get("model_type") in transformers.CONFIG_MAPPING:
        return spec.config["model_type"]
    for tag in spec.tags:
        if tag in transformers.CONFIG_MAPPING and tag != "timm_wrapper":
            return tag
    for part, name in KNOWN:
        if re.search(part, spec.id):
            return name
    raise ValueError("no model type")


def class_of(spec: Spec, config) -> type:
    for name in spec.config.get("architectures") or []:
        if hasattr(transformers, name.removeprefix("TF").removeprefix("Flax")):
            return getattr(transformers, name.removeprefix("TF").removeprefix("Flax"))
    # A table is written out for models that are not TAPAS, and an answer by T5; a record may name no task.
    writes = spec.task == "table-question-answering" or "AutoModelForSeq2SeqLM" in spec.code
    written = auto.MODEL_FOR_SEQ_TO_SEQ_CAUSAL_LM_MAPPING if writes else None
    for mapping in (written, TASKS.get(spec.task), CTC.get(type(config)), auto.MODEL_MAPPING):
        if mapping is not None and type(config) in mapping:
            return mapping[type(config)]
    raise ValueError(f"no class for {spec.task}")


CTC = {
    transformers.Wav2Vec2Config: auto.MODEL_FOR_CTC_MAPPING,
    transformers.WhisperConfig: auto.MODEL_FOR_SPEECH_SEQ_2_SEQ_MAPPING,
}


# Types whose repositories name the class, which the table of the release does not.
NAMED_IMAGES = {"dinov3_convnext": "DINOv3ViTImageProcessor", "rt_detr_v2": "RTDetrImageProcessor"}


def chosen(names) -> str:
    """One of the implementations of a processor, which may be listed by backend."""
    if isinstance(names, str):
        return names
    found = names if isinstance(names, dict) else dict(enumerate(names))
    return found.get("torchvision") or next(one for one in found.values() if one)


def processor_of(model_type: str, config, tokenizer, spec: Spec):
    """The processor of the model type from its parts, or the parts that exist."""
    name = transformers.models.auto.processing_auto.PROCESSOR_MAPPING_NAMES.get(model_type)
    parts = {}
    images = transformers.models.auto.image_processing_auto.IMAGE_PROCESSOR_MAPPING_NAMES.get(model_type, NAMED_IMAGES.get(model_type))
    if images:
        parts["image_processor"] = getattr(transformers, chosen(images))()
    videos = transformers.models.auto.video_processing_auto.VIDEO_PROCESSOR_MAPPING_NAMES.get(model_type)
    if videos:
        parts["video_processor"] = getattr(transformers, chosen(videos))()
    sounds = transformers.models.auto.feature_extraction_auto.FEATURE_EXTRACTOR_MAPPING_NAMES.get(model_type)
    if sounds:
        # Models that do not fuse several views of a long recording take a part of it.
        settings = {"truncation": "rand_trunc"} if model_type == "clap" else {}
        parts["feature_extractor"] = getattr(transformers, chosen(sounds))(**settings)
    if tokenizer is not None:
        parts["tokenizer"] = tokenizer
    if name is None:
        return list(parts.values())
    cls = getattr(transformers, name)
    wanted = cls.get_attributes()
    made = cls(**{part: value for part, value in parts.items() if part in wanted})
    return [made]


def text_like(model_type: str) -> bool:
    return model_type not in ("vit", "dpt", "detr", "segformer", "swin2sr", "lightglue", "videomae", "maskformer", "sam", "sam2", "encodec", "timesfm", "rt_detr_v2", "table-transformer")



def decide(model, tokenizer) -> None:
    """Random heads may find nothing, and a snippet that prints what was found would print nothing."""
    gap = getattr(getattr(model, "cls", None), "predictions", None) or getattr(model, "lm_head", None)
    with torch.no_grad():
        if tokenizer is not None and isinstance(getattr(gap, "bias", None), torch.nn.Parameter):
            gap.bias[invisible(model, tokenizer)] = -100
        if isinstance(getattr(model, "qa_outputs", None), torch.nn.Linear):
            model.qa_outputs.weight.zero_()
            model.qa_outputs.bias.zero_()
        if hasattr(model, "class_labels_classifier"):
            model.class_labels_classifier.bias[0] = 20
        if isinstance(model, transformers.MaskFormerForInstanceSegmentation):
            model.class_predictor.bias[0] = 20


def as_tapex(folder: Path) -> None:
    """The files of TAPEX: an old tokenizer, whose class the library has no longer."""
    file = folder / "tokenizer.json"
    state = json.loads(file.read_text())["model"]
    file.unlink()
    (folder / "vocab.json").write_text(json.dumps(state["vocab"]))
    pairs = [pair if isinstance(pair, str) else " ".join(pair) for pair in state["merges"]]
    (folder / "merges.txt").write_text("\n".join(["#version: 0.2", *pairs, ""]))
    settings = {"do_lower_case": True, "max_cell_length": 15, "model_max_length": 1024, "tokenizer_class": "TapexTokenizer"}
    (folder / "tokenizer_config.json").write_text(json.dumps(settings))


def make(spec: Spec) -> None:
    from special_models import SPECIAL_MAKERS

    # The same weights whichever others are made.
    torch.manual_seed(0)
    folder = spec.repository()
    own = SPECIAL_MAKERS.get(spec.branch)
    model_type = "" if own else model_type_of(spec)
    own = own or SPECIAL_MAKERS.get(model_type)
    if own:
        own(spec, folder)
        return
    config = small_config(model_type, **SPECIAL.get(model_type, {}))
    if model_type == "sam":
        config.vision_config.output_channels, config.vision_config.num_pos_feats = 32, 16
    if model_type == "timesfm":
        class_of(spec, config)(config).save_pretrained(folder)
        return
    tokenizer = tokenizer_for(model_type, folder) if text_like(model_type) else None
    if tokenizer is not None:
        token_ids(config, tokenizer)
        if re.search("chat|vision|gated", spec.branch) or "apply_chat_template" in spec.code:
            tokenizer.chat_template = chat_template()
    if spec.task == "zero-shot-classification":
        config.id2label = {0: "contradiction", 1: "neutral", 2: "entailment"}
        config.label2id = {name: number for number, name in config.id2label.items()}
    model = class_of(spec, config)(config).eval()
    decide(model, tokenizer)
    if tokenizer is not None:
        generates_text(model, tokenizer)
    model.save_pretrained(folder)
    # What a record does not list is in another repository, which the code names.
    elsewhere = spec.branch in ("no-tokenizer", "no-image-processor", "no-image-processor-pipeline")
    places = [spec.repository(name) for name in spec.named()] if elsewhere else [folder]
    for part in processor_of(model_type, config, tokenizer, spec):
        for place in places:
            part.save_pretrained(place)
    if "tapex" in spec.tags:
        as_tapex(folder)


if __name__ == "__main__":
    run(make)

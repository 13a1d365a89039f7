"""LoRA adapters with random weights, and the base models they name."""

import json
import re
from pathlib import Path

import peft
import transformers
from hub import Spec
from tiny import chat_template, generates_text, small_config, token_ids, tokenizer_for
from transformers.models.auto import modeling_auto as auto

BASES = [
    ("opt", "opt"), ("llama|Llama", "llama"), ("gemma-2|gemma2", "gemma2"), ("gemma", "gemma"), ("mt0|mt5|t5", "t5"),
    ("Qwen|qwen", "qwen2"), ("mistral|Mistral", "mistral"), ("roberta", "roberta"), ("bert", "bert"), ("bart", "bart"),
    ("whisper", "whisper"), ("vit", "vit"), ("gpt", "gpt2"), ("bloom", "bloom"), ("phi", "phi3"), ("pythia", "gpt_neox"),
]  # fmt: skip

LOADED = {
    "AutoModelForCausalLM": (auto.MODEL_FOR_CAUSAL_LM_MAPPING, "CAUSAL_LM"),
    "AutoModelForSeq2SeqLM": (auto.MODEL_FOR_SEQ_TO_SEQ_CAUSAL_LM_MAPPING, "SEQ_2_SEQ_LM"),
    "AutoModelForSequenceClassification": (auto.MODEL_FOR_SEQUENCE_CLASSIFICATION_MAPPING, "SEQ_CLS"),
    "AutoModelForTokenClassification": (auto.MODEL_FOR_TOKEN_CLASSIFICATION_MAPPING, "TOKEN_CLS"),
    "AutoModelForQuestionAnswering": (auto.MODEL_FOR_QUESTION_ANSWERING_MAPPING, "QUESTION_ANS"),
    "AutoModelForSpeechSeq2Seq": (auto.MODEL_FOR_SPEECH_SEQ_2_SEQ_MAPPING, "SEQ_2_SEQ_LM"),
    "AutoModelForImageTextToText": (auto.MODEL_FOR_IMAGE_TEXT_TO_TEXT_MAPPING, "CAUSAL_LM"),
    "AutoModel": (auto.MODEL_MAPPING, "FEATURE_EXTRACTION"),
}


def base_model(spec: Spec, folder: Path, model_type: str, mapping):
    """A base model of a type, and what its processor consists of, saved."""
    if mapping is auto.MODEL_FOR_IMAGE_TEXT_TO_TEXT_MAPPING:
        from special_models import pictures

        pictures("qwen2_5_vl")(spec, folder)
        return transformers.AutoModelForImageTextToText.from_pretrained(folder)
    config = small_config(model_type, **({"num_mel_bins": 80} if model_type == "whisper" else {}))
    tokenizer = tokenizer_for(model_type, folder)
    token_ids(config, tokenizer)
    tokenizer.chat_template = chat_template()
    model = mapping[type(config)](config).eval()
    if hasattr(model, "qa_outputs"):
        # The first token is the answer: a random one may be empty.
        model.qa_outputs.weight.data.zero_()
        model.qa_outputs.bias.data.zero_()
    generates_text(model, tokenizer)
    model.save_pretrained(folder)
    for place in (folder, spec.repository()):
        tokenizer.save_pretrained(place)
    if model_type == "whisper":
        transformers.WhisperProcessor(transformers.WhisperFeatureExtractor(), tokenizer).save_pretrained(folder)
    return model


def adapter(spec: Spec) -> None:
    loader = re.search(r"AutoModel\w*", spec.code)
    mapping, task = LOADED[loader[0] if loader else "AutoModelForCausalLM"]
    named = spec.named() or [spec.config.get("peft", {}).get("base_model_name_or_path") or "harbour/base"]
    for base in named:
        fallback = "t5" if task == "SEQ_2_SEQ_LM" else "llama" if task == "CAUSAL_LM" else "bert"
        model_type = next((name for part, name in BASES if re.search(part, base)), fallback)
        model = base_model(spec, spec.repository(base), model_type, mapping)
        own = spec.repository()
        lora = peft.LoraConfig(
            r=2, target_modules="all-linear", task_type=task, base_model_name_or_path=base, exclude_modules=["classifier", "score", "qa_outputs"]
        )
        peft.get_peft_model(model, lora).save_pretrained(own)
        settings = json.loads((own / "adapter_config.json").read_text())
        (own / "adapter_config.json").write_text(json.dumps({**settings, "base_model_name_or_path": base}))

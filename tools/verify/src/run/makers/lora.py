"""LoRA adapters with random weights, and the base models they name."""

import json
import re

import peft
from hub import Spec
from tiny import chat_template, small_config, token_ids, tokenizer_for
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
    "AutoModel": (auto.MODEL_MAPPING, "FEATURE_EXTRACTION"),
}


def adapter(spec: Spec) -> None:
    loader = re.search(r"AutoModel\w*", spec.code)
    mapping, task = LOADED[loader[0] if loader else "AutoModelForCausalLM"]
    named = spec.named() or [spec.config.get("peft", {}).get("base_model_name_or_path") or "harbour/base"]
    for base in named:
        folder = spec.repository(base)
        fallback = "t5" if task == "SEQ_2_SEQ_LM" else "llama" if task == "CAUSAL_LM" else "bert"
        model_type = next((name for part, name in BASES if re.search(part, base)), fallback)
        config = small_config(model_type)
        tokenizer = tokenizer_for(model_type, folder)
        token_ids(config, tokenizer)
        tokenizer.chat_template = chat_template()
        model = mapping[type(config)](config).eval()
        model.save_pretrained(folder)
        own = spec.repository()
        for place in (folder, own):
            tokenizer.save_pretrained(place)
        lora = peft.LoraConfig(r=2, target_modules="all-linear", task_type=task, base_model_name_or_path=base)
        peft.get_peft_model(model, lora).save_pretrained(own)
        settings = json.loads((own / "adapter_config.json").read_text())
        (own / "adapter_config.json").write_text(json.dumps({**settings, "base_model_name_or_path": base}))

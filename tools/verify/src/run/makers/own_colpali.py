"""Retrievers of pages: small vision-language models with the projection that ColPali adds."""

import re

import colpali_engine.models as engine
import torch
import transformers as t
from hub import Spec, run
from tiny import chat_template, small_config, token_ids, trained

torch.manual_seed(0)
QWEN = ["<|vision_start|>", "<|vision_end|>", "<|image_pad|>", "<|video_pad|>", "<|im_start|>", "<|im_end|>", "<|endoftext|>"]
ROPE = {"rope_type": "default", "rope_theta": 10000.0}


def qwen(spec: Spec, model_type: str):
    """The families of Qwen share their tokens and their image processor."""
    tokenizer = trained("Qwen2Tokenizer")
    tokenizer.add_special_tokens({"additional_special_tokens": QWEN})
    start, end, image, video = (tokenizer.convert_tokens_to_ids(mark) for mark in QWEN[:4])
    config = small_config(model_type, image_token_id=image, video_token_id=video, vision_start_token_id=start, vision_end_token_id=end)
    text, vision = config.text_config, config.vision_config
    vision.depth = 2
    if model_type == "qwen2_vl":
        vision.hidden_size = 32
    else:
        vision.out_hidden_size = 32
    if model_type == "qwen2_5_vl":
        vision.fullatt_block_indexes = [1]
    if model_type == "qwen3_vl":
        vision.deepstack_visual_indexes = [0]
    if model_type == "qwen3_5":
        text.head_dim, text.layer_types = 32, ["linear_attention", "full_attention"]
        text.linear_key_head_dim, text.linear_value_head_dim, text.linear_num_key_heads, text.linear_num_value_heads = 8, 8, 2, 2
        text.rope_parameters = {**ROPE, "mrope_section": [2, 1, 1], "mrope_interleaved": True, "partial_rotary_factor": 0.25}
    else:
        text.rope_parameters = {**ROPE, "mrope_section": [1, 1, 2], **({"mrope_interleaved": True} if "3" in model_type else {})}
    token_ids(config, tokenizer)
    images = t.Qwen2VLImageProcessor(max_pixels=50_176) if "2" in model_type else t.Qwen2VLImageProcessor(patch_size=16, max_pixels=65_536)
    videos = t.Qwen2VLVideoProcessor() if "2" in model_type else t.Qwen3VLVideoProcessor()
    template = chat_template(image_token="<|vision_start|><|image_pad|><|vision_end|>")
    return config, {"image_processor": images, "tokenizer": tokenizer, "video_processor": videos, "chat_template": template}


def pali(spec: Spec):
    tokenizer = trained("GemmaTokenizer")
    tokenizer.add_special_tokens({"additional_special_tokens": ["<image>"]})
    config = small_config("paligemma", image_token_index=tokenizer.convert_tokens_to_ids("<image>"), projection_dim=32)
    config.vision_config.image_size, config.vision_config.patch_size = 56, 14
    token_ids(config, tokenizer)
    images = t.SiglipImageProcessor(size={"height": 56, "width": 56})
    images.image_seq_length = 16
    return config, {"image_processor": images, "tokenizer": tokenizer}


def idefics(spec: Spec):
    tokenizer = trained("GPT2Tokenizer")
    marks = ["<image>", "<fake_token_around_image>", "<global-img>", "<end_of_utterance>"]
    tokenizer.add_special_tokens({"additional_special_tokens": marks, "pad_token": "<pad>"})
    config = small_config("idefics3", image_token_id=tokenizer.convert_tokens_to_ids("<image>"), scale_factor=2)
    config.vision_config.image_size, config.vision_config.patch_size = 56, 14
    token_ids(config, tokenizer)
    images = t.Idefics3ImageProcessor(size={"longest_edge": 112}, max_image_size={"longest_edge": 56})
    template = chat_template(image_token="<image>")
    return config, {"image_processor": images, "tokenizer": tokenizer, "image_seq_len": 4, "chat_template": template}


def gemma(spec: Spec):
    tokenizer = trained("GemmaTokenizer")
    tokenizer.add_special_tokens({"additional_special_tokens": ["<start_of_turn>", "<end_of_turn>"]})
    tokenizer.save_pretrained(spec.repository())
    marks = {"boi_token": "<start_of_image>", "eoi_token": "<end_of_image>", "image_token": "<image_soft_token>"}
    tokenizer = t.AutoTokenizer.from_pretrained(spec.repository(), extra_special_tokens=marks)
    config = small_config(
        "gemma3", mm_tokens_per_image=4, image_token_index=tokenizer.image_token_id, boi_token_index=tokenizer.boi_token_id, eoi_token_index=tokenizer.eoi_token_id
    )
    config.vision_config.image_size, config.vision_config.patch_size = 56, 14
    token_ids(config, tokenizer)
    images = t.Gemma3ImageProcessor(size={"height": 56, "width": 56})
    return config, {"image_processor": images, "tokenizer": tokenizer, "image_seq_length": 4, "chat_template": chat_template(image_token="<start_of_image>")}


MAKERS = {
    "colpali": pali, "colsmol": idefics, "gemma": gemma, "colqwen2": lambda spec: qwen(spec, "qwen2_vl"),
    "colqwen2.5": lambda spec: qwen(spec, "qwen2_5_vl"), "colqwen3": lambda spec: qwen(spec, "qwen3_vl"),
    "colqwen3.5": lambda spec: qwen(spec, "qwen3_5"),
}  # fmt: skip


def make(spec: Spec) -> None:
    if spec.branch not in MAKERS:
        raise ValueError("no small model is known")
    model, processor = (getattr(engine, name) for name in re.search(r"import (\w+), (\w+)", spec.code).groups())
    config, parts = MAKERS[spec.branch](spec)
    model(config).to(torch.bfloat16).save_pretrained(spec.repository())
    processor(**parts).save_pretrained(spec.repository())


if __name__ == "__main__":
    run(make)

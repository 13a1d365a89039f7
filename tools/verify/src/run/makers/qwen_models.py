"""Qwen's models that see: the families share their tokens and their image processor."""

import transformers as t
from tiny import chat_template, small_config, token_ids, trained

MARKS = ["<|vision_start|>", "<|vision_end|>", "<|image_pad|>", "<|video_pad|>", "<|im_start|>", "<|im_end|>", "<|endoftext|>"]
ROPE = {"rope_type": "default", "rope_theta": 10000.0}
FAMILIES = ("qwen2_vl", "qwen2_5_vl", "qwen3_vl", "qwen3_5")


def qwen_text(model_type: str):
    """A small config, and its tokenizer."""
    tokenizer = trained("Qwen2Tokenizer")
    tokenizer.add_special_tokens({"additional_special_tokens": MARKS})
    start, end, image, video = (tokenizer.convert_tokens_to_ids(mark) for mark in MARKS[:4])
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
    return config, tokenizer


def qwen(model_type: str):
    """A small config, and the parts of its processor."""
    config, tokenizer = qwen_text(model_type)
    images = t.Qwen2VLImageProcessor(max_pixels=50_176) if "2" in model_type else t.Qwen2VLImageProcessor(patch_size=16, max_pixels=65_536)
    videos = t.Qwen2VLVideoProcessor() if "2" in model_type else t.Qwen3VLVideoProcessor()
    template = chat_template(
        image_token="<|vision_start|><|image_pad|><|vision_end|>", video_token="<|vision_start|><|video_pad|><|vision_end|>"
    )
    return config, {"image_processor": images, "tokenizer": tokenizer, "video_processor": videos, "chat_template": template}

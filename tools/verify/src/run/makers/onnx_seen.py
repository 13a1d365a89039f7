"""Small models that answer a question about a picture, as the three graphs that Transformers.js loads."""

import json
from pathlib import Path

import onnx_graphs
from tiny import chat_template, trained

SIZE, HEADS, SIDE, VECTORS = 32, 2, 64, 4
MEAN = {"image_mean": [0.5, 0.5, 0.5], "image_std": [0.5, 0.5, 0.5], "do_normalize": True, "do_rescale": True, "rescale_factor": 1 / 255}


def write(folder: Path, model_type: str, marks: list[str], image: dict, processor: dict, shape: list, template: str) -> None:
    tokenizer = trained("Qwen2Tokenizer", new_special_tokens=marks)
    tokenizer.chat_template = template
    tokenizer.save_pretrained(folder, save_jinja_files=False)
    words = len(tokenizer)
    text = {
        "model_type": "llama", "hidden_size": SIZE, "num_attention_heads": HEADS, "num_key_value_heads": HEADS, "num_hidden_layers": 1, "vocab_size": words,
    }  # fmt: skip
    number = tokenizer.convert_tokens_to_ids("<image>")
    config = {"model_type": model_type, "text_config": text, "image_token_id": number, "image_token_index": number, "eos_token_id": tokenizer.eos_token_id}
    # The oldest of these formats has the sizes of the text at the top.
    (folder / "config.json").write_text(json.dumps({**text, **config}))
    (folder / "generation_config.json").write_text(json.dumps({"eos_token_id": tokenizer.eos_token_id, "max_new_tokens": 16}))
    (folder / "preprocessor_config.json").write_text(json.dumps({**MEAN, **image}))
    (folder / "processor_config.json").write_text(json.dumps(processor))
    graphs = folder / "onnx"
    onnx_graphs.token_vectors(graphs / "embed_tokens.onnx", words, SIZE)
    onnx_graphs.picture_vectors(graphs / "vision_encoder.onnx", shape, SIDE, VECTORS, SIZE, masked="images" in shape)
    onnx_graphs.decoder(graphs / "decoder_model_merged.onnx", words, HEADS, SIZE // HEADS, embedded=SIZE)


def smol(folder: Path) -> None:
    """SmolVLM and Granite Docling."""
    image = {
        "processor_class": "Idefics3Processor", "image_processor_type": "Idefics3ImageProcessor", "do_resize": True, "do_pad": True, "do_convert_rgb": True,
        "do_image_splitting": False, "size": {"longest_edge": SIDE}, "max_image_size": {"longest_edge": SIDE}, "resample": 1,
    }  # fmt: skip
    marks = ["<image>", "<fake_token_around_image>", "<global-img>"]
    processor = {"processor_class": "Idefics3Processor", "image_seq_len": VECTORS}
    write(folder, "idefics3", marks, image, processor, ["batch", "images"], chat_template(image_token="<image>"))


def marked(folder: Path) -> None:
    """FastVLM, whose messages contain the mark of the picture."""
    side = {"height": SIDE, "width": SIDE}
    image = {
        "processor_class": "LlavaProcessor", "image_processor_type": "CLIPImageProcessor", "do_resize": True, "do_center_crop": True, "crop_size": side,
        "size": side, "resample": 3,
    }  # fmt: skip
    processor = {"processor_class": "LlavaProcessor", "image_token": "<image>", "patch_size": SIDE // 2, "num_additional_image_tokens": 0}
    write(folder, "llava_qwen2", ["<image>"], image, processor, ["batch"], chat_template())

"""Small models that answer a question about a picture, as the three graphs that Transformers.js loads."""

import json
from pathlib import Path

import onnx_graphs
from tiny import chat_template, trained

SIZE, HEADS, SIDE, VECTORS = 32, 2, 64, 4
MEAN = {"image_mean": [0.5, 0.5, 0.5], "image_std": [0.5, 0.5, 0.5], "do_normalize": True, "do_rescale": True, "rescale_factor": 1 / 255}


def describe(folder: Path, model_type: str, marks: list[str], image: dict, processor: dict, template: str) -> int:
    """The files beside the graphs; the first mark is that of the picture. How many words the tokenizer has."""
    tokenizer = trained("Qwen2Tokenizer", new_special_tokens=marks)
    tokenizer.chat_template = template
    tokenizer.save_pretrained(folder, save_jinja_files=False)
    words = len(tokenizer)
    text = {
        "model_type": "llama", "hidden_size": SIZE, "num_attention_heads": HEADS, "num_key_value_heads": HEADS, "num_hidden_layers": 1, "vocab_size": words,
        "head_dim": SIZE // HEADS,
    }  # fmt: skip
    number = tokenizer.convert_tokens_to_ids(marks[0])
    numbers = {"image_token_id": number, "image_token_index": number, "eos_token_id": tokenizer.eos_token_id}
    config = {"model_type": model_type, "text_config": text, "language_config": text, **numbers}
    # The oldest of these formats has the sizes of the text at the top.
    (folder / "config.json").write_text(json.dumps({**text, **config}))
    (folder / "generation_config.json").write_text(json.dumps({"eos_token_id": tokenizer.eos_token_id, "max_new_tokens": 16}))
    (folder / "preprocessor_config.json").write_text(json.dumps({**MEAN, **image}))
    (folder / "processor_config.json").write_text(json.dumps(processor))
    return words


def add_settings(file: Path, **settings) -> None:
    file.write_text(json.dumps({**json.loads(file.read_text()), **settings}))


def write(folder: Path, model_type: str, marks: list[str], image: dict, processor: dict, shape: list, template: str) -> None:
    words = describe(folder, model_type, marks, image, processor, template)
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


def picture_first(folder: Path) -> None:
    """Ministral 3, whose processor reads the picture before the text."""
    patches = {"patch_size": SIDE // 4, "spatial_merge_size": 2}
    image = {
        "processor_class": "PixtralProcessor", "image_processor_type": "PixtralImageProcessor", "do_resize": True, "do_convert_rgb": True,
        "size": {"longest_edge": SIDE}, "resample": 3, **patches,
    }  # fmt: skip
    marks = ["[IMG]", "[IMG_BREAK]", "[IMG_END]"]
    processor = {
        "processor_class": "PixtralProcessor", "image_token": marks[0], "image_break_token": marks[1], "image_end_token": marks[2], **patches,
    }  # fmt: skip
    write(folder, "mistral3", marks, image, processor, ["batch"], chat_template(image_token=marks[0]))


def roles(folder: Path) -> None:
    """Janus, whose processor reads the messages. It can make pictures too, which takes three more graphs."""
    image = {
        "processor_class": "VLChatProcessor", "image_processor_type": "VLMImageProcessor", "do_resize": True, "size": {"longest_edge": SIDE},
        "image_size": SIDE, "background_color": [127, 127, 127], "resample": 3,
    }  # fmt: skip
    marks = ["<image_placeholder>", "<begin_of_image>", "<end_of_image>"]
    processor = {
        "processor_class": "VLChatProcessor", "image_tag": marks[0], "image_start_tag": marks[1], "image_end_tag": marks[2], "num_image_tokens": VECTORS,
    }  # fmt: skip
    words = describe(folder, "multi_modality", marks, image, processor, chat_template())
    add_settings(folder / "config.json", architectures=["MultiModalityCausalLM"])
    add_settings(folder / "tokenizer_config.json", chat_template=[{"name": "default", "template": chat_template()}])
    graphs = folder / "onnx"
    onnx_graphs.token_vectors(graphs / "prepare_inputs_embeds.onnx", words, SIZE, pictures=True)
    onnx_graphs.decoder(graphs / "language_model.onnx", words, HEADS, SIZE // HEADS, embedded=SIZE, headless=True)
    onnx_graphs.head(graphs / "lm_head.onnx", words, SIZE)
    onnx_graphs.head(graphs / "gen_head.onnx", words, SIZE)
    onnx_graphs.token_vectors(graphs / "gen_img_embeds.onnx", words, SIZE, given="image_ids")
    onnx_graphs.token_vectors(graphs / "image_decode.onnx", words, SIZE, given="generated_tokens")


def with_sound(folder: Path) -> None:
    """Gemma 3n: each layer of its decoder reads vectors of the tokens, and it has an encoder of sound."""
    image = {
        "processor_class": "Gemma3nProcessor", "image_processor_type": "SiglipImageProcessorFast", "do_resize": True,
        "size": {"height": SIDE, "width": SIDE}, "resample": 2, "feature_extractor_type": "Gemma3nAudioFeatureExtractor", "feature_size": 128,
        "fft_length": 1024, "frame_length": 512, "hop_length": 160, "sampling_rate": 16000, "min_frequency": 125, "max_frequency": 7600,
    }  # fmt: skip
    marks = ["<image_soft_token>", "<start_of_image>", "<end_of_image>", "<audio_soft_token>", "<start_of_audio>", "<end_of_audio>"]
    template = chat_template(image_token=marks[0], audio_token=marks[3])
    processor = {"processor_class": "Gemma3nProcessor", "image_seq_length": VECTORS, "audio_seq_length": VECTORS}
    words = describe(folder, "gemma3n", marks, image, processor, template)
    (folder / "chat_template.jinja").write_text(template)
    names = dict(zip(("image_token", "boi_token", "eoi_token", "audio_token", "boa_token", "eoa_token"), marks, strict=True))
    add_settings(folder / "tokenizer_config.json", **names)
    graphs = folder / "onnx"
    onnx_graphs.token_vectors(graphs / "embed_tokens.onnx", words, SIZE, layered=True)
    onnx_graphs.picture_vectors(graphs / "vision_encoder.onnx", ["batch"], SIDE, VECTORS, SIZE, masked=False)
    onnx_graphs.encoder(graphs / "audio_encoder.onnx", "input_features", [128, 128], VECTORS, SIZE)
    layers = {"per_layer_inputs": ["batch", "tokens", 1, SIZE]}
    onnx_graphs.decoder(graphs / "decoder_model_merged.onnx", words, HEADS, SIZE // HEADS, embedded=SIZE, further=layers)

"""Models of Transformers that read a page or a line of text, with the tokens and processors of their repositories."""

import json
from pathlib import Path

import transformers as t
from hub import Spec
from tiny import chat_template, generates_text, invisible, small_config, token_ids, trained

PICTURE = {"hidden_size": 32, "num_hidden_layers": 1, "num_attention_heads": 2, "intermediate_size": 32, "image_size": 64, "patch_size": 8}
SIDES = {"height": 64, "width": 64}
# A random model writes up to the limit of a page.
SECONDS = 5


def written(folder: Path, vision, text, tokenizer, processor) -> None:
    """An encoder of pictures and a decoder of text, whose vocabulary has no numbers that the tokenizer lacks."""
    text.vocab_size = len(tokenizer)
    text.is_decoder = text.add_cross_attention = True
    marks = {"decoder_start_token_id": tokenizer.bos_token_id, "pad_token_id": tokenizer.pad_token_id, "eos_token_id": tokenizer.eos_token_id}
    config = t.VisionEncoderDecoderConfig(encoder=vision.to_dict(), decoder=text.to_dict(), **marks)
    model = t.VisionEncoderDecoderModel(config)
    model.generation_config.update(**marks, max_time=SECONDS)
    generates_text(model, tokenizer)
    model.save_pretrained(folder)
    processor.save_pretrained(folder)


def line(spec: Spec, folder: Path) -> None:
    tokenizer = trained("RobertaTokenizer")
    text = small_config("trocr", max_position_embeddings=64)
    processor = t.TrOCRProcessor(t.ViTImageProcessor(size=SIDES), tokenizer)
    written(folder, t.ViTConfig(**PICTURE, qkv_bias=False), text, tokenizer, processor)


def caption(spec: Spec, folder: Path) -> None:
    """A tokenizer and an image processor, without a processor of both."""
    tokenizer = trained("GPT2Tokenizer")
    tokenizer.save_pretrained(folder)
    written(folder, t.ViTConfig(**PICTURE), small_config("gpt2"), tokenizer, t.ViTImageProcessor(size=SIDES))


def page(folder: Path, tokenizer, processor) -> None:
    vision = t.DonutSwinConfig(image_size=[64, 64], patch_size=4, embed_dim=16, depths=[1, 1], num_heads=[1, 2], window_size=4)
    text = small_config("mbart", max_position_embeddings=600, scale_embedding=True, add_final_layer_norm=True)
    written(folder, vision, text, tokenizer, processor)


def donut(spec: Spec, folder: Path) -> None:
    """Each task begins with a token of its own; others mark the fields of the answer."""
    tokenizer = trained("XLMRobertaTokenizer")
    fields = [mark for name in ("question", "answer", "menu", "total") for mark in (f"<s_{name}>", f"</s_{name}>")]
    tokenizer.add_special_tokens({"additional_special_tokens": ["<s_cord-v2>", "<s_docvqa>", "<sep/>", *fields]})
    page(folder, tokenizer, t.DonutProcessor(t.DonutImageProcessor(size=SIDES), tokenizer))


def nougat(spec: Spec, folder: Path) -> None:
    tokenizer = trained("NougatTokenizer")
    page(folder, tokenizer, t.NougatProcessor(t.NougatImageProcessor(size=SIDES), tokenizer))


def document(spec: Spec, folder: Path) -> None:
    """UDOP takes the words of the page from the image processor."""
    tokenizer = trained("UdopTokenizer")
    tokenizer.model_max_length = 512
    config = small_config("udop", num_decoder_layers=2)
    token_ids(config, tokenizer)
    model = t.UdopForConditionalGeneration(config)
    generates_text(model, tokenizer)
    model.save_pretrained(folder)
    t.UdopProcessor(t.LayoutLMv3ImageProcessor(apply_ocr=True), tokenizer).save_pretrained(folder)


def shown(model, tokenizer):
    """Writes what a snippet prints, for a short time."""
    model.generation_config.update(suppress_tokens=invisible(model, tokenizer), max_time=SECONDS)
    return model


def got(spec: Spec, folder: Path) -> None:
    """The processor counts the 256 tokens of a picture of the full size."""
    tokenizer = trained("Qwen2Tokenizer")
    tokenizer.add_special_tokens({"additional_special_tokens": ["<|im_start|>", "<|im_end|>", "<img>", "</img>", "<imgpad>"]})
    vision = {"hidden_size": 16, "output_channels": 16, "num_hidden_layers": 1, "num_attention_heads": 2, "mlp_dim": 16, "global_attn_indexes": [0]}
    text = small_config("qwen2", vocab_size=len(tokenizer), pad_token_id=tokenizer.pad_token_id, eos_token_id=tokenizer.eos_token_id)
    number = tokenizer.convert_tokens_to_ids("<imgpad>")
    config = t.GotOcr2Config(vision_config=vision, text_config=text.to_dict(), image_token_index=number)
    shown(t.GotOcr2ForConditionalGeneration(config), tokenizer).save_pretrained(folder)
    images = t.GotOcr2ImageProcessor(size={"height": 1024, "width": 1024})
    t.GotOcr2Processor(images, tokenizer).save_pretrained(folder)


def lighton(spec: Spec, folder: Path) -> None:
    """Its config names the type of another class."""
    trained("Qwen2Tokenizer").save_pretrained(folder)
    marks = {"image_token": "<|image_pad|>", "image_break_token": "<|vision_pad|>", "image_end_token": "<|vision_end|>"}
    tokenizer = t.AutoTokenizer.from_pretrained(folder, extra_special_tokens=marks)
    text = small_config("qwen3", vocab_size=len(tokenizer), pad_token_id=tokenizer.pad_token_id, eos_token_id=tokenizer.eos_token_id)
    vision = t.PixtralVisionConfig(hidden_size=32, num_hidden_layers=1, num_attention_heads=2, intermediate_size=32, head_dim=16, image_size=1540, patch_size=14)
    config = t.LightOnOcrConfig(text_config=text.to_dict(), vision_config=vision.to_dict(), image_token_id=tokenizer.image_token_id)
    shown(t.LightOnOcrForConditionalGeneration(config), tokenizer).save_pretrained(folder)
    images = t.PixtralImageProcessor(size={"longest_edge": 1540}, patch_size=14)
    template = chat_template(image_token=tokenizer.image_token)
    t.LightOnOcrProcessor(images, tokenizer, patch_size=14, spatial_merge_size=2, chat_template=template).save_pretrained(folder)
    file = folder / "config.json"
    file.write_text(json.dumps({**json.loads(file.read_text()), "model_type": spec.config["model_type"]}))


READERS = {
    "caption-pair": caption, "own-document": document, "own-donut": donut, "own-donut-question": donut, "own-line": line, "own-page": lighton,
    "own-page-got": got, "own-page-nougat": nougat,
}  # fmt: skip

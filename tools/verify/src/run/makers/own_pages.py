"""Small models for pages of text: readers of lines and of whole pages, page types, and regions."""

import torch
import transformers as t
from hub import Spec, run
from tiny import small_config, token_ids, tokenizer_for

torch.manual_seed(0)
VISION = {"hidden_size": 32, "num_hidden_layers": 1, "num_attention_heads": 2, "intermediate_size": 32, "image_size": 32, "patch_size": 8}


def reader(spec: Spec, vision, processor) -> None:
    """An encoder of pictures and a decoder of text."""
    folder = spec.repository()
    tokenizer = tokenizer_for("bart", folder)
    text = small_config("mbart", is_decoder=True, add_cross_attention=True, decoder_layers=1, max_position_embeddings=64)
    token_ids(text, tokenizer)
    config = t.VisionEncoderDecoderConfig(encoder=vision.to_dict(), decoder=text.to_dict())
    config.decoder_start_token_id, config.pad_token_id = tokenizer.bos_token_id, tokenizer.pad_token_id
    model = t.VisionEncoderDecoderModel(config)
    numbers = {"decoder_start_token_id": tokenizer.bos_token_id, "pad_token_id": tokenizer.pad_token_id, "eos_token_id": tokenizer.eos_token_id}
    model.generation_config.update(**numbers, max_length=24)
    model.save_pretrained(folder)
    processor(tokenizer).save_pretrained(folder)


def lines(spec: Spec) -> None:
    images = t.ViTImageProcessor(size={"height": 32, "width": 32})
    reader(spec, t.ViTConfig(**VISION), lambda tokenizer: t.TrOCRProcessor(images, tokenizer))


def whole(spec: Spec) -> None:
    images = t.DonutImageProcessor(size={"height": 64, "width": 64})
    vision = t.DonutSwinConfig(image_size=[64, 64], patch_size=4, embed_dim=8, depths=[1, 1], num_heads=[1, 2], window_size=4)
    reader(spec, vision, lambda tokenizer: t.DonutProcessor(images, tokenizer))


def kinds(spec: Spec) -> None:
    t.BeitForImageClassification(t.BeitConfig(**VISION, num_labels=2, id2label={0: "letter", 1: "list"})).save_pretrained(spec.repository())
    t.BeitImageProcessor(size={"height": 32, "width": 32}).save_pretrained(spec.repository())


def regions(spec: Spec) -> None:
    from ultralytics import YOLO

    YOLO("yolo11n-seg.yaml").save(spec.repository() / "model.pt")


MAKERS = {"donut": whole, "lines": lines, "pages": kinds, "regions": regions}


def make(spec: Spec) -> None:
    MAKERS[spec.branch](spec)


if __name__ == "__main__":
    run(make)

"""Tiny models for pictures as ONNX graphs, with the files of their processors."""

import json
from pathlib import Path
from types import SimpleNamespace

import onnx_graphs
import torch
import transformers
from onnx_export import export
from tiny import small_config, trained


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


def prompted_masks(folder: Path) -> None:
    """A picture and several texts: a mask for each of them, as CLIPSeg repeats the picture in its graph."""
    tokenizer = trained("CLIPTokenizer")
    tokenizer.model_max_length = 77
    config = small_config("clipseg", attn_implementation="eager", extract_layers=[0, 1], reduce_dim=16, decoder_num_attention_heads=2)
    config.text_config.vocab_size, config.text_config.eos_token_id = len(tokenizer), tokenizer.eos_token_id
    config.vision_config.image_size, config.vision_config.patch_size = 64, 16
    model = transformers.CLIPSegForImageSegmentation(config)
    config.save_pretrained(folder)
    tokenizer.save_pretrained(folder)
    transformers.ViTImageProcessor(size={"height": 64, "width": 64}).save_pretrained(folder)
    words = tokenizer(["a boat", "a tree"], return_tensors="pt", padding=True)
    examples = {"input_ids": words["input_ids"], "pixel_values": torch.rand(2, 3, 64, 64), "attention_mask": words["attention_mask"]}
    axes = {"input_ids": {0: "texts", 1: "tokens"}, "attention_mask": {0: "texts", 1: "tokens"}, "pixel_values": {0: "pictures"}, "logits": {0: "texts"}}
    export(model, folder, examples, ["logits"], axes)


class Embedded(torch.nn.Module):
    """The first graph of SAM: what the picture shows, and where."""

    def __init__(self, model) -> None:
        super().__init__()
        self.model = model

    def forward(self, pixel_values):
        places = self.model.get_image_wide_positional_embeddings().expand(pixel_values.shape[0], -1, -1, -1)
        return SimpleNamespace(image_embeddings=self.model.get_image_embeddings(pixel_values), image_positional_embeddings=places)


class Masked(torch.nn.Module):
    """The second graph of SAM: masks at points."""

    def __init__(self, model) -> None:
        super().__init__()
        self.model = model

    def forward(self, input_points, input_labels, image_embeddings, image_positional_embeddings):
        sparse, dense = self.model.prompt_encoder(input_points=input_points, input_labels=input_labels, input_boxes=None, input_masks=None)
        masks, scores = self.model.mask_decoder(
            image_embeddings=image_embeddings, image_positional_embeddings=image_positional_embeddings, sparse_prompt_embeddings=sparse,
            dense_prompt_embeddings=dense, multimask_output=True,
        )[:2]  # fmt: skip
        return SimpleNamespace(iou_scores=scores, pred_masks=masks)


def pointed_masks(folder: Path) -> None:
    config = small_config("sam", attn_implementation="eager")
    config.vision_config.output_channels, config.vision_config.num_pos_feats = 32, 16
    config.vision_config.image_size, config.prompt_encoder_config.image_size, config.prompt_encoder_config.image_embedding_size = 256, 256, 16
    model = transformers.SamModel(config)
    config.save_pretrained(folder)
    (folder / "preprocessor_config.json").write_text(json.dumps({
        "image_processor_type": "SamImageProcessor", "feature_extractor_type": "SamFeatureExtractor", "do_convert_rgb": True, "do_normalize": True,
        "do_pad": True, "do_rescale": True, "do_resize": True, "image_mean": [0.485, 0.456, 0.406], "image_std": [0.229, 0.224, 0.225],
        "pad_size": {"height": 256, "width": 256}, "resample": 2, "rescale_factor": 1 / 255, "size": {"longest_edge": 256},
    }))  # fmt: skip
    pixels = {"pixel_values": torch.rand(1, 3, 256, 256)}
    parts = ["image_embeddings", "image_positional_embeddings"]
    export(Embedded(model), folder, pixels, parts, {}, "vision_encoder")
    examples = {
        "input_points": torch.rand(1, 1, 2, 2), "input_labels": torch.ones(1, 1, 2, dtype=torch.int64),
        **{name: torch.rand(1, 32, 16, 16) for name in parts},
    }  # fmt: skip
    axes = {"input_points": {1: "prompts", 2: "points"}, "input_labels": {1: "prompts", 2: "points"}, "iou_scores": {1: "prompts"}, "pred_masks": {1: "prompts"}}
    export(Masked(model), folder, examples, ["iou_scores", "pred_masks"], axes, "prompt_encoder_mask_decoder")


def labelled_points(folder: Path) -> None:
    """DeepLab on MobileViT, with the processor's settings of the released models."""
    config = transformers.MobileViTConfig(
        hidden_sizes=[16, 24, 32], neck_hidden_sizes=[8, 8, 16, 16, 24, 32, 32], num_attention_heads=2, aspp_out_channels=16, num_labels=21,
    )  # fmt: skip
    model = transformers.MobileViTForSemanticSegmentation(config)
    config.save_pretrained(folder)
    (folder / "preprocessor_config.json").write_text(json.dumps({
        "feature_extractor_type": "MobileViTFeatureExtractor", "image_processor_type": "MobileViTFeatureExtractor", "do_resize": True,
        "size": {"shortest_edge": 288}, "do_center_crop": True, "crop_size": {"height": 256, "width": 256}, "do_flip_channel_order": True,
        "do_rescale": True, "rescale_factor": 1 / 255, "resample": 2,
    }))  # fmt: skip
    export(model, folder, {"pixel_values": torch.rand(1, 3, 256, 256)}, ["logits"], {"pixel_values": {0: "batch"}, "logits": {0: "batch"}})


def boxes(folder: Path, latest: bool) -> None:
    """YOLOv9 lists the boxes of one picture; from the tenth on, they are in a batch."""
    kind = "yolov10" if latest else "yolov9"
    names = {str(number): name for number, name in enumerate(("ferry", "parrot", "tree"))}
    (folder / "config.json").write_text(json.dumps({"model_type": kind, "id2label": names}))
    (folder / "preprocessor_config.json").write_text(json.dumps({
        "feature_extractor_type": "ImageFeatureExtractor", "image_processor_type": "ImageFeatureExtractor", "do_normalize": False, "do_pad": latest,
        "do_rescale": True, "rescale_factor": 1 / 255, "do_resize": True, "resample": 2,
        **({"pad_size": {"height": 640, "width": 640}, "size": {"longest_edge": 640}} if latest else {"size": {"height": 640, "width": 640}}),
    }))  # fmt: skip
    onnx_graphs.boxes(folder / "onnx" / "model.onnx", "output0" if latest else "outputs", batched=latest)

"""Models of Transformers that find people, things or parts in a picture."""

import json
from pathlib import Path

import transformers as t
from composed_models import SWIN
from hub import Spec
from marks import ends
from rare_models import gemma_parts, picture_numbers
from tiny import chat_template, small_config, token_ids, tokenizer_for

LAYERS = {"hidden_size": 32, "num_hidden_layers": 2, "num_attention_heads": 2}


def joints(spec: Spec, folder: Path) -> None:
    """ViTPose++: each dataset has an expert."""
    backbone = t.VitPoseBackboneConfig(**LAYERS, num_experts=6, part_features=8, out_indices=[2])
    config = t.VitPoseConfig(backbone_config=backbone, num_labels=17, use_simple_decoder=False)
    t.VitPoseForPoseEstimation(config).save_pretrained(folder)
    t.VitPoseImageProcessor().save_pretrained(folder)


def person(spec: Spec, folder: Path) -> None:
    head = {"upsample_out_channels": [8, 8], "conv_out_channels": [8], "use_pixel_shuffle": True}
    config = t.Sapiens2Config(**LAYERS, intermediate_size=32, image_size=[128, 96], num_labels=3, head_config=head)
    t.Sapiens2ForNormalEstimation(config).save_pretrained(folder)
    t.Sapiens2ImageProcessor(size={"height": 128, "width": 96}).save_pretrained(folder)


def parts(spec: Spec, folder: Path) -> None:
    """OneFormer: the names of the classes are in a dataset."""
    tokenizer = tokenizer_for("clip", folder)
    names = ["sky", "bird", "branch"]
    file = spec.repository("shi-labs/oneformer_demo", "datasets") / "coco_panoptic.json"
    file.write_text(json.dumps({str(number): {"name": name, "isthing": 1} for number, name in enumerate(names)}))
    config = t.OneFormerConfig(
        backbone_config=t.SwinConfig(**SWIN, out_features=["stage1", "stage2", "stage3", "stage4"]), num_queries=8, num_attention_heads=2,
        encoder_layers=1, decoder_layers=2, query_dec_layers=1, conv_dim=32, mask_dim=32, hidden_dim=32, encoder_feedforward_dim=32,
        dim_feedforward=32, text_encoder_width=32, text_encoder_num_layers=1, text_encoder_vocab_size=len(tokenizer),
        id2label=dict(enumerate(names)),
    )  # fmt: skip
    t.OneFormerForUniversalSegmentation(config).save_pretrained(folder)
    # The class reads the names when it is made, here from the folder of the dataset.
    images = t.OneFormerImageProcessor(
        size={"shortest_edge": 128, "longest_edge": 192}, repo_path=str(file.parent), class_info_file=file.name, num_text=4
    )
    images.repo_path = "shi-labs/oneformer_demo"
    t.OneFormerProcessor(images, tokenizer).save_pretrained(folder)


def named(spec: Spec, folder: Path) -> None:
    """OmDet-Turbo: the backbone is that of Transformers, which normalizes its features itself."""
    tokenizer = tokenizer_for("clip", folder)
    text = t.CLIPTextConfig(
        **ends(tokenizer), hidden_size=48, intermediate_size=32, num_hidden_layers=1, num_attention_heads=2, projection_dim=48, vocab_size=len(tokenizer)
    )
    config = t.OmDetTurboConfig(
        text_config=text, backbone_config=t.SwinConfig(**SWIN, image_size=128, out_indices=[2, 3, 4]), use_timm_backbone=False, image_size=128,
        apply_layernorm_after_vision_backbone=False, text_projection_in_dim=48, text_projection_out_dim=48, task_encoder_hidden_dim=32,
        class_embed_dim=48, num_queries=8, encoder_hidden_dim=32, vision_features_channels=[32, 32, 32], encoder_in_channels=[32, 64, 128],
        encoder_attention_heads=2, encoder_dim_feedforward=32, decoder_hidden_dim=32, decoder_num_heads=2, decoder_num_layers=2,
        decoder_dim_feedforward=32,
    )  # fmt: skip
    t.OmDetTurboForObjectDetection(config).save_pretrained(folder)
    images = t.DetrImageProcessor(size={"height": 128, "width": 128}, do_pad=False)
    t.OmDetTurboProcessor(images, tokenizer).save_pretrained(folder)


def policies(spec: Spec, folder: Path) -> None:
    """ShieldGemma 2: its parts are those of Gemma 3, and two words of the vocabulary are its classes."""
    template = chat_template(image_token="<start_of_image>")
    shared = gemma_parts(folder, template)
    words = {"yes_token_index": 10, "no_token_index": 11}
    config = small_config("shieldgemma2", mm_tokens_per_image=4, **picture_numbers(shared.tokenizer), **words)
    config.vision_config.image_size, config.vision_config.patch_size = 56, 14
    token_ids(config, shared.tokenizer)
    t.ShieldGemma2ForImageClassification(config).save_pretrained(folder)
    t.ShieldGemma2Processor(shared.image_processor, shared.tokenizer, image_seq_length=4, chat_template=template).save_pretrained(folder)


SCENES = {
    "own-scene-names": named, "own-scene-parts": parts, "own-scene-policies": policies, "person-map": person, "pose": joints,
}  # fmt: skip

"""Models of Transformers that a snippet calls in a way of its own, mostly known by their names."""

from pathlib import Path

import transformers as t
from hub import Spec
from tiny import chat_template, small_config, token_ids, tokenizer_for

LAYERS = {"hidden_size": 32, "num_attention_heads": 2, "intermediate_size": 32}


def text_part(tokenizer) -> dict:
    ends = {"bos_token_id": tokenizer.bos_token_id, "eos_token_id": tokenizer.eos_token_id, "pad_token_id": tokenizer.pad_token_id}
    return {**LAYERS, **ends, "num_hidden_layers": 1, "vocab_size": len(tokenizer)}


def segments(spec: Spec, folder: Path) -> None:
    """CLIPSeg: the decoder reads what several layers of the vision tower return."""
    tokenizer = tokenizer_for("clip", folder)
    vision = {**LAYERS, "num_hidden_layers": 3, "image_size": 64, "patch_size": 16}
    config = t.CLIPSegConfig(
        text_config=text_part(tokenizer), vision_config=vision, projection_dim=32, extract_layers=[0, 1, 2], reduce_dim=16, decoder_num_attention_heads=2,
        decoder_intermediate_size=32,
    )  # fmt: skip
    t.CLIPSegForImageSegmentation(config).save_pretrained(folder)
    images = t.ViTImageProcessor(size={"height": 64, "width": 64})
    t.CLIPSegProcessor(images, tokenizer).save_pretrained(folder)


def film(spec: Spec, folder: Path) -> None:
    """X-CLIP: layers of its own combine the frames."""
    tokenizer = tokenizer_for("clip", folder)
    combined = {f"mit_{name}": size for name, size in {**LAYERS, "num_hidden_layers": 1}.items()}
    vision = {**LAYERS, **combined, "num_hidden_layers": 1, "image_size": 32, "patch_size": 16, "num_frames": 8}
    config = t.XCLIPConfig(
        text_config=text_part(tokenizer), vision_config=vision, projection_dim=32, prompt_layers=1, prompt_num_attention_heads=2,
    )  # fmt: skip
    t.XCLIPModel(config).save_pretrained(folder)
    images = t.VideoMAEImageProcessor(size={"shortest_edge": 32}, crop_size={"height": 32, "width": 32})
    t.XCLIPProcessor(images, tokenizer).save_pretrained(folder)


def points(spec: Spec, folder: Path) -> None:
    config = t.SuperPointConfig(encoder_hidden_sizes=[8, 8, 16, 16], decoder_hidden_size=16, descriptor_decoder_dim=16, keypoint_threshold=0.0, max_keypoints=20)
    t.SuperPointForKeypointDetection(config).save_pretrained(folder)
    t.SuperPointImageProcessor(size={"height": 64, "width": 64}).save_pretrained(folder)


def matting(spec: Spec, folder: Path) -> None:
    backbone = t.VitDetConfig(
        hidden_size=16, num_hidden_layers=1, num_attention_heads=2, mlp_ratio=1, image_size=64, pretrain_image_size=64, patch_size=16, num_channels=4,
        window_block_indices=[], residual_block_indices=[], out_features=["stage1"],
    )  # fmt: skip
    config = t.VitMatteConfig(backbone_config=backbone, hidden_size=16, convstream_hidden_sizes=[8, 8, 8], fusion_hidden_sizes=[8, 8, 8, 8])
    t.VitMatteForImageMatting(config).save_pretrained(folder)
    t.VitMatteImageProcessor().save_pretrained(folder)


def answer_score(spec: Spec, folder: Path) -> None:
    """DialogRPT has one score."""
    tokenizer = tokenizer_for("gpt2", folder)
    config = small_config("gpt2", num_labels=1)
    token_ids(config, tokenizer)
    t.GPT2ForSequenceClassification(config).save_pretrained(folder)
    tokenizer.save_pretrained(folder)


def translation_score(spec: Spec, folder: Path) -> None:
    """MonoTransQuest has one score."""
    tokenizer = tokenizer_for("xlm-roberta", folder)
    config = small_config("xlm-roberta", num_labels=1)
    token_ids(config, tokenizer)
    t.XLMRobertaForSequenceClassification(config).save_pretrained(folder)
    tokenizer.save_pretrained(folder)


def mesh(spec: Spec, folder: Path) -> None:
    """LLaMA-Mesh writes the points of a shape; a random model would write for long."""
    tokenizer = tokenizer_for("llama", folder)
    tokenizer.chat_template = chat_template()
    config = small_config("llama")
    token_ids(config, tokenizer)
    model = t.LlamaForCausalLM(config)
    model.generation_config.max_time = 5
    model.save_pretrained(folder)
    tokenizer.save_pretrained(folder)


def unknown(spec: Spec, folder: Path) -> None:
    """Templates and pipelines that only repositories have, or parts that a package does not download from the sandbox: NLTK refuses local addresses."""
    raise ValueError("no small stand-in")


NAMED = {
    "keypoints": points, "own-film": film, "own-matting": matting, "own-score-answer": answer_score, "own-score-translation": translation_score, "own-segments": segments,
    "own-interface-japanese": unknown, "own-interface-moonlight": unknown, "own-interface-ultravox": unknown, "own-prompt-mesh": mesh, "own-voice-spectrogram": unknown,
}  # fmt: skip

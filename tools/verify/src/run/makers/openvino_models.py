# /// script
# requires-python = ">=3.11"
# dependencies = ["optimum-intel", "openvino", "openvino-tokenizers", "nncf", "diffusers", "torch", "torchvision", "pillow", "sentencepiece", "protobuf"]
# ///
"""Tiny models of Transformers and Diffusers, exported to OpenVINO."""

from pathlib import Path
from tempfile import TemporaryDirectory

import diffusers
import torch
import transformers as t
from diffusion_parts import UNET, VAE, clip_text
from hub import Spec, run
from optimum.exporters.openvino import main_export
from optimum.exporters.openvino.convert import export_tokenizer
from rare_models import gemma
from tiny import chat_template, generates_text, small_config, token_ids, tokenizer_for

torch.manual_seed(0)


def text(folder: Path, model_type: str, **more) -> None:
    tokenizer = tokenizer_for(model_type, folder)
    tokenizer.chat_template = chat_template()
    config = small_config(model_type, **more)
    token_ids(config, tokenizer)
    t.AutoModelForCausalLM.from_config(config).save_pretrained(folder)
    tokenizer.save_pretrained(folder)


def embedding(folder: Path) -> None:
    tokenizer = tokenizer_for("xlm-roberta", folder)
    config = small_config("xlm-roberta")
    token_ids(config, tokenizer)
    t.XLMRobertaModel(config).save_pretrained(folder)
    tokenizer.save_pretrained(folder)


def sound(folder: Path) -> None:
    t.ASTForAudioClassification(small_config("audio-spectrogram-transformer")).save_pretrained(folder)
    t.ASTFeatureExtractor().save_pretrained(folder)


def speech(folder: Path) -> None:
    tokenizer = tokenizer_for("whisper", folder)
    config = small_config("whisper", max_source_positions=1500, max_target_positions=448, num_mel_bins=80)
    token_ids(config, tokenizer)
    model = t.WhisperForConditionalGeneration(config)
    generates_text(model, tokenizer)
    model.save_pretrained(folder)
    t.WhisperProcessor(t.WhisperFeatureExtractor(), tokenizer).save_pretrained(folder)


def picture(folder: Path) -> None:
    encoder, tokenizer = clip_text()
    diffusers.StableDiffusionPipeline(
        vae=diffusers.AutoencoderKL(**VAE), text_encoder=encoder, tokenizer=tokenizer, unet=diffusers.UNet2DConditionModel(**UNET),
        scheduler=diffusers.PNDMScheduler(skip_prk_steps=True), safety_checker=None, feature_extractor=None, requires_safety_checker=False,
    ).save_pretrained(folder)  # fmt: skip


def vision(folder: Path) -> None:
    """Gemma 3: the exporter does not take small models of Qwen with the releases that it installs."""
    gemma(folder, chat_template(image_token="<start_of_image>"))


MAKERS = {
    "classes": ("audio-classification", sound),
    "embedding": ("feature-extraction", embedding),
    "picture": ("text-to-image", picture),
    "speech": ("automatic-speech-recognition-with-past", speech),
    "text": ("text-generation-with-past", lambda folder: text(folder, "phi", num_key_value_heads=4)),
    "text-without-tokenizer": ("text-generation-with-past", lambda folder: text(folder, "qwen2")),
    "vision": ("image-text-to-text", vision),
}


def make(spec: Spec) -> None:
    torch.manual_seed(0)
    task, write = MAKERS[spec.branch]
    with TemporaryDirectory() as source:
        write(Path(source))
        main_export(source, spec.repository(), task=task)
        # The package that generates reads the tokenizer as a graph.
        if "openvino_genai" in spec.code:
            export_tokenizer(t.AutoTokenizer.from_pretrained(source), spec.repository(), task=task)


if __name__ == "__main__":
    run(make)

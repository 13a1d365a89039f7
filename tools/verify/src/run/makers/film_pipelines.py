"""Small pipelines of Diffusers for films, shapes, sounds and larger pictures."""

from pathlib import Path

import diffusers
import torch
import transformers
from tiny import small_config, token_ids, trained

SIDE = 224


def seen(projected: bool = True, width: int = 32):
    """An encoder of pictures, and what prepares them."""
    config = transformers.CLIPVisionConfig(
        hidden_size=width, intermediate_size=32, projection_dim=32, num_hidden_layers=1, num_attention_heads=2, image_size=SIDE, patch_size=32
    )
    cls = transformers.CLIPVisionModelWithProjection if projected else transformers.CLIPVisionModel
    return cls(config).eval(), transformers.CLIPImageProcessor()


def wan_parts(text, pictures: bool) -> dict:
    encoder, tokenizer = text
    more = {"in_channels": 36, "image_dim": 32, "added_kv_proj_dim": 24} if pictures else {"in_channels": 16}
    parts = {
        "text_encoder": encoder, "tokenizer": tokenizer, "scheduler": diffusers.FlowMatchEulerDiscreteScheduler(shift=7.0),
        "vae": diffusers.AutoencoderKLWan(base_dim=8, z_dim=16, dim_mult=[1, 1, 1, 1], num_res_blocks=1, temperal_downsample=[False, True, True]),
        "transformer": diffusers.WanTransformer3DModel(
            patch_size=(1, 2, 2), num_attention_heads=2, attention_head_dim=12, out_channels=16, text_dim=32, freq_dim=32, ffn_dim=32, num_layers=1,
            cross_attn_norm=True, qk_norm="rms_norm_across_heads", **more,
        ),
    }  # fmt: skip
    if pictures:
        parts["image_encoder"], parts["image_processor"] = seen(projected=False)
    return parts


def wan(text, folder: Path, pictures: bool = False) -> None:
    cls = diffusers.WanImageToVideoPipeline if pictures else diffusers.WanPipeline
    cls(**wan_parts(text, pictures)).save_pretrained(folder)


def wan_both(text, folder: Path) -> None:
    """The model that takes texts, and images as the first frame."""
    diffusers.WanPipeline(**wan_parts(text, pictures=False), expand_timesteps=True).save_pretrained(folder)


def wan_animate(text, folder: Path) -> None:
    parts = wan_parts(text, pictures=True)
    parts["transformer"] = diffusers.WanAnimateTransformer3DModel(
        num_attention_heads=2, attention_head_dim=12, text_dim=32, freq_dim=32, ffn_dim=32, num_layers=2, image_dim=32,
        motion_encoder_channel_sizes={"4": 16, "8": 16, "16": 16}, motion_encoder_size=16, motion_style_dim=8, motion_dim=4, motion_encoder_dim=16,
        face_encoder_hidden_dim=16, face_encoder_num_heads=2, inject_face_latents_blocks=2,
    )  # fmt: skip
    diffusers.WanAnimatePipeline(**parts).save_pretrained(folder)


def ltx(text, folder: Path) -> None:
    encoder, tokenizer = text
    channels, blocks = 16, (8, 8, 16, 16)
    vae = diffusers.AutoencoderKLLTXVideo(
        latent_channels=channels, block_out_channels=blocks, decoder_block_out_channels=blocks, layers_per_block=(1,) * 5,
        decoder_layers_per_block=(1,) * 5,
    )  # fmt: skip
    transformer = diffusers.LTXVideoTransformer3DModel(
        in_channels=channels, out_channels=channels, num_attention_heads=4, attention_head_dim=8, cross_attention_dim=32, num_layers=1, caption_channels=32
    )
    # The repository names the class for texts.
    diffusers.LTXPipeline(
        scheduler=diffusers.FlowMatchEulerDiscreteScheduler(), vae=vae, text_encoder=encoder, tokenizer=tokenizer, transformer=transformer
    ).save_pretrained(folder)


def ltx_with_sound(folder: Path) -> None:
    """LTX-2: frames and sound from one transformer, with a language model for the text."""
    from diffusers.pipelines.ltx2 import LTX2TextConnectors, LTX2Vocoder

    tokenizer = trained("GemmaTokenizer")
    config = small_config("gemma3", mm_tokens_per_image=4)
    token_ids(config, tokenizer)
    width, layers = config.text_config.hidden_size, config.text_config.num_hidden_layers
    connector = {"num_attention_heads": 4, "attention_head_dim": width // 4, "num_layers": 1}
    connectors = LTX2TextConnectors(
        caption_channels=width, text_proj_in_factor=layers + 1,
        **{f"{kind}_connector_{name}": value for kind in ("video", "audio") for name, value in connector.items()},
    )  # fmt: skip
    transformer = diffusers.LTX2VideoTransformer3DModel(
        in_channels=16, out_channels=16, num_attention_heads=2, attention_head_dim=16, cross_attention_dim=32, audio_in_channels=32,
        audio_out_channels=32, audio_num_attention_heads=2, audio_attention_head_dim=8, audio_cross_attention_dim=16, num_layers=1,
        caption_channels=width,
    )  # fmt: skip
    vae = diffusers.AutoencoderKLLTX2Video(
        latent_channels=16, block_out_channels=(8, 8, 16, 16), decoder_block_out_channels=(8, 16, 32), layers_per_block=(1,) * 5,
        decoder_layers_per_block=(1,) * 4,
    )  # fmt: skip
    # The packed latents have as many channels as the first block.
    audio_vae = diffusers.AutoencoderKLLTX2Audio(base_channels=32, ch_mult=(1, 1, 1), num_res_blocks=1, latent_channels=8, mel_bins=16)
    vocoder = LTX2Vocoder(
        in_channels=32, hidden_channels=16, upsample_kernel_sizes=[16, 15], upsample_factors=[8, 5], resnet_kernel_sizes=[3], resnet_dilations=[[1, 3, 5]]
    )
    diffusers.LTX2Pipeline(
        scheduler=diffusers.FlowMatchEulerDiscreteScheduler(use_dynamic_shifting=True), vae=vae, audio_vae=audio_vae, tokenizer=tokenizer,
        text_encoder=transformers.Gemma3ForConditionalGeneration(config).eval(), connectors=connectors, transformer=transformer, vocoder=vocoder,
    ).save_pretrained(folder)  # fmt: skip


def cog(text, folder: Path) -> None:
    encoder, tokenizer = text
    tokenizer.model_max_length = 226
    transformer = diffusers.CogVideoXTransformer3DModel(
        num_attention_heads=2, attention_head_dim=16, in_channels=4, out_channels=4, time_embed_dim=8, text_embed_dim=32, num_layers=1,
        use_rotary_positional_embeddings=True,
    )  # fmt: skip
    vae = diffusers.AutoencoderKLCogVideoX(block_out_channels=(8,) * 4, latent_channels=4, layers_per_block=1, norm_num_groups=2)
    diffusers.CogVideoXVideoToVideoPipeline(
        tokenizer=tokenizer, text_encoder=encoder, vae=vae, transformer=transformer, scheduler=diffusers.CogVideoXDDIMScheduler()
    ).save_pretrained(folder)


def stable_film(folder: Path) -> None:
    unet = diffusers.UNetSpatioTemporalConditionModel(
        block_out_channels=(32, 64), layers_per_block=1, num_attention_heads=(2, 4), cross_attention_dim=32, addition_time_embed_dim=32,
        projection_class_embeddings_input_dim=96, down_block_types=("CrossAttnDownBlockSpatioTemporal", "DownBlockSpatioTemporal"),
        up_block_types=("UpBlockSpatioTemporal", "CrossAttnUpBlockSpatioTemporal"),
    )  # fmt: skip
    scheduler = diffusers.EulerDiscreteScheduler(
        prediction_type="v_prediction", use_karras_sigmas=True, sigma_min=0.002, sigma_max=700.0, timestep_type="continuous", timestep_spacing="leading"
    )
    vae = diffusers.AutoencoderKLTemporalDecoder(
        block_out_channels=[32] * 4, down_block_types=["DownEncoderBlock2D"] * 4, layers_per_block=1
    )
    encoder, processor = seen()
    diffusers.StableVideoDiffusionPipeline(
        vae=vae, image_encoder=encoder, unet=unet, scheduler=scheduler, feature_extractor=processor
    ).save_pretrained(folder)


def sound(text, folder: Path) -> None:
    encoder, tokenizer = text
    from diffusers.pipelines.stable_audio.modeling_stable_audio import StableAudioProjectionModel

    transformer = diffusers.StableAudioDiTModel(
        sample_size=64, in_channels=4, out_channels=4, num_layers=1, attention_head_dim=8, num_attention_heads=4, num_key_value_attention_heads=2,
        cross_attention_dim=8, time_proj_dim=8, global_states_input_dim=16, cross_attention_input_dim=8,
    )  # fmt: skip
    vae = diffusers.AutoencoderOobleck(encoder_hidden_size=8, decoder_channels=8, decoder_input_channels=4, channel_multiples=[1, 1, 1, 1, 1])
    diffusers.StableAudioPipeline(
        vae=vae, text_encoder=encoder, tokenizer=tokenizer, transformer=transformer, scheduler=diffusers.CosineDPMSolverMultistepScheduler(),
        projection_model=StableAudioProjectionModel(text_encoder_dim=32, conditioning_dim=8, min_value=0, max_value=512),
    ).save_pretrained(folder)  # fmt: skip


def larger(text, folder: Path) -> None:
    encoder, tokenizer = text
    unet = diffusers.UNet2DConditionModel(
        block_out_channels=(8, 16), layers_per_block=1, norm_num_groups=4, attention_head_dim=4, cross_attention_dim=32, in_channels=7,
        num_class_embeds=1000, down_block_types=("DownBlock2D", "CrossAttnDownBlock2D"), up_block_types=("CrossAttnUpBlock2D", "UpBlock2D"),
    )  # fmt: skip
    vae = diffusers.AutoencoderKL(
        block_out_channels=[8] * 3, norm_num_groups=4, latent_channels=4, down_block_types=["DownEncoderBlock2D"] * 3, up_block_types=["UpDecoderBlock2D"] * 3
    )
    diffusers.StableDiffusionUpscalePipeline(
        vae=vae, text_encoder=encoder, tokenizer=tokenizer, unet=unet, low_res_scheduler=diffusers.DDPMScheduler(),
        scheduler=diffusers.DDIMScheduler(prediction_type="v_prediction"), max_noise_level=350,
    ).save_pretrained(folder)  # fmt: skip


def shape(text, folder: Path, pictures: bool) -> None:
    renderer = diffusers.pipelines.shap_e.ShapERenderer(
        param_shapes=((8, 93), (8, 8), (8, 8), (8, 8)), d_latent=16, d_hidden=8, n_output=12, background=(0.1, 0.1, 0.1)
    )
    prior = diffusers.PriorTransformer(
        num_attention_heads=2, attention_head_dim=16, embedding_dim=16, num_embeddings=32, embedding_proj_dim=32, time_embed_dim=64, num_layers=1,
        clip_embed_dim=32, additional_embeddings=0, time_embed_act_fn="gelu", norm_in_type="layer", encoder_hid_proj_type=None, added_emb_type=None,
        **({"embedding_proj_norm_type": "layer"} if pictures else {}),
    )  # fmt: skip
    parts = {
        "prior": prior, "shap_e_renderer": renderer,
        "scheduler": diffusers.HeunDiscreteScheduler(beta_schedule="exp", num_train_timesteps=1024, prediction_type="sample", use_karras_sigmas=True),
    }  # fmt: skip
    if pictures:
        encoder, processor = seen(projected=False)
        diffusers.ShapEImg2ImgPipeline(image_encoder=encoder, image_processor=processor, **parts).save_pretrained(folder)
    else:
        encoder, tokenizer = text
        diffusers.ShapEPipeline(text_encoder=encoder, tokenizer=tokenizer, **parts).save_pretrained(folder)


def embeddings(text, folder: Path) -> None:
    encoder, tokenizer = text
    prior = diffusers.PriorTransformer(num_attention_heads=2, attention_head_dim=12, embedding_dim=32, num_layers=1)
    prior.clip_std = torch.nn.Parameter(torch.ones(prior.clip_std.shape))
    scheduler = diffusers.UnCLIPScheduler(variance_type="fixed_small_log", prediction_type="sample", clip_sample_range=10.0)
    pictures, processor = seen()
    diffusers.KandinskyV22PriorPipeline(
        prior=prior, image_encoder=pictures, text_encoder=encoder, tokenizer=tokenizer, scheduler=scheduler, image_processor=processor
    ).save_pretrained(folder)

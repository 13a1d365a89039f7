"""Models of Transformers that consist of several parts, each small and of sizes that fit together."""

import json
from pathlib import Path

import transformers as t
from hub import Spec
from tiny import chat_template, generates_text, small_config, token_ids, tokenizer_for, trained

BART = {
    "d_model": 32, "encoder_layers": 1, "decoder_layers": 1, "encoder_ffn_dim": 32, "decoder_ffn_dim": 32,
    "encoder_attention_heads": 2, "decoder_attention_heads": 2,
}  # fmt: skip
SWIN = {"embed_dim": 16, "depths": [1, 1, 1, 1], "num_heads": [1, 1, 2, 2], "window_size": 4}
CODEC = {"hidden_size": 32, "codebook_dim": 32, "num_filters": 4, "num_lstm_layers": 1}


def found_by_words(spec: Spec, folder: Path) -> None:
    tokenizer = tokenizer_for("bert", folder)
    text = small_config("bert", vocab_size=len(tokenizer))
    config = t.GroundingDinoConfig(
        backbone_config=t.SwinConfig(**SWIN, out_features=["stage2", "stage3", "stage4"]), text_config=text, num_queries=16, **{**BART, "decoder_layers": 2}
    )
    t.GroundingDinoForObjectDetection(config).save_pretrained(folder)
    images = t.GroundingDinoImageProcessor(size={"shortest_edge": 128, "longest_edge": 192})
    t.GroundingDinoProcessor(images, tokenizer).save_pretrained(folder)


def captions(spec: Spec, folder: Path) -> None:
    tokenizer = trained("BartTokenizer")
    tokenizer.model_max_length = 1024
    tokenizer.save_pretrained(folder)
    tokenizer = t.AutoTokenizer.from_pretrained(folder, extra_special_tokens={"image_token": "<image>"})
    text = t.BartConfig(vocab_size=len(tokenizer), **BART)
    vision = {
        "embed_dim": [16, 16, 32, 32], "depths": [1, 1, 1, 1], "num_heads": [1, 1, 2, 2], "num_groups": [1, 1, 2, 2], "projection_dim": 32,
    }  # fmt: skip
    config = t.Florence2Config(text_config=text.to_dict(), vision_config=vision, image_token_id=tokenizer.image_token_id)
    token_ids(config, tokenizer)
    model = t.Florence2ForConditionalGeneration(config)
    generates_text(model, tokenizer)
    model.save_pretrained(folder)
    images = t.CLIPImageProcessor(size={"height": 768, "width": 768}, crop_size={"height": 768, "width": 768})
    images.image_seq_length = 577
    t.Florence2Processor(images, tokenizer, chat_template=chat_template()).save_pretrained(folder)


def masks(spec: Spec, folder: Path) -> None:
    backbone = t.Sam2HieraDetConfig(
        hidden_size=16, num_attention_heads=1, blocks_per_stage=[1, 1, 2, 1], embed_dim_per_stage=[16, 32, 64, 128],
        num_attention_heads_per_stage=[1, 1, 1, 1], global_attention_blocks=[3],
    )  # fmt: skip
    vision = t.Sam2VisionConfig(backbone_config=backbone, backbone_channel_list=[128, 64, 32, 16], fpn_hidden_size=32)
    decoder = {"hidden_size": 32, "mlp_dim": 32, "num_attention_heads": 2, "iou_head_hidden_dim": 32}
    config = t.Sam2Config(vision_config=vision, prompt_encoder_config={"hidden_size": 32}, mask_decoder_config=decoder)
    t.Sam2Model(config).save_pretrained(folder)
    t.Sam2Processor(t.Sam2ImageProcessor()).save_pretrained(folder)


def music(spec: Spec, folder: Path) -> None:
    tokenizer = tokenizer_for("t5", folder)
    text = small_config("t5")
    token_ids(text, tokenizer)
    words = 64
    decoder = t.MusicgenDecoderConfig(
        vocab_size=words, hidden_size=32, num_hidden_layers=1, ffn_dim=32, num_attention_heads=2, pad_token_id=words, bos_token_id=words
    )
    audio = t.EncodecConfig(codebook_size=words, **CODEC)
    config = t.MusicgenConfig(text_encoder=text.to_dict(), audio_encoder=audio.to_dict(), decoder=decoder.to_dict())
    model = t.MusicgenForConditionalGeneration(config)
    settings = {"decoder_start_token_id": words, "pad_token_id": words, "bos_token_id": words, "do_sample": True, "guidance_scale": 3.0, "max_length": 64}
    model.generation_config.update(**settings)
    model.save_pretrained(folder)
    t.MusicgenProcessor(t.EncodecFeatureExtractor(), tokenizer).save_pretrained(folder)


def voice(spec: Spec, folder: Path) -> None:
    """Bark: three decoders and a codec. Their token numbers are constants of the generation config."""
    from transformers.models.bark.generation_configuration_bark import BarkGenerationConfig

    size = {"num_layers": 1, "num_heads": 2, "hidden_size": 16, "block_size": 1024}
    config = t.BarkConfig(
        semantic_config={**size, "input_vocab_size": 129_600, "output_vocab_size": 10_048},
        coarse_acoustics_config={**size, "input_vocab_size": 12_096, "output_vocab_size": 12_096},
        fine_acoustics_config={**size, "input_vocab_size": 1056, "output_vocab_size": 1056},
        codec_config=t.EncodecConfig(**CODEC).to_dict(),
    )
    model = t.BarkModel(config)
    model.save_pretrained(folder)
    settings = BarkGenerationConfig(
        semantic_config={"max_new_tokens": 16, "do_sample": True}, coarse_acoustics_config={"do_sample": True}, fine_acoustics_config={}
    )
    # The class checks fields it does not have when it saves itself.
    (folder / "generation_config.json").write_text(json.dumps(settings.to_dict()))
    t.BarkProcessor(tokenizer_for("bert", folder)).save_pretrained(folder)


def spoken_translation(spec: Spec, folder: Path) -> None:
    """SeamlessM4T, of which the second version has sizes of its own."""
    second = spec.config.get("model_type") == "seamless_m4t_v2"
    more = {"t2u_variance_predictor_embed_dim": 32, "t2u_variance_predictor_hidden_dim": 16, "char_vocab_size": 64} if second else {}
    tokenizer = trained("SeamlessM4TTokenizer")
    tokenizer.add_special_tokens({"additional_special_tokens": ["__eng__", "__fra__"]})
    config = small_config(
        "seamless_m4t_v2" if second else "seamless_m4t", **more, vocab_size=len(tokenizer), t2u_vocab_size=64, unit_hifi_gan_vocab_size=64, vocoder_offset=0, speech_encoder_layers=1, speech_encoder_attention_heads=2,
        speech_encoder_intermediate_size=32, t2u_encoder_layers=1, t2u_decoder_layers=1, t2u_encoder_ffn_dim=32, t2u_decoder_ffn_dim=32,
        t2u_encoder_attention_heads=2, t2u_decoder_attention_heads=2, upsample_initial_channel=32, unit_embed_dim=32, lang_embed_dim=16, spkr_embed_dim=16,
    )  # fmt: skip
    model = (t.SeamlessM4Tv2Model if second else t.SeamlessM4TModel)(config)
    languages = ("eng", "fra")
    numbers = {
        "text_decoder_lang_to_code_id": {name: tokenizer.convert_tokens_to_ids(f"__{name}__") for name in languages},
        "t2u_lang_code_to_id": {name: 10 + number for number, name in enumerate(languages)},
        "vocoder_lang_code_to_id": {name: number for number, name in enumerate(languages)},
    }
    if second:
        words = {number: word for word, number in tokenizer.get_vocab().items()}
        letters = sorted({letter for word in words.values() for letter in word})
        numbers["id_to_text"] = {str(number): word for number, word in words.items()}
        numbers["char_to_id"] = {letter: 4 + number % 60 for number, letter in enumerate(letters)}
    model.save_pretrained(folder)
    file = folder / "generation_config.json"
    settings = json.loads(file.read_text())
    # Settings taken from the config of the model may not have fields of their own.
    settings.pop("_from_model_config", None)
    file.write_text(json.dumps({**settings, **numbers, "max_new_tokens": 8, "decoder_start_token_id": 3}))
    t.SeamlessM4TProcessor(t.SeamlessM4TFeatureExtractor(), tokenizer).save_pretrained(folder)


def instances(spec: Spec, folder: Path) -> None:
    size = {"feature_size": 16, "mask_feature_size": 16, "hidden_dim": 16, "encoder_feedforward_dim": 16, "dim_feedforward": 16}
    config = t.Mask2FormerConfig(
        backbone_config=t.SwinConfig(**SWIN, out_features=["stage1", "stage2", "stage3", "stage4"]), num_queries=8, num_attention_heads=2,
        encoder_layers=1, decoder_layers=2, num_labels=2, **size,
    )  # fmt: skip
    t.Mask2FormerForUniversalSegmentation(config).save_pretrained(folder)
    t.Mask2FormerImageProcessor(size={"shortest_edge": 128, "longest_edge": 192}).save_pretrained(folder)


def pictures_and_words(spec: Spec, folder: Path) -> None:
    """Gemma 3 for text alone: a model with a vision tower, and a tokenizer."""
    tokenizer = trained("GemmaTokenizer")
    tokenizer.chat_template = chat_template()
    config = small_config("gemma3", mm_tokens_per_image=4)
    token_ids(config, tokenizer)
    t.Gemma3ForConditionalGeneration(config).save_pretrained(folder)
    tokenizer.save_pretrained(folder)


def films_and_words(spec: Spec, folder: Path) -> None:
    """LLaVA-NeXT-Video: its processor counts the patches of the vision tower."""
    tokenizer = trained("LlamaTokenizer")
    tokenizer.add_special_tokens({"additional_special_tokens": ["<image>", "<video>"]})
    tokenizer.pad_token = tokenizer.eos_token
    image, video = (tokenizer.convert_tokens_to_ids(mark) for mark in ("<image>", "<video>"))
    size = {"hidden_size": 32, "intermediate_size": 32, "num_hidden_layers": 2, "num_attention_heads": 2}
    config = t.LlavaNextVideoConfig(
        vision_config=t.CLIPVisionConfig(**size, image_size=224, patch_size=14, projection_dim=32),
        text_config=t.LlamaConfig(**size, vocab_size=len(tokenizer), pad_token_id=tokenizer.pad_token_id),
        image_token_index=image, video_token_index=video,
    )  # fmt: skip
    t.LlavaNextVideoForConditionalGeneration(config).save_pretrained(folder)
    t.LlavaNextVideoProcessor(
        image_processor=t.LlavaNextImageProcessor(),
        video_processor=t.LlavaNextVideoVideoProcessor(num_frames=4, do_sample_frames=True), tokenizer=tokenizer, patch_size=14,
        vision_feature_select_strategy="default", num_additional_image_tokens=1,
        chat_template=chat_template(image_token="<image>", video_token="<video>"),
    ).save_pretrained(folder)  # fmt: skip


COMPOSED_MAKERS = {
    "grounding-dino": found_by_words, "florence2": captions, "sam2": masks, "musicgen": music, "bark": voice,
    "seamless_m4t": spoken_translation, "seamless_m4t_v2": spoken_translation, "mask2former": instances, "gemma3": pictures_and_words,
    "llava_next_video": films_and_words,
}  # fmt: skip

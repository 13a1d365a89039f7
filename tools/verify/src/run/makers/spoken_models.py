"""Models of Transformers that speak or play music."""

import json
from pathlib import Path

import transformers as t
from composed_models import CODEC
from hub import Spec
from marks import marked
from rare_models import LAYERS
from tiny import chat_template, small_config, tokenizer_for


def melody(spec: Spec, folder: Path) -> None:
    """MusicGen Melody: a decoder that takes text, and a recording if there is one."""
    words = 64
    tokenizer = tokenizer_for("t5", folder)
    text = small_config("t5", vocab_size=len(tokenizer))
    decoder = t.MusicgenMelodyDecoderConfig(
        vocab_size=words, hidden_size=32, num_hidden_layers=1, ffn_dim=32, num_attention_heads=2, pad_token_id=words, bos_token_id=words
    )
    audio = t.EncodecConfig(codebook_size=words, **CODEC)
    config = t.MusicgenMelodyConfig(text_encoder=text.to_dict(), audio_encoder=audio.to_dict(), decoder=decoder.to_dict(), chroma_length=12)
    model = t.MusicgenMelodyForConditionalGeneration(config)
    settings = {"decoder_start_token_id": words, "pad_token_id": words, "bos_token_id": words, "do_sample": True, "guidance_scale": 3.0, "max_length": 64}
    model.generation_config.update(**settings)
    model.save_pretrained(folder)
    tokenizer.save_pretrained(folder)
    # The class of the feature extractor needs a package.
    settings = {"feature_extractor_type": "MusicgenMelodyFeatureExtractor", "processor_class": "MusicgenMelodyProcessor"}
    (folder / "preprocessor_config.json").write_text(json.dumps({**settings, "sampling_rate": 32000, "feature_size": 12}))


def codec(spec: Spec, name: str, model):
    """A codec in a repository of its own, as the processor of another repository names it."""
    model.save_pretrained(spec.repository(name))
    model.name_or_path = name
    return model


def dialogue(spec: Spec, folder: Path) -> None:
    """Dia: nine codebooks, each delayed, and numbers that the processor knows."""
    size = {**LAYERS, "num_key_value_heads": 2, "head_dim": 16}
    crossed = {"cross_num_attention_heads": 2, "cross_num_key_value_heads": 2, "cross_head_dim": 16, "cross_hidden_size": 32}
    t.DiaForConditionalGeneration(t.DiaConfig(encoder_config=size, decoder_config={**size, **crossed})).save_pretrained(folder)
    sound = t.DacModel(t.DacConfig(encoder_hidden_size=4, decoder_hidden_size=32, sampling_rate=44100))
    sounds = t.DiaFeatureExtractor(sampling_rate=44100, hop_length=512)
    t.DiaProcessor(sounds, t.DiaTokenizer(), codec(spec, "descript/dac_44khz", sound)).save_pretrained(folder)


def frames(spec: Spec, folder: Path) -> None:
    """Pocket TTS: each frame is a vector, which a codec turns into sound."""
    marks = {
        "audio_prompt_token": "<audio_prompt>", "audio_latent_token": "<audio_latent>", "audio_prompt_bos_token": "<audio_prompt_bos>",
        "audio_bos_token": "<audio_bos>",
    }  # fmt: skip
    tokenizer = marked("LlamaTokenizer", folder, **marks)
    head = {"hidden_size": 16, "num_hidden_layers": 1, "latent_dim": 8, "condition_dim": 32, "frequency_embedding_size": 16}
    numbers = {f"{name}_id": tokenizer.convert_tokens_to_ids(mark) for name, mark in marks.items()}
    config = t.PocketTTSConfig(
        **LAYERS, **numbers, flow_head_config=head, vocab_size=len(tokenizer), latent_dim=8, pad_token_id=tokenizer.pad_token_id
    )
    t.PocketTTSForConditionalGeneration(config).save_pretrained(folder)
    sound = t.PocketTTSAudioTokenizerConfig(**LAYERS, num_key_value_heads=2, num_filters=4, upsample_groups=32, latent_dim=8)
    model = codec(spec, "acme/pocket-tts-audio-tokenizer", t.PocketTTSAudioTokenizerModel(sound))
    template = chat_template(audio_token="<audio_prompt>").replace("assistant: ", "<audio_bos>")
    t.PocketTTSProcessor(t.PocketTTSFeatureExtractor(), tokenizer, model, chat_template=template).save_pretrained(folder)


SPOKEN = {
    "own-voice-dialogue": dialogue, "own-voice-frames": frames, "own-voice-music": melody,
}  # fmt: skip

"""Higgs Audio: its codec is a class that needs torchaudio, which only the environment of the snippet has."""

from pathlib import Path

import torch
import transformers as t
from hub import Spec, run
from marks import ends, marked
from rare_models import LAYERS
from tiny import chat_template

torch.manual_seed(0)
CODEC = "bosonai/higgs-audio-v2-tokenizer"


def codec(folder: Path):
    """One part hears the sound, another what is said."""
    sound = t.DacConfig(encoder_hidden_size=4, decoder_hidden_size=32, downsampling_ratios=[8, 5, 4, 2, 3], codebook_dim=4, sampling_rate=24000)
    meaning = t.HubertConfig(**LAYERS, conv_dim=[8] * 7, num_conv_pos_embeddings=16, num_conv_pos_embedding_groups=2, mask_time_prob=0.0)
    config = t.HiggsAudioV2TokenizerConfig(acoustic_model_config=sound, semantic_model_config=meaning, codebook_dim=16)
    model = t.HiggsAudioV2TokenizerModel(config)
    model.save_pretrained(folder)
    model.name_or_path = CODEC
    sounds = t.DacFeatureExtractor(sampling_rate=24000, hop_length=config.hop_length)
    sounds.save_pretrained(folder)
    return model, sounds


def scene(spec: Spec, folder: Path) -> None:
    """Eight codebooks, of which two numbers begin and end a stream."""
    marks = {
        "audio_token": "<|AUDIO_OUT|>", "audio_bos_token": "<|audio_out_bos|>", "audio_eos_token": "<|audio_eos|>",
        "audio_delay_token": "<|reserved_special_token_6|>",
    }  # fmt: skip
    tokenizer = marked("LlamaTokenizer", folder, **marks)
    config = t.HiggsAudioV2Config(
        **LAYERS, num_key_value_heads=2, head_dim=16, vocab_size=len(tokenizer), codebook_size=1026, **ends(tokenizer), audio_token_id=tokenizer.audio_token_id,
        audio_bos_token_id=tokenizer.audio_bos_token_id, audio_delay_token_id=tokenizer.audio_delay_token_id,
    )  # fmt: skip
    t.HiggsAudioV2ForConditionalGeneration(config).save_pretrained(folder)
    model, sounds = codec(spec.repository(CODEC))
    template = chat_template(audio_token="<|AUDIO_OUT|>").replace("assistant: ", "assistant: <|audio_out_bos|>")
    t.HiggsAudioV2Processor(sounds, tokenizer, model, chat_template=template).save_pretrained(folder)


def make(spec: Spec) -> None:
    if spec.id == CODEC:
        codec(spec.repository())
    else:
        scene(spec, spec.repository())


if __name__ == "__main__":
    run(make)

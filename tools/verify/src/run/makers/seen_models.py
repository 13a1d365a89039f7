"""Models of Transformers that talk about pictures and films."""

from pathlib import Path

import torch
import transformers as t
from hub import Spec
from marks import ends, marked
from rare_models import LAYERS
from reader_models import shown
from tiny import chat_template, small_config, tokenizer_for, trained


def interleaved(spec: Spec, folder: Path) -> None:
    """IDEFICS: the tokens for pictures have numbers after those of the vocabulary."""
    tokenizer = trained("LlamaTokenizer")
    plain = len(tokenizer)
    marks = ["<fake_token_around_image>", "<image>", *(["<end_of_utterance>"] if "instruct" in spec.branch else [])]
    tokenizer.add_special_tokens({"additional_special_tokens": marks, "pad_token": "<unk>"})
    size = {"num_hidden_layers": 1, "num_attention_heads": 2, "intermediate_size": 32}
    perceiver = {"use_resampler": True, "resampler_n_latents": 4, "resampler_depth": 1, "resampler_n_heads": 2, "resampler_head_dim": 8}
    config = t.IdeficsConfig(
        **size, hidden_size=32, vocab_size=plain, additional_vocab_size=len(tokenizer) - plain, vision_config={**size, "embed_dim": 32},
        perceiver_config=perceiver, use_resampler=True, **ends(tokenizer),
    )  # fmt: skip
    shown(t.IdeficsForVisionText2Text(config), tokenizer).save_pretrained(folder)
    t.IdeficsProcessor(t.IdeficsImageProcessor(), tokenizer).save_pretrained(folder)


def omni(spec: Spec, folder: Path) -> None:
    """Qwen Omni thinks, talks and makes sound; its voices are a file of their own."""
    marks = {
        "image_token": "<|IMAGE|>", "audio_token": "<|AUDIO|>", "video_token": "<|VIDEO|>", "vision_bos_token": "<|vision_bos|>",
        "vision_eos_token": "<|vision_eos|>", "audio_bos_token": "<|audio_bos|>", "audio_eos_token": "<|audio_eos|>",
    }  # fmt: skip
    tokenizer = marked("Qwen2Tokenizer", folder, **marks)
    rope = {"rope_type": "default", "rope_theta": 10000.0, "mrope_section": [2, 2, 4]}
    layers = {**LAYERS, "num_key_value_heads": 2, "rope_parameters": rope}
    text = {**layers, "vocab_size": len(tokenizer), "pad_token_id": tokenizer.pad_token_id}
    thinker = {
        "text_config": text,
        "vision_config": {"depth": 1, "hidden_size": 32, "intermediate_size": 32, "num_heads": 2, "out_hidden_size": 32, "fullatt_block_indexes": [0]},
        "audio_config": {"encoder_layers": 1, "encoder_attention_heads": 2, "encoder_ffn_dim": 32, "d_model": 32, "output_dim": 32},
        "image_token_index": tokenizer.image_token_id, "audio_token_index": tokenizer.audio_token_id, "video_token_index": tokenizer.video_token_id,
        "audio_start_token_id": tokenizer.audio_bos_token_id, "audio_end_token_id": tokenizer.audio_eos_token_id,
        "vision_start_token_id": tokenizer.vision_bos_token_id, "vision_end_token_id": tokenizer.vision_eos_token_id,
    }  # fmt: skip
    talker = {**layers, "embedding_size": 32, "head_dim": 16}
    spectrogram = {
        "hidden_size": 32, "num_hidden_layers": 1, "num_attention_heads": 2, "head_dim": 16, "emb_dim": 16, "enc_channels": [16, 16, 16, 16, 48],
        "enc_dim": 16, "enc_emb_dim": 16, "enc_attention_channels": 8, "enc_se_channels": 8, "look_ahead_layers": [0], "look_backward_layers": [0],
    }  # fmt: skip
    sound = {"dit_config": spectrogram, "bigvgan_config": {"upsample_initial_channel": 64}}
    config = t.Qwen2_5OmniConfig(thinker_config=thinker, talker_config=talker, token2wav_config=sound)
    t.Qwen2_5OmniForConditionalGeneration(config).save_pretrained(folder)
    torch.save({"Chelsie": {}}, folder / "spk_dict.pt")
    template = chat_template(image_token="<|vision_bos|><|IMAGE|><|vision_eos|>")
    t.Qwen2_5OmniProcessor(
        t.Qwen2VLImageProcessor(max_pixels=50_176), t.Qwen2VLVideoProcessor(), t.WhisperFeatureExtractor(feature_size=128), tokenizer,
        chat_template=template,
    ).save_pretrained(folder)  # fmt: skip


def film_answer(spec: Spec, folder: Path) -> None:
    """InstructBLIP for films: two tokenizers read the question."""
    tokenizer, asked = tokenizer_for("llama", folder), tokenizer_for("bert", folder)
    images = t.InstructBlipVideoVideoProcessor(size={"height": 56, "width": 56})
    processor = t.InstructBlipVideoProcessor(images, tokenizer, asked, num_query_tokens=4)
    text = small_config("llama", vocab_size=len(tokenizer), **ends(tokenizer))
    config = t.InstructBlipVideoConfig(
        vision_config={**LAYERS, "image_size": 56}, qformer_config={**LAYERS, "vocab_size": len(asked)}, text_config=text.to_dict(),
        num_query_tokens=4, video_token_index=tokenizer.convert_tokens_to_ids("<video>"),
    )  # fmt: skip
    shown(t.InstructBlipVideoForConditionalGeneration(config), tokenizer).save_pretrained(folder)
    processor.save_pretrained(folder)


def score(spec: Spec, folder: Path) -> None:
    """Taiyi: a classifier of text whose classes are the numbers of a vector, and the CLIP that sees."""
    tokenizer = tokenizer_for("bert", folder)
    t.BertForSequenceClassification(small_config("bert", vocab_size=len(tokenizer), num_labels=32)).save_pretrained(folder)
    tokenizer.save_pretrained(folder)
    for name in spec.named():
        place = spec.repository(name)
        words = tokenizer_for("clip", place)
        t.CLIPModel(small_config("clip")).save_pretrained(place)
        t.CLIPProcessor(t.CLIPImageProcessor(), words).save_pretrained(place)


SEEN = {
    "own-interleaved": interleaved, "own-interleaved-instruct": interleaved, "own-prompt-omni": omni, "own-scene-film-answer": film_answer,
    "own-score-picture": score,
}  # fmt: skip

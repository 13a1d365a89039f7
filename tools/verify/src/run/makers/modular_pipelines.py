"""Small modular pipelines of Diffusers: parts that an index names, each with the repository it is in."""

from pathlib import Path

import diffusers
import transformers
from film_pipelines import seen, wan_parts
from tiny import small_config, trained


def save(blocks, parts: dict, folder: Path, name: str) -> None:
    pipe = blocks.init_pipeline()
    pipe.update_components(**parts)
    pipe.save_pretrained(str(folder), overwrite_modular_index=True)
    # The index has the folder as the place of each part; on the hub it is the repository.
    index = folder / "modular_model_index.json"
    index.write_text(index.read_text().replace(str(folder), name))


def music(folder: Path, name: str) -> None:
    """The numbers of its audio tokens are constants of the library, which need the full vocabulary."""
    tokenizer = trained("Qwen2Tokenizer")
    marks = [f"<|{mark}|>" for mark in ("im_start", "im_end", "caption_start", "caption_end", "lyrics_start", "lyrics_end", "audio_start")]
    tokenizer.add_special_tokens({"additional_special_tokens": marks})
    config = small_config("qwen3", vocab_size=151_675 + 16_384, hidden_size=16, bos_token_id=None, eos_token_id=None)
    rate = 8000
    parts = {
        "tokenizer": tokenizer, "language_model": transformers.Qwen3ForCausalLM(config).eval(),
        "rvq_depth_decoder": diffusers.MiniMaxMusic3RVQDepthDecoder(
            hidden_size=16, num_layers=1, num_attention_heads=2, intermediate_size=32, audio_vocab_size=64
        ),
        # Few frames and samples per second: 60 seconds are many steps.
        "condition_encoder": diffusers.MiniMaxMusic3ConditionEncoder(
            condition_hidden_dim=16, out_dim=16, input_sampling_rate=rate, input_hop_length=rate // 2, output_sampling_rate=rate
        ),
        "transformer": diffusers.MiniMaxMusic3Transformer1DModel(
            in_channels=8, condition_dim=16, num_layers=1, num_attention_heads=2, attention_head_dim=8, ff_inner_dim=32, rotary_dim=4,
            fourier_embedding_dim=16,
        ),
        "scheduler": diffusers.FlowMatchEulerDiscreteScheduler(num_train_timesteps=1, invert_sigmas=True),
        "vocoder": diffusers.MiniMaxMusic3Vocoder(latent_channels=8, decoder_input_dim=16, decoder_hidden_dim=32, sampling_rate=rate),
    }  # fmt: skip
    save(diffusers.MiniMaxMusic3Blocks(), parts, folder, name)


def animation(folder: Path, name: str) -> None:
    """Wan Animate 2: its transformer fixes how wide the features of a picture are."""
    tokenizer = trained("T5Tokenizer")
    text = transformers.UMT5Config(vocab_size=max(len(tokenizer), 600), d_model=32, d_kv=8, d_ff=37, num_layers=1, num_heads=4)
    whole = wan_parts((transformers.UMT5EncoderModel(text).eval(), tokenizer), pictures=False)
    encoder, _ = seen(projected=False, width=1280)
    transformer = diffusers.WanAnimate2Transformer3DModel(dim=24, ffn_dim=32, freq_dim=32, text_dim=32, num_heads=2, num_layers=1)
    save(diffusers.WanAnimate2DistilledBlocks(), {**whole, "image_encoder": encoder, "transformer": transformer}, folder, name)

"""Models of Transformers that read numbers or sequences of amino acids, or answer with numbers."""

from pathlib import Path

import torch
import transformers as t
from hub import Spec
from marks import ends, marked
from rare_models import LAYERS
from tiny import chat_template, small_config, trained


def action(spec: Spec, folder: Path) -> None:
    t.DecisionTransformerModel(t.DecisionTransformerConfig(state_dim=11, act_dim=3, hidden_size=32, max_ep_len=64, n_layer=1)).save_pretrained(folder)


def dated(spec: Spec, folder: Path) -> None:
    """Monthly values of several series, each with a number of its own."""
    config = t.TimeSeriesTransformerConfig(
        prediction_length=24, context_length=48, lags_sequence=[1, 2, 12], num_time_features=2, num_static_categorical_features=1, cardinality=[366],
        embedding_dimension=[2], d_model=32, num_parallel_samples=8,
    )  # fmt: skip
    t.TimeSeriesTransformerForPrediction(config).save_pretrained(folder)


def protein_gap(spec: Spec, folder: Path) -> None:
    letters = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]", *"LAGVESIKRDTPNQFYMHCWXUBZO"]
    tokenizer = t.BertTokenizer(vocab={letter: number for number, letter in enumerate(letters)}, do_lower_case=False)
    config = small_config("bert", vocab_size=len(letters))
    model = t.BertForMaskedLM(config)
    with torch.no_grad():
        model.cls.predictions.bias[:5] = -100
    model.save_pretrained(folder)
    tokenizer.save_pretrained(folder)


def protein_answer(spec: Spec, folder: Path) -> None:
    """Evolla: a token for each amino acid with its shape."""
    shapes = "pynwrqhgdlvtmfsaeikc#"
    pairs = [letter + shape for letter in "ACDEFGHIKLMNPQRSTVWY#" for shape in shapes]
    file = folder / "vocab.txt"
    file.write_text("\n".join(["<cls>", "<pad>", "<eos>", "<unk>", "<mask>", *pairs]))
    proteins = t.EsmTokenizer(str(file))
    file.unlink()
    tokenizer = trained("LlamaTokenizer")
    tokenizer.add_special_tokens({"additional_special_tokens": ["<|reserved_special_token_0|>"]})
    tokenizer.chat_template = chat_template()
    t.EvollaProcessor(proteins, tokenizer).save_pretrained(folder)
    resampler = {"resampler_depth": 1, "resampler_dim_head": 8, "resampler_heads": 2, "resampler_num_latents": 4, "resampler_ff_mult": 1}
    config = t.EvollaConfig(
        **LAYERS, **resampler, **ends(tokenizer), protein_encoder_config={**LAYERS, "vocab_size": len(proteins)}, vocab_size=len(tokenizer),
        num_key_value_heads=2, aligner_num_add_layers=1, aligner_ffn_mult=1,
    )  # fmt: skip
    t.EvollaForProteinText2Text(config).save_pretrained(folder)


def decision(spec: Spec, folder: Path) -> None:
    """Jev: linear scores of the options, read before a mark."""
    from transformers.models.jev.configuration_jev import JEV_TEMPLATE

    tokenizer = trained("Qwen2Tokenizer")
    text = small_config("qwen3_5_text", vocab_size=len(tokenizer), layer_types=["linear_attention", "full_attention"], head_dim=32)
    text.linear_key_head_dim, text.linear_value_head_dim, text.linear_num_key_heads, text.linear_num_value_heads = 8, 8, 2, 2
    model = t.JevForDecision(t.JevConfig(hidden_size=32, text_config=text))
    model.decision_config.chat_template = JEV_TEMPLATE
    model.save_pretrained(folder)
    tokenizer.save_pretrained(folder)


def vectors(spec: Spec, folder: Path) -> None:
    """EmbeddingGemma 2, with the parts of its processor for pictures, films and sound."""
    names = ("boi_token", "eoi_token", "image_token", "audio_token", "boa_token", "eoa_token")
    tokenizer = marked("GemmaTokenizer", folder, **{name: f"<|{name}|>" for name in names})
    text = {
        "vocab_size": len(tokenizer) + 1, "hidden_size": 32, "intermediate_size": 32, "num_hidden_layers": 2, "num_attention_heads": 2, "head_dim": 16,
        "global_head_dim": 16, "hidden_size_per_layer_input": 8, "embedding_dim": 32, "pad_token_id": tokenizer.pad_token_id,
    }  # fmt: skip
    numbers = {f"{name}_id": getattr(tokenizer, f"{name}_id") for name in names if name != "eoa_token"}
    config = t.EmbeddingGemma2Config(
        text_config=text, vision_config=None, audio_config=None, **numbers, eoa_token_index=tokenizer.eoa_token_id, video_token_id=len(tokenizer)
    )
    t.EmbeddingGemma2Model(config).save_pretrained(folder)
    t.EmbeddingGemma2Processor(
        t.Gemma4AudioFeatureExtractor(), t.Gemma4ImageProcessor(), tokenizer, t.EmbeddingGemma2VideoProcessor()
    ).save_pretrained(folder)


NUMBERS = {
    "own-numbers-action": action, "own-numbers-dated": dated, "own-other-decision": decision, "own-other-protein": protein_answer,
    "own-other-vectors": vectors, "protein-mask": protein_gap,
}  # fmt: skip

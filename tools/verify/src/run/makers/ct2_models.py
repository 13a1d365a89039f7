# /// script
# requires-python = ">=3.11"
# dependencies = ["ctranslate2", "transformers>=5", "torch", "tokenizers", "sentencepiece"]
# ///
"""Small Whisper models, converted for CTranslate2."""

import tempfile

import torch
import transformers
from ctranslate2.converters import TransformersConverter
from hub import Spec, run
from tiny import small_config, token_ids, tokenizer_for

torch.manual_seed(0)
LANGUAGES = ["en", "de", "fr"]
MARKS = [
    "<|endoftext|>", "<|startoftranscript|>", *(f"<|{language}|>" for language in LANGUAGES), "<|translate|>", "<|transcribe|>",
    "<|startoflm|>", "<|startofprev|>", "<|nospeech|>", "<|notimestamps|>", *(f"<|{at / 50:.2f}|>" for at in range(1501)),
]  # fmt: skip


def make(spec: Spec) -> None:
    folder = spec.repository()
    with tempfile.TemporaryDirectory() as source:
        tokenizer = tokenizer_for("whisper", folder)
        tokenizer.add_special_tokens({"additional_special_tokens": MARKS})
        config = small_config("whisper", num_mel_bins=80, encoder_layers=1, decoder_layers=1, max_source_positions=1500, max_target_positions=448)
        token_ids(config, tokenizer)
        config.vocab_size = len(tokenizer)
        model = transformers.WhisperForConditionalGeneration(config)
        model.generation_config.alignment_heads = [[0, 0]]
        model.generation_config.lang_to_id = {f"<|{language}|>": tokenizer.convert_tokens_to_ids(f"<|{language}|>") for language in LANGUAGES}
        model.save_pretrained(source)
        tokenizer.save_pretrained(source)
        transformers.WhisperFeatureExtractor().save_pretrained(source)
        TransformersConverter(source, copy_files=["tokenizer.json", "preprocessor_config.json"]).convert(str(folder), force=True)


if __name__ == "__main__":
    run(make)

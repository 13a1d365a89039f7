"""Translators of many languages: tokenizers that know the codes of languages, and small models."""

import json
from pathlib import Path

import torch
import transformers as t
from hub import Spec
from tiny import generates_text, invisible, sentence_pieces, small_config, token_ids, trained


def save(spec: Spec, folder: Path, tokenizer, name: str, **more) -> None:
    config = small_config("mbart" if name.startswith("MBart") else "m2m_100", **more)
    token_ids(config, tokenizer)
    # Languages may have numbers after those of the vocabulary, and need not be special tokens.
    languages = list(getattr(tokenizer, "lang_token_to_id", {}).values())
    config.vocab_size = max(len(tokenizer), *languages, 0) + 9
    model = getattr(t, name)(config)
    generates_text(model, tokenizer)
    # The snippet forces the target language. With zeros, a language is never the most probable number.
    marks = (tokenizer.pad_token_id, tokenizer.bos_token_id, tokenizer.unk_token_id)
    codes = [number for number in {*tokenizer.all_special_ids, *languages} if number not in marks]
    with torch.no_grad():
        model.get_input_embeddings().weight[codes] = 0
    model.generation_config.suppress_tokens = [number for number in invisible(model, tokenizer) if number not in codes]
    model.save_pretrained(folder)
    tokenizer.save_pretrained(folder)


def m2m(spec: Spec, folder: Path) -> None:
    pieces = sentence_pieces(folder, "sentencepiece.bpe.model")
    import sentencepiece

    model = sentencepiece.SentencePieceProcessor(model_file=pieces)
    words = ["<s>", "<pad>", "</s>", "<unk>"]
    words += [piece for piece in map(model.id_to_piece, range(model.get_piece_size())) if piece not in words]
    vocabulary = folder / "vocab.json"
    vocabulary.write_text(json.dumps({word: number for number, word in enumerate(words)}))
    save(spec, folder, t.M2M100Tokenizer(str(vocabulary), pieces), "M2M100ForConditionalGeneration")


def nllb(spec: Spec, folder: Path) -> None:
    save(spec, folder, trained("NllbTokenizer"), "M2M100ForConditionalGeneration")


def mbart(spec: Spec, folder: Path) -> None:
    save(spec, folder, trained("MBart50Tokenizer"), "MBartForConditionalGeneration")


TRANSLATORS = {
    "translate-corrected": mbart, "translate-into-english": mbart, "translate-m2m": m2m, "translate-mbart": mbart, "translate-nllb": nllb,
}  # fmt: skip

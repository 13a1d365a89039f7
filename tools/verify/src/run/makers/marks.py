"""Tokenizers with special tokens that have names, and the numbers that configs have of a tokenizer."""

from pathlib import Path

import transformers
from tiny import trained


def marked(name: str, folder: Path, **marks: str):
    """A tokenizer of a class, trained on the page, whose marks are attributes: `tokenizer.image_token`."""
    trained(name).save_pretrained(folder)
    tokenizer = transformers.AutoTokenizer.from_pretrained(folder, extra_special_tokens=marks)
    tokenizer.pad_token = tokenizer.pad_token or tokenizer.eos_token
    return tokenizer


def ends(tokenizer) -> dict:
    """The numbers that begin, end and fill up a text."""
    return {"bos_token_id": tokenizer.bos_token_id, "eos_token_id": tokenizer.eos_token_id, "pad_token_id": tokenizer.pad_token_id}

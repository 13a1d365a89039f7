"""Tiny models of Transformers: a small config of any model type, a trained tokenizer, a processor."""

import json
import string
from pathlib import Path

import transformers
from hub import LINES
from transformers.models.auto.tokenization_auto import TOKENIZER_MAPPING_NAMES

VOCABULARY = 600
SIZES = {
    "hidden_size": 32, "d_model": 32, "n_embd": 32, "dim": 32, "embed_dim": 32, "embedding_size": 32,
    "num_hidden_layers": 2, "n_layer": 2, "n_layers": 2, "num_layers": 2, "encoder_layers": 2, "decoder_layers": 2,
    "num_decoder_layers": 2, "num_encoder_layers": 2,
    "num_attention_heads": 4, "n_head": 4, "n_heads": 4, "num_heads": 4, "encoder_attention_heads": 4,
    "decoder_attention_heads": 4, "num_key_value_heads": 2, "head_dim": 8, "d_kv": 8,
    "intermediate_size": 64, "d_ff": 64, "encoder_ffn_dim": 64, "decoder_ffn_dim": 64, "hidden_dim": 64,
    "n_inner": 64, "dim_feedforward": 64, "pooler_hidden_size": 32, "projection_dim": 32, "vision_embed_dim": 32,
    "projection_size": 32, "patch_embeds_hidden_size": 4,
}  # fmt: skip
# Sizes that a config leaves out although its model needs them.
MISSING = {
    "hunyuan_v1_dense": {"head_dim": 8}, "deberta-v2": {"pooler_hidden_size": 32},
    "bros": {"hidden_size": 64, "dim_bbox_projection": 16, "dim_bbox_sinusoid_emb_2d": 16, "dim_bbox_sinusoid_emb_1d": 2},
    "esm": {"vocab_size": VOCABULARY, "pad_token_id": 1, "mask_token_id": 24}, "lilt": {"hidden_size": 48}, "deepseek_v3": {"qk_rope_head_dim": 8, "num_key_value_heads": 4},
}  # fmt: skip


def shrink(values: dict, sizes: dict) -> dict:
    """Replaces sizes at every depth; lists of layers and nested configs included."""
    small = {}
    for name, value in values.items():
        if isinstance(value, dict) and (name.endswith("_config") or "model_type" in value):
            small[name] = shrink(value, sizes)
        elif name in sizes and value is not None and not isinstance(value, (dict, list)):
            small[name] = sizes[name]
        elif name not in ("transformers_version", "layer_types", "mlp_layer_types"):
            small[name] = value
    return small


def small_config(model_type: str, **more):
    cls = transformers.CONFIG_MAPPING[model_type]
    values = shrink(cls().to_dict(), SIZES)
    values.update(MISSING.get(model_type, {}) | more)
    config = cls(**values)
    # Of few layers, none may have the attention that the cache needs.
    for part in (config, getattr(config, "text_config", None)):
        kinds = getattr(part, "layer_types", None)
        if kinds and "full_attention" not in kinds:
            part.layer_types = [*kinds[:-1], "full_attention"]
    return config


def token_ids(config, tokenizer) -> None:
    """Ids of special tokens and the size of the vocabulary, also in the text part."""
    parts = [config, *(getattr(config, name, None) for name in ("text_config", "text_encoder", "decoder"))]
    for part in [one for one in parts if one is not None and not isinstance(one, (str, dict))]:
        if getattr(part, "vocab_size", None) is not None:
            part.vocab_size = max(len(tokenizer), VOCABULARY)
        for name in ("bos", "eos", "pad", "cls", "sep"):
            value = getattr(tokenizer, f"{name}_token_id", None)
            if hasattr(part, f"{name}_token_id") and value is not None:
                setattr(part, f"{name}_token_id", value)
        # Ids of the full vocabulary would be out of range.
        for name in ("bos", "eos", "pad", "sep"):
            value = getattr(part, f"{name}_token_id", None)
            if isinstance(value, int) and value >= max(len(tokenizer), VOCABULARY):
                setattr(part, f"{name}_token_id", tokenizer.cls_token_id or tokenizer.eos_token_id or 0)
        if getattr(part, "is_encoder_decoder", False):
            part.decoder_start_token_id = tokenizer.pad_token_id or 0


def invisible(model, tokenizer) -> list[int]:
    """Numbers that a snippet prints as nothing: special tokens, spaces, and those without a word."""
    numbers = range(getattr(model.config, "vocab_size", None) or len(tokenizer))
    shown = (tokenizer.decode([number], skip_special_tokens=True) if number < len(tokenizer) else "" for number in numbers)
    return [number for number, text in zip(numbers, shown, strict=True) if not text.strip()]


def generates_text(model, tokenizer) -> None:
    """A random model may generate only what a snippet prints as nothing."""
    config = model.config
    if getattr(config, "is_encoder_decoder", False) and model.can_generate():
        model.generation_config.decoder_start_token_id = config.decoder_start_token_id
        forced = model.generation_config.forced_eos_token_id
        model.generation_config.suppress_tokens = [number for number in invisible(model, tokenizer) if number != forced]


def trained(name: str, **more):
    """A tokenizer of a class, trained on the page."""
    return getattr(transformers, name)().train_new_from_iterator(LINES, VOCABULARY, **more)


def characters(name: str, folder: Path, **more):
    """A tokenizer of single characters, for speech."""
    letters = ["<pad>", "<s>", "</s>", "<unk>", "|", "'", *string.ascii_uppercase, *string.ascii_lowercase]
    file = folder / "characters.json"
    file.write_text(json.dumps({letter: number for number, letter in enumerate(letters)}))
    tokenizer = getattr(transformers, name)(str(file), **more)
    file.unlink()
    return tokenizer


def amino_acids(folder: Path):
    """A tokenizer of the letters of proteins."""
    file = folder / "vocab.txt"
    file.write_text("\n".join(["<cls>", "<pad>", "<eos>", "<unk>", *"LAGVSERTIDPKQNFYMHWC", "<mask>"]))
    return transformers.EsmTokenizer(str(file))


def sentence_pieces(folder: Path, name: str, kind: str = "unigram") -> str:
    import sentencepiece

    sentencepiece.SentencePieceTrainer.train(
        sentence_iterator=iter(LINES), model_prefix=str(folder / name), vocab_size=200, model_type=kind,
        hard_vocab_limit=False, minloglevel=2, pad_id=3,
    )  # fmt: skip
    (folder / f"{name}.vocab").unlink()
    (folder / f"{name}.model").rename(folder / name)
    return str(folder / name)


def words(folder: Path, name: str, **more):
    """A WordPiece tokenizer of a class that reads a list of words."""
    vocabulary = trained("BertTokenizer").get_vocab()
    extra = ["[EMPTY]"]
    file = folder / "vocab.txt"
    file.write_text("\n".join([*sorted(vocabulary, key=vocabulary.get), *extra]) + "\n")
    return getattr(transformers, name)(str(file), **more)


def tokenizer_for(model_type: str, folder: Path):
    tokenizer = plain_tokenizer(model_type, folder)
    # Without a limit, truncation overflows.
    tokenizer.model_max_length = min(tokenizer.model_max_length, 512)
    return tokenizer


def plain_tokenizer(model_type: str, folder: Path):
    if model_type in ("wav2vec2", "wavlm", "hubert", "wav2vec2-bert"):
        return characters("Wav2Vec2CTCTokenizer", folder)
    if model_type == "vits":
        # Text in other scripts is written in Latin letters, as by the voices of MMS whose language has many characters.
        return characters("VitsTokenizer", folder, phonemize=False, is_uroman=True)
    if model_type == "speecht5":
        return transformers.SpeechT5Tokenizer(sentence_pieces(folder, "spm_char.model", "char"))
    if model_type == "tapas":
        return words(folder, "TapasTokenizer")
    if model_type in ("layoutlmv3", "lilt"):
        plain = trained("RobertaTokenizer")
        state = json.loads(plain.backend_tokenizer.to_str())["model"]
        return transformers.LayoutLMv3Tokenizer(
            vocab=state["vocab"], merges=[tuple(pair) for pair in state["merges"]]
        )
    if model_type == "siglip":
        return transformers.SiglipTokenizer(sentence_pieces(folder, "spiece.model"))
    if model_type == "esm":
        return amino_acids(folder)
    name = TOKENIZER_MAPPING_NAMES.get(model_type)
    if name in (None, "TokenizersBackend", "PreTrainedTokenizerFast"):
        name = "LlamaTokenizer" if hasattr(transformers, "LlamaTokenizer") else "GPT2Tokenizer"
    if name == "ByT5Tokenizer":
        return transformers.ByT5Tokenizer()
    tokenizer = trained(name)
    if tokenizer.pad_token is None:
        tokenizer.pad_token = tokenizer.eos_token
    return tokenizer


CHAT = (
    "{% for message in messages %}{{ message['role'] }}: "
    "{% if message['content'] is string %}{{ message['content'] }}"
    "{% else %}{% for part in message['content'] %}"
    "{% if part['type'] == 'text' %}{{ part['text'] }}{% elif part['type'] == 'image' %}{{ image_token }}"
    "{% elif part['type'] == 'video' %}{{ video_token }}{% elif part['type'] == 'audio' %}{{ audio_token }}{% endif %}"
    "{% endfor %}{% endif %}\n{% endfor %}{% if add_generation_prompt %}assistant: {% endif %}"
)


def chat_template(**tokens: str) -> str:
    text = CHAT
    for name in ("image_token", "video_token", "audio_token"):
        text = text.replace("{{ " + name + " }}", tokens.get(name, ""))
    return text

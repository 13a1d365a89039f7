"""Small models of Zero Models, with tokenizers of their kinds, made with the release of the snippet."""

import os

os.environ["KERAS_BACKEND"] = "jax"

from hub import LINES, Spec, run
from tokenizers import Tokenizer, decoders, models, normalizers, pre_tokenizers, processors, trainers
from zeromodels.conversion.zm_config import write_zm_config, write_zm_preprocessor

GEMMA = ["<pad>", "<eos>", "<bos>", "<unk>", "<start_of_turn>", "<end_of_turn>", "<start_of_image>", "<end_of_image>", "<image_soft_token>"]


def word_pieces() -> Tokenizer:
    tokenizer = Tokenizer(models.WordPiece(unk_token="[UNK]"))
    tokenizer.normalizer, tokenizer.pre_tokenizer = normalizers.BertNormalizer(), pre_tokenizers.BertPreTokenizer()
    tokenizer.decoder = decoders.WordPiece()
    marks = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]"]
    tokenizer.train_from_iterator(LINES, trainers.WordPieceTrainer(vocab_size=300, special_tokens=marks))
    sep, cls = (tokenizer.token_to_id(mark) for mark in ("[SEP]", "[CLS]"))
    tokenizer.post_processor = processors.BertProcessing(("[SEP]", sep), ("[CLS]", cls))
    return tokenizer


def pieces(model, trainer) -> Tokenizer:
    tokenizer = Tokenizer(model)
    tokenizer.pre_tokenizer, tokenizer.decoder = pre_tokenizers.Metaspace(), decoders.Metaspace()
    tokenizer.train_from_iterator(LINES, trainer)
    return tokenizer


def save(spec: Spec, kind: type, config, tokenizer: Tokenizer | None = None, **more) -> None:
    folder = spec.repository()
    model = kind(config, **more)
    if hasattr(model, "build_for_transfer") and not model.built:
        model.build_for_transfer()
    model.save_weights(folder / "model.weights.h5")
    write_zm_config(str(folder), kind, spec.id.split("/")[1], config)
    if tokenizer is not None:
        tokenizer.save(str(folder / "tokenizer.json"))


def fill(spec: Spec) -> None:
    from zeromodels.models.bert import BertConfig, BertMaskedLM

    tokenizer = word_pieces()
    config = BertConfig(vocab_size=tokenizer.get_vocab_size(), embed_dim=32, num_layers=1, num_heads=2, mlp_dim=32)
    save(spec, BertMaskedLM, config, tokenizer, add_pooler=True)


def features(spec: Spec) -> None:
    from zeromodels.models.electra import ElectraConfig, ElectraModel

    tokenizer = word_pieces()
    size = {"embedding_size": 16, "embed_dim": 32, "num_layers": 1, "num_heads": 2, "mlp_dim": 32}
    save(spec, ElectraModel, ElectraConfig(vocab_size=tokenizer.get_vocab_size(), **size), tokenizer)


def picture_class(spec: Spec) -> None:
    from zeromodels.models.vit import ViTConfig, ViTImageClassify, ViTImageProcessor

    save(spec, ViTImageClassify, ViTConfig(embed_dim=32, depth=1, num_heads=2, num_classes=4))
    write_zm_preprocessor(str(spec.repository()), ViTImageProcessor(), spec.branch)


def translation(spec: Spec) -> None:
    from zeromodels.models.t5 import T5Config, T5Model

    trainer = trainers.UnigramTrainer(vocab_size=200, special_tokens=["<pad>", "</s>", "<unk>"], unk_token="<unk>")
    tokenizer = pieces(models.Unigram(), trainer)
    tokenizer.post_processor = processors.TemplateProcessing(single="$A </s>", special_tokens=[("</s>", 1)])
    size = {"embed_dim": 32, "key_value_dim": 8, "mlp_dim": 32, "num_layers": 1, "num_decoder_layers": 1, "num_heads": 2}
    save(spec, T5Model, T5Config(vocab_size=tokenizer.get_vocab_size(), **size), tokenizer)


def chat(spec: Spec, vision: dict | None = None) -> None:
    from zeromodels.models.gemma3 import Gemma3Config, Gemma3ConditionalGenerate

    tokenizer = pieces(models.BPE(unk_token="<unk>"), trainers.BpeTrainer(vocab_size=400, special_tokens=GEMMA))
    text = {
        "vocab_size": tokenizer.get_vocab_size(), "embed_dim": 32, "mlp_dim": 32, "num_layers": 2, "num_heads": 2, "num_kv_heads": 1,
        "head_dim": 16, "query_pre_attn_scalar": 16.0, "sliding_window_pattern": 2,
    }  # fmt: skip
    parts = {"text_config": text, **({"vision_config": vision} if vision else {})}
    save(spec, Gemma3ConditionalGenerate, Gemma3Config(**parts, image_token_id=GEMMA.index("<image_soft_token>")), tokenizer)


def picture_chat(spec: Spec) -> None:
    """The processor writes 256 tokens for a picture: one for each patch of this size."""
    from zeromodels.models.gemma3 import Gemma3ImageProcessor

    chat(spec, {"embed_dim": 32, "mlp_dim": 32, "num_layers": 1, "num_heads": 2, "image_size": 224, "patch_size": 14})
    write_zm_preprocessor(str(spec.repository()), Gemma3ImageProcessor(size=224), spec.branch)


MAKERS = {
    "features": features, "fill-mask": fill, "model": picture_class, "picture": picture_chat, "text": chat, "translation": translation,
    "translation-told": translation,
}  # fmt: skip


def make(spec: Spec) -> None:
    MAKERS[spec.branch](spec)


if __name__ == "__main__":
    run(make)

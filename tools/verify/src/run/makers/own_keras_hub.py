"""Small presets of KerasHub, made with the release of the snippet."""

import keras_hub
from hub import LINES, Spec, run

models = keras_hub.models
LETTERS = "abcdefghijklmnopqrstuvwxyz"


def bert(task: str | None):
    words = sorted({word for line in LINES for word in line.lower().replace(".", " ").split()})
    marks = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]"]
    tokenizer = models.BertTokenizer(vocabulary=list(dict.fromkeys([*marks, *LETTERS, *(f"##{one}" for one in LETTERS), *words])), lowercase=True)
    backbone = models.BertBackbone(
        vocabulary_size=tokenizer.vocabulary_size(), num_layers=1, num_heads=2, hidden_dim=16, intermediate_dim=32, max_sequence_length=64
    )
    if task != "TextClassifier":
        return models.BertMaskedLM(backbone, preprocessor=models.BertMaskedLMPreprocessor(tokenizer, sequence_length=32))
    preprocessor = models.BertTextClassifierPreprocessor(tokenizer, sequence_length=32)
    return models.BertTextClassifier(backbone, num_classes=2, preprocessor=preprocessor)


def gpt2():
    letters = ["<|endoftext|>", *"ĠĊ.,?!'", *LETTERS, *LETTERS.upper(), *"0123456789"]
    pairs = [("t", "h"), ("Ġ", "t"), ("e", "r")]
    vocabulary = {letter: number for number, letter in enumerate([*letters, *("".join(pair) for pair in pairs)])}
    tokenizer = models.GPT2Tokenizer(vocabulary=vocabulary, merges=[" ".join(pair) for pair in pairs])
    backbone = models.GPT2Backbone(
        vocabulary_size=len(vocabulary), num_layers=1, num_heads=2, hidden_dim=16, intermediate_dim=32, max_sequence_length=128
    )
    return models.GPT2CausalLM(backbone, preprocessor=models.GPT2CausalLMPreprocessor(tokenizer, sequence_length=64))


def pictures():
    backbone = models.ResNetBackbone(
        input_conv_filters=[8], input_conv_kernel_sizes=[7], stackwise_num_filters=[64, 64], stackwise_num_blocks=[1, 1],
        stackwise_num_strides=[1, 2], block_type="basic_block", image_shape=(None, None, 3),
    )  # fmt: skip
    return models.ResNetImageClassifier(backbone, num_classes=2)


MAKERS = {
    "text-classifier": lambda: bert("TextClassifier"), "causal-lm": gpt2, "backbone": gpt2, "image-classifier": pictures,
}  # fmt: skip


def make(spec: Spec) -> None:
    if spec.branch not in MAKERS:
        raise ValueError("no small preset is known")
    MAKERS[spec.branch]().save_to_preset(str(spec.repository()))


if __name__ == "__main__":
    run(make)

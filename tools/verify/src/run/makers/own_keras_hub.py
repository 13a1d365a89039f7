"""Small presets of KerasHub, made with the release of the snippet."""

import keras_hub
from hub import LINES, Spec, run
from keras_hub.src.models.vae.vae_backbone import VAEBackbone

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
        input_conv_filters=[64], input_conv_kernel_sizes=[7], stackwise_num_filters=[64, 64], stackwise_num_blocks=[1, 1],
        stackwise_num_strides=[1, 2], block_type="basic_block", image_shape=(None, None, 3),
    )  # fmt: skip
    return models.ResNetImageClassifier(backbone, num_classes=2)


def masks():
    side, size = 128, 32
    encoder = models.ViTDetBackbone(
        hidden_size=16, num_layers=2, intermediate_dim=32, num_heads=2, global_attention_layer_indices=[1], patch_size=16,
        num_output_channels=size, window_size=2, image_shape=(side, side, 3),
    )  # fmt: skip
    prompts = keras_hub.layers.SAMPromptEncoder(
        hidden_size=size, image_embedding_size=(side // 16, side // 16), input_image_size=(side, side), mask_in_channels=16
    )
    decoder = keras_hub.layers.SAMMaskDecoder(
        num_layers=2, hidden_size=size, intermediate_dim=32, num_heads=2, embedding_dim=size, num_multimask_outputs=3, iou_head_depth=3, iou_head_hidden_dim=size
    )
    return models.SAMImageSegmenter(models.SAMBackbone(encoder, prompts, decoder))


def painter():
    """Stable Diffusion 3: two text encoders, a denoiser and an autoencoder."""
    letters = ["<|startoftext|>", "<|endoftext|>", "!", *LETTERS, *(f"{letter}</w>" for letter in LETTERS), "th"]
    vocabulary = {letter: number for number, letter in enumerate(letters)}

    def prompts(name: str):
        # The preset has one file for each part: without names, the last part saved takes the place of the whole.
        tokenizer = models.CLIPTokenizer(vocabulary=vocabulary, merges=["t h"], pad_with_end_token=True, config_file=f"{name}_tokenizer.json")
        return models.CLIPPreprocessor(tokenizer, sequence_length=16, config_file=f"{name}_preprocessor.json")

    def encoder(size: int, name: str):
        return models.CLIPTextEncoder(len(letters), size, size, 2, 2, 2 * size, intermediate_output_index=-2, max_sequence_length=16, name=name)

    autoencoder = VAEBackbone([32, 32, 32, 32], [1, 1, 1, 1], [32, 32, 32, 32], [1, 1, 1, 1])
    backbone = models.StableDiffusion3Backbone(
        mmdit_patch_size=2, mmdit_hidden_dim=32, mmdit_num_layers=1, mmdit_num_heads=2, mmdit_position_size=16, mmdit_qk_norm=None,
        mmdit_dual_attention_indices=None, vae=autoencoder, clip_l=encoder(32, "clip_l"), clip_g=encoder(64, "clip_g"), image_shape=(64, 64, 3),
    )  # fmt: skip
    return models.StableDiffusion3TextToImage(backbone, models.StableDiffusion3TextToImagePreprocessor(prompts("clip_l"), prompts("clip_g")))


MAKERS = {
    "text-classifier": lambda: bert("TextClassifier"), "causal-lm": gpt2, "backbone": gpt2, "image-classifier": pictures,
    "other-task": masks, "text-to-image": painter,
}  # fmt: skip


def make(spec: Spec) -> None:
    if spec.branch not in MAKERS:
        raise ValueError("no small preset is known")
    MAKERS[spec.branch]().save_to_preset(str(spec.repository()))


if __name__ == "__main__":
    run(make)

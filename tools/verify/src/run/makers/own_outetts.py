"""OuteTTS from version 1.0 on: a small language model over the tokens of a codec, and the codec."""

import dac
import torch
import transformers
from hub import LINES, Spec, run
from outetts.version.v3.tokens import SpecialTokens
from tokenizers import Tokenizer, models, pre_tokenizers, trainers

torch.manual_seed(0)
CODES = 1025


def special_tokens() -> list[str]:
    marks = SpecialTokens()
    codes = [mark.format(number) for mark in (marks.c1, marks.c2) for number in range(CODES)]
    levels = [mark.format(number) for mark in (marks.energy, marks.spectral_centroid, marks.pitch) for number in range(101)]
    times = [marks.time.format(number / 100) for number in range(200)]
    plain = [mark for mark in marks.to_dict().values() if "{" not in mark]
    return [*plain, *codes, *levels, *times]


def tokenizer() -> transformers.PreTrainedTokenizerFast:
    made = Tokenizer(models.BPE())
    made.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    alphabet = pre_tokenizers.ByteLevel.alphabet()
    made.train_from_iterator(LINES, trainers.BpeTrainer(vocab_size=300, initial_alphabet=alphabet, special_tokens=special_tokens()))
    return transformers.PreTrainedTokenizerFast(tokenizer_object=made, bos_token="<|im_start|>", eos_token="<|im_end|>")


def make(spec: Spec) -> None:
    words = tokenizer()
    config_class, model_class = (
        (transformers.LlamaConfig, transformers.LlamaForCausalLM)
        if "Llama" in spec.id
        else (transformers.Qwen3Config, transformers.Qwen3ForCausalLM)
    )
    config = config_class(
        vocab_size=len(words), hidden_size=16, intermediate_size=16, num_hidden_layers=1, num_attention_heads=2, num_key_value_heads=2,
        head_dim=8, max_position_embeddings=8192, bos_token_id=words.bos_token_id, eos_token_id=words.eos_token_id, tie_word_embeddings=False,
    )  # fmt: skip
    model = model_class(config)
    # Every token is as likely as any other: most are codes, and a few end the text.
    torch.nn.init.zeros_(model.lm_head.weight)
    ends = ["<|im_end|>", "<|audio_end|>", *(f"<|pitch_{number}|>" for number in range(4))]
    model.generation_config.eos_token_id = [words.convert_tokens_to_ids(end) for end in ends]
    model.save_pretrained(spec.repository())
    words.save_pretrained(spec.repository())
    codec = dac.DAC(
        encoder_dim=8, encoder_rates=[2, 4, 5, 8], decoder_dim=32, decoder_rates=[8, 5, 4, 2], n_codebooks=2, sample_rate=24000, codebook_size=CODES - 1,
    )  # fmt: skip
    codec.save(str(spec.repository("ibm-research/DAC.speech.v1.0") / "weights_24khz_1.5kbps_v1.0.pth"), package=False)


if __name__ == "__main__":
    run(make)

"""A language model that writes codes of SNAC in the right order, and a small SNAC."""

import json
from pathlib import Path

import torch
from hub import LINES, Spec, run
from snac import SNAC
from transformers import LlamaConfig, LlamaForCausalLM, LlamaTokenizer

torch.manual_seed(0)
FIRST = 128266
CODES = 4096
PLACES = 7
SOUND = {
    "sampling_rate": 24000, "encoder_dim": 8, "encoder_rates": [2, 4, 8, 8], "decoder_dim": 32, "decoder_rates": [8, 8, 4, 2],
    "attn_window_size": None, "codebook_size": CODES, "codebook_dim": 8, "vq_strides": [4, 2, 1],
}  # fmt: skip


def in_order(model: LlamaForCausalLM) -> None:
    """Each place of a frame is followed by the next; all that is no code is followed by the first."""
    for weight in model.parameters():
        weight.data.zero_()
    model.model.norm.weight.data.fill_(1)
    for norm in (one for layer in model.model.layers for one in (layer.input_layernorm, layer.post_attention_layernorm)):
        norm.weight.data.fill_(1)
    model.model.embed_tokens.weight.data[:, PLACES] = 1
    for place in range(PLACES):
        codes = slice(FIRST + place * CODES, FIRST + (place + 1) * CODES)
        model.model.embed_tokens.weight.data[codes] = torch.eye(PLACES + 1)[place]
        before = [place - 1] if place else [PLACES - 1, PLACES]
        model.lm_head.weight.data[codes, :] = 10 * torch.eye(PLACES + 1)[before].sum(0)


def adapter(model: LlamaForCausalLM, folder: Path) -> None:
    from peft import LoraConfig, get_peft_model

    get_peft_model(model, LoraConfig(r=2, target_modules=["q_proj"], task_type="CAUSAL_LM")).save_pretrained(folder)


def make(spec: Spec) -> None:
    base = next((name for name in spec.named() if "snac" not in name), None)
    folder = spec.repository(base)
    LlamaTokenizer().train_new_from_iterator(LINES, 600).save_pretrained(folder)
    config = LlamaConfig(
        vocab_size=FIRST + PLACES * CODES, hidden_size=PLACES + 1, intermediate_size=8, num_hidden_layers=1, num_attention_heads=2,
        num_key_value_heads=2, tie_word_embeddings=False,
    )  # fmt: skip
    model = LlamaForCausalLM(config)
    in_order(model)
    model.save_pretrained(folder)
    if base:
        adapter(model, spec.repository())
    sound = spec.repository("hubertsiuzdak/snac_24khz")
    (sound / "config.json").write_text(json.dumps(SOUND))
    torch.save(SNAC(**SOUND).state_dict(), sound / "pytorch_model.bin")


if __name__ == "__main__":
    run(make)

"""Tiny GGUF files: one layer, a vocabulary of bytes and the words of the page."""

import re
from pathlib import Path

import gguf
import numpy as np
from hub import PAGE, Spec


PIECE = re.compile(r"-\d{5}-of-(\d{5})(?=\.gguf$)")
# Those of `gguf_file`: the pieces of a file share them.
TENSORS = 12


def gguf_file(path: Path, pieces: int = 1) -> None:
    tokens = ["<unk>", "<s>", "</s>", *[f"<0x{number:02X}>" for number in range(256)]]
    words = sorted({f"▁{word}" for word in re.findall(r"\w+", PAGE)})
    kinds = [2, 3, 3, *[6] * 256, *[1] * len(words)]
    tokens += words
    size, wide, heads = 32, 64, 4
    writer = gguf.GGUFWriter(str(path), "llama", split_max_tensors=-(-TENSORS // pieces) if pieces > 1 else 0)
    writer.add_name("tiny")
    writer.add_context_length(4096)
    writer.add_embedding_length(size)
    writer.add_block_count(1)
    writer.add_feed_forward_length(wide)
    writer.add_head_count(heads)
    writer.add_head_count_kv(heads)
    writer.add_layer_norm_rms_eps(1e-5)
    writer.add_rope_dimension_count(size // heads)
    writer.add_vocab_size(len(tokens))
    writer.add_file_type(0)
    writer.add_tokenizer_model("llama")
    writer.add_token_list(tokens)
    writer.add_token_scores([-float(number) for number in range(len(tokens))])
    writer.add_token_types(kinds)
    for name, number in (("bos", 1), ("eos", 2), ("unk", 0)):
        getattr(writer, f"add_{name}_token_id")(number)
    writer.add_chat_template("{% for message in messages %}{{ message['role'] }}: {{ message['content'] }}\n{% endfor %}assistant:")
    random = np.random.default_rng(0)

    def tensor(name: str, *shape: int) -> None:
        writer.add_tensor(name, (random.normal(size=shape) * 0.1).astype("float32"))

    tensor("token_embd.weight", len(tokens), size)
    tensor("output.weight", len(tokens), size)
    for name in ("output_norm.weight", "blk.0.attn_norm.weight", "blk.0.ffn_norm.weight"):
        writer.add_tensor(name, np.ones(size, "float32"))
    for name in ("attn_q", "attn_k", "attn_v", "attn_output"):
        tensor(f"blk.0.{name}.weight", size, size)
    tensor("blk.0.ffn_gate.weight", wide, size)
    tensor("blk.0.ffn_up.weight", wide, size)
    tensor("blk.0.ffn_down.weight", size, wide)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()


def gguf_repository(spec: Spec, folder: Path) -> None:
    names = {name.split("/")[-1] for name in spec.files() if name.endswith(".gguf")}
    names |= {name.replace("*", "model-") for name in re.findall(r'["/ ]([\w.*-]+\.gguf)', spec.code)}
    # All pieces of a file are written at once, under the name without their numbers.
    counts = {PIECE.sub("", name): int(found[1]) if (found := PIECE.search(name)) else 1 for name in names}
    for name, pieces in (counts or {"model-Q4_K_M.gguf": 1}).items():
        gguf_file(folder / name, pieces)

"""Parts that small pipelines of Diffusers share: encoders of text, an autoencoder and a U-Net."""

import transformers
from tiny import chat_template, small_config, token_ids, trained

TEXT = {"hidden_size": 32, "intermediate_size": 37, "num_attention_heads": 4, "num_hidden_layers": 2, "projection_dim": 32}
VAE = {
    "block_out_channels": [8] * 4, "norm_num_groups": 4, "latent_channels": 4,
    "down_block_types": ["DownEncoderBlock2D"] * 4, "up_block_types": ["UpDecoderBlock2D"] * 4,
}  # fmt: skip
UNET = {
    "block_out_channels": (8, 16), "layers_per_block": 1, "sample_size": 16, "norm_num_groups": 4, "cross_attention_dim": 32,
    "down_block_types": ("DownBlock2D", "CrossAttnDownBlock2D"), "up_block_types": ("CrossAttnUpBlock2D", "UpBlock2D"),
    "attention_head_dim": 4,
}  # fmt: skip
LARGE = {"cross_attention_dim": 64, "addition_embed_type": "text_time", "addition_time_embed_dim": 8,
         "projection_class_embeddings_input_dim": 80, "transformer_layers_per_block": (1, 1), "use_linear_projection": True}  # fmt: skip


def clip_text(projected: bool = False, length: int = 77):
    tokenizer = trained("CLIPTokenizer")
    tokenizer.model_max_length = length
    config = transformers.CLIPTextConfig(
        vocab_size=len(tokenizer), max_position_embeddings=length, bos_token_id=tokenizer.bos_token_id, eos_token_id=tokenizer.eos_token_id,
        pad_token_id=1, **TEXT,
    )  # fmt: skip
    cls = transformers.CLIPTextModelWithProjection if projected else transformers.CLIPTextModel
    return cls(config).eval(), tokenizer


def t5_text():
    tokenizer = trained("T5Tokenizer")
    tokenizer.model_max_length = 512
    config = transformers.T5Config(vocab_size=max(len(tokenizer), 600), d_model=32, d_kv=8, d_ff=37, num_layers=1, num_heads=4)
    return transformers.T5EncoderModel(config).eval(), tokenizer


def qwen3_text(layers: int = 2):
    """A language model whose hidden states are the text features."""
    tokenizer = trained("Qwen2Tokenizer")
    tokenizer.pad_token = tokenizer.eos_token
    tokenizer.chat_template = chat_template()
    config = small_config("qwen3", num_hidden_layers=layers)
    token_ids(config, tokenizer)
    return transformers.Qwen3ForCausalLM(config).eval(), tokenizer

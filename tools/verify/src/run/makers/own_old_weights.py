"""Weights in formats that only older releases of Transformers write, made with the release of the snippet."""

from hub import Spec, run
from own_text import words


def make(spec: Spec) -> None:
    import transformers

    folder = spec.repository()
    size = {"vocab_size": 600, "num_hidden_layers": 1, "num_attention_heads": 2}
    tokenizer = transformers.BertTokenizer(str(words(folder)))
    # The tokenizer may be in a repository that the code names.
    for name in (spec.id, *spec.named()):
        tokenizer.save_pretrained(spec.repository(name))
    if "from_flax" in spec.code:
        config = transformers.GPT2Config(**size, n_embd=32, n_layer=1, n_head=2, bos_token_id=2, eos_token_id=3)
        transformers.FlaxGPT2LMHeadModel(config).save_pretrained(folder)
    else:
        config = transformers.BertConfig(**size, hidden_size=32, intermediate_size=32)
        model = transformers.TFBertForSequenceClassification(config)
        model.build_in_name_scope()
        model.save_pretrained(folder)


if __name__ == "__main__":
    run(make)

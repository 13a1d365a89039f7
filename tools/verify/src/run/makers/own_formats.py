"""Small checkpoints in the formats of other libraries, made with the library of the snippet."""

import json
import os
import re

import numpy as np
from hub import LINES, Spec, run


def molecules(spec: Spec) -> None:
    import multimolecule

    kinds = {
        "rnafm": ("RnaFm", "ForPreTraining", {}), "ribonanzanet": ("RibonanzaNet", "ForPreTraining", {"pairwise_size": 8, "pairwise_attention_size": 8}),
        "ernierna-ss": ("ErnieRna", "ForSecondaryStructurePrediction", {"num_attention_heads": 8}), "utrbert-3mer": ("UtrBert", "ForPreTraining", {"nmers": 3}),
    }  # fmt: skip
    family, head, more = kinds[spec.id.split("/")[1]]
    tokenizer = multimolecule.RnaTokenizer(**({"nmers": 3} if "nmers" in more else {}))
    size = {"hidden_size": 32, "num_hidden_layers": 1, "num_attention_heads": 4, "intermediate_size": 32}
    config = getattr(multimolecule, f"{family}Config")(vocab_size=tokenizer.vocab_size, **{**size, **more})
    getattr(multimolecule, f"{family}{head}")(config).save_pretrained(spec.repository())
    tokenizer.save_pretrained(spec.repository())


def autoencoder(spec: Spec) -> None:
    from pythae.models import VAE, VAEConfig

    VAE(VAEConfig(input_dim=(1, 8, 8), latent_dim=4)).save(str(spec.repository()))


def checkpoint(spec: Spec) -> None:
    import mindspore
    from mindspore import nn

    for name in re.findall(r'filename="([^"]+)"', spec.code):
        mindspore.save_checkpoint(nn.Dense(4, 2), str(spec.repository() / name))


def recurrent(spec: Spec) -> None:
    """RWKV 7: one layer over the whole vocabulary of its tokenizer."""
    import torch

    if "RWKV_V7_ON" not in spec.code:
        raise ValueError("only the seventh generation is made")
    torch.manual_seed(0)
    size, small, words = 64, 8, 65_536
    att = {name: (1, 1, size) for name in ("x_r", "x_w", "x_k", "x_v", "x_a", "x_g", "w0", "a0", "v0", "k_k", "k_a")}
    for name in ("w", "a", "v", "g"):
        att |= {f"{name}1": (size, small), f"{name}2": (small, size)}
    att |= {"r_k": (1, size), "ln_x.weight": (size,), "ln_x.bias": (size,)}
    att |= {f"{name}.weight": (size, size) for name in ("receptance", "key", "value", "output")}
    ffn = {"x_k": (1, 1, size), "key.weight": (2 * size, size), "value.weight": (size, 2 * size)}
    shapes = {"emb.weight": (words, size), "head.weight": (words, size), "ln_out.weight": (size,), "ln_out.bias": (size,)}
    shapes |= {f"blocks.0.att.{name}": shape for name, shape in att.items()}
    shapes |= {f"blocks.0.ffn.{name}": shape for name, shape in ffn.items()}
    shapes |= {f"blocks.0.ln{number}.{part}": (size,) for number in range(3) for part in ("weight", "bias")}
    weights = {name: torch.randn(shape) / 8 for name, shape in shapes.items()}
    for name in re.findall(r'filename="([^"]+)"', spec.code):
        torch.save(weights, spec.repository() / name)


def topics(spec: Spec) -> None:
    """A topic model and the sentence encoder that its config names."""
    from bertopic import BERTopic
    from own_text import bert
    from sentence_transformers import SentenceTransformer
    from sklearn.cluster import KMeans
    from sklearn.decomposition import PCA

    folder = spec.repository("harbour/encoder")
    bert(folder)
    SentenceTransformer(str(folder), device="cpu").save_pretrained(str(folder))
    vectors = np.random.default_rng(0).normal(size=(len(LINES), 32)).astype("float32")
    model = BERTopic(umap_model=PCA(n_components=3), hdbscan_model=KMeans(n_clusters=3, n_init=1))
    model.fit(LINES, vectors)
    model.save(str(spec.repository()), serialization="safetensors", save_ctfidf=True, save_embedding_model="harbour/encoder")


def skin(spec: Spec) -> None:
    """A saved model of TensorFlow with the signature of Derm Foundation."""
    import tensorflow as tf

    class Embedder(tf.Module):
        @tf.function(input_signature=[tf.TensorSpec([None], tf.string, name="inputs")])
        def serve(self, inputs):
            example = tf.io.parse_example(inputs, {"image/encoded": tf.io.FixedLenFeature([], tf.string)})
            picture = tf.io.decode_png(example["image/encoded"][0], channels=3)
            return {"embedding": tf.reduce_mean(tf.cast(picture, tf.float32), axis=[0, 1])[None]}

    model = Embedder()
    tf.saved_model.save(model, str(spec.repository()), signatures={"serving_default": model.serve})


OWN_CODE = """import torch
from transformers import PretrainedConfig, PreTrainedModel


class OutlineConfig(PretrainedConfig):
    model_type = "outline"


class Outline(PreTrainedModel):
    config_class = OutlineConfig

    def __init__(self, config):
        super().__init__(config)
        self.network = torch.nn.Conv2d(3, 1, 3, padding=1)
        self.post_init()

    def forward(self, pixels):
        return [self.network(pixels)]
"""


def outline(spec: Spec) -> None:
    """A repository with code of its own, which returns a list of masks as that of BiRefNet does."""
    folder = spec.repository()
    (folder / "outline.py").write_text(OWN_CODE)
    classes = {"AutoConfig": "outline.OutlineConfig", "AutoModelForImageSegmentation": "outline.Outline"}
    (folder / "config.json").write_text(json.dumps({"model_type": "outline", "architectures": ["Outline"], "auto_map": classes}))
    from safetensors.numpy import save_file

    random = np.random.default_rng(0)
    weights = {"network.weight": random.normal(size=(1, 3, 3, 3)).astype("float32"), "network.bias": np.zeros(1, "float32")}
    save_file(weights, folder / "model.safetensors", metadata={"format": "pt"})


MAKERS = {
    "birefnet": outline, "derm-foundation": skin,
    "bertopic": topics, "mindspore": checkpoint, "multimolecule": molecules, "pythae": autoencoder, "rwkv": recurrent,
}  # fmt: skip


def make(spec: Spec) -> None:
    os.environ["HF_HUB_OFFLINE"] = "1"
    MAKERS[spec.library](spec)


if __name__ == "__main__":
    run(make)

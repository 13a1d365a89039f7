"""Recipes of SpeechBrain that decode step by step: speech to text, speech to meaning, text to speech."""

from hub import LINES, Spec, run

WORDS = 60
RECOGNIZER = "speechbrain/asr-crdnn-rnnlm-librispeech"
DECODER = f"""
sample_rate: 16000
embedding: !new:speechbrain.nnet.embedding.Embedding
    num_embeddings: {WORDS}
    embedding_dim: 8
rnn: !new:speechbrain.nnet.RNN.AttentionalRNNDecoder
    enc_dim: 16
    input_size: 8
    rnn_type: gru
    attn_type: location
    hidden_size: 16
    attn_dim: 16
    num_layers: 1
    scaling: 1.0
    channels: 4
    kernel_size: 5
output: !new:speechbrain.nnet.linear.Linear
    input_size: 16
    n_neurons: {WORDS}
searcher: !new:speechbrain.decoders.S2SRNNGreedySearcher
    embedding: !ref <embedding>
    decoder: !ref <rnn>
    linear: !ref <output>
    bos_index: 0
    eos_index: 0
    min_decode_ratio: 0.01
    max_decode_ratio: 0.05
tokenizer: !new:sentencepiece.SentencePieceProcessor
pretrainer: !new:speechbrain.utils.parameter_transfer.Pretrainer
    loadables:
        tokenizer: !ref <tokenizer>
    paths:
        tokenizer: {{folder}}/tokenizer.ckpt
"""
TRANSCRIBE = f"""{DECODER}
compute_features: !new:speechbrain.lobes.features.Fbank
    n_mels: 24
network: !new:speechbrain.nnet.linear.Linear
    input_size: 24
    n_neurons: 16
encoder: !new:speechbrain.nnet.containers.LengthsCapableSequential
    features: !ref <compute_features>
    network: !ref <network>
modules:
    encoder: !ref <encoder>
    decoder: !ref <searcher>
"""
UNDERSTAND = f"""{DECODER}
asr_model_source: {RECOGNIZER}
slu_enc: !new:speechbrain.nnet.linear.Linear
    input_size: 16
    n_neurons: 16
modules:
    slu_enc: !ref <slu_enc>
    beam_searcher: !ref <searcher>
"""
SPECTROGRAM = """
sample_rate: 22050
model: !new:speechbrain.lobes.models.Tacotron2.Tacotron2
    symbols_embedding_dim: 16
    encoder_n_convolutions: 1
    encoder_embedding_dim: 16
    attention_rnn_dim: 16
    attention_dim: 8
    attention_location_n_filters: 4
    decoder_rnn_dim: 16
    prenet_dim: 16
    max_decoder_steps: 40
    postnet_embedding_dim: 16
    postnet_n_convolutions: 2
text_to_sequence: !name:speechbrain.utils.text_to_sequence.text_to_sequence
modules:
    model: !ref <model>
pretrainer: !new:speechbrain.utils.parameter_transfer.Pretrainer
    loadables: {}
"""
VOCODER = """
sample_rate: 22050
generator: !new:speechbrain.lobes.models.HifiGAN.HifiganGenerator
    in_channels: 80
    out_channels: 1
    resblock_type: "1"
    resblock_dilation_sizes: [[1, 3, 5], [1, 3, 5], [1, 3, 5]]
    resblock_kernel_sizes: [3, 7, 11]
    upsample_kernel_sizes: [16, 16, 4, 4]
    upsample_initial_channel: 32
    upsample_factors: [8, 8, 2, 2]
modules:
    generator: !ref <generator>
pretrainer: !new:speechbrain.utils.parameter_transfer.Pretrainer
    loadables: {}
"""


def write(spec: Spec, text: str, name: str | None = None) -> None:
    folder = spec.repository(name)
    (folder / "hyperparams.yaml").write_text(text.replace("{folder}", name or spec.id))
    if "SentencePieceProcessor" not in text:
        return
    import sentencepiece

    sentencepiece.SentencePieceTrainer.train(
        sentence_iterator=iter(LINES), model_prefix=str(folder / "words"), vocab_size=WORDS, model_type="unigram", minloglevel=2
    )
    (folder / "words.model").rename(folder / "tokenizer.ckpt")
    (folder / "words.vocab").unlink()


def make(spec: Spec) -> None:
    if spec.branch == "encoder-decoder-asr":
        write(spec, TRANSCRIBE)
    elif spec.branch == "understanding":
        write(spec, UNDERSTAND)
        write(spec, TRANSCRIBE, RECOGNIZER)
    elif spec.branch == "tacotron":
        write(spec, SPECTROGRAM)
        for name in spec.named():
            write(spec, VOCODER, name)
    else:
        raise ValueError("no small recipe is known")


if __name__ == "__main__":
    run(make)

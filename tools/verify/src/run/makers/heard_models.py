"""Models of Transformers that listen: to speech, songs or other sounds."""

import json
from pathlib import Path

import torch
import transformers as t
from composed_models import CODEC
from hub import Spec
from marks import ends, marked
from rare_models import LAYERS
from reader_models import shown
from tiny import chat_template, invisible, small_config, trained

def text_part(model_type: str, tokenizer) -> dict:
    return small_config(model_type, vocab_size=len(tokenizer), **ends(tokenizer)).to_dict()


def stereo(spec: Spec, folder: Path) -> None:
    """EnCodec of 48 kHz: two channels, in overlapping parts of a second."""
    parts = {"sampling_rate": 48000, "chunk_length_s": 1.0, "overlap": 0.01}
    config = t.EncodecConfig(
        **CODEC, **parts, audio_channels=2, normalize=True, norm_type="time_group_norm", use_causal_conv=False, target_bandwidths=[3.0, 6.0, 12.0, 24.0],
    )  # fmt: skip
    t.EncodecModel(config).save_pretrained(folder)
    t.EncodecFeatureExtractor(**parts, feature_size=2).save_pretrained(folder)


def aligned(spec: Spec, folder: Path) -> None:
    """Qwen's aligner: a mark on either side of each word stands for a time."""
    marks = {"audio_token": "<|audio_pad|>", "audio_bos_token": "<|audio_start|>", "audio_eos_token": "<|audio_end|>", "time_token": "<timestamp>"}
    tokenizer = marked("Qwen2Tokenizer", folder, **marks)
    audio = {
        "encoder_layers": 1, "encoder_attention_heads": 2, "encoder_ffn_dim": 32, "d_model": 32, "output_dim": 32, "downsample_hidden_size": 8,
    }  # fmt: skip
    config = t.Qwen3ASRConfig(
        audio_config=audio, text_config=text_part("qwen3", tokenizer), audio_token_id=tokenizer.audio_token_id,
        timestamp_token_id=tokenizer.convert_tokens_to_ids("<timestamp>"), pad_token_id=tokenizer.pad_token_id, eos_token_id=tokenizer.eos_token_id,
        num_labels=64,
    )  # fmt: skip
    t.Qwen3ASRForTokenClassification(config).save_pretrained(folder)
    heard = "<|audio_start|><|audio_pad|><|audio_end|>"
    template = chat_template(audio_token=heard).replace("{{ part['text'] }}", "<timestamp>{{ part['text'] }}<timestamp>")
    t.Qwen3ASRProcessor(t.Qwen3ASRFeatureExtractor(), tokenizer, chat_template=template).save_pretrained(folder)


def answer(spec: Spec, folder: Path) -> None:
    tokenizer = marked("Qwen2Tokenizer", folder, sound_token="<sound>")
    number = tokenizer.convert_tokens_to_ids("<sound>")
    config = t.AudioFlamingo3Config(audio_config=LAYERS, text_config=text_part("qwen2", tokenizer), audio_token_id=number)
    shown(t.AudioFlamingo3ForConditionalGeneration(config), tokenizer).save_pretrained(folder)
    sounds = t.WhisperFeatureExtractor(feature_size=128)
    t.AudioFlamingo3Processor(sounds, tokenizer, chat_template=chat_template(audio_token="<sound>")).save_pretrained(folder)


def conversation(spec: Spec, folder: Path) -> None:
    """Qwen2-Audio."""
    marks = {"audio_token": "<|AUDIO|>", "audio_bos_token": "<|audio_bos|>", "audio_eos_token": "<|audio_eos|>"}
    tokenizer = marked("Qwen2Tokenizer", folder, **marks)
    number = tokenizer.convert_tokens_to_ids("<|AUDIO|>")
    audio = {"encoder_layers": 1, "encoder_attention_heads": 2, "encoder_ffn_dim": 32, "d_model": 32}
    config = t.Qwen2AudioConfig(audio_config=audio, text_config=text_part("qwen2", tokenizer), audio_token_index=number)
    shown(t.Qwen2AudioForConditionalGeneration(config), tokenizer).save_pretrained(folder)
    heard = "<|audio_bos|><|AUDIO|><|audio_eos|>"
    t.Qwen2AudioProcessor(t.WhisperFeatureExtractor(feature_size=128), tokenizer, chat_template=chat_template(audio_token=heard)).save_pretrained(folder)


def request(spec: Spec, folder: Path) -> None:
    tokenizer = marked("LlamaTokenizer", folder, sound_token="<|pad|>")
    number = tokenizer.convert_tokens_to_ids("<|pad|>")
    config = t.GlmAsrConfig(audio_config=LAYERS, text_config=text_part("llama", tokenizer), audio_token_id=number)
    shown(t.GlmAsrForConditionalGeneration(config), tokenizer).save_pretrained(folder)
    sounds = t.WhisperFeatureExtractor(feature_size=128)
    t.GlmAsrProcessor(sounds, tokenizer, chat_template=chat_template(audio_token="<|pad|>")).save_pretrained(folder)


def instruction(spec: Spec, folder: Path) -> None:
    """Granite Speech: an adapter is switched on for sound. The class of the feature extractor needs a package."""
    from peft import LoraConfig

    tokenizer = marked("GPT2Tokenizer", folder, audio_token="<|audio|>")
    tokenizer.chat_template = chat_template()
    config = t.GraniteSpeechConfig(
        text_config=text_part("granite", tokenizer), audio_token_index=tokenizer.audio_token_id,
        encoder_config={"num_layers": 1, "hidden_dim": 32, "num_heads": 2, "feedforward_mult": 1, "output_dim": 8},
        projector_config={"model_type": "blip_2_qformer", **LAYERS, "encoder_hidden_size": 32},
    )  # fmt: skip
    model = shown(t.GraniteSpeechForConditionalGeneration(config), tokenizer)
    model.add_adapter(LoraConfig(r=2, target_modules=["q_proj", "v_proj"]))
    # With an adapter, the folder is written into its settings.
    model.save_pretrained(str(folder))
    tokenizer.save_pretrained(folder)
    settings = {"feature_extractor_type": "GraniteSpeechFeatureExtractor", "processor_class": "GraniteSpeechProcessor"}
    (folder / "preprocessor_config.json").write_text(json.dumps({**settings, "sampling_rate": 16000}))
    (folder / "processor_config.json").write_text(json.dumps({"audio_token": "<|audio|>", "processor_class": "GraniteSpeechProcessor"}))


def language(spec: Spec, folder: Path) -> None:
    """Cohere's recognizer begins with tokens that say what to write, among them the language."""
    tokenizer = trained("LlamaTokenizer")
    marks = ["startofcontext", "startoftranscript", "emo:undefined", "en", "pnc", "nopnc", "noitn", "notimestamp", "nodiarize"]
    tokenizer.add_special_tokens({"additional_special_tokens": [f"<|{mark}|>" for mark in marks], "pad_token": "<pad>"})
    encoder = {**LAYERS, "model_type": "parakeet_encoder", "subsampling_conv_channels": 8, "num_mel_bins": 128}
    config = t.CohereAsrConfig(
        **LAYERS, encoder_config=encoder, vocab_size=len(tokenizer), **ends(tokenizer),
        decoder_start_token_id=tokenizer.convert_tokens_to_ids("▁"),
    )  # fmt: skip
    shown(t.CohereAsrForConditionalGeneration(config), tokenizer).save_pretrained(folder)
    t.CohereAsrProcessor(t.CohereAsrFeatureExtractor(feature_size=128), tokenizer).save_pretrained(folder)


def speakers(spec: Spec, folder: Path) -> None:
    head = {"hidden_size": 16, "audio_hidden_size": 32}
    config = t.Nemotron3DiarizationConfig(audio_config=LAYERS, head_config=head)
    t.Nemotron3DiarizationForAudioFrameClassification(config).save_pretrained(folder)
    t.Nemotron3DiarizationProcessor(t.NemotronAsrStreamingFeatureExtractor(feature_size=128)).save_pretrained(folder)


def transducer(spec: Spec, folder: Path) -> None:
    """Parakeet: of each step, a word and how long it lasts."""
    plain = trained("LlamaTokenizer")
    marks = {"unk_token": "<unk>", "pad_token": "<pad>"}
    tokenizer = t.ParakeetTokenizer(tokenizer_object=plain.backend_tokenizer, **marks)
    tokenizer.add_special_tokens({"additional_special_tokens": ["<blank>"]})
    blank = tokenizer.convert_tokens_to_ids("<blank>")
    encoder = {**LAYERS, "subsampling_conv_channels": 8, "num_mel_bins": 128}
    config = t.ParakeetTDTConfig(
        encoder_config=encoder, vocab_size=len(tokenizer), decoder_hidden_size=16, num_decoder_layers=1, pad_token_id=tokenizer.pad_token_id,
        blank_token_id=blank,
    )  # fmt: skip
    model = t.ParakeetForTDT(config)
    with torch.no_grad():
        # Four frames for each word, and only words.
        model.joint.head.bias[invisible(model, tokenizer)] = -100
        model.joint.head.bias[-1] = 100
    # The durations have the numbers after those of the words.
    durations = [config.vocab_size + number for number in range(len(config.durations))]
    model.generation_config.update(decoder_start_token_id=blank, suppress_tokens=durations)
    model.save_pretrained(folder)
    t.ParakeetProcessor(t.ParakeetFeatureExtractor(feature_size=128), tokenizer, decoder_type="tdt").save_pretrained(folder)


def song(spec: Spec, folder: Path) -> None:
    """Pop2Piano: the notes of a melody are its words. Classes of the processor need packages."""
    kinds = {"SPECIAL": 4, "NOTE": 128, "VELOCITY": 2, "TIME": 100}
    words = [f"{number}_TOKEN_{kind}" for kind, count in kinds.items() for number in range(count)]
    (folder / "vocab.json").write_text(json.dumps({word: number for number, word in enumerate(words)}))
    (folder / "tokenizer_config.json").write_text(json.dumps({"tokenizer_class": "Pop2PianoTokenizer"}))
    settings = {"feature_extractor_type": "Pop2PianoFeatureExtractor", "processor_class": "Pop2PianoProcessor", "feature_size": 32}
    (folder / "preprocessor_config.json").write_text(json.dumps(settings))
    config = t.Pop2PianoConfig(vocab_size=len(words), composer_vocab_size=2, d_model=32, d_kv=8, d_ff=32, num_layers=1, num_heads=2)
    t.Pop2PianoForConditionalGeneration(config).save_pretrained(folder)
    settings = {"composer_to_feature_token": {"composer1": 100, "composer2": 101}, "max_length": 64}
    numbers = {"decoder_start_token_id": 0, "eos_token_id": 1, "forced_eos_token_id": 1, "pad_token_id": 0}
    (folder / "generation_config.json").write_text(json.dumps({**settings, **numbers}))


HEARD = {
    "any-to-any-sound": conversation, "own-alignment": aligned, "own-heard-answer": answer, "own-heard-instruction": instruction, "own-heard-language": language,
    "own-heard-request": request, "own-heard-song": song, "own-heard-speakers": speakers, "sound-stereo": stereo, "transcribe-transducer": transducer,
}  # fmt: skip

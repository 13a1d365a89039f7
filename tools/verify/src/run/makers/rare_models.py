"""Models of Transformers whose classes, tokenizers or processors few others have."""

import json
from pathlib import Path

import torch
import transformers as t
from hub import Spec
from tiny import chat_template, generates_text, invisible, small_config, token_ids, tokenizer_for, trained

LAYERS = {"hidden_size": 32, "num_hidden_layers": 1, "num_attention_heads": 2, "intermediate_size": 32}


def entities(spec: Spec, folder: Path) -> None:
    """LUKE: the tokenizer knows for which task the weights are."""
    name = spec.config["architectures"][0]
    kind = name.removeprefix("LukeForEntity").removesuffix("Classification").lower()
    tokenizer = tokenizer_for("luke", folder)
    tokenizer.save_pretrained(folder)
    task = "_".join(part for part in ("entity", kind, "classification") if part)
    tokenizer = t.LukeTokenizer.from_pretrained(folder, task=task)
    config = small_config("luke")
    token_ids(config, tokenizer)
    getattr(t, name)(config).save_pretrained(folder)
    tokenizer.save_pretrained(folder)


def gap(spec: Spec, folder: Path) -> None:
    tokenizer = tokenizer_for("vilt", folder)
    config = small_config("vilt")
    token_ids(config, tokenizer)
    model = t.ViltForMaskedLM(config)
    with torch.no_grad():
        model.mlm_score.decoder.bias[invisible(model, tokenizer)] = -100
    model.save_pretrained(folder)
    t.ViltProcessor(t.ViltImageProcessor(), tokenizer).save_pretrained(folder)


def picture_part(spec: Spec, folder: Path) -> None:
    """The part of CLIP for pictures; the image processor is in the repository that the code names."""
    t.CLIPVisionModel(t.CLIPVisionConfig(**LAYERS, projection_dim=32)).save_pretrained(folder)
    for name in spec.named():
        t.CLIPImageProcessor().save_pretrained(spec.repository(name))


def film(spec: Spec, folder: Path) -> None:
    predictor = {"pred_hidden_size": 16, "pred_num_attention_heads": 2, "pred_num_hidden_layers": 1, "pred_num_mask_tokens": 2}
    config = t.VJEPA2Config(
        **predictor, hidden_size=32, num_hidden_layers=1, num_attention_heads=2, mlp_ratio=1, num_pooler_layers=1, crop_size=64, frames_per_clip=16
    )
    t.VJEPA2Model(config).save_pretrained(folder)
    t.VJEPA2VideoProcessor(crop_size={"height": 64, "width": 64}, size={"shortest_edge": 72}).save_pretrained(folder)


def gemma_parts(folder: Path, template: str | None):
    """The processor of Gemma 3, whose tokenizer has tokens for pictures."""
    trained("GemmaTokenizer").save_pretrained(folder)
    marks = {"boi_token": "<start_of_image>", "eoi_token": "<end_of_image>", "image_token": "<image_soft_token>"}
    tokenizer = t.AutoTokenizer.from_pretrained(folder, extra_special_tokens=marks)
    images = t.Gemma3ImageProcessor(size={"height": 56, "width": 56})
    return t.Gemma3Processor(images, tokenizer, image_seq_length=4, chat_template=template)


def picture_numbers(tokenizer) -> dict[str, int]:
    return {"image_token_index": tokenizer.image_token_id, "boi_token_index": tokenizer.boi_token_id, "eoi_token_index": tokenizer.eoi_token_id}


def translation(spec: Spec, folder: Path) -> None:
    """The chat template takes the languages with the text."""
    languages = "{{ part['source_lang_code'] }} {{ part['target_lang_code'] }} {{ part['text'] }}"
    gemma(folder, chat_template(image_token="<start_of_image>").replace("{{ part['text'] }}", languages))


def gemma(folder: Path, template: str) -> None:
    processor = gemma_parts(folder, template)
    config = small_config("gemma3", mm_tokens_per_image=4, **picture_numbers(processor.tokenizer))
    config.vision_config.image_size, config.vision_config.patch_size = 56, 14
    token_ids(config, processor.tokenizer)
    t.Gemma3ForConditionalGeneration(config).save_pretrained(folder)
    processor.save_pretrained(folder)


def continued(spec: Spec, folder: Path) -> None:
    """T5Gemma 2: an encoder with a vision tower, and a decoder."""
    processor = gemma_parts(folder, None)
    tokenizer = processor.tokenizer
    text = {
        **LAYERS, "num_key_value_heads": 2, "head_dim": 16, "vocab_size": len(tokenizer), "layer_types": ["full_attention"],
        "bos_token_id": tokenizer.bos_token_id, "eos_token_id": tokenizer.eos_token_id, "pad_token_id": tokenizer.pad_token_id,
    }  # fmt: skip
    vision = {**LAYERS, "model_type": "siglip_vision_model", "image_size": 56, "patch_size": 14, "vision_use_head": False}
    numbers = picture_numbers(tokenizer)
    encoder = {"text_config": text, "vision_config": vision, "mm_tokens_per_image": 4, **numbers}
    config = t.T5Gemma2Config(encoder=encoder, decoder=text, image_token_index=numbers["image_token_index"], eoi_token_index=numbers["eoi_token_index"])
    model = t.T5Gemma2ForConditionalGeneration(config)
    model.generation_config.suppress_tokens = invisible(model, tokenizer)
    model.generation_config.decoder_start_token_id = tokenizer.bos_token_id
    model.save_pretrained(folder)
    processor.save_pretrained(folder)


def web_page(spec: Spec, folder: Path) -> None:
    """MarkupLM: the tokenizer numbers the tags of a page."""
    state = json.loads(trained("RobertaTokenizer").backend_tokenizer.to_str())["model"]
    tags = {name: number for number, name in enumerate(["html", "body", "p", "div", "span"])}
    tokenizer = t.MarkupLMTokenizer(tags, vocab=state["vocab"], merges=[tuple(pair) for pair in state["merges"]])
    config = small_config("markuplm")
    token_ids(config, tokenizer)
    model = t.MarkupLMForQuestionAnswering(config)
    with torch.no_grad():
        model.qa_outputs.weight.zero_()
        model.qa_outputs.bias.zero_()
    model.save_pretrained(folder)
    tokenizer.save_pretrained(folder)


def folding(spec: Spec, folder: Path) -> None:
    structure = {"sequence_dim": 16, "pairwise_dim": 16, "ipa_dim": 4, "resnet_dim": 8, "num_heads_ipa": 2, "num_blocks": 1}
    trunk = {
        "num_blocks": 1, "sequence_state_dim": 32, "pairwise_state_dim": 16, "sequence_head_width": 8, "pairwise_head_width": 8,
        "max_recycles": 1, "structure_module": structure,
    }  # fmt: skip
    config = t.EsmConfig(
        **LAYERS, is_folding_model=True, esmfold_config={"trunk": trunk, "fp16_esm": False, "lddt_head_hid_dim": 8}, vocab_size=33, mask_token_id=32,
        pad_token_id=1, position_embedding_type="rotary", token_dropout=True,
    )  # fmt: skip
    t.EsmForProteinFolding(config).save_pretrained(folder)


def passages(spec: Spec, folder: Path) -> None:
    """RAG: an encoder of questions and a generator, with a tokenizer for each."""
    asked, told = tokenizer_for("bert", folder), tokenizer_for("bart", folder)
    question, answer = small_config("dpr"), small_config("bart")
    token_ids(question, asked)
    token_ids(answer, told)
    answer.vocab_size = len(told)
    config = t.RagConfig.from_question_encoder_generator_configs(
        question, answer, bos_token_id=told.bos_token_id, eos_token_id=told.eos_token_id, pad_token_id=told.pad_token_id,
        decoder_start_token_id=told.eos_token_id, vocab_size=len(told), n_docs=2, is_encoder_decoder=True,
    )  # fmt: skip
    model = getattr(t, spec.config["architectures"][0])(config)
    generates_text(model, told)
    model.save_pretrained(folder)
    t.RagTokenizer(asked, told).save_pretrained(folder)


def spoken(spec: Spec, folder: Path) -> None:
    """CSM: a backbone, a decoder for the codebooks of a frame, and a codec."""
    tokenizer = trained("LlamaTokenizer")
    tokenizer.add_special_tokens({"additional_special_tokens": ["<|AUDIO|>", "<|audio_eos|>"]})
    tokenizer.pad_token = tokenizer.eos_token
    size = {**LAYERS, "num_key_value_heads": 2, "num_codebooks": 32, "vocab_size": 67}
    codec = t.MimiConfig(
        hidden_size=32, num_filters=4, num_hidden_layers=1, num_attention_heads=2, num_key_value_heads=2, head_dim=16, intermediate_size=32, codebook_size=128,
        codebook_dim=16, vector_quantization_hidden_dimension=16, upsample_groups=32,
    )  # fmt: skip
    marks = {"audio_token_id": tokenizer.convert_tokens_to_ids("<|AUDIO|>"), "audio_eos_token_id": tokenizer.convert_tokens_to_ids("<|audio_eos|>")}
    config = t.CsmConfig(
        **size, **marks, text_vocab_size=len(tokenizer), codebook_pad_token_id=66, pad_token_id=tokenizer.pad_token_id, bos_token_id=tokenizer.bos_token_id,
        depth_decoder_config={**size, "backbone_hidden_size": 32}, codec_config=codec.to_dict(),
    )  # fmt: skip
    model = t.CsmForConditionalGeneration(config)
    model.generation_config.max_new_tokens = 8
    model.save_pretrained(folder)
    sounds = t.EncodecFeatureExtractor(feature_size=1, sampling_rate=24000)
    t.CsmProcessor(tokenizer=tokenizer, feature_extractor=sounds, chat_template=chat_template(audio_token="<|AUDIO|>")).save_pretrained(folder)


RARE = {
    "clip_vision_model": picture_part, "csm": spoken, "luke": entities, "markuplm": web_page, "own-continued": continued,
    "own-folding": folding, "own-gap": gap, "own-passages": passages, "own-translation": translation, "own-video": film,
}  # fmt: skip

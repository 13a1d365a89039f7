"""Models of Transformers that find lines, formulas or signs on paper, or straighten it."""

import json
from pathlib import Path

import torch
import transformers as t
from hub import Spec
from marks import ends, marked
from rare_models import LAYERS
from reader_models import shown
from tiny import chat_template, tokenizer_for, trained


def lines(spec: Spec, folder: Path) -> None:
    """PP-OCR: a bias makes the whole page one line."""
    backbone = t.HGNetV2Config(
        stem_channels=[3, 8, 8], stage_in_channels=[8, 8, 8, 8], stage_mid_channels=[8, 8, 8, 8], stage_out_channels=[8, 8, 8, 8],
        stage_num_blocks=[1, 1, 1, 1], stage_numb_of_layers=[1, 1, 1, 1], hidden_sizes=[8, 8, 8, 8], depths=[1, 1, 1, 1],
        out_features=["stage1", "stage2", "stage3", "stage4"],
    )  # fmt: skip
    block = {"reduce_channel": [1, 1, 0], "return_channel": [1, 1, 0]}
    for name, size in (("long", 7), ("mid", 5), ("short", 3)):
        half = size // 2
        block[f"vertical_long_to_small_conv_{name}ratio"] = [[size, 1], [1, 1], [half, 0]]
        block[f"horizontal_small_to_long_conv_{name}ratio"] = [[1, size], [1, 1], [0, half]]
        block[f"symmetric_conv_long_{name}ratio"] = [[size, size], [1, 1], [half, half]]
    config = t.PPOCRV5ServerDetConfig(
        backbone_config=backbone, neck_out_channels=16, intraclass_block_config=block, scale_factor_list=[1, 2, 4, 8], kernel_list=[3, 2, 2]
    )
    model = t.PPOCRV5ServerDetForObjectDetection(config)
    with torch.no_grad():
        model.head.binarize_head.conv_final.bias.fill_(9)
        model.head.local_refinement_module.convolution_final.bias.fill_(9)
    model.save_pretrained(folder)
    t.PPOCRV5ServerDetImageProcessor(limit_side_len=192).save_pretrained(folder)


def straight(spec: Spec, folder: Path) -> None:
    stages = [[[8, 8, 1, False]], [[8, 8, 1, True]], [[8, 8, 1, True]]]
    backbone = t.UVDocBackboneConfig(
        resnet_head=[[3, 8], [8, 8]], resnet_configs=stages, stage_configs=[[[8, 1]], [[8, 2]]], out_features=["stage1", "stage2"]
    )
    config = t.UVDocConfig(backbone_config=backbone, bridge_connector=[8, 8], out_point_positions2D=[[8, 8], [8, 2]])
    t.UVDocModel(config).save_pretrained(folder)
    t.UVDocImageProcessor().save_pretrained(folder)


def sign(spec: Spec, folder: Path) -> None:
    """MGP-STR: three tokenizers read the same picture; two are those of other repositories."""
    letters = ["[GO]", "[s]", *"0123456789abcdefghijklmnopqrstuvwxyz"]
    (folder / "vocab.json").write_text(json.dumps({letter: number for number, letter in enumerate(letters)}))
    t.MgpstrTokenizer(str(folder / "vocab.json")).save_pretrained(folder)
    t.ViTImageProcessor(size={"height": 32, "width": 128}, do_normalize=False).save_pretrained(folder)
    pieces = {}
    for name, model_type in (("openai-community/gpt2", "gpt2"), ("google-bert/bert-base-uncased", "bert")):
        place = spec.repository(name)
        pieces[model_type] = tokenizer_for(model_type, place)
        pieces[model_type].save_pretrained(place)
    config = t.MgpstrConfig(
        hidden_size=32, num_hidden_layers=1, num_attention_heads=2, num_bpe_labels=len(pieces["gpt2"]), num_wordpiece_labels=len(pieces["bert"])
    )
    model = t.MgpstrForSceneTextRecognition(config)
    with torch.no_grad():
        # The letters are surer than the others, and the sign ends.
        model.char_head.bias.zero_()
    model.save_pretrained(folder)


def formula(spec: Spec, folder: Path) -> None:
    tokenizer = trained("NougatTokenizer")
    vision = {
        "hidden_size": 32, "num_hidden_layers": 1, "num_attention_heads": 2, "image_size": 768, "output_channels": 16, "mlp_dim": 16,
        "global_attn_indexes": [1], "post_conv_in_channels": 16, "post_conv_mid_channels": 16, "post_conv_out_channels": 16, "decoder_hidden_size": 32,
    }  # fmt: skip
    text = {
        "d_model": 32, "decoder_layers": 1, "decoder_ffn_dim": 16, "decoder_attention_heads": 2, "encoder_layers": 1, "encoder_attention_heads": 2,
        **ends(tokenizer), "vocab_size": len(tokenizer), "forced_eos_token_id": None, "decoder_start_token_id": tokenizer.bos_token_id,
    }  # fmt: skip
    model = t.PPFormulaNetForConditionalGeneration(t.PPFormulaNetConfig(text_config=text, vision_config=vision))
    model.generation_config.update(**ends(tokenizer), decoder_start_token_id=tokenizer.bos_token_id, max_length=64, forced_eos_token_id=None)
    shown(model, tokenizer).save_pretrained(folder)
    t.PPFormulaNetProcessor(t.PPFormulaNetImageProcessor(), tokenizer).save_pretrained(folder)


def asked(spec: Spec, folder: Path) -> None:
    """Granite for Docling: a page is cut into tiles of four tokens each."""
    tokenizer = marked("GPT2Tokenizer", folder, image_token="<image>", fake_token="<fake_token_around_image>", whole_token="<global-img>")
    vision = {**LAYERS, "num_hidden_layers": 2, "image_size": 128, "out_hidden_size": 32, "deepstack_visual_indexes": [0]}
    text = {**LAYERS, **ends(tokenizer), "num_hidden_layers": 2, "num_key_value_heads": 2, "vocab_size": len(tokenizer)}
    config = t.GraniteDoclingConfig(
        text_config=text, vision_config=vision, image_token_id=tokenizer.image_token_id, pad_token_id=tokenizer.pad_token_id
    )
    shown(t.GraniteDoclingForConditionalGeneration(config), tokenizer).save_pretrained(folder)
    images = t.GraniteDoclingImageProcessor(size={"height": 128, "width": 128}, max_patches=4)
    template = chat_template(image_token="<image>")
    t.GraniteDoclingProcessor(images, tokenizer, image_seq_len=4, chat_template=template).save_pretrained(folder)


def boxes(spec: Spec, folder: Path) -> None:
    """Kosmos-2.5: the text begins with the task."""
    tokenizer = marked("LlamaTokenizer", folder, boi_token="<image>", eoi_token="</image>", image_token="<s>", task_token="<ocr>")
    text = {**ends(tokenizer), "embed_dim": 32, "layers": 1, "ffn_dim": 32, "attention_heads": 2, "vocab_size": len(tokenizer)}
    vision = {**LAYERS, "head_dim": 16}
    config = t.Kosmos2_5Config(text_config=text, vision_config=vision, latent_query_num=16)
    model = t.Kosmos2_5ForConditionalGeneration(config)
    shown(model, tokenizer).save_pretrained(folder)
    t.Kosmos2_5Processor(t.Kosmos2_5ImageProcessor(), tokenizer, num_image_tokens=16).save_pretrained(folder)


PAPERS = {
    "own-paper-asked": asked, "own-paper-boxes": boxes, "own-paper-formula": formula, "own-paper-lines": lines, "own-paper-sign": sign,
    "own-paper-straight": straight,
}  # fmt: skip

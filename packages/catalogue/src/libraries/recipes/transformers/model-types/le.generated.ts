/** @module Written by `npm run generate:classes` from transformers 5.22.2. Do not edit. */

/** Model type, the beginning of its class names, what prepares its inputs, and its heads by number or in full. */
export const fromLe = `
led LED t 0.6.b
levit Levit i 0.9.AutoModelForImageClassification:ForImageClassificationWithTeacher
lfm2 Lfm2  0.1
lfm2_moe Lfm2Moe  0.1
lfm2_vl Lfm2Vl ip 0.5.4
lightglue LightGlue i AutoModel:ForKeypointMatching.AutoModelForKeypointMatching:ForKeypointMatching
lighton_ocr LightOnOcr ipt 0.5.4
lilt Lilt t 0.6.2.3
llama Llama  0.1.6.2.3
llama4 Llama4 ip 12.1.5.4.AutoModelForTextEncoding:TextModel
llama4_text Llama4Text  0.AutoModelForCausalLM:=Llama4ForCausalLM
llava Llava ip 0.5.4.8
llava_next LlavaNext ip 0.5.4.8
llava_next_video LlavaNextVideo ipv 0.5.4.8
llava_onevision LlavaOnevision ipv 0.5.4.8
longcat_flash LongcatFlash  0.1
longformer Longformer t 0.7.a.g.6.2.c.3
longt5 LongT5  0.b
luke Luke t 0.7.a.g.6.2.3
lw_detr LwDetr i 0.f
lw_detr_vit LwDetrViTBackbone  i
lxmert Lxmert t 0.e.6
m2m_100 M2M100 t 0.b
mamba Mamba t 0.1.l
mamba2 Mamba2 t 0.1.l
marian Marian t 0.1.AutoModelForSeq2SeqLM:MTModel
markuplm MarkupLM pt 0.6.2.3
mask2former Mask2Former i 0.10
maskformer MaskFormer i 0.AutoModelForInstanceSegmentation:ForInstanceSegmentation.AutoModelForUniversalSegmentation:ForInstanceSegmentation
maskformer-swin MaskFormerSwinBackbone  i.AutoModel:=MaskFormerSwinModel
mbart MBart t 0.1.AutoModelForMaskedLM:ForConditionalGeneration.6.b.2
megatron-bert MegatronBert t 0.1.7.a.w.e.6.2.3
mellum Mellum  0.1
metaclip_2 MetaClip2 ipt 0.9.m
`;

/** @module Written by `npm run generate:classes` from transformers 5.23.0. Do not edit. */

/** Model type, the beginning of its class names, what prepares its inputs, its heads by number or in full, packages, and the part for its code. */
export const rows = `
jina_embeddings_v3 JinaEmbeddingsV3 t 0.7.6.2.4
kimi_k25 Kimi_K25 iptv 0.5.3 tiktoken
kimi_k25_vision Kimi_K25Vision  0
kimi_linear KimiLinear t 0.1 tiktoken
kolibri1 Kolibri1  0.1
kosmos-2 Kosmos2 it 0.5.3
kosmos-2.5 Kosmos2_5 i 0.5.3  asked
kyutai_speech_to_text KyutaiSpeechToText fp 0.3.h
laguna Laguna  0.1
lasr_ctc Lasr fpt AutoModel:ForCTC.AutoModelForCTC:ForCTC
lasr_encoder LasrEncoder fpt d
layoutlm LayoutLM t 0.AutoModelForDocumentQuestionAnswering:ForQuestionAnswering.7.g.2.4
layoutlmv2 LayoutLMv2 ipt 0.AutoModelForDocumentQuestionAnswering:ForQuestionAnswering.6.2.4
layoutlmv3 LayoutLMv3 ipt 0.AutoModelForDocumentQuestionAnswering:ForQuestionAnswering.6.2.4
led LED t 0.6.b
levit Levit i 0.9.AutoModelForImageClassification:ForImageClassificationWithTeacher
lfm2 Lfm2  0.1
lfm2_moe Lfm2Moe  0.1
lfm2_vl Lfm2Vl ip 0.5.3
lfm3 Lfm3  0.1
lfm3_vl Lfm3Vl ipv 0.5.3
lfm3_vl_vision Lfm3VlVision  0
lightglue LightGlue i AutoModel:ForKeypointMatching.AutoModelForKeypointMatching:ForKeypointMatching
lighton_ocr LightOnOcr ipt 0.5.3
lilt Lilt t 0.6.2.4
llama Llama  0.1.6.2.4
llama4 Llama4 ip AutoModel:ForConditionalGeneration.1.5.3.AutoModelForTextEncoding:TextModel
llama4_text Llama4Text  0.AutoModelForCausalLM:=Llama4ForCausalLM
llava Llava ip 0.5.3.8
llava_next LlavaNext ip 0.5.3.8
llava_next_video LlavaNextVideo ipv 0.5.3.8
llava_onevision LlavaOnevision ipv 0.5.3.8
longcat_flash LongcatFlash  0.1
longformer Longformer t 0.7.a.g.6.2.c.4
longt5 LongT5  0.b
luke Luke t 0.7.a.g.6.2.4
lw_detr LwDetr i 0.f
lw_detr_vit LwDetrViTBackbone i i
lxmert Lxmert t 0.e.6  lxmert
m2m_100 M2M100 t 0.b sentencepiece
`;

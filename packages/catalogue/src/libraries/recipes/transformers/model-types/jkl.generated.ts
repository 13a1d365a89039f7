/** @module Written by `npm run generate:classes` from transformers 5.22.2. Do not edit. */

/** Model type, the beginning of its class names, what prepares its inputs, and the numbers of its heads. */
export const jkl = `
jais2 Jais2 t 0.1
jamba Jamba  0.1.6
janus Janus ip 0.a.b.d
jetmoe JetMoe  0.1.6
jina_embeddings_v3 JinaEmbeddingsV3 t 0.2.5.6.8
kimi_k25 Kimi_K25 iptv 0.a.b
kimi_k25_vision Kimi_K25Vision  0
kimi_linear KimiLinear t 0.1
kolibri1 Kolibri1  0.1
kosmos-2 Kosmos2 it 0.a.b
kosmos-2.5 Kosmos2_5 i 0.a.b
kyutai_speech_to_text KyutaiSpeechToText fp 0.b.t
laguna Laguna  0.1
lasr_ctc Lasr fpt 26.16
lasr_encoder LasrEncoder fpt f
layoutlm LayoutLM t 0.2d.2.s.6.8
layoutlmv2 LayoutLMv2 ipt 0.2d.5.6.8
layoutlmv3 LayoutLMv3 ipt 0.2d.5.6.8
led LED t 0.5.e
levit Levit i 0.j.17
lfm2 Lfm2  0.1
lfm2_moe Lfm2Moe  0.1
lfm2_vl Lfm2Vl ip 0.a.b
lightglue LightGlue i 2e.1l
lighton_ocr LightOnOcr ipt 0.a.b
lilt Lilt t 0.5.6.8
llama Llama  0.1.5.6.8
llama4 Llama4 ip z.1.a.b.1m
llama4_text Llama4Text  0.2f
llava Llava ip 0.a.b.d
llava_next LlavaNext ip 0.a.b.d
llava_next_video LlavaNextVideo ipv 0.a.b.d
llava_onevision LlavaOnevision ipv 0.a.b.d
longcat_flash LongcatFlash  0.1
longformer Longformer t 0.2.3.s.5.6.7.8
longt5 LongT5  0.e
luke Luke t 0.2.3.s.5.6.8
lw_detr LwDetr i 0.y
lw_detr_vit LwDetrViTBackbone  1g
lxmert Lxmert t 0.4.5
`;

/** @module Written by `npm run generate:classes` from transformers 5.22.2. Do not edit. */

/** Model type, the beginning of its class names, what prepares its inputs, and its heads by number or in full. */
export const fromHy = `
hyperclovax HyperCLOVAX  0.1
hyperclovax_vision_v2 HyperCLOVAXVisionV2 iptv 0.5.4
hy_v3 HYV3  0.1
hy_v4 HYV4  0.1
ibert IBert t 0.7.a.g.6.2.c.3
idefics Idefics ipt 0.AutoModelForImageTextToText:ForVisionText2Text.AutoModelForMultimodalLM:ForVisionText2Text.AutoModelForPreTraining:ForVisionText2Text
idefics2 Idefics2 ipt 0.5.4.8
idefics3 Idefics3 ip 0.5.4.8
idefics3_vision Idefics3VisionTransformer  d
ijepa IJepa i 0.9
imagegpt ImageGPT i 0.9
informer Informer  0
inkling_mm_model Inkling fip 0.5.4.8
inkling_text InklingText  0.AutoModelForCausalLM:=InklingForCausalLM
instructblip InstructBlip iptv 0.5.4
instructblipvideo InstructBlipVideo ptv 0.5.4
internvl InternVL iptv 0.5.4
internvl_vision InternVLVision  0
jais2 Jais2 t 0.1
jamba Jamba  0.1.2
janus Janus ip 0.5.4.8
jetmoe JetMoe  0.1.2
jina_embeddings_v3 JinaEmbeddingsV3 t 0.7.6.2.3
kimi_k25 Kimi_K25 iptv 0.5.4
kimi_k25_vision Kimi_K25Vision  0
kimi_linear KimiLinear t 0.1
kolibri1 Kolibri1  0.1
kosmos-2 Kosmos2 it 0.5.4
kosmos-2.5 Kosmos2_5 i 0.5.4
kyutai_speech_to_text KyutaiSpeechToText fp 0.4.h
laguna Laguna  0.1
lasr_ctc Lasr fpt AutoModel:ForCTC.k
lasr_encoder LasrEncoder fpt d
layoutlm LayoutLM t 0.AutoModelForDocumentQuestionAnswering:ForQuestionAnswering.7.g.2.3
layoutlmv2 LayoutLMv2 ipt 0.AutoModelForDocumentQuestionAnswering:ForQuestionAnswering.6.2.3
layoutlmv3 LayoutLMv3 ipt 0.AutoModelForDocumentQuestionAnswering:ForQuestionAnswering.6.2.3
`;

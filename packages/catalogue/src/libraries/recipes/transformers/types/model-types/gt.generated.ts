/** @module Written by `npm run generate:classes` from transformers 5.23.0. Do not edit. */

/** Model type, the beginning of its class names, what prepares its inputs, its heads by number or in full, packages, and the part for its code. */
export const rows = `
gte Gte t 0.7.2.4
helium Helium  0.1.2.4
hgnet_v2 HGNetV2Backbone i i.d.AutoModelForImageClassification:=HGNetV2ForImageClassification
hiera Hiera i j.0.9.e
higgs_audio_v2 HiggsAudioV2 p AutoModel:ForConditionalGeneration.AutoModelForTextToWaveform:ForConditionalGeneration torchaudio,torch<2.12 voice
higgs_audio_v2_tokenizer HiggsAudioV2Tokenizer f 0.AutoModelForAudioTokenization:Model torchaudio,torch<2.12
hrm_text HrmText  0.1
hubert Hubert fpt 0.AutoModelForAudioClassification:ForSequenceClassification.AutoModelForCTC:ForCTC
hunyuan_v1_dense HunYuanDenseV1  0.1.2
hunyuan_v1_moe HunYuanMoEV1  0.1.2
hunyuan_vl HunYuanVL ipt 0.5.3
hunyuan_vl_text HunYuanVLText  0
hunyuan_vl_vision HunYuanVLVisionTransformer  d
hyperclovax HyperCLOVAX  0.1
hyperclovax_vision_v2 HyperCLOVAXVisionV2 iptv 0.5.3
hy_v3 HYV3  0.1
hy_v4 HYV4  0.1
ibert IBert t 0.7.a.g.6.2.c.4
idefics Idefics ipt 0.AutoModelForImageTextToText:ForVisionText2Text.AutoModelForMultimodalLM:ForVisionText2Text.AutoModelForPreTraining:ForVisionText2Text
idefics2 Idefics2 ipt 0.5.3.8
idefics3 Idefics3 ip 0.5.3.8
idefics3_vision Idefics3VisionTransformer  d
ijepa IJepa i 0.9
imagegpt ImageGPT i 0.9
informer Informer  0  numbers
inkling2 Inkling2 ip 0.5.3.8
inkling2_text Inkling2Text  0.AutoModelForCausalLM:=Inkling2ForCausalLM
inkling2_vision Inkling2Vision  0
inkling_mm_model Inkling fip 0.5.3.8
inkling_text InklingText  0.AutoModelForCausalLM:=InklingForCausalLM
instructblip InstructBlip iptv 0.5.3
instructblipvideo InstructBlipVideo ptv 0.5.3  film
internlm3 Llama  0.1
internvl InternVL iptv 0.5.3
internvl_vision InternVLVision  0
iquestcoder Llama  0.1
jais2 Jais2 t 0.1
jamba Jamba  0.1.2
janus Janus ip 0.5.3.8
jetmoe JetMoe  0.1.2
jev Jev  AutoModelForDecision:ForDecision  other
`;

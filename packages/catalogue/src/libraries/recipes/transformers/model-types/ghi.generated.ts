/** @module Written by `npm run generate:classes` from transformers 5.22.2. Do not edit. */

/** Model type, the beginning of its class names, what prepares its inputs, and the numbers of its heads. */
export const ghi = `
gemma Gemma t 0.1.6.8
gemma2 Gemma2 t 0.1.6.8
gemma3 Gemma3 ipt 0.21.a.b.d.6
gemma3_text Gemma3Text t 0.22.6
gemma3n Gemma3n fipt 0.21.a.b
gemma3n_audio Gemma3nAudioEncoder  f
gemma3n_text Gemma3nText t 0.23
gemma3n_vision TimmWrapper  0
gemma4 Gemma4 fipv 0.21.a.b.d
gemma4_assistant Gemma4Assistant  1
gemma4_audio Gemma4Audio  0
gemma4_text Gemma4Text  0.24
gemma4_unified Gemma4Unified fipv 0.21.a.b.d
gemma4_unified_assistant Gemma4UnifiedAssistant  1
gemma4_unified_text Gemma4UnifiedText  0.25
gemma4_vision Gemma4Vision  0
git Git ipt 0.1.1z.20
glm Glm t 0.1.6.8
glm4 Glm4 t 0.1.6.8
glm46v Glm46V ipv 0.a.b
glm4_moe Glm4Moe t 0.1
glm4_moe_lite Glm4MoeLite t 0.1
glm4v Glm4v iptv 0.a.b
glm4v_moe Glm4vMoe pt 0.a.b
glm4v_moe_text Glm4vMoeText  0
glm4v_moe_vision Glm4vMoeVision  0
glm4v_text Glm4vText  0
glm4v_vision Glm4vVision  0
glm5_next Glm5Next ipv 0.a.b
glm5_next_text Glm5NextText  0
glm5_next_vision Glm5NextVision  0
glm_image GlmImage ipt 0
glm_image_text GlmImageText  0
glm_image_vision GlmImageVision  0
glm_image_vqmodel GlmImageVQVAE  f
glm_moe_dsa GlmMoeDsa  0.1
glm_ocr GlmOcr  0.a.b
glm_ocr_text GlmOcrText  0
glm_ocr_vision GlmOcrVision  0
glmasr GlmAsr fpt 0.b.d.e
glmasr_encoder GlmAsrEncoder  f
glmga Glm46V iv 0.a.b
glpn GLPN i 0.u
got_ocr2 GotOcr2 ipt 0.21.a.b
gpt2 GPT2 t 0.l.11.5.6.8
gpt_bigcode GPTBigCode t 0.1.r.6.8
gpt_neo GPTNeo t 0.1.5.6.8
gpt_neox GPTNeoX t 0.1.5.6.8
gpt_neox_japanese GPTNeoXJapanese t 0.1
gpt_oss GptOss  0.1.6.8
gptj GPTJ t 0.1.5.6
gradium_phonon_tts GradiumPhononTTS fpt 0.10
granite Granite t 0.1
granite4_vision Granite4Vision ip 0.a.b
granite_speech GraniteSpeech fp 0.b.e.t
granite_speech5_ctc GraniteSpeech5 fpt 26.16
granite_speech5_encoder GraniteSpeech5Encoder f f
granite_speech_plus GraniteSpeechPlus fp 0.b.e.t
granite_swa GraniteSWA  0.1
granitemoe GraniteMoe t 0.1
granitemoe_swa GraniteMoeSWA  0.1
granitemoehybrid GraniteMoeHybrid t 0.1
granitemoeshared GraniteMoeShared t 0.1
grounding-dino GroundingDino ipt 0.27
groupvit GroupViT ipt 0
gte Gte t 0.2.6.8
helium Helium  0.1.6.8
hgnet_v2 HGNetV2Backbone  1g.f.28
hiera Hiera i i.0.j.4
higgs_audio_v2 HiggsAudioV2 p z.10
higgs_audio_v2_tokenizer HiggsAudioV2Tokenizer f 0.12
hrm_text HrmText  0.1
hubert Hubert fpt 0.13.16
hunyuan_v1_dense HunYuanDenseV1  0.1.6
hunyuan_v1_moe HunYuanMoEV1  0.1.6
hunyuan_vl HunYuanVL ipt 0.a.b
hunyuan_vl_text HunYuanVLText  0
hunyuan_vl_vision HunYuanVLVisionTransformer  f
hy_v3 HYV3  0.1
hy_v4 HYV4  0.1
hyperclovax HyperCLOVAX  0.1
hyperclovax_vision_v2 HyperCLOVAXVisionV2 iptv 0.a.b
ibert IBert t 0.2.3.s.5.6.7.8
idefics Idefics ipt 0.29.2a.2b
idefics2 Idefics2 ipt 0.a.b.d
idefics3 Idefics3 ip 0.a.b.d
idefics3_vision Idefics3VisionTransformer  f
ijepa IJepa i 0.j
imagegpt ImageGPT i 0.j
informer Informer  0
inkling_mm_model Inkling fip 0.a.b.d
inkling_text InklingText  0.2c
instructblip InstructBlip iptv 0.a.b
instructblipvideo InstructBlipVideo ptv 0.a.b
internvl InternVL iptv 0.a.b
internvl_vision InternVLVision  0
gpt-sw3 GPT2 t 0.l.11.6.8
`;

/** @module Written by `npm run generate:classes` from transformers 5.22.2. Do not edit. */

/** Model type, the beginning of its class names, what prepares its inputs, and its heads by number or in full. */
export const fromFl = `
flaubert Flaubert t 0.AutoModelForMaskedLM:WithLMHeadModel.a.AutoModelForPreTraining:WithLMHeadModel.AutoModelForQuestionAnswering:ForQuestionAnsweringSimple.2.c.3
flava Flava ipt 0.e
flex_olmo FlexOlmo t 0.1
flint Flint  0.1
florence2 Florence2 ipt 0.5.4.8
fnet FNet t 0.7.a.w.e.6.2.3
focalnet FocalNet i j.0.9.y
fsmt FSMT t 0.8.b
fun_asr_nano FunAsrNano fpt 0.4.8.h
fun_asr_nano_encoder FunAsrNanoEncoder  d
funnel Funnel t 0.AutoModel:BaseModel.7.a.e.6.2.3
fuyu Fuyu ip 0.1.AutoModelForImageTextToText:ForCausalLM.13
gemma Gemma t 0.1.2.3
gemma2 Gemma2 t 0.1.2.3
gemma3 Gemma3 ipt 0.v.5.4.8.2
gemma3n Gemma3n fipt 0.v.5.4
gemma3n_audio Gemma3nAudioEncoder  d
gemma3n_text Gemma3nText t 0.AutoModelForCausalLM:=Gemma3nForCausalLM
gemma3n_vision TimmWrapper  0
gemma3_text Gemma3Text t 0.AutoModelForCausalLM:=Gemma3ForCausalLM.2
gemma4 Gemma4 fipv 0.v.5.4.8
gemma4_assistant Gemma4Assistant  1
gemma4_audio Gemma4Audio  0
gemma4_text Gemma4Text  0.AutoModelForCausalLM:=Gemma4ForCausalLM
gemma4_unified Gemma4Unified fipv 0.v.5.4.8
gemma4_unified_assistant Gemma4UnifiedAssistant  1
gemma4_unified_text Gemma4UnifiedText  0.AutoModelForCausalLM:=Gemma4UnifiedForCausalLM
gemma4_vision Gemma4Vision  0
git Git ipt 0.1.AutoModelForImageTextToText:ForCausalLM.13
glm Glm t 0.1.2.3
glm4 Glm4 t 0.1.2.3
glm46v Glm46V ipv 0.5.4
glm4_moe Glm4Moe t 0.1
glm4_moe_lite Glm4MoeLite t 0.1
glm4v Glm4v iptv 0.5.4
glm4v_moe Glm4vMoe pt 0.5.4
glm4v_moe_text Glm4vMoeText  0
glm4v_moe_vision Glm4vMoeVision  0
glm4v_text Glm4vText  0
glm4v_vision Glm4vVision  0
glm5_next Glm5Next ipv 0.5.4
glm5_next_text Glm5NextText  0
glm5_next_vision Glm5NextVision  0
glmasr GlmAsr fpt 0.4.8.b
glmasr_encoder GlmAsrEncoder  d
glmga Glm46V iv 0.5.4
glm_image GlmImage ipt 0
glm_image_text GlmImageText  0
glm_image_vision GlmImageVision  0
glm_image_vqmodel GlmImageVQVAE  d
glm_moe_dsa GlmMoeDsa  0.1
glm_ocr GlmOcr  0.5.4
glm_ocr_text GlmOcrText  0
glm_ocr_vision GlmOcrVision  0
glpn GLPN i 0.q
`;

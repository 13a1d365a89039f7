/** @module Written by `npm run generate:classes` from transformers 5.23.0. Do not edit. */

/** Model type, the beginning of its class names, what prepares its inputs, its heads by number or in full, packages, and the part for its code. */
export const rows = `
pp_chart2table GotOcr2 ip 5.3  asked
pp_doclayout_v2 PPDocLayoutV2 i f
pp_doclayout_v3 PPDocLayoutV3 i 0.f opencv-python-headless
pp_doclayout_v4 PPDocLayoutV4 i 0.f scipy
pp_formulanet PPFormulaNet ipt 5.3  line
pp_lcnet PPLCNetBackbone i i.AutoModelForImageClassification:=PPLCNetForImageClassification
pp_lcnet_v3 PPLCNetV3Backbone i i
pp_lcnet_v4 PPLCNetV4Backbone i i
pp_ocrv5_mobile_det PPOCRV5MobileDet i f opencv-python-headless paper
pp_ocrv5_mobile_rec PPOCRV5MobileRec i 0.AutoModelForTextRecognition:ForTextRecognition  line
pp_ocrv5_server_det PPOCRV5ServerDet i f opencv-python-headless paper
pp_ocrv5_server_rec PPOCRV5ServerRec i 0.AutoModelForTextRecognition:ForTextRecognition  line
pp_ocrv6_medium_det PPOCRV6MediumDet i 0.f opencv-python-headless paper
pp_ocrv6_small_det PPOCRV6SmallDet i 0.f opencv-python-headless paper
pp_ocrv6_small_rec PPOCRV6SmallRec i 0.AutoModelForTextRecognition:ForTextRecognition  line
pp_ocrv6_tiny_rec PPOCRV6TinyRec i 0.AutoModelForTextRecognition:ForTextRecognition  line
prompt_depth_anything PromptDepthAnything i AutoModelForDepthEstimation:ForDepthEstimation
prophetnet ProphetNet t 0.1.b
pvt Pvt i 0.9
pvt_v2 PvtV2 i j.0.9
qianfan_ocr QianfanOCR ipt 0.5.3
qianfan_ocr_vision QianfanOCRVision  0
qwen2 Qwen2 t 0.1.AutoModelForDecision:=JevForDecision.6.2.4
qwen2_5_omni Qwen2_5Omni fiptv 3.AutoModelForTextToWaveform:ForConditionalGeneration
qwen2_5_omni_thinker Qwen2_5OmniThinker  0.5.3
qwen2_5_vl Qwen2_5_VL iptv 0.5.3
qwen2_5_vl_text Qwen2_5_VLText  0
qwen2_5_vl_vision Qwen2_5_VisionTransformerPretrained  0
qwen2_audio Qwen2Audio fpt 0.3.8.b
qwen2_audio_encoder Qwen2AudioEncoder  d
qwen2_moe Qwen2Moe t 0.1.6.2.4
qwen2_vl Qwen2VL iptv 0.5.3
qwen2_vl_text Qwen2VLText  0
qwen3 Qwen3 t 0.1.6.2.4
qwen3_5 Qwen3_5 iptv 0.1.AutoModelForDecision:=JevForDecision.5.3.2.4
qwen3_5_moe Qwen3_5Moe iptv 0.1.AutoModelForDecision:=JevForDecision.5.3
qwen3_5_moe_text Qwen3_5MoeText t 0.AutoModelForCausalLM:=Qwen3_5MoeForCausalLM
qwen3_5_moe_vision Qwen3_5MoeVision  0
qwen3_5_text Qwen3_5Text t 0.AutoModelForCausalLM:=Qwen3_5ForCausalLM.AutoModelForDecision:=JevForDecision.2
qwen3_5_vision Qwen3_5Vision  0
qwen3_asr Qwen3ASR fpt 0.3.8.b.h.4
qwen3_asr_encoder Qwen3ASREncoder  d
qwen3_moe Qwen3Moe t 0.1.6.2.4
qwen3_next Qwen3Next t 0.1.6.2.4
qwen3_omni_moe Qwen3OmniMoe fiptv 3.AutoModelForTextToWaveform:ForConditionalGeneration
qwen3_omni_moe_thinker Qwen3OmniMoeThinker  0.5.3
qwen3_vl Qwen3VL iptv 0.5.3
qwen3_vl_moe Qwen3VLMoe ptv 0.5.3
qwen3_vl_moe_text Qwen3VLMoeText  0
qwen3_vl_moe_vision Qwen3VLMoeVision  0
qwen3_vl_text Qwen3VLText  0
qwen3_vl_vision Qwen3VLVision  0
qwen4_exp Qwen4Exp iptv 0.1.5.3
qwen4_exp_text Qwen4ExpText  0.AutoModelForCausalLM:=Qwen4ExpForCausalLM
qwen4_exp_vision Qwen4ExpVision  0
`;

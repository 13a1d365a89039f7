/** @module Written by `npm run generate:classes` from transformers 5.22.2. Do not edit. */

/** Model type, the beginning of its class names, what prepares its inputs, and the numbers of its heads. */
export const pqr = `
paddleocr_vl PaddleOCRVL ip 0.a.b
paligemma PaliGemma ip 0.a.b.d
parakeet_ctc Parakeet fpt 26.16
parakeet_encoder ParakeetEncoder f f
parakeet_rnnt Parakeet fpt 2o.2p
patchtsmixer PatchTSMixer  0
patchtst PatchTST  0
pe_audio PeAudio fp 0
pe_audio_encoder PeAudioEncoder  f
pe_audio_video PeAudioVideo fpv 0
pe_audio_video_encoder PeAudioVideoEncoder  f
pe_video PeVideo pv 0
pe_video_encoder PeVideoEncoder  f
pegasus Pegasus t 0.1.e
pegasus_x PegasusX t 0.e
perceiver Perceiver it 0.2t.2u.2v.2.6
perception_lm PerceptionLM ipv 0.a.b
persimmon Persimmon t 0.1.6.8
phi Phi t 0.1.6.8
phi3 Phi3  0.1.6.8
phi4_multimodal Phi4Multimodal fip 0.1.20
phimoe Phimoe  0.1.6
pi0 PI0 ip 0.a.b
pix2struct Pix2Struct ipt a.b
pixio PixioBackbone i 1g.2w
pixtral PixtralVision ipt 0
plbart PLBart t 0.1.e.6
pocket_tts PocketTTS fpt 0.10
pocket_tts_audio_tokenizer PocketTTSAudioTokenizer f 0.12
poolformer PoolFormer i 0.j
pop2piano Pop2Piano fp t
pp_chart2table GotOcr2 ip a.b
pp_doclayout_v2 PPDocLayoutV2 i y
pp_doclayout_v3 PPDocLayoutV3 i 0.y
pp_doclayout_v4 PPDocLayoutV4 i 0.y
pp_formulanet PPFormulaNet ipt a.b
pp_lcnet PPLCNetBackbone i 1g.2x
pp_lcnet_v3 PPLCNetV3Backbone  1g
pp_lcnet_v4 PPLCNetV4Backbone  1g
pp_ocrv5_mobile_det PPOCRV5MobileDet i y
pp_ocrv5_mobile_rec PPOCRV5MobileRec i 0.2y
pp_ocrv5_server_det PPOCRV5ServerDet i y
pp_ocrv5_server_rec PPOCRV5ServerRec i 0.2y
pp_ocrv6_medium_det PPOCRV6MediumDet i 0.y
pp_ocrv6_small_det PPOCRV6SmallDet i 0.y
pp_ocrv6_small_rec PPOCRV6SmallRec i 0.2y
pp_ocrv6_tiny_rec PPOCRV6TinyRec i 0.2y
prompt_depth_anything PromptDepthAnything i u
prophetnet ProphetNet t 0.1.e
pvt Pvt i 0.j
pvt_v2 PvtV2 i i.0.j
qianfan_ocr QianfanOCR ipt 0.a.b
qianfan_ocr_vision QianfanOCRVision  0
qwen2 Qwen2 t 0.1.5.6.8
qwen2_5_omni Qwen2_5Omni fiptv b.10
qwen2_5_omni_thinker Qwen2_5OmniThinker  0.a.b
qwen2_5_vl Qwen2_5_VL iptv 0.a.b
qwen2_5_vl_text Qwen2_5_VLText  0
qwen2_5_vl_vision Qwen2_5_VisionTransformerPretrained  0
qwen2_audio Qwen2Audio fpt 0.b.d.e
qwen2_audio_encoder Qwen2AudioEncoder  f
qwen2_moe Qwen2Moe t 0.1.5.6.8
qwen2_vl Qwen2VL iptv 0.a.b
qwen2_vl_text Qwen2VLText  0
qwen3 Qwen3 t 0.1.5.6.8
qwen3_5 Qwen3_5 iptv 0.1.a.b.6.8
qwen3_5_moe Qwen3_5Moe iptv 0.1.a.b
qwen3_5_moe_text Qwen3_5MoeText t 0.2z
qwen3_5_moe_vision Qwen3_5MoeVision  0
qwen3_5_text Qwen3_5Text t 0.30.6
qwen3_5_vision Qwen3_5Vision  0
qwen3_asr Qwen3ASR fpt 0.b.d.e.t.8
qwen3_asr_encoder Qwen3ASREncoder  f
qwen3_moe Qwen3Moe t 0.1.5.6.8
qwen3_next Qwen3Next t 0.1.5.6.8
qwen3_omni_moe Qwen3OmniMoe fiptv b.10
qwen3_omni_moe_thinker Qwen3OmniMoeThinker  0.a.b
qwen3_vl Qwen3VL iptv 0.a.b
qwen3_vl_moe Qwen3VLMoe ptv 0.a.b
qwen3_vl_moe_text Qwen3VLMoeText  0
qwen3_vl_moe_vision Qwen3VLMoeVision  0
qwen3_vl_text Qwen3VLText  0
qwen3_vl_vision Qwen3VLVision  0
qwen4_exp Qwen4Exp iptv 0.1.a.b
qwen4_exp_text Qwen4ExpText  0.31
qwen4_exp_vision Qwen4ExpVision  0
radio Radio  0
recurrent_gemma RecurrentGemma t 0.1
reformer Reformer t 0.32.2.5.6.7
regnet RegNet i 0.j
rembert RemBert t 0.1.2.3.5.6.7.8
resnet ResNet i i.0.j
rf_detr RfDetr i 0.2h.y
rf_detr_dinov2 RfDetrDinov2Backbone  1g
roberta Roberta t 0.1.2.3.s.5.6.7.8
roberta-prelayernorm RobertaPreLayerNorm t 0.1.2.3.s.5.6.7.8
roc_bert RoCBert t 0.1.2.3.4.5.6.7.8
roformer RoFormer t 0.1.2.3.5.6.7.8
rt_detr RTDetr i 0.y
rt_detr_resnet RTDetrResNetBackbone  1g
rt_detr_v2 RTDetrV2  0.y
rwkv Rwkv t 0.1.r
parakeet_tdt Parakeet fpt 3s.3t
pocket_tts_audio_tokenizer_decoder PocketTTSAudioTokenizerDecoder  0
pocket_tts_audio_tokenizer_encoder PocketTTSAudioTokenizerEncoder  0
`;

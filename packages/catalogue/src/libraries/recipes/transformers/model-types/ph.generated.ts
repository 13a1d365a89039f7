/** @module Written by `npm run generate:classes` from transformers 5.22.2. Do not edit. */

/** Model type, the beginning of its class names, what prepares its inputs, and its heads by number or in full. */
export const fromPh = `
phi Phi t 0.1.2.3
phi3 Phi3  0.1.2.3
phi4_multimodal Phi4Multimodal fip 0.1.13
phimoe Phimoe  0.1.2
pi0 PI0 ip 0.5.4
pix2struct Pix2Struct ipt 5.4
pixio PixioBackbone i i.AutoModel:=PixioModel
pixtral PixtralVision ipt 0
plbart PLBart t 0.1.b.2
pocket_tts PocketTTS fpt 0.p
pocket_tts_audio_tokenizer PocketTTSAudioTokenizer f 0.t
pocket_tts_audio_tokenizer_decoder PocketTTSAudioTokenizerDecoder  0
pocket_tts_audio_tokenizer_encoder PocketTTSAudioTokenizerEncoder  0
poolformer PoolFormer i 0.9
pop2piano Pop2Piano fp h
pp_chart2table GotOcr2 ip 5.4
pp_doclayout_v2 PPDocLayoutV2 i f
pp_doclayout_v3 PPDocLayoutV3 i 0.f
pp_doclayout_v4 PPDocLayoutV4 i 0.f
pp_formulanet PPFormulaNet ipt 5.4
pp_lcnet PPLCNetBackbone i i.AutoModelForImageClassification:=PPLCNetForImageClassification
pp_lcnet_v3 PPLCNetV3Backbone  i
pp_lcnet_v4 PPLCNetV4Backbone  i
pp_ocrv5_mobile_det PPOCRV5MobileDet i f
pp_ocrv5_mobile_rec PPOCRV5MobileRec i 0.15
pp_ocrv5_server_det PPOCRV5ServerDet i f
pp_ocrv5_server_rec PPOCRV5ServerRec i 0.15
pp_ocrv6_medium_det PPOCRV6MediumDet i 0.f
pp_ocrv6_small_det PPOCRV6SmallDet i 0.f
pp_ocrv6_small_rec PPOCRV6SmallRec i 0.15
pp_ocrv6_tiny_rec PPOCRV6TinyRec i 0.15
prompt_depth_anything PromptDepthAnything i q
prophetnet ProphetNet t 0.1.b
`;

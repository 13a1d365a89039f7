/** @module Written by `npm run generate:classes` from transformers 5.22.2. Do not edit. */

/** Model type, the beginning of its class names, what prepares its inputs, and its heads by number or in full. */
export const fromSe = `
seamless_m4t SeamlessM4T fpt 0.AutoModelForSeq2SeqLM:ForTextToText.AutoModelForSpeechSeq2Seq:ForSpeechToText.AutoModelForTextToWaveform:ForTextToSpeech
seamless_m4t_v2 SeamlessM4Tv2 ft 0.AutoModelForSeq2SeqLM:ForTextToText.AutoModelForSpeechSeq2Seq:ForSpeechToText.AutoModelForTextToWaveform:ForTextToSpeech
seed_oss SeedOss  0.1.6.2.3
segformer Segformer i 0.9.n
seggpt SegGpt i 0
sew SEW fp 0.o.k
sew-d SEWD fp 0.o.k
shieldgemma2 Gemma3 it AutoModelForImageClassification:=ShieldGemma2ForImageClassification.5.4
siglip Siglip ipt 0.9.m
siglip2 Siglip2 ipt 0.9.m
siglip2_vision_model Siglip2Vision  0
siglip_vision_model SiglipVision  0
slanet SLANet i AutoModelForTableRecognition:ForTableRecognition
slanext SLANeXt i AutoModelForTableRecognition:ForTableRecognition
smollm3 SmolLM3  0.1.6.2.3
smolvlm SmolVLM ipv 0.5.4
smolvlm_vision SmolVLMVisionTransformer  d
solar_open SolarOpen  0.1
speech-encoder-decoder SpeechEncoderDecoder  AutoModelForSpeechSeq2Seq:Model
speecht5 SpeechT5 fpt 0.AutoModelForSpeechSeq2Seq:ForSpeechToText.AutoModelForTextToSpectrogram:ForTextToSpeech
speech_to_text Speech2Text fpt 0.h
splinter Splinter t 0.e.6
squeezebert SqueezeBert t 0.7.a.g.6.2.c.3
stablelm StableLm t 0.1.2.3
starcoder2 Starcoder2 t 0.1.2.3
step3p7 Step3p7 ip 0.5.4
superglue SuperGlue i AutoModelForKeypointMatching:ForKeypointMatching
superpoint SuperPoint i AutoModelForKeypointDetection:ForKeypointDetection
swiftformer SwiftFormer i 0.9
swin Swin i j.0.9.y
swin2sr Swin2SR i 0.AutoModelForImageToImage:ForImageSuperResolution
swinv2 Swinv2 i j.0.9.y
switch_transformers SwitchTransformers t 0.8.b
`;

/** @module Written by `npm run generate:classes` from transformers 5.22.2. Do not edit. */

/** Model type, the beginning of its class names, what prepares its inputs, and the numbers of its heads. */
export const stu = `
sam Sam ip 0.1j
sam2 Sam2 ip 0.1j
sam2_hiera_det_model Sam2HieraDet  0
sam2_video Sam2Video ipv 0.33
sam2_vision_model Sam2Vision  0
sam3 Sam3 ipt 0
sam3_lite_text Sam3LiteText ip 0
sam3_lite_text_text_model Sam3LiteTextText  0
sam3_tracker Sam3Tracker ip 0.1j
sam3_tracker_video Sam3TrackerVideo ip 0
sam3_video Sam3Video ipt 0.34
sam3_vision_model Sam3Vision  0
sam3_vit_model Sam3ViT  0
sam_hq SamHQ ip 0.1j
sam_hq_vision_model SamHQVision  0
sam_vision_model SamVision  0
sapiens2 Sapiens2 i i.0.35.36.37.38.k
seamless_m4t SeamlessM4T fpt 0.39.3a.3b
seamless_m4t_v2 SeamlessM4Tv2 ft 0.39.3a.3b
seed_oss SeedOss  0.1.5.6.8
segformer Segformer i 0.j.k
seggpt SegGpt i 0
sew SEW fp 0.13.16
sew-d SEWD fp 0.13.16
shieldgemma2 Gemma3 it 3c.a.b
siglip Siglip ipt 0.j.9
siglip2 Siglip2 ipt 0.j.9
siglip2_vision_model Siglip2Vision  0
siglip_vision_model SiglipVision  0
slanet SLANet i 3d
slanext SLANeXt i 3d
smollm3 SmolLM3  0.1.5.6.8
smolvlm SmolVLM ipv 0.a.b
smolvlm_vision SmolVLMVisionTransformer  f
solar_open SolarOpen  0.1
speech-encoder-decoder SpeechEncoderDecoder  3e
speech_to_text Speech2Text fpt 0.t
speecht5 SpeechT5 fpt 0.3a.3f
splinter Splinter t 0.4.5
squeezebert SqueezeBert t 0.2.3.s.5.6.7.8
stablelm StableLm t 0.1.6.8
starcoder2 Starcoder2 t 0.1.6.8
step3p7 Step3p7 ip 0.a.b
superglue SuperGlue i 1l
superpoint SuperPoint i 3g
swiftformer SwiftFormer i 0.j
swin Swin i i.0.j.18
swin2sr Swin2SR i 0.3h
swinv2 Swinv2 i i.0.j.18
switch_transformers SwitchTransformers t 0.d.e
t5 T5 t 0.d.5.e.6.2n.8
t5gemma T5Gemma t 0.d.e.6.2n.8
t5gemma2 T5Gemma2 ip 0.a.b.d.e.6.8
t5gemma2_encoder T5Gemma2Encoder ip f
table-transformer TableTransformer i 0.y
tapas Tapas t 0.2.s.6.3i
textnet TextNet i i.0.j
time_series_transformer TimeSeriesTransformer  0
timesfm TimesFm  0.3j
timesfm2_5 TimesFm2_5  0.3j
timesformer Timesformer iv 0.3k
timm_backbone TimmBackbone  1g.f
timm_wrapper TimmWrapper i 0.j
tipsv2 Tipsv2 ipt 3l.0.9
tipsv2_dpt Tipsv2Dpt i u.36.k
tipsv2_text_model Tipsv2Text  0.7
tipsv2_vision_model Tipsv2VisionBackbone  1g.3m
trocr TrOCR ipt 1
tvp Tvp ipt 0
udop Udop ipt 0.a.b
ultrabert Ultrabert  0.2.5.6.8
ultravbert UltraVBert ip 0.2.6.8
umt5 UMT5 t 0.5.e.6.2n.8
unispeech UniSpeech fpt 0.13.16.4
unispeech-sat UniSpeechSat fpt 0.13.14.15.16.4
univnet UnivNet f 0
unlimited_ocr UnlimitedOcr ip 0.a.b
upernet UperNet i k
uvdoc UVDoc i 0
uvdoc_backbone UVDocBackbone  1g
`;

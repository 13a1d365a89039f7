/** @module Written by `npm run generate:classes` from transformers 5.23.0. Do not edit. */

/** Model type, the beginning of its class names, what prepares its inputs, its heads by number or in full, packages, and the part for its code. */
export const rows = `
shieldgemma2 Gemma3 ipt AutoModelForImageClassification:=ShieldGemma2ForImageClassification.5.3  policies
siglip Siglip ipt 0.9.AutoModelForZeroShotImageClassification:Model sentencepiece,protobuf
siglip2 Siglip2 ipt 0.9.AutoModelForZeroShotImageClassification:Model
siglip2_vision_model Siglip2Vision  0
siglip_vision_model SiglipVision  0
slanet SLANet i AutoModelForTableRecognition:ForTableRecognition  paper
slanext SLANeXt i AutoModelForTableRecognition:ForTableRecognition  paper
smollm3 SmolLM3  0.1.6.2.4
smolvlm SmolVLM ipv 0.5.3 num2words
smolvlm_vision SmolVLMVisionTransformer  d
solar_open SolarOpen  0.1
speech-encoder-decoder SpeechEncoderDecoder  AutoModelForSpeechSeq2Seq:Model
speecht5 SpeechT5 fpt 0.AutoModelForSpeechSeq2Seq:ForSpeechToText.AutoModelForTextToSpectrogram:ForTextToSpeech sentencepiece
speech_to_text Speech2Text fpt 0.h sentencepiece
splinter Splinter t 0.e.6
squeezebert SqueezeBert t 0.7.a.g.6.2.c.4
stablelm StableLm t 0.1.2.4
starcoder2 Starcoder2 t 0.1.2.4
step3p7 Step3p7 ip 0.5.3
superglue SuperGlue i AutoModelForKeypointMatching:ForKeypointMatching
superpoint SuperPoint i AutoModelForKeypointDetection:ForKeypointDetection
swiftformer SwiftFormer i 0.9
swin Swin i j.0.9.AutoModelForMaskedImageModeling:ForMaskedImageModeling
swin2sr Swin2SR i 0.AutoModelForImageToImage:ForImageSuperResolution
swinv2 Swinv2 i j.0.9.AutoModelForMaskedImageModeling:ForMaskedImageModeling
switch_transformers SwitchTransformers t 0.8.b
t5 T5 t 0.8.6.b.2.AutoModelForTextEncoding:EncoderModel.4
t5gemma T5Gemma t 0.8.b.2.AutoModelForTextEncoding:EncoderModel.4
t5gemma2 T5Gemma2 ip 0.5.3.8.b.2.4  t5gemma2
t5gemma2_encoder T5Gemma2Encoder ip d
table-transformer TableTransformer i 0.f timm
tapas Tapas t 0.7.g.2.AutoModelForTableQuestionAnswering:ForQuestionAnswering pandas
textnet TextNet i j.0.9
time_series_transformer TimeSeriesTransformer  0  numbers
timesfm TimesFm  0.AutoModelForTimeSeriesPrediction:ModelForPrediction
timesfm2_5 TimesFm2_5  0.AutoModelForTimeSeriesPrediction:ModelForPrediction
timesformer Timesformer iv 0.AutoModelForVideoClassification:ForVideoClassification
timm_backbone TimmBackbone i i.d
timm_wrapper TimmWrapper i 0.9 timm,torchvision
tipsv2 Tipsv2 ipt AutoBackbone:VisionBackbone.0.AutoModelForZeroShotImageClassification:Model sentencepiece,protobuf,torchvision
tipsv2_dpt Tipsv2Dpt i AutoModelForDepthEstimation:ForDepthEstimation.AutoModelForNormalEstimation:ForNormalEstimation.AutoModelForSemanticSegmentation:ForSemanticSegmentation
tipsv2_text_model Tipsv2Text  0.c
tipsv2_vision_model Tipsv2VisionBackbone i i.AutoModel:=Tipsv2VisionModel
`;

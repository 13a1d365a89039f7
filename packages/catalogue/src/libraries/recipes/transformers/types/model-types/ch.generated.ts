/** @module Written by `npm run generate:classes` from transformers 5.23.0. Do not edit. */

/** Model type, the beginning of its class names, what prepares its inputs, its heads by number or in full, packages, and the part for its code. */
export const rows = `
chameleon Chameleon ip 0.5.3
chinese_clip ChineseCLIP ipt 0.AutoModelForZeroShotImageClassification:Model  scene
chinese_clip_vision_model ChineseCLIPVision  0
chmv2 CHMv2 i AutoModelForDepthEstimation:ForDepthEstimation
clap Clap fpt 0  timed
clip CLIP ipt 0.9.AutoModelForZeroShotImageClassification:Model
clipseg CLIPSeg ipt 0.AutoModelForZeroShotImageClassification:Model
clip_text_model CLIPText  0.c
clip_vision_model CLIPVision  0  clip_vision_model
clvp Clvp fpt AutoModel:ModelForConditionalGeneration
codegen CodeGen t 0.1
cohere Cohere t 0.1
cohere2 Cohere2 t 0.1
cohere2_moe Cohere2Moe  0.1
cohere2_vision Cohere2Vision ip 0.5.3
cohere_asr CohereAsr fp 0.h  speech
cohere_compass CohereCompass ipv 0.5.3
cohere_compass_text CohereCompassText  0.AutoModelForCausalLM:=CohereCompassForCausalLM.2
cohere_compass_vision CohereCompassVision  0
colmodernvbert ColModernVBert p AutoModelForPreTraining:ForRetrieval
colpali ColPali ip AutoModelForPreTraining:ForRetrieval pillow,torchvision
colqwen2 ColQwen2 ipt AutoModelForPreTraining:ForRetrieval pillow,torchvision
conditional_detr ConditionalDetr i 0.f timm
convbert ConvBert t 0.7.a.6.2.4
convnext ConvNext i j.0.9
convnextv2 ConvNextV2 i j.0.9
cosmos3_edge Cosmos3Edge ipv 0.5.3
cosmos3_edge_text Cosmos3EdgeText  0
cosmos3_edge_vision Cosmos3EdgeVision  0
cosmos3_omni Cosmos3Omni itv 0.5.3
cpmant CpmAnt t 0.1 rjieba
csm Csm fp AutoModel:ForConditionalGeneration.AutoModelForTextToWaveform:ForConditionalGeneration
ctrl CTRL t 0.AutoModelForCausalLM:LMHeadModel.AutoModelForPreTraining:LMHeadModel.2
cvt Cvt i 0.9
cwm Cwm  0.1
dab-detr DabDetr  0.f timm
dac Dac f 0.AutoModelForAudioTokenization:Model
data2vec-audio Data2VecAudio ft 0.AutoModelForAudioClassification:ForSequenceClassification.AutoModelForAudioFrameClassification:ForAudioFrameClassification.AutoModelForAudioXVector:ForXVector.AutoModelForCTC:ForCTC
data2vec-text Data2VecText t 0.1.7.a.g.6.2.c.4
data2vec-vision Data2VecVision i 0.9.AutoModelForSemanticSegmentation:ForSemanticSegmentation
`;

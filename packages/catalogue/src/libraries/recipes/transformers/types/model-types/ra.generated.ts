/** @module Written by `npm run generate:classes` from transformers 5.23.0. Do not edit. */

/** Model type, the beginning of its class names, what prepares its inputs, its heads by number or in full, packages, and the part for its code. */
export const rows = `
radio Radio  0
recurrent_gemma RecurrentGemma t 0.1
reformer Reformer t 0.AutoModelForCausalLM:ModelWithLMHead.7.6.2.c
regnet RegNet i 0.9
rembert RemBert t 0.1.7.a.6.2.c.4
resnet ResNet i j.0.9
rf_detr RfDetr i 0.AutoModelForInstanceSegmentation:ForInstanceSegmentation.f
rf_detr_dinov2 RfDetrDinov2Backbone i i
roberta Roberta t 0.1.7.a.g.6.2.c.4
roberta-prelayernorm RobertaPreLayerNorm t 0.1.7.a.g.6.2.c.4
roc_bert RoCBert t 0.1.7.a.e.6.2.c.4
roformer RoFormer t 0.1.7.a.6.2.c.4 rjieba
rt_detr RTDetr i 0.f
rt_detr_resnet RTDetrResNetBackbone i i
rt_detr_v2 RTDetrV2  0.f
rwkv Rwkv t 0.1.AutoModelForPreTraining:ForCausalLM
sam Sam ip 0.AutoModelForMaskGeneration:Model
sam2 Sam2 ip 0.AutoModelForMaskGeneration:Model
sam2_hiera_det_model Sam2HieraDet  0
sam2_video Sam2Video ipv 0.AutoModelForMaskGeneration:=Sam2Model
sam2_vision_model Sam2Vision  0
sam3 Sam3 ipt 0
sam3_lite_text Sam3LiteText ip 0
sam3_lite_text_text_model Sam3LiteTextText  0
sam3_tracker Sam3Tracker ip 0.AutoModelForMaskGeneration:Model
sam3_tracker_video Sam3TrackerVideo ip 0
sam3_video Sam3Video ipt 0.AutoModelForMaskGeneration:=Sam3TrackerModel
sam3_vision_model Sam3Vision  0
sam3_vit_model Sam3ViT  0
sam_hq SamHQ ip 0.AutoModelForMaskGeneration:Model
sam_hq_vision_model SamHQVision  0
sam_vision_model SamVision  0
sapiens2 Sapiens2 i j.0.AutoModelForImageMatting:ForImageMatting.AutoModelForNormalEstimation:ForNormalEstimation.AutoModelForPointmapEstimation:ForPointmapEstimation.AutoModelForPoseEstimation:ForPoseEstimation.AutoModelForSemanticSegmentation:ForSemanticSegmentation
seamless_m4t SeamlessM4T fpt 0.AutoModelForSeq2SeqLM:ForTextToText.AutoModelForSpeechSeq2Seq:ForSpeechToText.AutoModelForTextToWaveform:ForTextToSpeech sentencepiece,protobuf seamless
seamless_m4t_v2 SeamlessM4Tv2 ft 0.AutoModelForSeq2SeqLM:ForTextToText.AutoModelForSpeechSeq2Seq:ForSpeechToText.AutoModelForTextToWaveform:ForTextToSpeech sentencepiece,protobuf seamless
seed_oss SeedOss  0.1.6.2.4
segformer Segformer i 0.9.AutoModelForSemanticSegmentation:ForSemanticSegmentation
seggpt SegGpt i 0
sew SEW fp 0.AutoModelForAudioClassification:ForSequenceClassification.AutoModelForCTC:ForCTC
sew-d SEWD fp 0.AutoModelForAudioClassification:ForSequenceClassification.AutoModelForCTC:ForCTC
`;

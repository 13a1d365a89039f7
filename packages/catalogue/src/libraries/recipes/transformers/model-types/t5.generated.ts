/** @module Written by `npm run generate:classes` from transformers 5.22.2. Do not edit. */

/** Model type, the beginning of its class names, what prepares its inputs, and its heads by number or in full. */
export const fromT5 = `
t5 T5 t 0.8.6.b.2.14.3
t5gemma T5Gemma t 0.8.b.2.14.3
t5gemma2 T5Gemma2 ip 0.5.4.8.b.2.3
t5gemma2_encoder T5Gemma2Encoder ip d
table-transformer TableTransformer i 0.f
tapas Tapas t 0.7.g.2.AutoModelForTableQuestionAnswering:ForQuestionAnswering
textnet TextNet i j.0.9
time_series_transformer TimeSeriesTransformer  0
timesfm TimesFm  0.AutoModelForTimeSeriesPrediction:ModelForPrediction
timesfm2_5 TimesFm2_5  0.AutoModelForTimeSeriesPrediction:ModelForPrediction
timesformer Timesformer iv 0.16
timm_backbone TimmBackbone  i.d
timm_wrapper TimmWrapper i 0.9
tipsv2 Tipsv2 ipt AutoBackbone:VisionBackbone.0.m
tipsv2_dpt Tipsv2Dpt i q.AutoModelForNormalEstimation:ForNormalEstimation.n
tipsv2_text_model Tipsv2Text  0.c
tipsv2_vision_model Tipsv2VisionBackbone  i.AutoModel:=Tipsv2VisionModel
trocr TrOCR ipt 1
tvp Tvp ipt 0
udop Udop ipt 0.5.4
ultrabert Ultrabert  0.7.6.2.3
ultravbert UltraVBert ip 0.7.2.3
umt5 UMT5 t 0.6.b.2.14.3
unispeech UniSpeech fpt 0.o.k.e
unispeech-sat UniSpeechSat fpt 0.o.r.u.k.e
univnet UnivNet f 0
unlimited_ocr UnlimitedOcr ip 0.5.4
upernet UperNet i n
uvdoc UVDoc i 0
uvdoc_backbone UVDocBackbone  i
vaultgemma VaultGemma  0.1
vibevoice VibeVoice fpt 12.h.p
vibevoice_acoustic_tokenizer VibeVoiceAcousticTokenizer f 0.t
vibevoice_acoustic_tokenizer_decoder VibeVoiceAcousticTokenizerDecoder  0
vibevoice_acoustic_tokenizer_encoder VibeVoiceAcousticTokenizerEncoder  0
vibevoice_asr VibeVoiceAsr fp 0.4.8.b.h
video_llama_3 VideoLlama3 ipv 0.5.4
video_llama_3_vision VideoLlama3Vision  0
video_llava VideoLlava ipv 0.5.4.8
videomae VideoMAE iv 0.e.16
videomt Videomt v 10
videoprism VideoPrismClip ptv 0.m
videoprism_vision_model VideoPrismVision  0.AutoModelForVideoClassification:=VideoPrismForVideoClassification
vilt Vilt ipt 0.AutoModelForVisualQuestionAnswering:ForQuestionAnswering
vipllava VipLlava ip 0.5.4.8
vision-encoder-decoder VisionEncoderDecoder  AutoModelForImageTextToText:Model.AutoModelForMultimodalLM:Model
vision-text-dual-encoder VisionTextDualEncoder p 0
visual_bert VisualBert t 0.e
vit ViT i 0.9.y
vitdet VitDetBackbone  i.AutoModel:=VitDetModel
vit_mae ViTMAE i 0.e
vitmatte VitMatte i AutoModelForImageMatting:ForImageMatting
vit_msn ViTMSN i 0.9
vitpose VitPose i AutoModelForPoseEstimation:ForPoseEstimation
vitpose_backbone VitPoseBackbone  i
vits Vits t 0.AutoModelForTextToWaveform:Model
vivit Vivit iv 0.16
`;

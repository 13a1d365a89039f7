/** @module Written by `npm run generate:classes` from transformers 5.23.0. Do not edit. */

/** Model type, the beginning of its class names, what prepares its inputs, its heads by number or in full, packages, and the part for its code. */
export const rows = `
trocr TrOCR ipt 1
tvp Tvp ipt 0
udop Udop ipt 0.5.3  udop
ultrabert Ultrabert  0.7.6.2.4
ultravbert UltraVBert ip 0.7.2.4  other
umt5 UMT5 t 0.6.b.2.AutoModelForTextEncoding:EncoderModel.4
unispeech UniSpeech fpt 0.AutoModelForAudioClassification:ForSequenceClassification.AutoModelForCTC:ForCTC.e
unispeech-sat UniSpeechSat fpt 0.AutoModelForAudioClassification:ForSequenceClassification.AutoModelForAudioFrameClassification:ForAudioFrameClassification.AutoModelForAudioXVector:ForXVector.AutoModelForCTC:ForCTC.e
univnet UnivNet f 0
unlimited_ocr UnlimitedOcr ip 0.5.3  asked
upernet UperNet i AutoModelForSemanticSegmentation:ForSemanticSegmentation
uvdoc UVDoc i 0  paper
uvdoc_backbone UVDocBackbone i i
vaultgemma VaultGemma  0.1
vibevoice VibeVoice fpt AutoModel:ForConditionalGeneration.h.AutoModelForTextToWaveform:ForConditionalGeneration
vibevoice_acoustic_tokenizer VibeVoiceAcousticTokenizer f 0.AutoModelForAudioTokenization:Model
vibevoice_acoustic_tokenizer_decoder VibeVoiceAcousticTokenizerDecoder  0
vibevoice_acoustic_tokenizer_encoder VibeVoiceAcousticTokenizerEncoder  0
vibevoice_asr VibeVoiceAsr fp 0.3.8.b.h  heard
video_llama_3 VideoLlama3 ipv 0.5.3
video_llama_3_vision VideoLlama3Vision  0
video_llava VideoLlava ipv 0.5.3.8
videomae VideoMAE iv 0.e.AutoModelForVideoClassification:ForVideoClassification
videomt Videomt v AutoModelForUniversalSegmentation:ForUniversalSegmentation scipy film
videoprism VideoPrismClip ptv 0.AutoModelForZeroShotImageClassification:Model
videoprism_vision_model VideoPrismVision  0.AutoModelForVideoClassification:=VideoPrismForVideoClassification
vilt Vilt ipt 0.AutoModelForVisualQuestionAnswering:ForQuestionAnswering
vipllava VipLlava ip 0.5.3.8
vision-encoder-decoder VisionEncoderDecoder  AutoModelForImageTextToText:Model.AutoModelForMultimodalLM:Model  pair
vision-text-dual-encoder VisionTextDualEncoder p 0
visual_bert VisualBert t 0.e
vit ViT i 0.9.AutoModelForMaskedImageModeling:ForMaskedImageModeling
vitdet VitDetBackbone i i.AutoModel:=VitDetModel
vit_mae ViTMAE i 0.e
vitmatte VitMatte i AutoModelForImageMatting:ForImageMatting
vit_msn ViTMSN i 0.9
vitpose VitPose i AutoModelForPoseEstimation:ForPoseEstimation scipy
vitpose_backbone VitPoseBackbone i i
vits Vits t 0.AutoModelForTextToWaveform:Model
vivit Vivit iv 0.AutoModelForVideoClassification:ForVideoClassification
`;

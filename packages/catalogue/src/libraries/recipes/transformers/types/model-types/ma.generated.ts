/** @module Written by `npm run generate:classes` from transformers 5.23.0. Do not edit. */

/** Model type, the beginning of its class names, what prepares its inputs, its heads by number or in full, packages, and the part for its code. */
export const rows = `
mamba Mamba t 0.1.AutoModelForPreTraining:ForCausalLM
mamba2 Mamba2 t 0.1.AutoModelForPreTraining:ForCausalLM
marian Marian t 0.1.AutoModelForSeq2SeqLM:MTModel sentencepiece,sacremoses
markuplm MarkupLM pt 0.6.2.4  markuplm
mask2former Mask2Former i 0.AutoModelForUniversalSegmentation:ForUniversalSegmentation scipy
maskformer MaskFormer i 0.AutoModelForInstanceSegmentation:ForInstanceSegmentation.AutoModelForUniversalSegmentation:ForInstanceSegmentation scipy
maskformer-swin MaskFormerSwinBackbone i i.AutoModel:=MaskFormerSwinModel
mbart MBart t 0.1.AutoModelForMaskedLM:ForConditionalGeneration.6.b.2
megatron-bert MegatronBert t 0.1.7.a.AutoModelForNextSentencePrediction:ForNextSentencePrediction.e.6.2.4
mellum Mellum  0.1
metaclip_2 MetaClip2 ipt 0.9.AutoModelForZeroShotImageClassification:Model
mgp-str Mgpstr ipt AutoModel:ForSceneTextRecognition sentencepiece line
mimi Mimi f 0
mimi_decoder MimiDecoder  0
mimi_encoder MimiEncoder  0
mimo_v2_flash MiMoV2Flash t 0.1
minicpm3 MiniCPM3  0.1.2
minicpm_ocr MiniCPMOcr iptv 0.5.3  asked
minicpm_ocr_vision MiniCPMOcrVision  0
minicpmv4_6 MiniCPMV4_6 iptv 0.5.3
minicpmv4_7 MiniCPMV4_7 iptv 0.5.3
minicpmv4_7_vision MiniCPMV4_7Vision  0
minimax MiniMax  0.1.6.2.4
minimax_m2 MiniMaxM2  0.1
minimax_m3_vl MiniMaxM3Sparse ipv AutoModel:=MiniMaxM3VLModel.5.3
minimax_m3_vl_text MiniMaxM3VLText  0.AutoModelForCausalLM:=MiniMaxM3VLForCausalLM
ministral Ministral t 0.1.6.2.4
ministral3 Ministral3 t 0.1.6.2.4
mistral Mistral t 0.1.6.2.4
mistral3 Mistral3 ipt 0.5.3.8
mistral4 Mistral4  0.AutoModelForImageTextToText:ForCausalLM.AutoModelForMultimodalLM:ForCausalLM.AutoModelForPreTraining:ForCausalLM.2.4
mistral_large4 MistralLarge4 ipt 0.5.3.8
mistral_large4_text MistralLarge4Text  0
mixtral Mixtral t 0.1.6.2.4
mlcd MLCDVision i 0
mlcd_vision_model MLCDVision  0
mllama Mllama ip 0.1.5.3.8.AutoModelForTextEncoding:TextModel
mm-grounding-dino MMGroundingDino ipt 0.AutoModelForZeroShotObjectDetection:ForObjectDetection
mobilebert MobileBert t 0.7.a.AutoModelForNextSentencePrediction:ForNextSentencePrediction.e.6.2.c.4
mobilenet_v1 MobileNetV1 i 0.9
mobilenet_v2 MobileNetV2 i 0.9.AutoModelForSemanticSegmentation:ForSemanticSegmentation
mobilevit MobileViT i 0.9.AutoModelForSemanticSegmentation:ForSemanticSegmentation
mobilevitv2 MobileViTV2 i 0.9.AutoModelForSemanticSegmentation:ForSemanticSegmentation
modernbert ModernBert  0.7.a.6.2.4
modernbert-decoder ModernBertDecoder  0.1.2
modernvbert ModernVBert p 0.7.2.4
molmo2 Molmo2 ipv 0.5.3
molmo2_text Molmo2Text  0.c
moonshine Moonshine fp 0.h
moonshine_streaming MoonshineStreaming p 0.h
moshi Moshi f 0.1
moss_transcribe_diarize MossTranscribeDiarize fpt 0.AutoModelForCausalLM:ForConditionalGeneration.3.8.b
moss_transcribe_diarize_audio MossTranscribeDiarizeAudio  0
`;

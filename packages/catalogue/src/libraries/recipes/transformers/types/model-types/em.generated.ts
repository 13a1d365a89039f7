/** @module Written by `npm run generate:classes` from transformers 5.23.0. Do not edit. */

/** Model type, the beginning of its class names, what prepares its inputs, its heads by number or in full, packages, and the part for its code. */
export const rows = `
embedding_gemma2 EmbeddingGemma2 fipv 0  other
embedding_gemma2_text EmbeddingGemma2Text  0
emu3 Emu3 ipt 0.1.5.3.AutoModelForTextEncoding:TextModel
encodec Encodec f 0
encoder-decoder EncoderDecoder  AutoModelForSeq2SeqLM:Model
eomt Eomt i AutoModelForUniversalSegmentation:ForUniversalSegmentation scipy
eomt_dinov3 EomtDinov3 i AutoModelForUniversalSegmentation:ForUniversalSegmentation scipy
ernie Ernie t 0.1.7.a.AutoModelForNextSentencePrediction:ForNextSentencePrediction.e.6.2.4
ernie4_5 Ernie4_5  0.1
ernie4_5_moe Ernie4_5_Moe  0.1
ernie4_5_vl_moe Ernie4_5_VLMoe ipv 0.5.3
esm Esm t 0.7.2.4
esmc Esmc t 0.7.2.4
eurobert EuroBert  0.7.2.4
evolla Evolla p 0.AutoModelForImageTextToText:ForProteinText2Text.AutoModelForMultimodalLM:ForProteinText2Text.AutoModelForPreTraining:ForProteinText2Text  other
exaone4 Exaone4  0.1.AutoModelForPreTraining:ForCausalLM.6.2.4
exaone4_5 Exaone4_5_ ipv 0.5.3
exaone4_5_vision Exaone4_5_Vision  0
exaone_moe ExaoneMoe  0.1.AutoModelForPreTraining:ForCausalLM
falcon Falcon  0.1.6.2.4
falcon_h1 FalconH1  0.1
falcon_mamba FalconMamba t 0.1.AutoModelForPreTraining:ForCausalLM
fastspeech2_conformer FastSpeech2Conformer t 0.AutoModelForTextToSpectrogram:Model espnet-g2p-en voice
fastspeech2_conformer_with_hifigan FastSpeech2Conformer  AutoModel:WithHifiGan.AutoModelForTextToWaveform:WithHifiGan espnet-g2p-en
fast_vlm FastVlm  0.5.3 timm
flaubert Flaubert t 0.AutoModelForMaskedLM:WithLMHeadModel.a.AutoModelForPreTraining:WithLMHeadModel.AutoModelForQuestionAnswering:ForQuestionAnsweringSimple.2.c.4 sacremoses
flava Flava ipt 0.e
flex_olmo FlexOlmo t 0.1
flint Flint  0.1
florence2 Florence2 ipt 0.5.3.8
fnet FNet t 0.7.a.AutoModelForNextSentencePrediction:ForNextSentencePrediction.e.6.2.4
focalnet FocalNet i j.0.9.AutoModelForMaskedImageModeling:ForMaskedImageModeling
fsmt FSMT t 0.8.b sacremoses
fun_asr_nano FunAsrNano fpt 0.3.8.h torchaudio,torch<2.12 heard
fun_asr_nano_encoder FunAsrNanoEncoder  d
funnel Funnel t 0.AutoModel:BaseModel.7.a.e.6.2.4
fuyu Fuyu ip 0.1.AutoModelForImageTextToText:ForCausalLM.AutoModelForMultimodalLM:ForCausalLM
gemma Gemma t 0.1.2.4
gemma2 Gemma2 t 0.1.2.4
gemma3 Gemma3 ipt 0.AutoModelForCausalLM:ForConditionalGeneration.5.3.8.2
gemma3n Gemma3n fipt 0.AutoModelForCausalLM:ForConditionalGeneration.5.3 timm,pillow,torchvision
gemma3n_audio Gemma3nAudioEncoder  d
gemma3n_text Gemma3nText t 0.AutoModelForCausalLM:=Gemma3nForCausalLM
gemma3n_vision TimmWrapper  0
gemma3_text Gemma3Text t 0.AutoModelForCausalLM:=Gemma3ForCausalLM.2
gemma4 Gemma4 fipv 0.AutoModelForCausalLM:ForConditionalGeneration.AutoModelForDecision:=JevForDecision.5.3.8
gemma4_assistant Gemma4Assistant  1
gemma4_audio Gemma4Audio  0
gemma4_text Gemma4Text  0.AutoModelForCausalLM:=Gemma4ForCausalLM
gemma4_unified Gemma4Unified fipv 0.AutoModelForCausalLM:ForConditionalGeneration.5.3.8
gemma4_unified_assistant Gemma4UnifiedAssistant  1
gemma4_unified_text Gemma4UnifiedText  0.AutoModelForCausalLM:=Gemma4UnifiedForCausalLM
gemma4_vision Gemma4Vision  0
`;

/** @module Written by `npm run generate:classes` from transformers 5.22.2. Do not edit. */

/** Model type, the beginning of its class names, what prepares its inputs, and its heads by number or in full. */
export const fromDo = `
doge Doge  0.1.2
donut-swin DonutSwin i 0.9
dots1 Dots1  0.1
dpr DPRQuestionEncoder t d
dpt DPT i 0.q.n
edgetam EdgeTam ip 0.z
edgetam_video EdgeTamVideo  0.AutoModelForMaskGeneration:=EdgeTamModel
edgetam_vision_model EdgeTamVision  0
efficientloftr EfficientLoFTR i 0.AutoModelForKeypointMatching:ForKeypointMatching
efficientnet EfficientNet i 0.9
electra Electra t 0.1.7.a.e.6.2.c.3
embedding_gemma2 EmbeddingGemma2 fipv 0
embedding_gemma2_text EmbeddingGemma2Text  0
emu3 Emu3 ipt 0.1.5.4.AutoModelForTextEncoding:TextModel
encodec Encodec f 0
encoder-decoder EncoderDecoder  AutoModelForSeq2SeqLM:Model
eomt Eomt i 10
eomt_dinov3 EomtDinov3 i 10
ernie Ernie t 0.1.7.a.w.e.6.2.3
ernie4_5 Ernie4_5  0.1
ernie4_5_moe Ernie4_5_Moe  0.1
ernie4_5_vl_moe Ernie4_5_VLMoe ipv 0.5.4
esm Esm t 0.7.2.3
esmc Esmc t 0.7.2.3
eurobert EuroBert  0.7.2.3
evolla Evolla p 0.AutoModelForImageTextToText:ForProteinText2Text.AutoModelForMultimodalLM:ForProteinText2Text.AutoModelForPreTraining:ForProteinText2Text
exaone4 Exaone4  0.1.l.6.2.3
exaone4_5 Exaone4_5_ ipv 0.5.4
exaone4_5_vision Exaone4_5_Vision  0
exaone_moe ExaoneMoe  0.1.l
falcon Falcon  0.1.6.2.3
falcon_h1 FalconH1  0.1
falcon_mamba FalconMamba t 0.1.l
fastspeech2_conformer FastSpeech2Conformer t 0.AutoModelForTextToSpectrogram:Model
fastspeech2_conformer_with_hifigan FastSpeech2Conformer  AutoModel:WithHifiGan.AutoModelForTextToWaveform:WithHifiGan
fast_vlm FastVlm  0.5.4
`;

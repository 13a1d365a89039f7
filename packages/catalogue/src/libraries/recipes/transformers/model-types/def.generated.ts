/** @module Written by `npm run generate:classes` from transformers 5.22.2. Do not edit. */

/** Model type, the beginning of its class names, what prepares its inputs, and the numbers of its heads. */
export const def = `
d_fine DFine  0.y
dab-detr DabDetr  0.y
dac Dac f 0.12
data2vec-audio Data2VecAudio ft 0.13.14.15.16
data2vec-text Data2VecText t 0.1.2.3.s.5.6.7.8
data2vec-vision Data2VecVision i 0.j.k
dbrx Dbrx t 0.1
deberta Deberta t 0.2.s.5.6.7.8
deberta-v2 DebertaV2 t 0.2.3.s.5.6.7.8
decision_transformer DecisionTransformer  0
deepseek_ocr2 DeepseekOcr2 ip 0.a.b
deepseek_v2 DeepseekV2  0.1.6
deepseek_v3 DeepseekV3  0.1.6.8
deepseek_v32 DeepseekV32  0.1
deepseek_v4 DeepseekV4  0.1
deepseek_vl DeepseekVL ip 0.a.b
deepseek_vl_hybrid DeepseekVLHybrid ip 0.a.b
deformable_detr DeformableDetr i 0.y
deimv2 Deimv2 i 0.y
deit DeiT i 0.j.17.18
depth_anything DepthAnything i u
depth_pro DepthPro i 0.u
detr Detr i 0.19.y.1a
dia Dia fpt 0.t
diffllama DiffLlama  0.1.5.6.8
diffusion_gemma DiffusionGemma pt 0.1b.1c
dinat Dinat i i.0.j
dinov2 Dinov2 i i.0.j
dinov2_with_registers Dinov2  1d.1e.1f
dinov3_convnext DINOv3ConvNextBackbone  1g.1h
dinov3_vit DINOv3ViTBackbone i 1g.1i
distilbert DistilBert t 0.2.3.s.5.6.7.8
doge Doge  0.1.6
donut-swin DonutSwin i 0.j
dots1 Dots1  0.1
dpr DPRQuestionEncoder t f
dpt DPT i 0.u.k
edgetam EdgeTam ip 0.1j
edgetam_video EdgeTamVideo  0.1k
edgetam_vision_model EdgeTamVision  0
efficientloftr EfficientLoFTR i 0.1l
efficientnet EfficientNet i 0.j
electra Electra t 0.1.2.3.4.5.6.7.8
embedding_gemma2 EmbeddingGemma2 fipv 0
embedding_gemma2_text EmbeddingGemma2Text  0
emu3 Emu3 ipt 0.1.a.b.1m
encodec Encodec f 0
encoder-decoder EncoderDecoder  1n
eomt Eomt i 1o
eomt_dinov3 EomtDinov3 i 1o
ernie Ernie t 0.1.2.3.m.4.5.6.8
ernie4_5 Ernie4_5  0.1
ernie4_5_moe Ernie4_5_Moe  0.1
ernie4_5_vl_moe Ernie4_5_VLMoe ipv 0.a.b
esm Esm t 0.2.6.8
esmc Esmc t 0.2.6.8
eurobert EuroBert  0.2.6.8
evolla Evolla p 0.1p.1q.1r
exaone4 Exaone4  0.1.r.5.6.8
exaone4_5 Exaone4_5_ ipv 0.a.b
exaone4_5_vision Exaone4_5_Vision  0
exaone_moe ExaoneMoe  0.1.r
falcon Falcon  0.1.5.6.8
falcon_h1 FalconH1  0.1
falcon_mamba FalconMamba t 0.1.r
fast_vlm FastVlm  0.a.b
fastspeech2_conformer FastSpeech2Conformer t 0.1s
fastspeech2_conformer_with_hifigan FastSpeech2Conformer  1t.1u
flaubert Flaubert t 0.1v.3.1w.1x.6.7.8
flava Flava ipt 0.4
flex_olmo FlexOlmo t 0.1
flint Flint  0.1
florence2 Florence2 ipt 0.a.b.d
fnet FNet t 0.2.3.m.4.5.6.8
focalnet FocalNet i i.0.j.18
fsmt FSMT t 0.d.e
fun_asr_nano FunAsrNano fpt 0.b.d.t
fun_asr_nano_encoder FunAsrNanoEncoder  f
funnel Funnel t 0.1y.2.3.4.5.6.8
fuyu Fuyu ip 0.1.1z.20
`;

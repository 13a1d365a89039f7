/** @module Written by `npm run generate:classes` from transformers 5.22.2. Do not edit. */

/** Model type, the beginning of its class names, what prepares its inputs, and its heads by number or in full. */
export const fromCp = `
cpmant CpmAnt t 0.1
csm Csm fp 12.p
ctrl CTRL t 0.s.x.2
cvt Cvt i 0.9
cwm Cwm  0.1
dab-detr DabDetr  0.f
dac Dac f 0.t
data2vec-audio Data2VecAudio ft 0.o.r.u.k
data2vec-text Data2VecText t 0.1.7.a.g.6.2.c.3
data2vec-vision Data2VecVision i 0.9.n
dbrx Dbrx t 0.1
deberta Deberta t 0.7.g.6.2.c.3
deberta-v2 DebertaV2 t 0.7.a.g.6.2.c.3
decision_transformer DecisionTransformer  0
deepseek_ocr2 DeepseekOcr2 ip 0.5.4
deepseek_v2 DeepseekV2  0.1.2
deepseek_v3 DeepseekV3  0.1.2.3
deepseek_v32 DeepseekV32  0.1
deepseek_v4 DeepseekV4  0.1
deepseek_vl DeepseekVL ip 0.5.4
deepseek_vl_hybrid DeepseekVLHybrid ip 0.5.4
deformable_detr DeformableDetr i 0.f
deimv2 Deimv2 i 0.f
deit DeiT i 0.9.AutoModelForImageClassification:ForImageClassificationWithTeacher.y
depth_anything DepthAnything i q
depth_pro DepthPro i 0.q
detr Detr i 0.AutoModelForImageSegmentation:ForSegmentation.f.AutoModelForUniversalSegmentation:ForSegmentation
d_fine DFine  0.f
dia Dia fpt 0.h
diffllama DiffLlama  0.1.6.2.3
diffusion_gemma DiffusionGemma pt 0.AutoModelForImageTextToText:ForBlockDiffusion.AutoModelForMultimodalLM:ForBlockDiffusion
dinat Dinat i j.0.9
dinov2 Dinov2 i j.0.9
dinov2_with_registers Dinov2  AutoBackbone:WithRegistersBackbone.AutoModel:WithRegistersModel.AutoModelForImageClassification:WithRegistersForImageClassification
dinov3_convnext DINOv3ConvNextBackbone  i.AutoModel:=DINOv3ConvNextModel
dinov3_vit DINOv3ViTBackbone i i.AutoModel:=DINOv3ViTModel
distilbert DistilBert t 0.7.a.g.6.2.c.3
`;

/** @module Written by `npm run generate:classes` from transformers 5.23.0. Do not edit. */

/** Model type, the beginning of its class names, what prepares its inputs, its heads by number or in full, packages, and the part for its code. */
export const rows = `
dbrx Dbrx t 0.1
deberta Deberta t 0.7.g.6.2.c.4
deberta-v2 DebertaV2 t 0.7.a.g.6.2.c.4
decision_transformer DecisionTransformer  0  numbers
deepseek_ocr2 DeepseekOcr2 ip 0.5.3  asked
deepseek_v2 DeepseekV2  0.1.2
deepseek_v3 DeepseekV3  0.1.2.4
deepseek_v32 DeepseekV32  0.1
deepseek_v4 DeepseekV4  0.1
deepseek_vl DeepseekVL ip 0.5.3
deepseek_vl_hybrid DeepseekVLHybrid ip 0.5.3
deformable_detr DeformableDetr i 0.f timm
deimv2 Deimv2 i 0.f
deit DeiT i 0.9.AutoModelForImageClassification:ForImageClassificationWithTeacher.AutoModelForMaskedImageModeling:ForMaskedImageModeling
depth_anything DepthAnything i AutoModelForDepthEstimation:ForDepthEstimation
depth_pro DepthPro i 0.AutoModelForDepthEstimation:ForDepthEstimation
detr Detr i 0.AutoModelForImageSegmentation:ForSegmentation.f.AutoModelForUniversalSegmentation:ForSegmentation timm
d_fine DFine  0.f
dia Dia fpt 0.h  voice
diffllama DiffLlama  0.1.6.2.4
diffusion_gemma DiffusionGemma pt 0.AutoModelForImageTextToText:ForBlockDiffusion.AutoModelForMultimodalLM:ForBlockDiffusion
dinat Dinat i j.0.9
dinov2 Dinov2 i j.0.9
dinov2_with_registers Dinov2 i AutoBackbone:WithRegistersBackbone.AutoModel:WithRegistersModel.AutoModelForImageClassification:WithRegistersForImageClassification
dinov3_convnext DINOv3ConvNextBackbone i i.AutoModel:=DINOv3ConvNextModel
dinov3_vit DINOv3ViTBackbone i i.AutoModel:=DINOv3ViTModel
distilbert DistilBert t 0.7.a.g.6.2.c.4
doge Doge  0.1.2
donut-swin DonutSwin i 0.9
dots1 Dots1  0.1
dots3_note Dots3Note fiptv 0.1.5.3
dots3_note_text Dots3NoteText  0.AutoModelForCausalLM:=Dots3NoteForCausalLM
dpr DPRQuestionEncoder t d
dpt DPT i 0.AutoModelForDepthEstimation:ForDepthEstimation.AutoModelForSemanticSegmentation:ForSemanticSegmentation
edgetam EdgeTam ip 0.AutoModelForMaskGeneration:Model
edgetam_video EdgeTamVideo  0.AutoModelForMaskGeneration:=EdgeTamModel
edgetam_vision_model EdgeTamVision  0
efficientloftr EfficientLoFTR i 0.AutoModelForKeypointMatching:ForKeypointMatching
efficientnet EfficientNet i 0.9
electra Electra t 0.1.7.a.e.6.2.c.4
`;

/** @module Written by `npm run generate:classes` from transformers 5.22.2. Do not edit. */

/** An auto class, and how the names of the classes it loads end; behind `=` the whole name. */
export const heads = `
AutoModel Model
AutoModelForCausalLM ForCausalLM
AutoModelForMaskedLM ForMaskedLM
AutoModelForMultipleChoice ForMultipleChoice
AutoModelForPreTraining ForPreTraining
AutoModelForQuestionAnswering ForQuestionAnswering
AutoModelForSequenceClassification ForSequenceClassification
AutoModelForTextEncoding Model
AutoModelForTokenClassification ForTokenClassification
AutoModelForZeroShotImageClassification Model
AutoModelForImageTextToText ForConditionalGeneration
AutoModelForMultimodalLM ForConditionalGeneration
AutoModelForAudioClassification ForAudioClassification
AutoModelForPreTraining ForConditionalGeneration
AutoModelForSeq2SeqLM ForConditionalGeneration
AutoModel 
AutoModelForTextToWaveform Model
AutoModelForMaskedLM ForConditionalGeneration
AutoBackbone Backbone
AutoModelForImageClassification ForImageClassification
AutoModelForSemanticSegmentation ForSemanticSegmentation
AutoModelForCausalLM LMHeadModel
AutoModelForNextSentencePrediction ForNextSentencePrediction
AutoModelForCausalLM =BertGenerationDecoder
AutoModelForVisualQuestionAnswering ForQuestionAnswering
AutoModelForVisualQuestionAnswering ForConditionalGeneration
AutoModelForZeroShotImageClassification ForImageTextRetrieval
AutoModelForPreTraining ForCausalLM
AutoModelForPreTraining ForMaskedLM
AutoModelForSpeechSeq2Seq ForConditionalGeneration
AutoModelForDepthEstimation ForDepthEstimation
AutoModel ModelForConditionalGeneration
AutoModelForCausalLM =CohereCompassForCausalLM
AutoModelForPreTraining ForRetrieval
AutoModelForObjectDetection ForObjectDetection
AutoModel ForConditionalGeneration
AutoModelForTextToWaveform ForConditionalGeneration
AutoModelForPreTraining LMHeadModel
AutoModelForAudioTokenization Model
AutoModelForAudioClassification ForSequenceClassification
AutoModelForAudioFrameClassification ForAudioFrameClassification
AutoModelForAudioXVector ForXVector
AutoModelForCTC ForCTC
AutoModelForImageClassification ForImageClassificationWithTeacher
AutoModelForMaskedImageModeling ForMaskedImageModeling
AutoModelForImageSegmentation ForSegmentation
AutoModelForUniversalSegmentation ForSegmentation
AutoModelForImageTextToText ForBlockDiffusion
AutoModelForMultimodalLM ForBlockDiffusion
AutoBackbone WithRegistersBackbone
AutoModel WithRegistersModel
AutoModelForImageClassification WithRegistersForImageClassification
AutoBackbone 
AutoModel =DINOv3ConvNextModel
AutoModel =DINOv3ViTModel
AutoModelForMaskGeneration Model
AutoModelForMaskGeneration =EdgeTamModel
AutoModelForKeypointMatching ForKeypointMatching
AutoModelForTextEncoding TextModel
AutoModelForSeq2SeqLM Model
AutoModelForUniversalSegmentation ForUniversalSegmentation
AutoModelForImageTextToText ForProteinText2Text
AutoModelForMultimodalLM ForProteinText2Text
AutoModelForPreTraining ForProteinText2Text
AutoModelForTextToSpectrogram Model
AutoModel WithHifiGan
AutoModelForTextToWaveform WithHifiGan
AutoModelForMaskedLM WithLMHeadModel
AutoModelForPreTraining WithLMHeadModel
AutoModelForQuestionAnswering ForQuestionAnsweringSimple
AutoModel BaseModel
AutoModelForImageTextToText ForCausalLM
AutoModelForMultimodalLM ForCausalLM
AutoModelForCausalLM ForConditionalGeneration
AutoModelForCausalLM =Gemma3ForCausalLM
AutoModelForCausalLM =Gemma3nForCausalLM
AutoModelForCausalLM =Gemma4ForCausalLM
AutoModelForCausalLM =Gemma4UnifiedForCausalLM
AutoModel ForCTC
AutoModelForZeroShotObjectDetection ForObjectDetection
AutoModelForImageClassification =HGNetV2ForImageClassification
AutoModelForImageTextToText ForVisionText2Text
AutoModelForMultimodalLM ForVisionText2Text
AutoModelForPreTraining ForVisionText2Text
AutoModelForCausalLM =InklingForCausalLM
AutoModelForDocumentQuestionAnswering ForQuestionAnswering
AutoModel ForKeypointMatching
AutoModelForCausalLM =Llama4ForCausalLM
AutoModelForSeq2SeqLM MTModel
AutoModelForInstanceSegmentation ForInstanceSegmentation
AutoModelForUniversalSegmentation ForInstanceSegmentation
AutoModel =MaskFormerSwinModel
AutoModel ForSceneTextRecognition
AutoModel =MiniMaxM3VLModel
AutoModelForCausalLM =MiniMaxM3VLForCausalLM
AutoModelForTextEncoding EncoderModel
AutoModel ForRNNT
AutoModelForRNNT ForRNNT
AutoModelForImageTextToText 
AutoModelForMultimodalLM 
AutoModel ForObjectDetection
AutoModelForImageClassification ForImageClassificationLearned
AutoModelForImageClassification ForImageClassificationFourier
AutoModelForImageClassification ForImageClassificationConvProcessing
AutoModel =PixioModel
AutoModelForImageClassification =PPLCNetForImageClassification
AutoModelForTextRecognition ForTextRecognition
AutoModelForCausalLM =Qwen3_5MoeForCausalLM
AutoModelForCausalLM =Qwen3_5ForCausalLM
AutoModelForCausalLM =Qwen4ExpForCausalLM
AutoModelForCausalLM ModelWithLMHead
AutoModelForMaskGeneration =Sam2Model
AutoModelForMaskGeneration =Sam3TrackerModel
AutoModelForImageMatting ForImageMatting
AutoModelForNormalEstimation ForNormalEstimation
AutoModelForPointmapEstimation ForPointmapEstimation
AutoModelForPoseEstimation ForPoseEstimation
AutoModelForSeq2SeqLM ForTextToText
AutoModelForSpeechSeq2Seq ForSpeechToText
AutoModelForTextToWaveform ForTextToSpeech
AutoModelForImageClassification =ShieldGemma2ForImageClassification
AutoModelForTableRecognition ForTableRecognition
AutoModelForSpeechSeq2Seq Model
AutoModelForTextToSpectrogram ForTextToSpeech
AutoModelForKeypointDetection ForKeypointDetection
AutoModelForImageToImage ForImageSuperResolution
AutoModelForTableQuestionAnswering ForQuestionAnswering
AutoModelForTimeSeriesPrediction ModelForPrediction
AutoModelForVideoClassification ForVideoClassification
AutoBackbone VisionBackbone
AutoModel =Tipsv2VisionModel
AutoModelForVideoClassification =VideoPrismForVideoClassification
AutoModelForImageTextToText Model
AutoModelForMultimodalLM Model
AutoModel =VitDetModel
AutoModelForCausalLM WithLMHeadModel
AutoModel ForTDT
AutoModelForTDT ForTDT
`;

/** Model type, the beginning of its class names, what prepares its inputs, and the numbers of its heads. */
export const modelTypes = `
afmoe Afmoe  0.1
aimv2 Aimv2 ipt 0
aimv2_vision_model Aimv2Vision i 0
albert Albert t 0.2.3.4.5.6.7.8
align Align ipt 0.9
altclip AltCLIP ip 0.9
apertus Apertus  0.1.8
arcee Arcee  0.1.5.6.8
aria Aria ipt 0.a.b
aria_text AriaText  0.1
audio-spectrogram-transformer AST f 0.c
audioflamingo3 AudioFlamingo3 fpt 0.d.e
audioflamingo3_encoder AudioFlamingo3Encoder  f
autoformer Autoformer  0
axk1 AXK1  0.1.6.8
axk2 AXK2  0.1.6.8
aya_vision AyaVision ipt 0.a.b
bailing_hybrid BailingHybrid  0.1
bamba Bamba  0.1
bark Bark pt 0.g
bart Bart t 0.1.h.d.5.e.6
beam Beam t 0.1
beit Beit i i.0.j.k
bert Bert t 0.l.2.3.m.4.5.6.7.8
bert-generation BertGenerationEncoder t f.n
big_bird BigBird t 0.1.2.3.4.5.6.7.8
bigbird_pegasus BigBirdPegasus t 0.1.5.e.6
biogpt BioGpt t 0.1.6.8
bit Bit i i.0.j
bitnet BitNet  0.1
blenderbot Blenderbot t 0.1.e
blenderbot-small BlenderbotSmall t 0.1.e
blip Blip ipt 0.a.b.o.9
blip-2 Blip2 ipt 0.a.b.p.q
blip_2_qformer Blip2QFormer  0
bloom Bloom  0.1.r.5.6.8
blt Blt  0.1
bridgetower BridgeTower ipt 0
bros Bros pt 0.8
camembert Camembert t 0.1.2.3.s.5.6.8
canary Canary fpt 0.t
canine Canine t 0.3.5.6.8
chameleon Chameleon ip 0.a.b
chinese_clip ChineseCLIP ipt 0.9
chinese_clip_vision_model ChineseCLIPVision  0
chmv2 CHMv2 i u
clap Clap fpt 0
clip CLIP ipt 0.j.9
clip_text_model CLIPText  0.7
clip_vision_model CLIPVision  0
clipseg CLIPSeg ipt 0.9
clvp Clvp fpt v
codegen CodeGen t 0.1
cohere Cohere t 0.1
cohere2 Cohere2 t 0.1
cohere2_moe Cohere2Moe  0.1
cohere2_vision Cohere2Vision ip 0.a.b
cohere_asr CohereAsr fp 0.t
cohere_compass CohereCompass ipv 0.a.b
cohere_compass_text CohereCompassText  0.w.6
cohere_compass_vision CohereCompassVision  0
colmodernvbert ColModernVBert p x
colpali ColPali ip x
colqwen2 ColQwen2 ipt x
conditional_detr ConditionalDetr i 0.y
convbert ConvBert t 0.2.3.5.6.8
convnext ConvNext i i.0.j
convnextv2 ConvNextV2 i i.0.j
cosmos3_edge Cosmos3Edge ipv 0.a.b
cosmos3_edge_text Cosmos3EdgeText  0
cosmos3_edge_vision Cosmos3EdgeVision  0
cosmos3_omni Cosmos3Omni itv 0.a.b
cpmant CpmAnt t 0.1
csm Csm fp z.10
ctrl CTRL t 0.l.11.6
cvt Cvt i 0.j
cwm Cwm  0.1
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
gemma Gemma t 0.1.6.8
gemma2 Gemma2 t 0.1.6.8
gemma3 Gemma3 ipt 0.21.a.b.d.6
gemma3_text Gemma3Text t 0.22.6
gemma3n Gemma3n fipt 0.21.a.b
gemma3n_audio Gemma3nAudioEncoder  f
gemma3n_text Gemma3nText t 0.23
gemma3n_vision TimmWrapper  0
gemma4 Gemma4 fipv 0.21.a.b.d
gemma4_assistant Gemma4Assistant  1
gemma4_audio Gemma4Audio  0
gemma4_text Gemma4Text  0.24
gemma4_unified Gemma4Unified fipv 0.21.a.b.d
gemma4_unified_assistant Gemma4UnifiedAssistant  1
gemma4_unified_text Gemma4UnifiedText  0.25
gemma4_vision Gemma4Vision  0
git Git ipt 0.1.1z.20
glm Glm t 0.1.6.8
glm4 Glm4 t 0.1.6.8
glm46v Glm46V ipv 0.a.b
glm4_moe Glm4Moe t 0.1
glm4_moe_lite Glm4MoeLite t 0.1
glm4v Glm4v iptv 0.a.b
glm4v_moe Glm4vMoe pt 0.a.b
glm4v_moe_text Glm4vMoeText  0
glm4v_moe_vision Glm4vMoeVision  0
glm4v_text Glm4vText  0
glm4v_vision Glm4vVision  0
glm5_next Glm5Next ipv 0.a.b
glm5_next_text Glm5NextText  0
glm5_next_vision Glm5NextVision  0
glm_image GlmImage ipt 0
glm_image_text GlmImageText  0
glm_image_vision GlmImageVision  0
glm_image_vqmodel GlmImageVQVAE  f
glm_moe_dsa GlmMoeDsa  0.1
glm_ocr GlmOcr  0.a.b
glm_ocr_text GlmOcrText  0
glm_ocr_vision GlmOcrVision  0
glmasr GlmAsr fpt 0.b.d.e
glmasr_encoder GlmAsrEncoder  f
glmga Glm46V iv 0.a.b
glpn GLPN i 0.u
got_ocr2 GotOcr2 ipt 0.21.a.b
gpt2 GPT2 t 0.l.11.5.6.8
gpt_bigcode GPTBigCode t 0.1.r.6.8
gpt_neo GPTNeo t 0.1.5.6.8
gpt_neox GPTNeoX t 0.1.5.6.8
gpt_neox_japanese GPTNeoXJapanese t 0.1
gpt_oss GptOss  0.1.6.8
gptj GPTJ t 0.1.5.6
gradium_phonon_tts GradiumPhononTTS fpt 0.10
granite Granite t 0.1
granite4_vision Granite4Vision ip 0.a.b
granite_speech GraniteSpeech fp 0.b.e.t
granite_speech5_ctc GraniteSpeech5 fpt 26.16
granite_speech5_encoder GraniteSpeech5Encoder f f
granite_speech_plus GraniteSpeechPlus fp 0.b.e.t
granite_swa GraniteSWA  0.1
granitemoe GraniteMoe t 0.1
granitemoe_swa GraniteMoeSWA  0.1
granitemoehybrid GraniteMoeHybrid t 0.1
granitemoeshared GraniteMoeShared t 0.1
grounding-dino GroundingDino ipt 0.27
groupvit GroupViT ipt 0
gte Gte t 0.2.6.8
helium Helium  0.1.6.8
hgnet_v2 HGNetV2Backbone  1g.f.28
hiera Hiera i i.0.j.4
higgs_audio_v2 HiggsAudioV2 p z.10
higgs_audio_v2_tokenizer HiggsAudioV2Tokenizer f 0.12
hrm_text HrmText  0.1
hubert Hubert fpt 0.13.16
hunyuan_v1_dense HunYuanDenseV1  0.1.6
hunyuan_v1_moe HunYuanMoEV1  0.1.6
hunyuan_vl HunYuanVL ipt 0.a.b
hunyuan_vl_text HunYuanVLText  0
hunyuan_vl_vision HunYuanVLVisionTransformer  f
hy_v3 HYV3  0.1
hy_v4 HYV4  0.1
hyperclovax HyperCLOVAX  0.1
hyperclovax_vision_v2 HyperCLOVAXVisionV2 iptv 0.a.b
ibert IBert t 0.2.3.s.5.6.7.8
idefics Idefics ipt 0.29.2a.2b
idefics2 Idefics2 ipt 0.a.b.d
idefics3 Idefics3 ip 0.a.b.d
idefics3_vision Idefics3VisionTransformer  f
ijepa IJepa i 0.j
imagegpt ImageGPT i 0.j
informer Informer  0
inkling_mm_model Inkling fip 0.a.b.d
inkling_text InklingText  0.2c
instructblip InstructBlip iptv 0.a.b
instructblipvideo InstructBlipVideo ptv 0.a.b
internvl InternVL iptv 0.a.b
internvl_vision InternVLVision  0
jais2 Jais2 t 0.1
jamba Jamba  0.1.6
janus Janus ip 0.a.b.d
jetmoe JetMoe  0.1.6
jina_embeddings_v3 JinaEmbeddingsV3 t 0.2.5.6.8
kimi_k25 Kimi_K25 iptv 0.a.b
kimi_k25_vision Kimi_K25Vision  0
kimi_linear KimiLinear t 0.1
kolibri1 Kolibri1  0.1
kosmos-2 Kosmos2 it 0.a.b
kosmos-2.5 Kosmos2_5 i 0.a.b
kyutai_speech_to_text KyutaiSpeechToText fp 0.b.t
laguna Laguna  0.1
lasr_ctc Lasr fpt 26.16
lasr_encoder LasrEncoder fpt f
layoutlm LayoutLM t 0.2d.2.s.6.8
layoutlmv2 LayoutLMv2 ipt 0.2d.5.6.8
layoutlmv3 LayoutLMv3 ipt 0.2d.5.6.8
led LED t 0.5.e
levit Levit i 0.j.17
lfm2 Lfm2  0.1
lfm2_moe Lfm2Moe  0.1
lfm2_vl Lfm2Vl ip 0.a.b
lightglue LightGlue i 2e.1l
lighton_ocr LightOnOcr ipt 0.a.b
lilt Lilt t 0.5.6.8
llama Llama  0.1.5.6.8
llama4 Llama4 ip z.1.a.b.1m
llama4_text Llama4Text  0.2f
llava Llava ip 0.a.b.d
llava_next LlavaNext ip 0.a.b.d
llava_next_video LlavaNextVideo ipv 0.a.b.d
llava_onevision LlavaOnevision ipv 0.a.b.d
longcat_flash LongcatFlash  0.1
longformer Longformer t 0.2.3.s.5.6.7.8
longt5 LongT5  0.e
luke Luke t 0.2.3.s.5.6.8
lw_detr LwDetr i 0.y
lw_detr_vit LwDetrViTBackbone  1g
lxmert Lxmert t 0.4.5
m2m_100 M2M100 t 0.e
mamba Mamba t 0.1.r
mamba2 Mamba2 t 0.1.r
marian Marian t 0.1.2g
markuplm MarkupLM pt 0.5.6.8
mask2former Mask2Former i 0.1o
maskformer MaskFormer i 0.2h.2i
maskformer-swin MaskFormerSwinBackbone  1g.2j
mbart MBart t 0.1.h.5.e.6
megatron-bert MegatronBert t 0.1.2.3.m.4.5.6.8
mellum Mellum  0.1
metaclip_2 MetaClip2 ipt 0.j.9
mgp-str Mgpstr ipt 2k
mimi Mimi f 0
mimo_v2_flash MiMoV2Flash t 0.1
minicpm3 MiniCPM3  0.1.6
minicpm_ocr MiniCPMOcr iptv 0.a.b
minicpm_ocr_vision MiniCPMOcrVision  0
minicpmv4_6 MiniCPMV4_6 iptv 0.a.b
minicpmv4_7 MiniCPMV4_7 iptv 0.a.b
minicpmv4_7_vision MiniCPMV4_7Vision  0
minimax MiniMax  0.1.5.6.8
minimax_m2 MiniMaxM2  0.1
minimax_m3_vl MiniMaxM3Sparse ipv 2l.a.b
minimax_m3_vl_text MiniMaxM3VLText  0.2m
ministral Ministral t 0.1.5.6.8
ministral3 Ministral3 t 0.1.5.6.8
mistral Mistral t 0.1.5.6.8
mistral3 Mistral3 ipt 0.a.b.d
mistral4 Mistral4  0.1z.20.r.6.8
mistral_large4 MistralLarge4 ipt 0.a.b.d
mistral_large4_text MistralLarge4Text  0
mixtral Mixtral t 0.1.5.6.8
mlcd_vision_model MLCDVision  0
mllama Mllama ip 0.1.a.b.d.1m
mm-grounding-dino MMGroundingDino ipt 0.27
mobilebert MobileBert t 0.2.3.m.4.5.6.7.8
mobilenet_v1 MobileNetV1 i 0.j
mobilenet_v2 MobileNetV2 i 0.j.k
mobilevit MobileViT i 0.j.k
mobilevitv2 MobileViTV2 i 0.j.k
modernbert ModernBert  0.2.3.5.6.8
modernbert-decoder ModernBertDecoder  0.1.6
modernvbert ModernVBert p 0.2.6.8
molmo2 Molmo2 ipv 0.a.b
molmo2_text Molmo2Text  0.7
moonshine Moonshine fp 0.t
moonshine_streaming MoonshineStreaming p 0.t
moshi Moshi f 0.1
moss_transcribe_diarize MossTranscribeDiarize fpt 0.21.b.d.e
moss_transcribe_diarize_audio MossTranscribeDiarizeAudio  0
mpnet MPNet t 0.2.3.s.5.6.8
mpt Mpt t 0.1.r.5.6.8
mra Mra t 0.2.3.s.5.6.8
mt5 MT5 t 0.5.e.6.2n.8
muse_glimmer MuseGlimmer ipv 0.a.b
muse_glimmer_assistant MuseGlimmerAssistant  0
muse_glimmer_text MuseGlimmerText  0
muse_glimmer_vision MuseGlimmerVision  0
muse_spark MuseSpark fipv 0.a.b
muse_spark_audio MuseSparkAudio  0
muse_spark_text MuseSparkText  0
muse_spark_vision MuseSparkVision  0
musicflamingo MusicFlamingo p 0.d.e
musicgen Musicgen fpt 0.1.10
musicgen_melody MusicgenMelody fpt 0.1.10
mvp Mvp t 0.1.h.d.5.e.6
nanochat NanoChat  0.1.r
nemo_speechlm Nemotron3_5Transcribe fpt 0.b.d.e
nemotron Nemotron  0.1.5.6.8
nemotron3_5_asr Nemotron3_5Asr fpt 2o.2p
nemotron3_5_transcribe_asr_audio Nemotron3_5TranscribeAsrAudio  0
nemotron3_5_transcribe_audio Nemotron3_5TranscribeAudio  0
nemotron3_5_transcribe_word_timestamp Nemotron3_5TranscribeWordTimestamp  0
nemotron3_diarization Nemotron3Diarization fp 0.14
nemotron3_diarization_audio Nemotron3DiarizationAudio  0
nemotron_asr_streaming NemotronAsrStreaming fpt 2o.2p
nemotron_asr_streaming_encoder NemotronAsrStreamingEncoder f f
nemotron_h NemotronH  0.1
nemotron_h_omni NemotronH_Omni_Reasoning_V3 ipv 2q.2r
neomme NeoMME ip 0.2
neucodec NeuCodec f 0.12
nllb-moe NllbMoe t 0.d.e
nomic_bert NomicBert t 0.2.6.8
nystromformer Nystromformer t 0.2.3.5.6.7.8
olmo Olmo t 0.1.6
olmo2 Olmo2 t 0.1.6
olmo3 Olmo3 t 0.1.6
olmo_hybrid OlmoHybrid t 0.1
olmoe Olmoe t 0.1
omdet-turbo OmDetTurbo ipt 2s.27
oneformer OneFormer ipt 0.1o
openai-gpt OpenAIGPT t 0.l.11.6
openai_privacy_filter OpenAIPrivacyFilter  0.8
opt OPT t 0.1.5.6
ovis2 Ovis2 ipt 0.a.b
owlv2 Owlv2 ipt 0.27
owlvit OwlViT ipt 0.27
paddleocr_vl PaddleOCRVL ip 0.a.b
paligemma PaliGemma ip 0.a.b.d
parakeet_ctc Parakeet fpt 26.16
parakeet_encoder ParakeetEncoder f f
parakeet_rnnt Parakeet fpt 2o.2p
patchtsmixer PatchTSMixer  0
patchtst PatchTST  0
pe_audio PeAudio fp 0
pe_audio_encoder PeAudioEncoder  f
pe_audio_video PeAudioVideo fpv 0
pe_audio_video_encoder PeAudioVideoEncoder  f
pe_video PeVideo pv 0
pe_video_encoder PeVideoEncoder  f
pegasus Pegasus t 0.1.e
pegasus_x PegasusX t 0.e
perceiver Perceiver it 0.2t.2u.2v.2.6
perception_lm PerceptionLM ipv 0.a.b
persimmon Persimmon t 0.1.6.8
phi Phi t 0.1.6.8
phi3 Phi3  0.1.6.8
phi4_multimodal Phi4Multimodal fip 0.1.20
phimoe Phimoe  0.1.6
pi0 PI0 ip 0.a.b
pix2struct Pix2Struct ipt a.b
pixio PixioBackbone i 1g.2w
pixtral PixtralVision ipt 0
plbart PLBart t 0.1.e.6
pocket_tts PocketTTS fpt 0.10
pocket_tts_audio_tokenizer PocketTTSAudioTokenizer f 0.12
poolformer PoolFormer i 0.j
pop2piano Pop2Piano fp t
pp_chart2table GotOcr2 ip a.b
pp_doclayout_v2 PPDocLayoutV2 i y
pp_doclayout_v3 PPDocLayoutV3 i 0.y
pp_doclayout_v4 PPDocLayoutV4 i 0.y
pp_formulanet PPFormulaNet ipt a.b
pp_lcnet PPLCNetBackbone i 1g.2x
pp_lcnet_v3 PPLCNetV3Backbone  1g
pp_lcnet_v4 PPLCNetV4Backbone  1g
pp_ocrv5_mobile_det PPOCRV5MobileDet i y
pp_ocrv5_mobile_rec PPOCRV5MobileRec i 0.2y
pp_ocrv5_server_det PPOCRV5ServerDet i y
pp_ocrv5_server_rec PPOCRV5ServerRec i 0.2y
pp_ocrv6_medium_det PPOCRV6MediumDet i 0.y
pp_ocrv6_small_det PPOCRV6SmallDet i 0.y
pp_ocrv6_small_rec PPOCRV6SmallRec i 0.2y
pp_ocrv6_tiny_rec PPOCRV6TinyRec i 0.2y
prompt_depth_anything PromptDepthAnything i u
prophetnet ProphetNet t 0.1.e
pvt Pvt i 0.j
pvt_v2 PvtV2 i i.0.j
qianfan_ocr QianfanOCR ipt 0.a.b
qianfan_ocr_vision QianfanOCRVision  0
qwen2 Qwen2 t 0.1.5.6.8
qwen2_5_omni Qwen2_5Omni fiptv b.10
qwen2_5_omni_thinker Qwen2_5OmniThinker  0.a.b
qwen2_5_vl Qwen2_5_VL iptv 0.a.b
qwen2_5_vl_text Qwen2_5_VLText  0
qwen2_5_vl_vision Qwen2_5_VisionTransformerPretrained  0
qwen2_audio Qwen2Audio fpt 0.b.d.e
qwen2_audio_encoder Qwen2AudioEncoder  f
qwen2_moe Qwen2Moe t 0.1.5.6.8
qwen2_vl Qwen2VL iptv 0.a.b
qwen2_vl_text Qwen2VLText  0
qwen3 Qwen3 t 0.1.5.6.8
qwen3_5 Qwen3_5 iptv 0.1.a.b.6.8
qwen3_5_moe Qwen3_5Moe iptv 0.1.a.b
qwen3_5_moe_text Qwen3_5MoeText t 0.2z
qwen3_5_moe_vision Qwen3_5MoeVision  0
qwen3_5_text Qwen3_5Text t 0.30.6
qwen3_5_vision Qwen3_5Vision  0
qwen3_asr Qwen3ASR fpt 0.b.d.e.t.8
qwen3_asr_encoder Qwen3ASREncoder  f
qwen3_moe Qwen3Moe t 0.1.5.6.8
qwen3_next Qwen3Next t 0.1.5.6.8
qwen3_omni_moe Qwen3OmniMoe fiptv b.10
qwen3_omni_moe_thinker Qwen3OmniMoeThinker  0.a.b
qwen3_vl Qwen3VL iptv 0.a.b
qwen3_vl_moe Qwen3VLMoe ptv 0.a.b
qwen3_vl_moe_text Qwen3VLMoeText  0
qwen3_vl_moe_vision Qwen3VLMoeVision  0
qwen3_vl_text Qwen3VLText  0
qwen3_vl_vision Qwen3VLVision  0
qwen4_exp Qwen4Exp iptv 0.1.a.b
qwen4_exp_text Qwen4ExpText  0.31
qwen4_exp_vision Qwen4ExpVision  0
radio Radio  0
recurrent_gemma RecurrentGemma t 0.1
reformer Reformer t 0.32.2.5.6.7
regnet RegNet i 0.j
rembert RemBert t 0.1.2.3.5.6.7.8
resnet ResNet i i.0.j
rf_detr RfDetr i 0.2h.y
rf_detr_dinov2 RfDetrDinov2Backbone  1g
roberta Roberta t 0.1.2.3.s.5.6.7.8
roberta-prelayernorm RobertaPreLayerNorm t 0.1.2.3.s.5.6.7.8
roc_bert RoCBert t 0.1.2.3.4.5.6.7.8
roformer RoFormer t 0.1.2.3.5.6.7.8
rt_detr RTDetr i 0.y
rt_detr_resnet RTDetrResNetBackbone  1g
rt_detr_v2 RTDetrV2  0.y
rwkv Rwkv t 0.1.r
sam Sam ip 0.1j
sam2 Sam2 ip 0.1j
sam2_hiera_det_model Sam2HieraDet  0
sam2_video Sam2Video ipv 0.33
sam2_vision_model Sam2Vision  0
sam3 Sam3 ipt 0
sam3_lite_text Sam3LiteText ip 0
sam3_lite_text_text_model Sam3LiteTextText  0
sam3_tracker Sam3Tracker ip 0.1j
sam3_tracker_video Sam3TrackerVideo ip 0
sam3_video Sam3Video ipt 0.34
sam3_vision_model Sam3Vision  0
sam3_vit_model Sam3ViT  0
sam_hq SamHQ ip 0.1j
sam_hq_vision_model SamHQVision  0
sam_vision_model SamVision  0
sapiens2 Sapiens2 i i.0.35.36.37.38.k
seamless_m4t SeamlessM4T fpt 0.39.3a.3b
seamless_m4t_v2 SeamlessM4Tv2 ft 0.39.3a.3b
seed_oss SeedOss  0.1.5.6.8
segformer Segformer i 0.j.k
seggpt SegGpt i 0
sew SEW fp 0.13.16
sew-d SEWD fp 0.13.16
shieldgemma2 Gemma3 it 3c.a.b
siglip Siglip ipt 0.j.9
siglip2 Siglip2 ipt 0.j.9
siglip2_vision_model Siglip2Vision  0
siglip_vision_model SiglipVision  0
slanet SLANet i 3d
slanext SLANeXt i 3d
smollm3 SmolLM3  0.1.5.6.8
smolvlm SmolVLM ipv 0.a.b
smolvlm_vision SmolVLMVisionTransformer  f
solar_open SolarOpen  0.1
speech-encoder-decoder SpeechEncoderDecoder  3e
speech_to_text Speech2Text fpt 0.t
speecht5 SpeechT5 fpt 0.3a.3f
splinter Splinter t 0.4.5
squeezebert SqueezeBert t 0.2.3.s.5.6.7.8
stablelm StableLm t 0.1.6.8
starcoder2 Starcoder2 t 0.1.6.8
step3p7 Step3p7 ip 0.a.b
superglue SuperGlue i 1l
superpoint SuperPoint i 3g
swiftformer SwiftFormer i 0.j
swin Swin i i.0.j.18
swin2sr Swin2SR i 0.3h
swinv2 Swinv2 i i.0.j.18
switch_transformers SwitchTransformers t 0.d.e
t5 T5 t 0.d.5.e.6.2n.8
t5gemma T5Gemma t 0.d.e.6.2n.8
t5gemma2 T5Gemma2 ip 0.a.b.d.e.6.8
t5gemma2_encoder T5Gemma2Encoder ip f
table-transformer TableTransformer i 0.y
tapas Tapas t 0.2.s.6.3i
textnet TextNet i i.0.j
time_series_transformer TimeSeriesTransformer  0
timesfm TimesFm  0.3j
timesfm2_5 TimesFm2_5  0.3j
timesformer Timesformer iv 0.3k
timm_backbone TimmBackbone  1g.f
timm_wrapper TimmWrapper i 0.j
tipsv2 Tipsv2 ipt 3l.0.9
tipsv2_dpt Tipsv2Dpt i u.36.k
tipsv2_text_model Tipsv2Text  0.7
tipsv2_vision_model Tipsv2VisionBackbone  1g.3m
trocr TrOCR ipt 1
tvp Tvp ipt 0
udop Udop ipt 0.a.b
ultrabert Ultrabert  0.2.5.6.8
ultravbert UltraVBert ip 0.2.6.8
umt5 UMT5 t 0.5.e.6.2n.8
unispeech UniSpeech fpt 0.13.16.4
unispeech-sat UniSpeechSat fpt 0.13.14.15.16.4
univnet UnivNet f 0
unlimited_ocr UnlimitedOcr ip 0.a.b
upernet UperNet i k
uvdoc UVDoc i 0
uvdoc_backbone UVDocBackbone  1g
vaultgemma VaultGemma  0.1
vibevoice VibeVoice fpt z.t.10
vibevoice_acoustic_tokenizer VibeVoiceAcousticTokenizer f 0.12
vibevoice_asr VibeVoiceAsr fp 0.b.d.e.t
video_llama_3 VideoLlama3 ipv 0.a.b
video_llama_3_vision VideoLlama3Vision  0
video_llava VideoLlava ipv 0.a.b.d
videomae VideoMAE iv 0.4.3k
videomt Videomt v 1o
videoprism VideoPrismClip ptv 0.9
videoprism_vision_model VideoPrismVision  0.3n
vilt Vilt ipt 0.o
vipllava VipLlava ip 0.a.b.d
vision-encoder-decoder VisionEncoderDecoder  3o.3p
vision-text-dual-encoder VisionTextDualEncoder p 0
visual_bert VisualBert t 0.4
vit ViT i 0.j.18
vit_mae ViTMAE i 0.4
vit_msn ViTMSN i 0.j
vitdet VitDetBackbone  1g.3q
vitmatte VitMatte i 35
vitpose VitPose i 38
vitpose_backbone VitPoseBackbone  1g
vits Vits t 0.g
vivit Vivit iv 0.3k
vjepa2 VJEPA2 v 0.3k
voxtral Voxtral fpt 0.b.d.e.t
voxtral_encoder VoxtralEncoder  f
voxtral_realtime VoxtralRealtime fpt 0.b.d.e.t
voxtral_realtime_encoder VoxtralRealtimeEncoder  f
voxtral_realtime_text VoxtralRealtimeText  0
wav2vec2 Wav2Vec2 fpt 0.13.14.15.16.4
wav2vec2-bert Wav2Vec2Bert fpt 0.13.14.15.16
wav2vec2-conformer Wav2Vec2Conformer fpt 0.13.14.15.16.4
wavlm WavLM fp 0.13.14.15.16
whisper Whisper fpt 0.c.1.t
xclip XCLIP it 0
xcodec Xcodec f 0
xcodec2 Xcodec2 f 0.12
xglm XGLM t 0.1
xlm XLM t 0.3r.1v.3.1w.1x.6.7.8
xlm-roberta XLMRoberta t 0.1.2.3.s.5.6.7.8
xlm-roberta-xl XLMRobertaXL t 0.1.2.3.s.5.6.7.8
xlnet XLNet t 0.l.3.11.1x.6.8
xlstm xLSTM t 0.1.r
xmod Xmod t 0.1.2.3.s.5.6.8
yolos Yolos i 0.y
yoso Yoso t 0.2.3.5.6.8
youtu Youtu  0.1
zamba Zamba  0.1.6
zamba2 Zamba2  0.1.6
zaya Zaya t 0.1
zoedepth ZoeDepth i u
gpt-sw3 GPT2 t 0.l.11.6.8
mimi_decoder MimiDecoder  0
mimi_encoder MimiEncoder  0
mlcd MLCDVision i 0
parakeet_tdt Parakeet fpt 3s.3t
pocket_tts_audio_tokenizer_decoder PocketTTSAudioTokenizerDecoder  0
pocket_tts_audio_tokenizer_encoder PocketTTSAudioTokenizerEncoder  0
vibevoice_acoustic_tokenizer_decoder VibeVoiceAcousticTokenizerDecoder  0
vibevoice_acoustic_tokenizer_encoder VibeVoiceAcousticTokenizerEncoder  0
`;

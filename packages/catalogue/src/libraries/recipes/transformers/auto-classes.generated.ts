/** @module Written by `npm run generate:transformers` from transformers 5.22.2. Do not edit. */

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
AutoModelForPreTraining ForProteinText2Text
AutoModelForTextToSpectrogram Model
AutoModel WithHifiGan
AutoModelForTextToWaveform WithHifiGan
AutoModelForMaskedLM WithLMHeadModel
AutoModelForPreTraining WithLMHeadModel
AutoModelForQuestionAnswering ForQuestionAnsweringSimple
AutoModelForMultimodalLM ForConditionalGeneration
AutoModel BaseModel
AutoModelForImageTextToText ForCausalLM
AutoModelForCausalLM ForConditionalGeneration
AutoModelForCausalLM =Gemma3ForCausalLM
AutoModelForCausalLM =Gemma3nForCausalLM
AutoModelForCausalLM =Gemma4ForCausalLM
AutoModelForCausalLM =Gemma4UnifiedForCausalLM
AutoModel ForCTC
AutoModelForZeroShotObjectDetection ForObjectDetection
AutoModelForImageClassification =HGNetV2ForImageClassification
AutoModelForImageTextToText ForVisionText2Text
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
AutoModelForImageTextToText =MiniMaxM3SparseForConditionalGeneration
AutoModelForCausalLM =MiniMaxM3VLForCausalLM
AutoModelForTextEncoding EncoderModel
AutoModel ForRNNT
AutoModelForRNNT ForRNNT
AutoModelForImageTextToText 
AutoModel ForObjectDetection
AutoModelForImageClassification ForImageClassificationLearned
AutoModelForImageClassification ForImageClassificationFourier
AutoModelForImageClassification ForImageClassificationConvProcessing
AutoModelForMultimodalLM ForCausalLM
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
AutoModelForImageTextToText =Gemma3ForConditionalGeneration
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
aria Aria ipt 0.a
aria_text AriaText  0.1
audio-spectrogram-transformer AST f 0.b
audioflamingo3 AudioFlamingo3 fpt 0.c.d
audioflamingo3_encoder AudioFlamingo3Encoder  e
autoformer Autoformer  0
axk1 AXK1  0.1.6.8
axk2 AXK2  0.1.6.8
aya_vision AyaVision ipt 0.a
bailing_hybrid BailingHybrid  0.1
bamba Bamba  0.1
bark Bark pt 0.f
bart Bart t 0.1.g.c.5.d.6
beam Beam t 0.1
beit Beit i h.0.i.j
bert Bert t 0.k.2.3.l.4.5.6.7.8
bert-generation BertGenerationEncoder t e.m
big_bird BigBird t 0.1.2.3.4.5.6.7.8
bigbird_pegasus BigBirdPegasus t 0.1.5.d.6
biogpt BioGpt t 0.1.6.8
bit Bit i h.0.i
bitnet BitNet  0.1
blenderbot Blenderbot t 0.1.d
blenderbot-small BlenderbotSmall t 0.1.d
blip Blip ipt 0.a.n.9
blip-2 Blip2 ipt 0.a.o.p
blip_2_qformer Blip2QFormer  0
bloom Bloom  0.1.q.5.6.8
blt Blt  0.1
bridgetower BridgeTower ipt 0
bros Bros pt 0.8
camembert Camembert t 0.1.2.3.r.5.6.8
canary Canary fpt 0.s
canine Canine t 0.3.5.6.8
chameleon Chameleon ip 0.a
chinese_clip ChineseCLIP ipt 0.9
chinese_clip_vision_model ChineseCLIPVision  0
chmv2 CHMv2 i t
clap Clap fpt 0
clip CLIP ipt 0.i.9
clip_text_model CLIPText  0.7
clip_vision_model CLIPVision  0
clipseg CLIPSeg ipt 0.9
clvp Clvp fpt u
codegen CodeGen t 0.1
cohere Cohere t 0.1
cohere2 Cohere2 t 0.1
cohere2_moe Cohere2Moe  0.1
cohere2_vision Cohere2Vision ip 0.a
cohere_asr CohereAsr fp 0.s
cohere_compass CohereCompass ipv 0.a
cohere_compass_text CohereCompassText  0.v.6
cohere_compass_vision CohereCompassVision  0
colmodernvbert ColModernVBert p w
colpali ColPali ip w
colqwen2 ColQwen2 ipt w
conditional_detr ConditionalDetr i 0.x
convbert ConvBert t 0.2.3.5.6.8
convnext ConvNext i h.0.i
convnextv2 ConvNextV2 i h.0.i
cosmos3_edge Cosmos3Edge ipv 0.a
cosmos3_edge_text Cosmos3EdgeText  0
cosmos3_edge_vision Cosmos3EdgeVision  0
cosmos3_omni Cosmos3Omni itv 0.a
cpmant CpmAnt t 0.1
csm Csm fp y.z
ctrl CTRL t 0.k.10.6
cvt Cvt i 0.i
cwm Cwm  0.1
d_fine DFine  0.x
dab-detr DabDetr  0.x
dac Dac f 0.11
data2vec-audio Data2VecAudio ft 0.12.13.14.15
data2vec-text Data2VecText t 0.1.2.3.r.5.6.7.8
data2vec-vision Data2VecVision i 0.i.j
dbrx Dbrx t 0.1
deberta Deberta t 0.2.r.5.6.7.8
deberta-v2 DebertaV2 t 0.2.3.r.5.6.7.8
decision_transformer DecisionTransformer  0
deepseek_ocr2 DeepseekOcr2 ip 0.a
deepseek_v2 DeepseekV2  0.1.6
deepseek_v3 DeepseekV3  0.1.6.8
deepseek_v32 DeepseekV32  0.1
deepseek_v4 DeepseekV4  0.1
deepseek_vl DeepseekVL ip 0.a
deepseek_vl_hybrid DeepseekVLHybrid ip 0.a
deformable_detr DeformableDetr i 0.x
deimv2 Deimv2 i 0.x
deit DeiT i 0.i.16.17
depth_anything DepthAnything i t
depth_pro DepthPro i 0.t
detr Detr i 0.18.x.19
dia Dia fpt 0.s
diffllama DiffLlama  0.1.5.6.8
diffusion_gemma DiffusionGemma pt 0.1a
dinat Dinat i h.0.i
dinov2 Dinov2 i h.0.i
dinov2_with_registers Dinov2  1b.1c.1d
dinov3_convnext DINOv3ConvNextBackbone  1e.1f
dinov3_vit DINOv3ViTBackbone i 1e.1g
distilbert DistilBert t 0.2.3.r.5.6.7.8
doge Doge  0.1.6
donut-swin DonutSwin i 0.i
dots1 Dots1  0.1
dpr DPRQuestionEncoder t e
dpt DPT i 0.t.j
edgetam EdgeTam ip 0.1h
edgetam_video EdgeTamVideo  0.1i
edgetam_vision_model EdgeTamVision  0
efficientloftr EfficientLoFTR i 0.1j
efficientnet EfficientNet i 0.i
electra Electra t 0.1.2.3.4.5.6.7.8
embedding_gemma2 EmbeddingGemma2 fipv 0
embedding_gemma2_text EmbeddingGemma2Text  0
emu3 Emu3 ipt 0.1.a.1k
encodec Encodec f 0
encoder-decoder EncoderDecoder  1l
eomt Eomt i 1m
eomt_dinov3 EomtDinov3 i 1m
ernie Ernie t 0.1.2.3.l.4.5.6.8
ernie4_5 Ernie4_5  0.1
ernie4_5_moe Ernie4_5_Moe  0.1
ernie4_5_vl_moe Ernie4_5_VLMoe ipv 0.a
esm Esm t 0.2.6.8
esmc Esmc t 0.2.6.8
eurobert EuroBert  0.2.6.8
evolla Evolla p 0.1n.1o
exaone4 Exaone4  0.1.q.5.6.8
exaone4_5 Exaone4_5_ ipv 0.a
exaone4_5_vision Exaone4_5_Vision  0
exaone_moe ExaoneMoe  0.1.q
falcon Falcon  0.1.5.6.8
falcon_h1 FalconH1  0.1
falcon_mamba FalconMamba t 0.1.q
fast_vlm FastVlm  0.a
fastspeech2_conformer FastSpeech2Conformer t 0.1p
fastspeech2_conformer_with_hifigan FastSpeech2Conformer  1q.1r
flaubert Flaubert t 0.1s.3.1t.1u.6.7.8
flava Flava ipt 0.4
flex_olmo FlexOlmo t 0.1
flint Flint  0.1
florence2 Florence2 ipt 0.a.c
fnet FNet t 0.2.3.l.4.5.6.8
focalnet FocalNet i h.0.i.17
fsmt FSMT t 0.c.d
fun_asr_nano FunAsrNano fpt 0.1v.c.s
fun_asr_nano_encoder FunAsrNanoEncoder  e
funnel Funnel t 0.1w.2.3.4.5.6.8
fuyu Fuyu ip 0.1.1x
gemma Gemma t 0.1.6.8
gemma2 Gemma2 t 0.1.6.8
gemma3 Gemma3 ipt 0.1y.a.c.6
gemma3_text Gemma3Text t 0.1z.6
gemma3n Gemma3n fipt 0.1y.a
gemma3n_audio Gemma3nAudioEncoder  e
gemma3n_text Gemma3nText t 0.20
gemma3n_vision TimmWrapper  0
gemma4 Gemma4 fipv 0.1y.a.c
gemma4_assistant Gemma4Assistant  1
gemma4_audio Gemma4Audio  0
gemma4_text Gemma4Text  0.21
gemma4_unified Gemma4Unified fipv 0.1y.a.c
gemma4_unified_assistant Gemma4UnifiedAssistant  1
gemma4_unified_text Gemma4UnifiedText  0.22
gemma4_vision Gemma4Vision  0
git Git ipt 0.1.1x
glm Glm t 0.1.6.8
glm4 Glm4 t 0.1.6.8
glm46v Glm46V ipv 0.a
glm4_moe Glm4Moe t 0.1
glm4_moe_lite Glm4MoeLite t 0.1
glm4v Glm4v iptv 0.a
glm4v_moe Glm4vMoe pt 0.a
glm4v_moe_text Glm4vMoeText  0
glm4v_moe_vision Glm4vMoeVision  0
glm4v_text Glm4vText  0
glm4v_vision Glm4vVision  0
glm5_next Glm5Next ipv 0.a
glm5_next_text Glm5NextText  0
glm5_next_vision Glm5NextVision  0
glm_image GlmImage ipt 0
glm_image_text GlmImageText  0
glm_image_vision GlmImageVision  0
glm_image_vqmodel GlmImageVQVAE  e
glm_moe_dsa GlmMoeDsa  0.1
glm_ocr GlmOcr  0.a
glm_ocr_text GlmOcrText  0
glm_ocr_vision GlmOcrVision  0
glmasr GlmAsr fpt 0.1v.c.d
glmasr_encoder GlmAsrEncoder  e
glmga Glm46V iv 0.a
glpn GLPN i 0.t
got_ocr2 GotOcr2 ipt 0.1y.a
gpt2 GPT2 t 0.k.10.5.6.8
gpt_bigcode GPTBigCode t 0.1.q.6.8
gpt_neo GPTNeo t 0.1.5.6.8
gpt_neox GPTNeoX t 0.1.5.6.8
gpt_neox_japanese GPTNeoXJapanese t 0.1
gpt_oss GptOss  0.1.6.8
gptj GPTJ t 0.1.5.6
gradium_phonon_tts GradiumPhononTTS fpt 0.z
granite Granite t 0.1
granite4_vision Granite4Vision ip 0.a
granite_speech GraniteSpeech fp 0.1v.d.s
granite_speech5_ctc GraniteSpeech5 fpt 23.15
granite_speech5_encoder GraniteSpeech5Encoder f e
granite_speech_plus GraniteSpeechPlus fp 0.1v.d.s
granite_swa GraniteSWA  0.1
granitemoe GraniteMoe t 0.1
granitemoe_swa GraniteMoeSWA  0.1
granitemoehybrid GraniteMoeHybrid t 0.1
granitemoeshared GraniteMoeShared t 0.1
grounding-dino GroundingDino ipt 0.24
groupvit GroupViT ipt 0
gte Gte t 0.2.6.8
helium Helium  0.1.6.8
hgnet_v2 HGNetV2Backbone  1e.e.25
hiera Hiera i h.0.i.4
higgs_audio_v2 HiggsAudioV2 p y.z
higgs_audio_v2_tokenizer HiggsAudioV2Tokenizer f 0.11
hrm_text HrmText  0.1
hubert Hubert fpt 0.12.15
hunyuan_v1_dense HunYuanDenseV1  0.1.6
hunyuan_v1_moe HunYuanMoEV1  0.1.6
hunyuan_vl HunYuanVL ipt 0.a
hunyuan_vl_text HunYuanVLText  0
hunyuan_vl_vision HunYuanVLVisionTransformer  e
hy_v3 HYV3  0.1
hy_v4 HYV4  0.1
hyperclovax HyperCLOVAX  0.1
hyperclovax_vision_v2 HyperCLOVAXVisionV2 iptv 0.a
ibert IBert t 0.2.3.r.5.6.7.8
idefics Idefics ipt 0.26.27
idefics2 Idefics2 ipt 0.a.c
idefics3 Idefics3 ip 0.a.c
idefics3_vision Idefics3VisionTransformer  e
ijepa IJepa i 0.i
imagegpt ImageGPT i 0.i
informer Informer  0
inkling_mm_model Inkling fip 0.a.c
inkling_text InklingText  0.28
instructblip InstructBlip iptv 0.a
instructblipvideo InstructBlipVideo ptv 0.a
internvl InternVL iptv 0.a
internvl_vision InternVLVision  0
jais2 Jais2 t 0.1
jamba Jamba  0.1.6
janus Janus ip 0.a.c
jetmoe JetMoe  0.1.6
jina_embeddings_v3 JinaEmbeddingsV3 t 0.2.5.6.8
kimi_k25 Kimi_K25 iptv 0.a
kimi_k25_vision Kimi_K25Vision  0
kimi_linear KimiLinear t 0.1
kolibri1 Kolibri1  0.1
kosmos-2 Kosmos2 it 0.a
kosmos-2.5 Kosmos2_5 i 0.a
kyutai_speech_to_text KyutaiSpeechToText fp 0.1v.s
laguna Laguna  0.1
lasr_ctc Lasr fpt 23.15
lasr_encoder LasrEncoder fpt e
layoutlm LayoutLM t 0.29.2.r.6.8
layoutlmv2 LayoutLMv2 ipt 0.29.5.6.8
layoutlmv3 LayoutLMv3 ipt 0.29.5.6.8
led LED t 0.5.d
levit Levit i 0.i.16
lfm2 Lfm2  0.1
lfm2_moe Lfm2Moe  0.1
lfm2_vl Lfm2Vl ip 0.a
lightglue LightGlue i 2a.1j
lighton_ocr LightOnOcr ipt 0.a
lilt Lilt t 0.5.6.8
llama Llama  0.1.5.6.8
llama4 Llama4 ip y.1.a.1k
llama4_text Llama4Text  0.2b
llava Llava ip 0.a.c
llava_next LlavaNext ip 0.a.c
llava_next_video LlavaNextVideo ipv 0.a.c
llava_onevision LlavaOnevision ipv 0.a.c
longcat_flash LongcatFlash  0.1
longformer Longformer t 0.2.3.r.5.6.7.8
longt5 LongT5  0.d
luke Luke t 0.2.3.r.5.6.8
lw_detr LwDetr i 0.x
lw_detr_vit LwDetrViTBackbone  1e
lxmert Lxmert t 0.4.5
m2m_100 M2M100 t 0.d
mamba Mamba t 0.1.q
mamba2 Mamba2 t 0.1.q
marian Marian t 0.1.2c
markuplm MarkupLM pt 0.5.6.8
mask2former Mask2Former i 0.1m
maskformer MaskFormer i 0.2d.2e
maskformer-swin MaskFormerSwinBackbone  1e.2f
mbart MBart t 0.1.g.5.d.6
megatron-bert MegatronBert t 0.1.2.3.l.4.5.6.8
mellum Mellum  0.1
metaclip_2 MetaClip2 ipt 0.i.9
mgp-str Mgpstr ipt 2g
mimi Mimi f 0
mimo_v2_flash MiMoV2Flash t 0.1
minicpm3 MiniCPM3  0.1.6
minicpm_ocr MiniCPMOcr iptv 0.a
minicpm_ocr_vision MiniCPMOcrVision  0
minicpmv4_6 MiniCPMV4_6 iptv 0.a
minicpmv4_7 MiniCPMV4_7 iptv 0.a
minicpmv4_7_vision MiniCPMV4_7Vision  0
minimax MiniMax  0.1.5.6.8
minimax_m2 MiniMaxM2  0.1
minimax_m3_vl MiniMaxM3VL ipv 0.2h
minimax_m3_vl_text MiniMaxM3VLText  0.2i
ministral Ministral t 0.1.5.6.8
ministral3 Ministral3 t 0.1.5.6.8
mistral Mistral t 0.1.5.6.8
mistral3 Mistral3 ipt 0.a.c
mistral4 Mistral4  0.1x.q.6.8
mistral_large4 MistralLarge4 ipt 0.a.c
mistral_large4_text MistralLarge4Text  0
mixtral Mixtral t 0.1.5.6.8
mlcd_vision_model MLCDVision  0
mllama Mllama ip 0.1.a.c.1k
mm-grounding-dino MMGroundingDino ipt 0.24
mobilebert MobileBert t 0.2.3.l.4.5.6.7.8
mobilenet_v1 MobileNetV1 i 0.i
mobilenet_v2 MobileNetV2 i 0.i.j
mobilevit MobileViT i 0.i.j
mobilevitv2 MobileViTV2 i 0.i.j
modernbert ModernBert  0.2.3.5.6.8
modernbert-decoder ModernBertDecoder  0.1.6
modernvbert ModernVBert p 0.2.6.8
molmo2 Molmo2 ipv 0.a
molmo2_text Molmo2Text  0.7
moonshine Moonshine fp 0.s
moonshine_streaming MoonshineStreaming p 0.s
moshi Moshi f 0.1
moss_transcribe_diarize MossTranscribeDiarize fpt 0.1y.1v.c.d
moss_transcribe_diarize_audio MossTranscribeDiarizeAudio  0
mpnet MPNet t 0.2.3.r.5.6.8
mpt Mpt t 0.1.q.5.6.8
mra Mra t 0.2.3.r.5.6.8
mt5 MT5 t 0.5.d.6.2j.8
muse_glimmer MuseGlimmer ipv 0.a
muse_glimmer_assistant MuseGlimmerAssistant  0
muse_glimmer_text MuseGlimmerText  0
muse_glimmer_vision MuseGlimmerVision  0
muse_spark MuseSpark fipv 0.a
muse_spark_audio MuseSparkAudio  0
muse_spark_text MuseSparkText  0
muse_spark_vision MuseSparkVision  0
musicflamingo MusicFlamingo p 0.c.d
musicgen Musicgen fpt 0.1.z
musicgen_melody MusicgenMelody fpt 0.1.z
mvp Mvp t 0.1.g.c.5.d.6
nanochat NanoChat  0.1.q
nemo_speechlm Nemotron3_5Transcribe fpt 0.1v.c.d
nemotron Nemotron  0.1.5.6.8
nemotron3_5_asr Nemotron3_5Asr fpt 2k.2l
nemotron3_5_transcribe_asr_audio Nemotron3_5TranscribeAsrAudio  0
nemotron3_5_transcribe_audio Nemotron3_5TranscribeAudio  0
nemotron3_5_transcribe_word_timestamp Nemotron3_5TranscribeWordTimestamp  0
nemotron3_diarization Nemotron3Diarization fp 0.13
nemotron3_diarization_audio Nemotron3DiarizationAudio  0
nemotron_asr_streaming NemotronAsrStreaming fpt 2k.2l
nemotron_asr_streaming_encoder NemotronAsrStreamingEncoder f e
nemotron_h NemotronH  0.1
nemotron_h_omni NemotronH_Omni_Reasoning_V3 ipv 2m
neomme NeoMME ip 0.2
neucodec NeuCodec f 0.11
nllb-moe NllbMoe t 0.c.d
nomic_bert NomicBert t 0.2.6.8
nystromformer Nystromformer t 0.2.3.5.6.7.8
olmo Olmo t 0.1.6
olmo2 Olmo2 t 0.1.6
olmo3 Olmo3 t 0.1.6
olmo_hybrid OlmoHybrid t 0.1
olmoe Olmoe t 0.1
omdet-turbo OmDetTurbo ipt 2n.24
oneformer OneFormer ipt 0.1m
openai-gpt OpenAIGPT t 0.k.10.6
openai_privacy_filter OpenAIPrivacyFilter  0.8
opt OPT t 0.1.5.6
ovis2 Ovis2 ipt 0.a
owlv2 Owlv2 ipt 0.24
owlvit OwlViT ipt 0.24
paddleocr_vl PaddleOCRVL ip 0.a
paligemma PaliGemma ip 0.a.c
parakeet_ctc Parakeet fpt 23.15
parakeet_encoder ParakeetEncoder f e
parakeet_rnnt Parakeet fpt 2k.2l
patchtsmixer PatchTSMixer  0
patchtst PatchTST  0
pe_audio PeAudio fp 0
pe_audio_encoder PeAudioEncoder  e
pe_audio_video PeAudioVideo fpv 0
pe_audio_video_encoder PeAudioVideoEncoder  e
pe_video PeVideo pv 0
pe_video_encoder PeVideoEncoder  e
pegasus Pegasus t 0.1.d
pegasus_x PegasusX t 0.d
perceiver Perceiver it 0.2o.2p.2q.2.6
perception_lm PerceptionLM ipv 0.a
persimmon Persimmon t 0.1.6.8
phi Phi t 0.1.6.8
phi3 Phi3  0.1.6.8
phi4_multimodal Phi4Multimodal fip 0.1.2r
phimoe Phimoe  0.1.6
pi0 PI0 ip 0.a
pix2struct Pix2Struct ipt a
pixio PixioBackbone i 1e.2s
pixtral PixtralVision ipt 0
plbart PLBart t 0.1.d.6
pocket_tts PocketTTS fpt 0.z
pocket_tts_audio_tokenizer PocketTTSAudioTokenizer f 0.11
poolformer PoolFormer i 0.i
pop2piano Pop2Piano fp s
pp_chart2table GotOcr2 ip a
pp_doclayout_v2 PPDocLayoutV2 i x
pp_doclayout_v3 PPDocLayoutV3 i 0.x
pp_doclayout_v4 PPDocLayoutV4 i 0.x
pp_formulanet PPFormulaNet ipt a
pp_lcnet PPLCNetBackbone i 1e.2t
pp_lcnet_v3 PPLCNetV3Backbone  1e
pp_lcnet_v4 PPLCNetV4Backbone  1e
pp_ocrv5_mobile_det PPOCRV5MobileDet i x
pp_ocrv5_mobile_rec PPOCRV5MobileRec i 0.2u
pp_ocrv5_server_det PPOCRV5ServerDet i x
pp_ocrv5_server_rec PPOCRV5ServerRec i 0.2u
pp_ocrv6_medium_det PPOCRV6MediumDet i 0.x
pp_ocrv6_small_det PPOCRV6SmallDet i 0.x
pp_ocrv6_small_rec PPOCRV6SmallRec i 0.2u
pp_ocrv6_tiny_rec PPOCRV6TinyRec i 0.2u
prompt_depth_anything PromptDepthAnything i t
prophetnet ProphetNet t 0.1.d
pvt Pvt i 0.i
pvt_v2 PvtV2 i h.0.i
qianfan_ocr QianfanOCR ipt 0.a
qianfan_ocr_vision QianfanOCRVision  0
qwen2 Qwen2 t 0.1.5.6.8
qwen2_5_omni Qwen2_5Omni fiptv 1v.z
qwen2_5_omni_thinker Qwen2_5OmniThinker  0.a
qwen2_5_vl Qwen2_5_VL iptv 0.a
qwen2_5_vl_text Qwen2_5_VLText  0
qwen2_5_vl_vision Qwen2_5_VisionTransformerPretrained  0
qwen2_audio Qwen2Audio fpt 0.1v.c.d
qwen2_audio_encoder Qwen2AudioEncoder  e
qwen2_moe Qwen2Moe t 0.1.5.6.8
qwen2_vl Qwen2VL iptv 0.a
qwen2_vl_text Qwen2VLText  0
qwen3 Qwen3 t 0.1.5.6.8
qwen3_5 Qwen3_5 iptv 0.1.a.6.8
qwen3_5_moe Qwen3_5Moe iptv 0.1.a
qwen3_5_moe_text Qwen3_5MoeText t 0.2v
qwen3_5_moe_vision Qwen3_5MoeVision  0
qwen3_5_text Qwen3_5Text t 0.2w.6
qwen3_5_vision Qwen3_5Vision  0
qwen3_asr Qwen3ASR fpt 0.1v.c.d.s.8
qwen3_asr_encoder Qwen3ASREncoder  e
qwen3_moe Qwen3Moe t 0.1.5.6.8
qwen3_next Qwen3Next t 0.1.5.6.8
qwen3_omni_moe Qwen3OmniMoe fiptv 1v.z
qwen3_omni_moe_thinker Qwen3OmniMoeThinker  0.a
qwen3_vl Qwen3VL iptv 0.a
qwen3_vl_moe Qwen3VLMoe ptv 0.a
qwen3_vl_moe_text Qwen3VLMoeText  0
qwen3_vl_moe_vision Qwen3VLMoeVision  0
qwen3_vl_text Qwen3VLText  0
qwen3_vl_vision Qwen3VLVision  0
qwen4_exp Qwen4Exp iptv 0.1.a
qwen4_exp_text Qwen4ExpText  0.2x
qwen4_exp_vision Qwen4ExpVision  0
radio Radio  0
recurrent_gemma RecurrentGemma t 0.1
reformer Reformer t 0.2y.2.5.6.7
regnet RegNet i 0.i
rembert RemBert t 0.1.2.3.5.6.7.8
resnet ResNet i h.0.i
rf_detr RfDetr i 0.2d.x
rf_detr_dinov2 RfDetrDinov2Backbone  1e
roberta Roberta t 0.1.2.3.r.5.6.7.8
roberta-prelayernorm RobertaPreLayerNorm t 0.1.2.3.r.5.6.7.8
roc_bert RoCBert t 0.1.2.3.4.5.6.7.8
roformer RoFormer t 0.1.2.3.5.6.7.8
rt_detr RTDetr i 0.x
rt_detr_resnet RTDetrResNetBackbone  1e
rt_detr_v2 RTDetrV2  0.x
rwkv Rwkv t 0.1.q
sam Sam ip 0.1h
sam2 Sam2 ip 0.1h
sam2_hiera_det_model Sam2HieraDet  0
sam2_video Sam2Video ipv 0.2z
sam2_vision_model Sam2Vision  0
sam3 Sam3 ipt 0
sam3_lite_text Sam3LiteText ip 0
sam3_lite_text_text_model Sam3LiteTextText  0
sam3_tracker Sam3Tracker ip 0.1h
sam3_tracker_video Sam3TrackerVideo ip 0
sam3_video Sam3Video ipt 0.30
sam3_vision_model Sam3Vision  0
sam3_vit_model Sam3ViT  0
sam_hq SamHQ ip 0.1h
sam_hq_vision_model SamHQVision  0
sam_vision_model SamVision  0
sapiens2 Sapiens2 i h.0.31.32.33.34.j
seamless_m4t SeamlessM4T fpt 0.35.36.37
seamless_m4t_v2 SeamlessM4Tv2 ft 0.35.36.37
seed_oss SeedOss  0.1.5.6.8
segformer Segformer i 0.i.j
seggpt SegGpt i 0
sew SEW fp 0.12.15
sew-d SEWD fp 0.12.15
shieldgemma2 ShieldGemma2 it i.38
siglip Siglip ipt 0.i.9
siglip2 Siglip2 ipt 0.i.9
siglip2_vision_model Siglip2Vision  0
siglip_vision_model SiglipVision  0
slanet SLANet i 39
slanext SLANeXt i 39
smollm3 SmolLM3  0.1.5.6.8
smolvlm SmolVLM ipv 0.a
smolvlm_vision SmolVLMVisionTransformer  e
solar_open SolarOpen  0.1
speech-encoder-decoder SpeechEncoderDecoder  3a
speech_to_text Speech2Text fpt 0.s
speecht5 SpeechT5 fpt 0.36.3b
splinter Splinter t 0.4.5
squeezebert SqueezeBert t 0.2.3.r.5.6.7.8
stablelm StableLm t 0.1.6.8
starcoder2 Starcoder2 t 0.1.6.8
step3p7 Step3p7 ip 0.a
superglue SuperGlue i 1j
superpoint SuperPoint i 3c
swiftformer SwiftFormer i 0.i
swin Swin i h.0.i.17
swin2sr Swin2SR i 0.3d
swinv2 Swinv2 i h.0.i.17
switch_transformers SwitchTransformers t 0.c.d
t5 T5 t 0.c.5.d.6.2j.8
t5gemma T5Gemma t 0.c.d.6.2j.8
t5gemma2 T5Gemma2 ip 0.a.c.d.6.8
t5gemma2_encoder T5Gemma2Encoder ip e
table-transformer TableTransformer i 0.x
tapas Tapas t 0.2.r.6.3e
textnet TextNet i h.0.i
time_series_transformer TimeSeriesTransformer  0
timesfm TimesFm  0.3f
timesfm2_5 TimesFm2_5  0.3f
timesformer Timesformer iv 0.3g
timm_backbone TimmBackbone  1e.e
timm_wrapper TimmWrapper i 0.i
tipsv2 Tipsv2 ipt 3h.0.9
tipsv2_dpt Tipsv2Dpt i t.32.j
tipsv2_text_model Tipsv2Text  0.7
tipsv2_vision_model Tipsv2VisionBackbone  1e.3i
trocr TrOCR ipt 1
tvp Tvp ipt 0
udop Udop ipt 0.a
ultrabert Ultrabert  0.2.5.6.8
ultravbert UltraVBert ip 0.2.6.8
umt5 UMT5 t 0.5.d.6.2j.8
unispeech UniSpeech fpt 0.12.15.4
unispeech-sat UniSpeechSat fpt 0.12.13.14.15.4
univnet UnivNet f 0
unlimited_ocr UnlimitedOcr ip 0.a
upernet UperNet i j
uvdoc UVDoc i 0
uvdoc_backbone UVDocBackbone  1e
vaultgemma VaultGemma  0.1
vibevoice VibeVoice fpt y.s.z
vibevoice_acoustic_tokenizer VibeVoiceAcousticTokenizer f 0.11
vibevoice_asr VibeVoiceAsr fp 0.1v.c.d.s
video_llama_3 VideoLlama3 ipv 0.a
video_llama_3_vision VideoLlama3Vision  0
video_llava VideoLlava ipv 0.a.c
videomae VideoMAE iv 0.4.3g
videomt Videomt v 1m
videoprism VideoPrismClip ptv 0.9
videoprism_vision_model VideoPrismVision  0.3j
vilt Vilt ipt 0.n
vipllava VipLlava ip 0.a.c
vision-encoder-decoder VisionEncoderDecoder  3k
vision-text-dual-encoder VisionTextDualEncoder p 0
visual_bert VisualBert t 0.4
vit ViT i 0.i.17
vit_mae ViTMAE i 0.4
vit_msn ViTMSN i 0.i
vitdet VitDetBackbone  1e.3l
vitmatte VitMatte i 31
vitpose VitPose i 34
vitpose_backbone VitPoseBackbone  1e
vits Vits t 0.f
vivit Vivit iv 0.3g
vjepa2 VJEPA2 v 0.3g
voxtral Voxtral fpt 0.1v.c.d.s
voxtral_encoder VoxtralEncoder  e
voxtral_realtime VoxtralRealtime fpt 0.1v.c.d.s
voxtral_realtime_encoder VoxtralRealtimeEncoder  e
voxtral_realtime_text VoxtralRealtimeText  0
wav2vec2 Wav2Vec2 fpt 0.12.13.14.15.4
wav2vec2-bert Wav2Vec2Bert fpt 0.12.13.14.15
wav2vec2-conformer Wav2Vec2Conformer fpt 0.12.13.14.15.4
wavlm WavLM fp 0.12.13.14.15
whisper Whisper fpt 0.b.1.s
xclip XCLIP it 0
xcodec Xcodec f 0
xcodec2 Xcodec2 f 0.11
xglm XGLM t 0.1
xlm XLM t 0.3m.1s.3.1t.1u.6.7.8
xlm-roberta XLMRoberta t 0.1.2.3.r.5.6.7.8
xlm-roberta-xl XLMRobertaXL t 0.1.2.3.r.5.6.7.8
xlnet XLNet t 0.k.3.10.1u.6.8
xlstm xLSTM t 0.1.q
xmod Xmod t 0.1.2.3.r.5.6.8
yolos Yolos i 0.x
yoso Yoso t 0.2.3.5.6.8
youtu Youtu  0.1
zamba Zamba  0.1.6
zamba2 Zamba2  0.1.6
zaya Zaya t 0.1
zoedepth ZoeDepth i t
gpt-sw3 GPT2 t 0.k.10.6.8
mimi_decoder MimiDecoder  0
mimi_encoder MimiEncoder  0
mlcd MLCDVision i 0
parakeet_tdt Parakeet fpt 3n.3o
pocket_tts_audio_tokenizer_decoder PocketTTSAudioTokenizerDecoder  0
pocket_tts_audio_tokenizer_encoder PocketTTSAudioTokenizerEncoder  0
vibevoice_acoustic_tokenizer_decoder VibeVoiceAcousticTokenizerDecoder  0
vibevoice_acoustic_tokenizer_encoder VibeVoiceAcousticTokenizerEncoder  0
`;

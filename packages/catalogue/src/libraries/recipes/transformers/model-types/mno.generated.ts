/** @module Written by `npm run generate:classes` from transformers 5.22.2. Do not edit. */

/** Model type, the beginning of its class names, what prepares its inputs, and the numbers of its heads. */
export const mno = `
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
mimi_decoder MimiDecoder  0
mimi_encoder MimiEncoder  0
mlcd MLCDVision i 0
`;

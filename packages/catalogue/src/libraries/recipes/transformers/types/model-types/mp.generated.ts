/** @module Written by `npm run generate:classes` from transformers 5.23.0. Do not edit. */

/** Model type, the beginning of its class names, what prepares its inputs, its heads by number or in full, packages, and the part for its code. */
export const rows = `
mpnet MPNet t 0.7.a.g.6.2.4
mpt Mpt t 0.1.AutoModelForPreTraining:ForCausalLM.6.2.4
mra Mra t 0.7.a.g.6.2.4
mt5 MT5 t 0.6.b.2.AutoModelForTextEncoding:EncoderModel.4
muse_glimmer MuseGlimmer ipv 0.5.3
muse_glimmer_assistant MuseGlimmerAssistant  0
muse_glimmer_text MuseGlimmerText  0
muse_glimmer_vision MuseGlimmerVision  0
muse_spark MuseSpark fipv 0.5.3
muse_spark_audio MuseSparkAudio  0
muse_spark_text MuseSparkText  0
muse_spark_vision MuseSparkVision  0
musicflamingo MusicFlamingo p 0.8.b  heard
musicgen Musicgen fpt 0.1.AutoModelForTextToWaveform:ForConditionalGeneration
musicgen_melody MusicgenMelody fpt 0.1.AutoModelForTextToWaveform:ForConditionalGeneration torchaudio,torch<2.12 voice
mvp Mvp t 0.1.AutoModelForMaskedLM:ForConditionalGeneration.8.6.b.2
nanochat NanoChat  0.1.AutoModelForPreTraining:ForCausalLM
nemo_speechlm Nemotron3_5Transcribe fpt 0.3.8.b  heard
nemotron Nemotron  0.1.6.2.4
nemotron3_5_asr Nemotron3_5Asr fpt AutoModel:ForRNNT.AutoModelForRNNT:ForRNNT
nemotron3_5_transcribe_asr_audio Nemotron3_5TranscribeAsrAudio  0
nemotron3_5_transcribe_audio Nemotron3_5TranscribeAudio  0
nemotron3_5_transcribe_word_timestamp Nemotron3_5TranscribeWordTimestamp  0
nemotron3_diarization Nemotron3Diarization fp 0.AutoModelForAudioFrameClassification:ForAudioFrameClassification  speech
nemotron3_diarization_audio Nemotron3DiarizationAudio  0
nemotron_asr_streaming NemotronAsrStreaming fpt AutoModel:ForRNNT.AutoModelForRNNT:ForRNNT
nemotron_asr_streaming_encoder NemotronAsrStreamingEncoder f d
nemotron_h NemotronH  0.1
nemotron_h_omni NemotronH_Omni_Reasoning_V3 ipv AutoModelForImageTextToText:.AutoModelForMultimodalLM:
neomme NeoMME ip 0.7  other
neucodec NeuCodec f 0.AutoModelForAudioTokenization:Model torchaudio,torch<2.12
nllb-moe NllbMoe t 0.8.b
nomic_bert NomicBert t 0.7.2.4
nystromformer Nystromformer t 0.7.a.6.2.c.4
olmo Olmo t 0.1.2
olmo2 Olmo2 t 0.1.2
olmo3 Olmo3 t 0.1.2
olmoe Olmoe t 0.1
olmo_hybrid OlmoHybrid t 0.1
omdet-turbo OmDetTurbo ipt AutoModel:ForObjectDetection.AutoModelForZeroShotObjectDetection:ForObjectDetection timm,torchvision scene
`;

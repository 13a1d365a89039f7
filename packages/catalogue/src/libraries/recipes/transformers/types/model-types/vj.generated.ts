/** @module Written by `npm run generate:classes` from transformers 5.23.0. Do not edit. */

/** Model type, the beginning of its class names, what prepares its inputs, its heads by number or in full, packages, and the part for its code. */
export const rows = `
vjepa2 VJEPA2 v 0.AutoModelForVideoClassification:ForVideoClassification  vjepa2
voxtral Voxtral fpt 0.3.8.b.h
voxtral_encoder VoxtralEncoder  d
voxtral_realtime VoxtralRealtime fpt 0.3.8.b.h mistral-common[audio],pillow
voxtral_realtime_encoder VoxtralRealtimeEncoder  d
voxtral_realtime_text VoxtralRealtimeText  0
wav2vec2 Wav2Vec2 fpt 0.AutoModelForAudioClassification:ForSequenceClassification.AutoModelForAudioFrameClassification:ForAudioFrameClassification.AutoModelForAudioXVector:ForXVector.AutoModelForCTC:ForCTC.e
wav2vec2-bert Wav2Vec2Bert fpt 0.AutoModelForAudioClassification:ForSequenceClassification.AutoModelForAudioFrameClassification:ForAudioFrameClassification.AutoModelForAudioXVector:ForXVector.AutoModelForCTC:ForCTC
wav2vec2-conformer Wav2Vec2Conformer fpt 0.AutoModelForAudioClassification:ForSequenceClassification.AutoModelForAudioFrameClassification:ForAudioFrameClassification.AutoModelForAudioXVector:ForXVector.AutoModelForCTC:ForCTC.e
wavlm WavLM fp 0.AutoModelForAudioClassification:ForSequenceClassification.AutoModelForAudioFrameClassification:ForAudioFrameClassification.AutoModelForAudioXVector:ForXVector.AutoModelForCTC:ForCTC
whisper Whisper fpt 0.AutoModelForAudioClassification:ForAudioClassification.1.h
xclip XCLIP it 0
xcodec Xcodec f 0
xcodec2 Xcodec2 f 0.AutoModelForAudioTokenization:Model torchaudio,torch<2.12
xglm XGLM t 0.1
xlm XLM t 0.AutoModelForCausalLM:WithLMHeadModel.AutoModelForMaskedLM:WithLMHeadModel.a.AutoModelForPreTraining:WithLMHeadModel.AutoModelForQuestionAnswering:ForQuestionAnsweringSimple.2.c.4 sacremoses
xlm-roberta XLMRoberta t 0.1.7.a.g.6.2.c.4
xlm-roberta-xl XLMRobertaXL t 0.1.7.a.g.6.2.c.4
xlnet XLNet t 0.AutoModelForCausalLM:LMHeadModel.a.AutoModelForPreTraining:LMHeadModel.AutoModelForQuestionAnswering:ForQuestionAnsweringSimple.2.4
xlstm xLSTM t 0.1.AutoModelForPreTraining:ForCausalLM
xmod Xmod t 0.1.7.a.g.6.2.4
yolos Yolos i 0.f
yoso Yoso t 0.7.a.6.2.4
youtu Youtu  0.1
zamba Zamba  0.1.2
zamba2 Zamba2  0.1.2
zaya Zaya t 0.1
zoedepth ZoeDepth i AutoModelForDepthEstimation:ForDepthEstimation
`;

/** @module Written by `npm run generate:classes` from transformers 5.22.2. Do not edit. */

/** Model type, the beginning of its class names, what prepares its inputs, and the numbers of its heads. */
export const vwxyz = `
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
vibevoice_acoustic_tokenizer_decoder VibeVoiceAcousticTokenizerDecoder  0
vibevoice_acoustic_tokenizer_encoder VibeVoiceAcousticTokenizerEncoder  0
`;

/** @module Written by `npm run generate:classes` from transformers 5.22.2. Do not edit. */

/** Model type, the beginning of its class names, what prepares its inputs, and its heads by number or in full. */
export const fromNo = `
nomic_bert NomicBert t 0.7.2.3
nystromformer Nystromformer t 0.7.a.6.2.c.3
olmo Olmo t 0.1.2
olmo2 Olmo2 t 0.1.2
olmo3 Olmo3 t 0.1.2
olmoe Olmoe t 0.1
olmo_hybrid OlmoHybrid t 0.1
omdet-turbo OmDetTurbo ipt AutoModel:ForObjectDetection.11
oneformer OneFormer ipt 0.10
openai-gpt OpenAIGPT t 0.s.x.2
openai_privacy_filter OpenAIPrivacyFilter  0.3
opt OPT t 0.1.6.2
ovis2 Ovis2 ipt 0.5.4
owlv2 Owlv2 ipt 0.11
owlvit OwlViT ipt 0.11
paddleocr_vl PaddleOCRVL ip 0.5.4
paligemma PaliGemma ip 0.5.4.8
parakeet_ctc Parakeet fpt AutoModel:ForCTC.k
parakeet_encoder ParakeetEncoder f d
parakeet_rnnt Parakeet fpt AutoModel:ForRNNT.AutoModelForRNNT:ForRNNT
parakeet_tdt Parakeet fpt AutoModel:ForTDT.AutoModelForTDT:ForTDT
patchtsmixer PatchTSMixer  0
patchtst PatchTST  0
pe_audio PeAudio fp 0
pe_audio_encoder PeAudioEncoder  d
pe_audio_video PeAudioVideo fpv 0
pe_audio_video_encoder PeAudioVideoEncoder  d
pegasus Pegasus t 0.1.b
pegasus_x PegasusX t 0.b
perceiver Perceiver it 0.AutoModelForImageClassification:ForImageClassificationLearned.AutoModelForImageClassification:ForImageClassificationFourier.AutoModelForImageClassification:ForImageClassificationConvProcessing.7.2
perception_lm PerceptionLM ipv 0.5.4
persimmon Persimmon t 0.1.2.3
pe_video PeVideo pv 0
pe_video_encoder PeVideoEncoder  d
`;

/** @module Written by `npm run generate:classes` from transformers 5.23.0. Do not edit. */

/** Model type, the beginning of its class names, what prepares its inputs, its heads by number or in full, packages, and the part for its code. */
export const rows = `
oneformer OneFormer ipt 0.AutoModelForUniversalSegmentation:ForUniversalSegmentation scipy scene
openai-gpt OpenAIGPT t 0.AutoModelForCausalLM:LMHeadModel.AutoModelForPreTraining:LMHeadModel.2
openai_privacy_filter OpenAIPrivacyFilter  0.4
opt OPT t 0.1.6.2
ovis2 Ovis2 ipt 0.5.3
owlv2 Owlv2 ipt 0.AutoModelForZeroShotObjectDetection:ForObjectDetection scipy
owlvit OwlViT ipt 0.AutoModelForZeroShotObjectDetection:ForObjectDetection
paddleocr_vl PaddleOCRVL ip 0.5.3
paligemma PaliGemma ip 0.5.3.8
parakeet_ctc Parakeet fpt AutoModel:ForCTC.AutoModelForCTC:ForCTC
parakeet_encoder ParakeetEncoder f d
parakeet_rnnt Parakeet fpt AutoModel:ForRNNT.AutoModelForRNNT:ForRNNT
parakeet_tdt Parakeet fpt AutoModel:ForTDT.AutoModelForTDT:ForTDT
patchtsmixer PatchTSMixer  0  numbers
patchtst PatchTST  0  numbers
pe_audio PeAudio fp 0
pe_audio_encoder PeAudioEncoder  d
pe_audio_video PeAudioVideo fpv 0 timm
pe_audio_video_encoder PeAudioVideoEncoder  d
pegasus Pegasus t 0.1.b
pegasus_x PegasusX t 0.b
perceiver Perceiver it 0.AutoModelForImageClassification:ForImageClassificationLearned.AutoModelForImageClassification:ForImageClassificationFourier.AutoModelForImageClassification:ForImageClassificationConvProcessing.7.2
perception_lm PerceptionLM ipv 0.5.3 timm
persimmon Persimmon t 0.1.2.4
pe_video PeVideo pv 0 timm
pe_video_encoder PeVideoEncoder  d
phi Phi t 0.1.2.4
phi3 Phi3  0.1.2.4
phi4_multimodal Phi4Multimodal fip 0.1.AutoModelForMultimodalLM:ForCausalLM
phimoe Phimoe  0.1.2
pi0 PI0 ip 0.5.3
pix2struct Pix2Struct ipt 5.3
pixio PixioBackbone i i.AutoModel:=PixioModel
pixtral PixtralVision ipt 0
plbart PLBart t 0.1.b.2 sentencepiece
pocket_tts PocketTTS fpt 0.AutoModelForTextToWaveform:ForConditionalGeneration  voice
pocket_tts_audio_tokenizer PocketTTSAudioTokenizer f 0.AutoModelForAudioTokenization:Model
pocket_tts_audio_tokenizer_decoder PocketTTSAudioTokenizerDecoder  0
pocket_tts_audio_tokenizer_encoder PocketTTSAudioTokenizerEncoder  0
poolformer PoolFormer i 0.9
pop2piano Pop2Piano fp h  voice
`;

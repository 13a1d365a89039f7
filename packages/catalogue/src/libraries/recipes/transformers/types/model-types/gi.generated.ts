/** @module Written by `npm run generate:classes` from transformers 5.23.0. Do not edit. */

/** Model type, the beginning of its class names, what prepares its inputs, its heads by number or in full, packages, and the part for its code. */
export const rows = `
git Git ipt 0.1.AutoModelForImageTextToText:ForCausalLM.AutoModelForMultimodalLM:ForCausalLM
glm Glm t 0.1.2.4
glm4 Glm4 t 0.1.2.4
glm46v Glm46V ipv 0.5.3
glm4_moe Glm4Moe t 0.1
glm4_moe_lite Glm4MoeLite t 0.1
glm4v Glm4v iptv 0.5.3
glm4v_moe Glm4vMoe pt 0.5.3
glm4v_moe_text Glm4vMoeText  0
glm4v_moe_vision Glm4vMoeVision  0
glm4v_text Glm4vText  0
glm4v_vision Glm4vVision  0
glm5_next Glm5Next ipv 0.5.3
glm5_next_text Glm5NextText  0
glm5_next_vision Glm5NextVision  0
glmasr GlmAsr fpt 0.3.8.b  heard
glmasr_encoder GlmAsrEncoder  d
glmga Glm46V iv 0.5.3
glm_image GlmImage ipt 0
glm_image_text GlmImageText  0
glm_image_vision GlmImageVision  0
glm_image_vqmodel GlmImageVQVAE  d
glm_moe_dsa GlmMoeDsa  0.1
glm_ocr GlmOcr  0.5.3
glm_ocr_text GlmOcrText  0
glm_ocr_vision GlmOcrVision  0
glpn GLPN i 0.AutoModelForDepthEstimation:ForDepthEstimation
got_ocr2 GotOcr2 ipt 0.AutoModelForCausalLM:ForConditionalGeneration.5.3  got_ocr2
gpt2 GPT2 t 0.AutoModelForCausalLM:LMHeadModel.AutoModelForPreTraining:LMHeadModel.6.2.4
gpt_bigcode GPTBigCode t 0.1.AutoModelForPreTraining:ForCausalLM.2.4
gptj GPTJ t 0.1.6.2
gpt_neo GPTNeo t 0.1.6.2.4
gpt_neox GPTNeoX t 0.1.6.2.4
gpt_neox_japanese GPTNeoXJapanese t 0.1
gpt_oss GptOss  0.1.2.4
gpt-sw3 GPT2 t 0.AutoModelForCausalLM:LMHeadModel.AutoModelForPreTraining:LMHeadModel.2.4 sentencepiece
gradium_phonon_tts GradiumPhononTTS fpt 0.AutoModelForTextToWaveform:ForConditionalGeneration  voice
granite Granite t 0.1
granite4_vision Granite4Vision ip 0.5.3
granite_docling GraniteDocling ip 0.5.3  asked
granite_docling_text GraniteDoclingText  0
granite_docling_vision GraniteDoclingVision  0
granitemoe GraniteMoe t 0.1
granitemoehybrid GraniteMoeHybrid t 0.1
granitemoeshared GraniteMoeShared t 0.1
granitemoe_swa GraniteMoeSWA  0.1
granite_speech GraniteSpeech fp 0.3.b.h torchaudio,torch<2.12,peft speech
granite_speech5_ctc GraniteSpeech5 fpt AutoModel:ForCTC.AutoModelForCTC:ForCTC torchaudio,torch<2.12
granite_speech5_encoder GraniteSpeech5Encoder f d
granite_speech_plus GraniteSpeechPlus fp 0.3.b.h torchaudio,torch<2.12,peft speech
granite_swa GraniteSWA  0.1
grounding-dino GroundingDino ipt 0.AutoModelForZeroShotObjectDetection:ForObjectDetection
groupvit GroupViT ipt 0
`;

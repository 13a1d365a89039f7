/** @module Written by `npm run generate:classes` from transformers 5.22.2. Do not edit. */

/** Model type, the beginning of its class names, what prepares its inputs, and its heads by number or in full. */
export const fromGo = `
got_ocr2 GotOcr2 ipt 0.v.5.4
gpt2 GPT2 t 0.s.x.6.2.3
gpt_bigcode GPTBigCode t 0.1.l.2.3
gptj GPTJ t 0.1.6.2
gpt_neo GPTNeo t 0.1.6.2.3
gpt_neox GPTNeoX t 0.1.6.2.3
gpt_neox_japanese GPTNeoXJapanese t 0.1
gpt_oss GptOss  0.1.2.3
gpt-sw3 GPT2 t 0.s.x.2.3
gradium_phonon_tts GradiumPhononTTS fpt 0.p
granite Granite t 0.1
granite4_vision Granite4Vision ip 0.5.4
granitemoe GraniteMoe t 0.1
granitemoehybrid GraniteMoeHybrid t 0.1
granitemoeshared GraniteMoeShared t 0.1
granitemoe_swa GraniteMoeSWA  0.1
granite_speech GraniteSpeech fp 0.4.b.h
granite_speech5_ctc GraniteSpeech5 fpt AutoModel:ForCTC.k
granite_speech5_encoder GraniteSpeech5Encoder f d
granite_speech_plus GraniteSpeechPlus fp 0.4.b.h
granite_swa GraniteSWA  0.1
grounding-dino GroundingDino ipt 0.11
groupvit GroupViT ipt 0
gte Gte t 0.7.2.3
helium Helium  0.1.2.3
hgnet_v2 HGNetV2Backbone  i.d.AutoModelForImageClassification:=HGNetV2ForImageClassification
hiera Hiera i j.0.9.e
higgs_audio_v2 HiggsAudioV2 p 12.p
higgs_audio_v2_tokenizer HiggsAudioV2Tokenizer f 0.t
hrm_text HrmText  0.1
hubert Hubert fpt 0.o.k
hunyuan_v1_dense HunYuanDenseV1  0.1.2
hunyuan_v1_moe HunYuanMoEV1  0.1.2
hunyuan_vl HunYuanVL ipt 0.5.4
hunyuan_vl_text HunYuanVLText  0
hunyuan_vl_vision HunYuanVLVisionTransformer  d
`;

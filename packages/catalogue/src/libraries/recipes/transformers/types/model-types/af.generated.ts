/** @module Written by `npm run generate:classes` from transformers 5.23.0. Do not edit. */

/** Model type, the beginning of its class names, what prepares its inputs, its heads by number or in full, packages, and the part for its code. */
export const rows = `
afmoe Afmoe  0.1
aimv2 Aimv2 ipt 0
aimv2_vision_model Aimv2Vision i 0
albert Albert t 0.7.a.e.6.2.c.4
align Align ipt 0.AutoModelForZeroShotImageClassification:Model
altclip AltCLIP ip 0.AutoModelForZeroShotImageClassification:Model
apertus Apertus  0.1.4
arcee Arcee  0.1.6.2.4
aria Aria ipt 0.5.3
aria_text AriaText  0.1
audioflamingo3 AudioFlamingo3 fpt 0.8.b  heard
audioflamingo3_encoder AudioFlamingo3Encoder  d
audio-spectrogram-transformer AST f 0.AutoModelForAudioClassification:ForAudioClassification
autoformer Autoformer  0  numbers
axk1 AXK1  0.1.2.4
axk2 AXK2  0.1.2.4
aya_vision AyaVision ipt 0.5.3
bailing_hybrid BailingHybrid  0.1
bamba Bamba  0.1
bark Bark pt 0.AutoModelForTextToWaveform:Model
bart Bart t 0.1.AutoModelForMaskedLM:ForConditionalGeneration.8.6.b.2
beam Beam t 0.1
beit Beit i j.0.9.AutoModelForSemanticSegmentation:ForSemanticSegmentation
bert Bert t 0.AutoModelForCausalLM:LMHeadModel.7.a.AutoModelForNextSentencePrediction:ForNextSentencePrediction.e.6.2.c.4
bert-generation BertGenerationEncoder t d.AutoModelForCausalLM:=BertGenerationDecoder sentencepiece
big_bird BigBird t 0.1.7.a.e.6.2.c.4
bigbird_pegasus BigBirdPegasus t 0.1.6.b.2
biogpt BioGpt t 0.1.2.4 sacremoses
bit Bit i j.0.9
bitnet BitNet  0.1
blenderbot Blenderbot t 0.1.b
blenderbot-small BlenderbotSmall t 0.1.b
blip Blip ipt 0.5.3.AutoModelForVisualQuestionAnswering:ForQuestionAnswering.AutoModelForZeroShotImageClassification:Model
blip-2 Blip2 ipt 0.5.3.AutoModelForVisualQuestionAnswering:ForConditionalGeneration.AutoModelForZeroShotImageClassification:ForImageTextRetrieval
blip_2_qformer Blip2QFormer  0
bloom Bloom  0.1.AutoModelForPreTraining:ForCausalLM.6.2.4
blt Blt  0.1
bridgetower BridgeTower ipt 0
bros Bros pt 0.4  bros
camembert Camembert t 0.1.7.a.g.6.2.4
canary Canary fpt 0.h  heard
canine Canine t 0.a.6.2.4
`;

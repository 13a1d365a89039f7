/** @module Written by `npm run generate:classes` from transformers 5.22.2. Do not edit. */

/** Model type, the beginning of its class names, what prepares its inputs, and the numbers of its heads. */
export const abc = `
afmoe Afmoe  0.1
aimv2 Aimv2 ipt 0
aimv2_vision_model Aimv2Vision i 0
albert Albert t 0.2.3.4.5.6.7.8
align Align ipt 0.9
altclip AltCLIP ip 0.9
apertus Apertus  0.1.8
arcee Arcee  0.1.5.6.8
aria Aria ipt 0.a.b
aria_text AriaText  0.1
audio-spectrogram-transformer AST f 0.c
audioflamingo3 AudioFlamingo3 fpt 0.d.e
audioflamingo3_encoder AudioFlamingo3Encoder  f
autoformer Autoformer  0
axk1 AXK1  0.1.6.8
axk2 AXK2  0.1.6.8
aya_vision AyaVision ipt 0.a.b
bailing_hybrid BailingHybrid  0.1
bamba Bamba  0.1
bark Bark pt 0.g
bart Bart t 0.1.h.d.5.e.6
beam Beam t 0.1
beit Beit i i.0.j.k
bert Bert t 0.l.2.3.m.4.5.6.7.8
bert-generation BertGenerationEncoder t f.n
big_bird BigBird t 0.1.2.3.4.5.6.7.8
bigbird_pegasus BigBirdPegasus t 0.1.5.e.6
biogpt BioGpt t 0.1.6.8
bit Bit i i.0.j
bitnet BitNet  0.1
blenderbot Blenderbot t 0.1.e
blenderbot-small BlenderbotSmall t 0.1.e
blip Blip ipt 0.a.b.o.9
blip-2 Blip2 ipt 0.a.b.p.q
blip_2_qformer Blip2QFormer  0
bloom Bloom  0.1.r.5.6.8
blt Blt  0.1
bridgetower BridgeTower ipt 0
bros Bros pt 0.8
camembert Camembert t 0.1.2.3.s.5.6.8
canary Canary fpt 0.t
canine Canine t 0.3.5.6.8
chameleon Chameleon ip 0.a.b
chinese_clip ChineseCLIP ipt 0.9
chinese_clip_vision_model ChineseCLIPVision  0
chmv2 CHMv2 i u
clap Clap fpt 0
clip CLIP ipt 0.j.9
clip_text_model CLIPText  0.7
clip_vision_model CLIPVision  0
clipseg CLIPSeg ipt 0.9
clvp Clvp fpt v
codegen CodeGen t 0.1
cohere Cohere t 0.1
cohere2 Cohere2 t 0.1
cohere2_moe Cohere2Moe  0.1
cohere2_vision Cohere2Vision ip 0.a.b
cohere_asr CohereAsr fp 0.t
cohere_compass CohereCompass ipv 0.a.b
cohere_compass_text CohereCompassText  0.w.6
cohere_compass_vision CohereCompassVision  0
colmodernvbert ColModernVBert p x
colpali ColPali ip x
colqwen2 ColQwen2 ipt x
conditional_detr ConditionalDetr i 0.y
convbert ConvBert t 0.2.3.5.6.8
convnext ConvNext i i.0.j
convnextv2 ConvNextV2 i i.0.j
cosmos3_edge Cosmos3Edge ipv 0.a.b
cosmos3_edge_text Cosmos3EdgeText  0
cosmos3_edge_vision Cosmos3EdgeVision  0
cosmos3_omni Cosmos3Omni itv 0.a.b
cpmant CpmAnt t 0.1
csm Csm fp z.10
ctrl CTRL t 0.l.11.6
cvt Cvt i 0.j
cwm Cwm  0.1
`;

import { expect, it } from 'vitest';
import { typeInName } from './name-type.ts';

it.each([
  ['ada/segformer-b1-roads', 'segformer'],
  ['ada/conditional-detr-resnet-50', 'conditional_detr'],
  ['ada/wav2vec2-large-xlsr-53-malay', 'wav2vec2'],
  ['facebook/mms-tts-mal', 'vits'],
  ['ada/DialoGPT-medium-ada', 'gpt2'],
  ['ada/deberta-v3-base-ports', 'deberta-v2'],
  ['ada/gemma-4-tide', 'gemma4'],
  ['ada/flan-t5-base-ports', 't5'],
  ['ada/depth-anything-large-hf', 'depth_anything'],
  ['ada/depth_anything_vitl14', undefined],
  ['ada/tide-4-bit', undefined],
  ['facebook/xlm-v-base', 'xlm-roberta'],
  ['ada/xlm-roberta-base-ports', 'xlm-roberta'],
  ['ada/xlm-mlm-100', 'xlm'],
  ['bert/harbour', undefined],
  ['ada/LongForm-OPT-2.7B', 'opt'],
  ['ada/blip2-opt-2.7b-ports', 'blip-2'],
  ['unsloth/Nemotron-3-Nano-30B-A3B', 'nemotron_h'],
  ['nvidia/Nemotron-3-Nano-Omni-30B-A3B-Reasoning-BF16', undefined],
  ['lc700x/Distill-Any-Depth-Base-hf', 'depth_anything'],
  ['Qwen/Qwen2-Audio-7B-Instruct', 'qwen2_audio'],
  ['facebook/data2vec-vision-base', 'data2vec-vision'],
  ['facebook/data2vec-audio-base-960h', 'data2vec-audio'],
  ['facebook/maskformer-swin-base-ade', 'maskformer'],
  ['facebook/galactica-1.3b', 'opt'],
  ['ai4bharat/indicwav2vec_v1_bengali', 'wav2vec2'],
  ['ada/tiny-random-T5ForConditionalGeneration-tide', 't5'],
  ['ada/tiny-random-TableTransformerForObjectDetection', 'table-transformer'],
  ['microsoft/git-large-textvqa', 'git'],
  ['microsoft/git-base-msrvtt-qa', undefined],
  ['ada/git-tide', undefined],
  ['ada/FormosaForest', undefined],
])('%s is of type %s', (id, type) => {
  expect(typeInName({ id })).toBe(type);
});

import { expect, it } from 'vitest';
import { partNeeds } from './part-needs.ts';

it.each([
  ['Wan-AI/Wan2.1-I2V-14B-480P-Diffusers', 'image-to-video', ['ftfy']],
  ['ada/my-wan2.2-clips', 'video-to-video', ['ftfy']],
  ['Wan-AI/Wan2.1-T2V-14B-Diffusers', 'video', []],
  ['Skywork/SkyReels-V2-T2V-14B-540P-Diffusers', 'video', ['ftfy']],
  ['ada/swan3-clips', 'image-to-video', []],
  ['THUDM/CogVideoX-5b-I2V', 'image-to-video', ['sentencepiece', 'protobuf']],
  ['Lightricks/LTX-Video', 'video', ['sentencepiece', 'protobuf']],
  ['Lightricks/LTX-2', 'video', []],
  ['PixArt-alpha/PixArt-XL-2-1024-MS', 'image', ['sentencepiece', 'protobuf']],
  ['lodestones/Chroma1-HD', 'image', ['sentencepiece', 'protobuf']],
  ['black-forest-labs/FLUX.2-dev', 'image', ['torchvision']],
  ['black-forest-labs/FLUX.2-klein-4B', 'image', []],
  ['Qwen/Qwen-Image', 'image', []],
  ['Qwen/Qwen-Image-Edit-2511', 'image-to-image', ['torchvision']],
  ['kandinskylab/Kandinsky-5.0-T2V-Lite-sft-5s-Diffusers', 'video', ['torchvision']],
] as const)('%s for %s needs %j', (target, kind, packages) => {
  expect(partNeeds(target, kind, { id: target }).map(({ name }) => name)).toEqual(packages);
});

it('knows the pipeline by the tags of the record', () => {
  const tags = ['diffusers:QwenImageEditPlusPipeline'];
  expect(partNeeds('ada/edits', 'image-to-image', { id: 'ada/edits', tags }).map(({ name }) => name)).toEqual(
    ['torchvision'],
  );
});

const needsWith = (...files: readonly string[]) => {
  const id = 'zai-org/CogVideoX-5b';
  const siblings = files.map((rfilename) => ({ rfilename }));
  return partNeeds(id, 'video', { id, siblings }).map(({ name }) => name);
};

it('converts a tokenizer that is there as a model of SentencePiece alone', () => {
  expect(needsWith('tokenizer/spiece.model')).toEqual(['sentencepiece', 'protobuf']);
  expect(needsWith('tokenizer_2/spiece.model', 'tokenizer_2/tokenizer.json')).toEqual([]);
});

it('knows by its name how the base of an addition has its tokenizer', () => {
  const model = { id: 'ada/tide-lora', siblings: [{ rfilename: 'lora.safetensors' }] };
  expect(partNeeds('zai-org/CogVideoX-5b', 'video', model).map(({ name }) => name)).toEqual([
    'sentencepiece',
    'protobuf',
  ]);
});

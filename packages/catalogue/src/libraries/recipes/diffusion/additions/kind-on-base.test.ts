import { expect, it } from 'vitest';
import { kindOnBase } from './kind-on-base.ts';

it.each([
  ['text-to-image', 'krea/Krea-2-Raw', 'image'],
  ['image-to-image', 'krea/Krea-2-Turbo', 'image'],
  ['image-to-image', 'black-forest-labs/FLUX.1-Kontext-dev', 'image-to-image'],
  ['text-to-image', 'Wan-AI/Wan2.2-T2V-A14B-Diffusers', 'video'],
  ['text-to-image', 'Wan-AI/Wan2.2-I2V-A14B-Diffusers', 'image-to-video'],
  [undefined, 'THUDM/CogVideoX-5b', 'video'],
  ['video-to-video', 'Wan-AI/Wan2.1-T2V-14B-Diffusers', 'video-to-video'],
  ['text-to-image', 'Qwen/Qwen-Image-Edit-2511', 'image-to-image'],
  ['text-to-image', 'Qwen/Qwen-Image', 'image'],
] as const)('a LoRA tagged %s on %s makes: %s', (task, base, kind) => {
  expect(kindOnBase({ id: 'ada/x', ...(task && { pipeline_tag: task }) }, base)).toBe(kind);
});

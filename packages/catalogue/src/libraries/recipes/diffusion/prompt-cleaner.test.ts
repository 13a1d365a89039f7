import { expect, it } from 'vitest';
import { promptCleaner } from './prompt-cleaner.ts';

it.each([
  ['Wan-AI/Wan2.1-I2V-14B-480P-Diffusers', 'image-to-video', 1],
  ['ada/my-wan2.2-clips', 'video-to-video', 1],
  ['Wan-AI/Wan2.1-T2V-14B-Diffusers', 'video', 0],
  ['Skywork/SkyReels-V2-T2V-14B-540P-Diffusers', 'video', 1],
  ['ada/swan3-clips', 'image-to-video', 0],
  ['THUDM/CogVideoX-5b-I2V', 'image-to-video', 0],
] as const)('%s for %s needs %d', (target, kind, count) => {
  expect(promptCleaner(target, kind)).toHaveLength(count);
});

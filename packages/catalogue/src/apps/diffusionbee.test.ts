import { expect, it } from 'vitest';
import type { ModelRecord } from '../records/model.ts';
import diffusionbee from './entries/diffusionbee.ts';

it.each<[boolean, string, Partial<ModelRecord>]>([
  [true, 'Stable Diffusion', { tags: ['diffusers', 'diffusers:StableDiffusionPipeline', 'region:us'] }],
  [true, 'SDXL', { config: { diffusers: { _class_name: 'StableDiffusionXLPipeline' } } }],
  [true, 'a pipeline that is not named', {}],
  [false, 'Z-Image', { tags: ['diffusers', 'diffusers:ZImagePipeline', 'region:us'] }],
  [false, 'Stable Diffusion 3', { tags: ['diffusers', 'diffusers:stablediffusion3pipeline'] }],
  [false, 'FLUX, by its name', { id: 'ada/FLUX.1-lantern' }],
  [
    false,
    'Kolors, whose text encoder is another',
    { id: 'Kwai-Kolors/Kolors', tags: ['diffusers:StableDiffusionXLPipeline'] },
  ],
])('fits: %s, for %s', (fits, _what, record) => {
  const painter = { id: 'ada/lantern', pipeline_tag: 'text-to-image', library_name: 'diffusers' };
  expect(diffusionbee.fits({ ...painter, ...record }) !== undefined).toBe(fits);
});

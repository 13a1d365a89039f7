import { describe, expect, it } from 'vitest';
import { distilledCall } from './distilled.ts';

describe('a distilled checkpoint', () => {
  it.each([
    ['stabilityai/sd-turbo', ', num_inference_steps=1, guidance_scale=0.0'],
    ['stabilityai/sdxl-turbo', ', num_inference_steps=1, guidance_scale=0.0'],
    [
      'black-forest-labs/FLUX.1-schnell',
      ', num_inference_steps=4, guidance_scale=0.0, max_sequence_length=256',
    ],
    ['ada/flux-schnell-nf4', ', num_inference_steps=4, guidance_scale=0.0, max_sequence_length=256'],
    ['black-forest-labs/FLUX.2-klein-4B', ', num_inference_steps=4, guidance_scale=1.0'],
    ['ada/flux2-klein-9b-int8', ', num_inference_steps=4, guidance_scale=1.0'],
    ['stabilityai/stable-diffusion-3.5-large-turbo', ', num_inference_steps=4, guidance_scale=0.0'],
    ['Tongyi-MAI/Z-Image-Turbo', ', num_inference_steps=8, guidance_scale=0.0'],
    ['krea/Krea-2-Turbo', ', num_inference_steps=8, guidance_scale=0.0'],
    ['baidu/ERNIE-Image-Turbo', ', num_inference_steps=8, guidance_scale=1.0'],
    ['hunyuanvideo-community/HunyuanImage-2.1-Distilled-Diffusers', ', num_inference_steps=8'],
    [
      'kandinskylab/Kandinsky-5.0-T2V-Lite-distilled16steps-5s-Diffusers',
      ', num_inference_steps=16, guidance_scale=1.0',
    ],
  ])('%s is called with its settings', (id, rest) => {
    expect(distilledCall(id).rest.text).toBe(rest);
  });

  it.each([
    'stabilityai/stable-diffusion-xl-base-1.0',
    'black-forest-labs/FLUX.1-dev',
    'ada/flux-schnell-dev-merge',
    'black-forest-labs/FLUX.2-klein-base-4B',
    'black-forest-labs/FLUX.2-dev',
    'ada/Flux2-Klein-9B-True-V3',
    'ada/stable-diffusion-3.5-large-TurboX',
    'Tongyi-MAI/Z-Image',
    'ada/Z-Image-De-Turbo',
    'krea/Krea-2-Raw',
    'Lightricks/LTX-2',
  ])('%s is called as usual', (id) => {
    expect(distilledCall(id).rest.text).toBe('');
  });

  it('imports its own schedule', () => {
    const { helpers, rest } = distilledCall('Lightricks/LTX-2.5-Diffusers');
    expect(helpers?.text).toContain('import DISTILLED_SIGMA_VALUES');
    expect(rest.text).toContain('sigmas=DISTILLED_SIGMA_VALUES');
  });
});

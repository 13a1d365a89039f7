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
    expect(distilledCall(id, { id }).rest.text).toBe(rest);
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
    'Qwen/Qwen-Image-2.1',
    'Qwen/Qwen-Image-Layered',
    'ada/Qwen-Image-Lightning-8steps',
  ])('%s is called as usual', (id) => {
    expect(distilledCall(id, { id }).rest.text).toBe('');
  });

  it('changes an image in a part of two steps', () => {
    const { edits } = distilledCall('stabilityai/sdxl-turbo', { id: 'stabilityai/sdxl-turbo' });
    expect(edits?.text).toBe(', num_inference_steps=2, strength=0.5, guidance_scale=0.0');
  });

  it('imports its own schedule', () => {
    const { helpers, rest } = distilledCall('Lightricks/LTX-2.5-Diffusers', {
      id: 'Lightricks/LTX-2.5-Diffusers',
    });
    expect(helpers?.text).toContain('import DISTILLED_SIGMA_VALUES');
    expect(rest.text).toContain('sigmas=DISTILLED_SIGMA_VALUES');
  });
});

describe('a call of Qwen-Image', () => {
  const guided = ', negative_prompt=" "';

  it.each(['Qwen/Qwen-Image', 'Qwen/Qwen-Image-2512', 'Qwen/Qwen-Image-Edit-2511', 'ada/qwen_image_tide'])(
    'of %s has a negative prompt, which turns guidance on',
    (id) => {
      expect(distilledCall(id, { id }).rest.text).toBe(guided);
    },
  );

  it('is known by its class, if the pipeline is that of the record', () => {
    const model = { id: 'ada/tide', tags: ['diffusers:QwenImageEditPlusPipeline'] };
    expect(distilledCall('ada/tide', model).rest.text).toBe(guided);
    expect(distilledCall('ada/other', model).rest.text).toBe('');
  });

  it('has none with weights for few steps', () => {
    expect(distilledCall('Qwen/Qwen-Image-Edit', { id: 'ada/qwen-image-edit-turbo-GGUF' }).rest.text).toBe(
      '',
    );
  });
});

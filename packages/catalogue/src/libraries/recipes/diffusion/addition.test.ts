import { describe, expect, it } from 'vitest';
import { additionBase, additionOf, loraFileOf } from './addition.ts';

const files = (...names: readonly string[]) => ({ siblings: names.map((rfilename) => ({ rfilename })) });

describe('an addition to a diffusion model', () => {
  it.each([
    [{ id: 'ada/x', tags: ['lora'] }, 'lora'],
    [{ id: 'ada/beatrix_LoRA' }, 'lora'],
    [{ id: 'ada/x', tags: ['base_model:adapter:a/b'] }, 'lora'],
    [{ id: 'ada/x', cardData: { base_model_relation: 'adapter' } }, 'lora'],
    [{ id: 'ada/x', ...files('pytorch_lora_weights.safetensors') }, 'lora'],
    [{ id: 'ada/x', tags: ['controlnet', 'base_model:adapter:a/b'] }, 'controlnet'],
    [{ id: 'sd-concepts-library/cat-toy' }, 'textual-inversion'],
    [{ id: 'ada/x-lora', ...files('model_index.json') }, undefined],
    [{ id: 'ada/explorations' }, undefined],
  ])('%j is %s', (model, addition) => {
    expect(additionOf(model)).toBe(addition);
  });

  it.each([
    ['Wan-AI/Wan2.1-T2V-14B', 'Wan-AI/Wan2.1-T2V-14B-Diffusers'],
    ['Wan-AI/Wan2.1-T2V-1.3B-Diffusers', 'Wan-AI/Wan2.1-T2V-1.3B-Diffusers'],
    ['runwayml/stable-diffusion-v1-5', 'stable-diffusion-v1-5/stable-diffusion-v1-5'],
    ['krea/Krea-2-Raw', 'krea/Krea-2-Raw'],
  ])('to %s loads %s', (base_model, id) => {
    expect(additionBase({ id: 'ada/x', cardData: { base_model } })).toEqual({ id, warnings: [] });
  });

  it('warns if its base model is a guess', () => {
    expect(additionBase({ id: 'ada/flux-lora' })).toMatchObject({
      id: 'black-forest-labs/FLUX.1-dev',
      warnings: [{ code: 'inferred' }],
    });
    expect(additionBase({ id: 'ada/x' }).warnings).toMatchObject([{ code: 'placeholder' }]);
  });

  it('names its file if the repository has several', () => {
    expect(loraFileOf({ id: 'ada/x', ...files('a.safetensors') })).toEqual({
      file: 'a.safetensors',
      warnings: [],
    });
    expect(loraFileOf({ id: 'ada/x', ...files('a.safetensors', 'b.safetensors') }).warnings).toHaveLength(1);
    const whole = 'diffusion_pytorch_model-00001-of-00002.safetensors';
    expect(loraFileOf({ id: 'ada/x', ...files(whole, 'tide_64.safetensors') }).file).toBe(
      'tide_64.safetensors',
    );
    expect(loraFileOf({ id: 'ada/x', ...files('pytorch_lora_weights.safetensors', 'b.bin') })).toEqual({
      warnings: [],
    });
  });
});

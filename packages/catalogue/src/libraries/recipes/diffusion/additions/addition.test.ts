import { describe, expect, it } from 'vitest';
import { additionOf } from './addition.ts';

const files = (...names: readonly string[]) => ({ siblings: names.map((rfilename) => ({ rfilename })) });
const makesImages = { pipeline_tag: 'text-to-image' };

describe('an addition to a diffusion model', () => {
  it.each([
    [{ id: 'ada/x', tags: ['lora'] }, 'lora'],
    [{ id: 'ada/beatrix_LoRA' }, 'lora'],
    [{ id: 'ada/x', tags: ['base_model:adapter:a/b'] }, 'lora'],
    [{ id: 'ada/x', cardData: { base_model_relation: 'adapter' } }, 'lora'],
    [{ id: 'ada/x', ...files('pytorch_lora_weights.safetensors') }, 'lora'],
    [{ id: 'ada/x', tags: ['controlnet', 'base_model:adapter:a/b'] }, 'controlnet'],
    [{ id: 'ada/pose-controlnet', tags: ['controlnet', 'lora'] }, 'lora'],
    [{ id: 'sd-concepts-library/cat-toy' }, 'textual-inversion'],
    [{ id: 'ada/x-lora', ...files('model_index.json') }, undefined],
    [{ id: 'ada/LogoLoraForSDXL' }, 'lora'],
    [{ id: 'ada/LoraByAda' }, 'lora'],
    [{ id: 'ada/sdxl-vae-lora' }, 'lora'],
    [{ id: 'ada/sdxl-vae' }, 'vae'],
    [{ id: 'ada/controlnet-depth-sdxl' }, 'controlnet'],
    [{ id: 'ada/controlnet-depth-sdxl', ...files('model_index.json') }, undefined],
    [{ id: 'ada/explorations' }, undefined],
    [{ id: 'h94/IP-Adapter' }, 'image-prompt'],
    [{ id: 'h94/IP-Adapter-FaceID' }, 'image-prompt'],
    [{ id: 'ada/IP-Adapter-FaceID' }, undefined],
    [{ id: 'ByteDance/SDXL-Lightning' }, 'lora'],
    [{ id: 'ostris/Z-Image-De-Turbo' }, 'transformer'],
    [{ id: 'ostris/z_image_turbo_tide', ...makesImages }, 'lora'],
    [{ id: 'Shakker-Labs/AWPortrait-FL', ...makesImages }, undefined],
    [{ id: 'ada/tide-flux', ...makesImages }, 'lora'],
    [{ id: 'ada/tide-flux-dev', ...makesImages }, 'lora'],
    [{ id: 'ada/flux-80s-tide', ...makesImages }, 'lora'],
    [{ id: 'ada/tide-qwen-image', ...makesImages }, 'lora'],
    [{ id: 'ada/tide-flux', ...makesImages, tags: ['region:us'] }, undefined],
    [{ id: 'ada/tide-flux', ...makesImages, ...files('model_index.json') }, undefined],
    [{ id: 'ada/FLUX.1-tide', ...makesImages }, undefined],
    [{ id: 'ada/flux-dev', ...makesImages }, undefined],
    [{ id: 'ada/Qwen-Image', ...makesImages }, undefined],
    [{ id: 'ada/nunchaku-qwen-image-edit', ...makesImages }, undefined],
  ])('%j is %s', (model, addition) => {
    expect(additionOf(model)).toBe(addition);
  });
});

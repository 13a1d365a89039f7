import { describe, expect, it } from 'vitest';
import { ggufTransformerOf } from './kind.ts';

const gguf = (id: string, base_model?: string | string[], pipeline_tag = 'text-to-image') => ({
  id,
  pipeline_tag,
  tags: ['gguf'],
  ...(base_model === undefined ? {} : { cardData: { base_model } }),
});

describe('the transformer in GGUF files', () => {
  it.each([
    ['black-forest-labs/FLUX.1-schnell', 'FluxTransformer2DModel', 'image'],
    ['black-forest-labs/FLUX.1-Kontext-dev', 'FluxTransformer2DModel', 'image-to-image'],
    ['black-forest-labs/FLUX.2-klein-4B', 'Flux2Transformer2DModel', 'image'],
    ['stabilityai/stable-diffusion-3.5-large', 'SD3Transformer2DModel', 'image'],
    ['Qwen/Qwen-Image', 'QwenImageTransformer2DModel', 'image'],
    ['Qwen/Qwen-Image-Edit-2511', 'QwenImageTransformer2DModel', 'image-to-image'],
    ['Tongyi-MAI/Z-Image-Turbo', 'ZImageTransformer2DModel', 'image'],
  ])('of %s is loaded by %s', (base, loader, kind) => {
    expect(ggufTransformerOf(gguf('ada/tide-GGUF', base))).toEqual({ base, guessed: false, loader, kind });
  });

  it('is of the same model in the format of Diffusers', () => {
    expect(ggufTransformerOf(gguf('ada/x-gguf', 'Wan-AI/Wan2.1-I2V-14B-480P', 'image-to-video'))).toEqual({
      base: 'Wan-AI/Wan2.1-I2V-14B-480P-Diffusers',
      guessed: false,
      loader: 'WanTransformer3DModel',
      kind: 'image-to-video',
    });
  });

  it.each([
    ['ada/FLUX.1-schnell-gguf', 'black-forest-labs/FLUX.1-schnell'],
    ['ada/Z-Image-Turbo-GGUF', 'Tongyi-MAI/Z-Image-Turbo'],
    ['ada/stable-diffusion-3.5-medium-gguf', 'stabilityai/stable-diffusion-3.5-medium'],
  ])('of %s is known by its name', (id, base) => {
    expect(ggufTransformerOf({ id, pipeline_tag: 'text-to-image' })).toMatchObject({ base, guessed: true });
  });

  it('may have an autoencoder beside it', () => {
    const siblings = ['Qwen_Image-Q4_K_M.gguf', 'VAE/vae.safetensors'].map((rfilename) => ({ rfilename }));
    expect(ggufTransformerOf({ id: 'ada/Qwen-Image-GGUF', siblings })?.base).toBe('Qwen/Qwen-Image');
  });

  it.each([
    gguf('ada/Qwen-Image-Distill-GGUF'),
    gguf('ada/flux.1-lite-8B-gguf', 'ada/flux.1-lite-8B'),
    gguf('ada/x-GGUF', 'Wan-AI/Wan2.2-T2V-A14B', 'text-to-video'),
    gguf('ada/x-GGUF', 'Qwen/Qwen-Image', 'text-generation'),
    { ...gguf('ada/x-GGUF', 'Qwen/Qwen-Image'), tags: ['gguf', 'lora'] },
    { ...gguf('ada/x', 'Qwen/Qwen-Image'), tags: ['gguf', 'safetensors'] },
    { ...gguf('ada/x-GGUF', 'Qwen/Qwen-Image'), tags: ['gguf', 'diffusers:QwenImagePipeline'] },
  ])('is not known in %j', (model) => {
    expect(ggufTransformerOf(model)).toBeUndefined();
  });
});

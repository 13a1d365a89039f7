import { describe, expect, it } from 'vitest';
import { generateSnippets } from '../../../snippets/generate.ts';
import diffusers from '../../entries/diffusers.ts';

const codeOf = (record: object): string =>
  generateSnippets(diffusers, { tags: ['diffusers'], ...record }).snippets.at(-1)?.code.text ?? '';

describe('a pipeline that changes an image', () => {
  it.each([
    [{ id: 'ada/tide', tags: ['diffusers:StableDiffusionPipeline'] }],
    [{ id: 'ada/tide', tags: ['diffusers:StableDiffusionXLPipeline'] }],
    [{ id: 'ada/tide', tags: ['diffusers:FluxPipeline'] }],
    [{ id: 'stabilityai/sdxl-turbo' }],
    [{ id: 'ada/tide', tags: ['lora'], cardData: { base_model: 'black-forest-labs/FLUX.1-dev' } }],
    [{ id: 'kandinsky-community/kandinsky-2-2-decoder' }],
  ])('is one for images where the class of %j takes only a text', (record) => {
    const code = codeOf({ ...record, pipeline_tag: 'image-to-image' });
    expect(code).toContain('from diffusers import AutoPipelineForImage2Image');
    expect(code).toContain('pipe = AutoPipelineForImage2Image.from_pretrained(');
    expect(codeOf({ ...record, pipeline_tag: 'text-to-image' })).not.toContain('Image2Image');
  });

  it.each([
    [{ id: 'ada/tide', tags: ['diffusers:QwenImageEditPipeline'] }],
    [{ id: 'ada/tide', tags: ['diffusers:Flux2KleinPipeline'] }],
    [{ id: 'ada/tide', tags: ['diffusers:StableDiffusionInstructPix2PixPipeline'] }],
    [{ id: 'black-forest-labs/FLUX.1-Kontext-dev' }],
    [{ id: 'Qwen/Qwen-Image-Edit' }],
    [{ id: 'ada/stable-diffusion-v1-5', tags: ['diffusers:StableDiffusionDepth2ImgPipeline'] }],
    [{ id: 'sd2-community/stable-diffusion-2-depth' }],
  ])('is that of the repository for %j', (record) => {
    expect(codeOf({ ...record, pipeline_tag: 'image-to-image' })).toContain('pipe = DiffusionPipeline.');
  });
});

it('loads stages together without a device map, which Diffusers refuses', () => {
  for (const id of ['stabilityai/stable-cascade', 'kandinsky-community/kandinsky-2-2-decoder-inpaint']) {
    const code = codeOf({ id });
    expect(code).not.toContain('device_map');
    expect(code).toContain('pipe.enable_model_cpu_offload()');
  }
});

it.each([
  ['KandinskyV22InpaintPipeline', 'kandinsky-community/kandinsky-2-2-decoder-inpaint'],
  ['StableDiffusionInpaintPipeline', 'ada/tide'],
])('paints a part of an image with %s', (name, id) => {
  expect(codeOf({ id, tags: [`diffusers:${name}`] })).toContain('pipe = AutoPipelineForInpainting.');
});

it('paints with the copy of a repository that was removed', () => {
  const record = { id: 'stabilityai/stable-diffusion-2-inpainting' };
  expect(codeOf(record)).toContain('from_pretrained("sd2-community/stable-diffusion-2-inpainting"');
});

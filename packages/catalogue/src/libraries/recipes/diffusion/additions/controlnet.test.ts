import { expect, test } from 'vitest';
import { generateSnippets } from '../../../../snippets/generate.ts';
import { libraries } from '../../../index.generated.ts';

const codeOf = (id: string, base?: string, ...tags: readonly string[]): string => {
  const model = {
    id,
    library_name: 'diffusers',
    tags: ['controlnet', ...tags],
    cardData: { base_model: base },
  };
  return generateSnippets(libraries.diffusers, model).snippets.at(-1)?.code.text ?? '';
};

test.each([
  [
    'acme/controlnet-canny-sdxl-1.0',
    undefined,
    'ControlNetModel, StableDiffusionXLControlNetPipeline',
    ' image=control)',
  ],
  [
    'acme/controlnet-canny',
    'stable-diffusion-v1-5/stable-diffusion-v1-5',
    'ControlNetModel, StableDiffusionControlNetPipeline',
    ' image=control)',
  ],
  [
    'xinsir/controlnet-union-sdxl-1.0',
    undefined,
    'ControlNetUnionModel, StableDiffusionXLControlNetUnionPipeline',
    ' control_image=[control], control_mode=[3])',
  ],
  [
    'Shakker-Labs/FLUX.1-dev-ControlNet-Union-Pro',
    'black-forest-labs/FLUX.1-dev',
    'FluxControlNetModel, FluxControlNetPipeline',
    ' control_image=control, control_mode=0)',
  ],
  [
    'Shakker-Labs/FLUX.1-dev-ControlNet-Union-Pro-2.0',
    'black-forest-labs/FLUX.1-dev',
    'FluxControlNetModel, FluxControlNetPipeline',
    ' control_image=control)',
  ],
  [
    'InstantX/Qwen-Image-ControlNet-Union',
    'Qwen/Qwen-Image',
    'QwenImageControlNetModel, QwenImageControlNetPipeline',
    ' control_image=control, negative_prompt=" ")',
  ],
  [
    'stabilityai/stable-diffusion-3.5-large-controlnet-canny',
    'stabilityai/stable-diffusion-3.5-large',
    'SD3ControlNetModel, StableDiffusion3ControlNetPipeline',
    ' control_image=control)',
  ],
  [
    'alimama-creative/SD3-Controlnet-Inpainting',
    undefined,
    'SD3ControlNetModel, StableDiffusion3ControlNetInpaintingPipeline',
    ' control_image=control, control_mask=mask,',
  ],
])('%s on %s has the classes of its base model', (id, base, classes, call) => {
  const code = codeOf(id, base);
  expect(code).toContain(`from diffusers import ${classes}\n`);
  expect(code).toContain(call);
});

test.each([
  ['acme/flux-upscaler', 'black-forest-labs/FLUX.1-dev', [], true],
  ['acme/flux-detail', 'black-forest-labs/FLUX.1-dev', ['super-resolution'], true],
  ['acme/flux-detail', 'black-forest-labs/FLUX.1-dev', [], false],
  ['acme/sdxl-upscaler', 'stabilityai/stable-diffusion-xl-base-1.0', [], false],
])('%s on %s with the tags %j enlarges a picture: %s', (id, base, tags, enlarges) => {
  const code = codeOf(id, base, ...tags);
  expect(code.includes('controlnet_conditioning_scale=0.6')).toBe(enlarges);
  expect(code.includes('load_image("control.png")')).toBe(!enlarges);
});

test.each([
  ['XLabs-AI/flux-controlnet-depth-v3', 'XLabs-AI/flux-controlnet-depth-diffusers'],
  ['XLabs-AI/flux-controlnet-canny', 'XLabs-AI/flux-controlnet-canny-diffusers'],
  ['XLabs-AI/flux-controlnet-hed-diffusers', 'XLabs-AI/flux-controlnet-hed-diffusers'],
])('%s is loaded from %s', (id, loaded) => {
  const [, snippet] = generateSnippets(
    libraries.diffusers,
    { id, tags: ['controlnet'] },
    { revision: 'v1' },
  ).snippets;
  expect(snippet?.code.text.replaceAll(/\s+/g, ' ')).toMatch(
    new RegExp(`FluxControlNetModel\\.from_pretrained\\( ?"${loaded}"`),
  );
  expect(snippet?.code.text.includes('revision="v1"')).toBe(id === loaded);
  expect(snippet?.warnings?.some(({ message }) => message.includes('their copy'))).toBe(id !== loaded);
});

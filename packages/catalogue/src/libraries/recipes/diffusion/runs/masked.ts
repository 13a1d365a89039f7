/** @module Examples that paint the masked part of an image. */
import { py } from '../../../../code/index.ts';
import { ownPrompt, sampleUrl } from '../../../../snippets/samples/image.ts';
import { pipelineNames } from '../kind.ts';
import { type DiffusionExample, imports, loadPipe, type Parts, pipelineImport, torch } from '../load.ts';
import * as asset from '../../../../tasks/sample-assets.ts';

/** The settings of Stable Diffusion XL; other pipelines have smaller pictures, and their defaults. */
const isXl = /(?:^|[-_/. ])(?:sd)?xl(?![a-z])|kolors|stablediffusionxl/i;
const xlSettings = py`
  guidance_scale=8.0,
  num_inference_steps=20,
  strength=0.99,
`;

/** `target` is the repository whose pipeline is loaded. */
export function inpainting({ model, context, loader }: Parts, target: string): DiffusionExample {
  const { platform } = context;
  const xl = isXl.test(pipelineNames(target, model));
  const size = xl ? py`(1024, 1024)` : py`(512, 512)`;
  const revision = target === model.id ? context.revision : undefined;
  return {
    title: 'Paint a part of an image anew',
    code: py`
      ${imports([torch(loader), pipelineImport(loader, 'AutoPipelineForInpainting'), py`from diffusers.utils import load_image`])}

      ${loadPipe(py`AutoPipelineForInpainting`, target, { revision }, loader)}

      image = load_image(${sampleUrl(platform, asset.cup)}).resize(${size})
      mask = load_image(${sampleUrl(platform, asset.cupMask)}).resize(${size})
      result = pipe(
          prompt=${ownPrompt(model) ?? 'A white paper cup with a red heart'},
          image=image,
          mask_image=mask,
          ${xl ? xlSettings : py.none}
      ).images[0]
      result.save("output.png")
    `,
  };
}

export function fluxFill({ model, context, loader }: Parts): DiffusionExample {
  const { platform } = context;
  return {
    title: 'Fill a masked part of an image',
    code: py`
      ${imports([torch(loader), pipelineImport(loader, 'FluxFillPipeline'), py`from diffusers.utils import load_image`])}

      ${loadPipe(py`FluxFillPipeline`, model.id, { revision: context.revision }, loader)}

      image = load_image(${sampleUrl(platform, asset.cup)})
      mask = load_image(${sampleUrl(platform, asset.cupMask)})
      result = pipe(
          prompt="A white paper cup",
          image=image,
          mask_image=mask,
          height=1632,
          width=1232,
          guidance_scale=30,
          num_inference_steps=50,
          max_sequence_length=512,
      ).images[0]
      result.save("output.png")
    `,
  };
}

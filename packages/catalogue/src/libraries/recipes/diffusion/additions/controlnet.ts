/** @module The example that loads a ControlNet into the pipeline of its base model. */
import { type Code, py } from '../../../../code/index.ts';
import { hasTag, nameOf } from '../../../../records/fields.ts';
import type { ModelRecord } from '../../../../records/model.ts';
import { ownPrompt, sampleUrl } from '../../../../snippets/samples/image.ts';
import type { Warning } from '../../../../snippets/snippet.ts';
import { placeholder } from '../../../../snippets/warnings.ts';
import { sampleAssets } from '../../../../tasks/sample-files.ts';
import { additionBase } from './base.ts';
import type { SnippetContext } from '../../../../snippets/context.ts';
import type { DiffusionExample, Parts } from '../load.ts';
import { picturePrompt } from '../runs/run.ts';

interface Family {
  readonly net: string;
  readonly pipeline: string;
  /** Arguments of the call besides the prompt. */
  readonly control: Code<'python'>;
  /** Arguments that load the ControlNet, besides the usual ones. */
  readonly load?: Code<'python'>;
}

const controlImage = py`control_image=control`;

/** A union ControlNet takes several kinds of control images; the call selects the kind by number. */
const flux = (union: boolean): Family => ({
  net: 'FluxControlNetModel',
  pipeline: 'FluxControlNetPipeline',
  // 0 is for edges.
  control: union ? py`${controlImage}, control_mode=0` : controlImage,
});

const sdxl = (union: boolean): Family =>
  union
    ? {
        net: 'ControlNetUnionModel',
        pipeline: 'StableDiffusionXLControlNetUnionPipeline',
        // 3 is for edges.
        control: py`control_image=[control], control_mode=[3]`,
      }
    : {
        net: 'ControlNetModel',
        pipeline: 'StableDiffusionXLControlNetPipeline',
        control: py`image=control`,
      };

const repaints = (model: ModelRecord): boolean => /inpaint/i.test(nameOf(model));

/** The base model determines the classes. */
function familyOf(model: ModelRecord, base: string): Family {
  const words = `${base} ${model.tags?.join(' ') ?? ''}`.toLowerCase();
  // Version 2.0 for Flux detects the kind of control image itself.
  const union = /union(?!.*2\.0)/i.test(nameOf(model));
  if (words.includes('flux')) return flux(union);
  if (/qwen-?image/.test(words))
    return {
      net: 'QwenImageControlNetModel',
      pipeline: 'QwenImageControlNetPipeline',
      // Without a negative prompt, it turns its guidance off.
      control: py`${controlImage}, negative_prompt=" "`,
    };
  if (/stable-?diffusion-?3|\bsd-?3/.test(words))
    return repaints(model)
      ? {
          net: 'SD3ControlNetModel',
          pipeline: 'StableDiffusion3ControlNetInpaintingPipeline',
          control: py`${controlImage}, control_mask=mask`,
          // The mask is a channel more.
          load: py`, extra_conditioning_channels=1`,
        }
      : {
          net: 'SD3ControlNetModel',
          pipeline: 'StableDiffusion3ControlNetPipeline',
          control: controlImage,
        };
  if (/xl|bria-2/.test(words)) return sdxl(union);
  return {
    net: 'ControlNetModel',
    pipeline: 'StableDiffusionControlNetPipeline',
    control: py`image=control`,
  };
}

/** Enlarges a picture, which is its control picture, at the settings of its authors. */
const enlarges = (model: ModelRecord, { net }: Family): boolean =>
  net === 'FluxControlNetModel' &&
  (hasTag(model, 'super-resolution', 'upscaler') || /upscal/i.test(nameOf(model)));

const pictures = 'a control picture (edges, pose, depth) as control.png';

interface Use {
  readonly title: string;
  readonly warnings: readonly Warning[];
  /** Lines that make the control picture. */
  readonly source: Code<'python'>;
  readonly call: Code<'python'>;
}

function guiding(model: ModelRecord, { control }: Family): Use {
  const numbered = control.text.includes('control_mode');
  return {
    title: 'Guide an image by a control picture',
    warnings: [
      placeholder(
        numbered
          ? 'a control picture with edges as control.png (the model card has the numbers of other kinds, such as pose or depth)'
          : pictures,
      ),
    ],
    source: py`control = load_image("control.png")`,
    call: py`pipe(${ownPrompt(model) ?? picturePrompt}, ${control})`,
  };
}

const enlarging = ({ control }: Family, { platform }: SnippetContext): Use => ({
  title: 'Enlarge an image',
  warnings: [],
  source: py`
    source = load_image(${sampleUrl(platform, sampleAssets.cat)}).resize((256, 256))
    control = source.resize((1024, 1024))
  `,
  call: py`
    pipe(
        prompt="",
        ${control},
        controlnet_conditioning_scale=0.6,
        guidance_scale=3.5,
        height=1024,
        width=1024,
    )
  `,
});

const painting = (model: ModelRecord, { control }: Family, { platform }: SnippetContext): Use => ({
  title: 'Paint a part of an image anew',
  warnings: [],
  source: py`
    control = load_image(${sampleUrl(platform, sampleAssets.cup)}).resize((1024, 1024))
    mask = load_image(${sampleUrl(platform, sampleAssets.cupMask)}).resize((1024, 1024))
  `,
  call: py`
    pipe(
        ${ownPrompt(model) ?? 'A white paper cup with a red heart'},
        ${control},
        controlnet_conditioning_scale=0.95,
        guidance_scale=7,
        height=1024,
        width=1024,
    )
  `,
});

/** Its authors publish these in their own format as well; Diffusers loads the copies. */
const ownFormat = /^(XLabs-AI\/flux-controlnet-(?:canny|depth|hed))(?![^]*diffusers)[^]*$/;

/** The repository of the ControlNet that Diffusers loads; a revision is that of the record. */
function netOf({ id }: ModelRecord, { revision }: SnippetContext) {
  const copy = id.replace(ownFormat, '$1-diffusers');
  if (copy === id) return { load: py`${id}`, rest: py.rest({ revision }), warnings: [] };
  const warning: Warning = {
    code: revision === undefined ? 'inferred' : 'unpinned',
    message: `Its weights are in the format of its authors: this loads ${copy}, their copy for Diffusers.`,
  };
  return { load: py`${copy}`, rest: py.none, warnings: [warning] };
}

export function controlnet({ model, context, loader }: Parts): DiffusionExample {
  const { id, warnings } = additionBase(model);
  const family = familyOf(model, id);
  const use = enlarges(model, family)
    ? enlarging(family, context)
    : family.load
      ? painting(model, family, context)
      : guiding(model, family);
  const itself = netOf(model, context);
  const [net, pipeline] = [py.identifier(family.net), py.identifier(family.pipeline)];
  return {
    title: use.title,
    base: id,
    warnings: [...itself.warnings, ...warnings, ...use.warnings],
    code: py`
      import torch
      from diffusers import ${net}, ${pipeline}
      from diffusers.utils import load_image
      ${loader?.imports ?? py.none}

      controlnet = ${net}.from_pretrained(${itself.load}, dtype=torch.bfloat16, device_map="cuda"${family.load ?? py.none}${itself.rest})
      pipe = ${pipeline}.from_pretrained(
          ${id}, controlnet=controlnet, dtype=torch.bfloat16, device_map="cuda"
      )

      ${use.source}
      picture = ${use.call}.images[0]
      picture.save("output.png")
    `,
  };
}

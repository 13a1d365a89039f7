/** @module Examples that load a base model with what the repository adds: a LoRA, a concept, a ControlNet or an autoencoder. */
import { py } from '../../../code/index.ts';
import { nameOf } from '../../../records/fields.ts';
import type { ModelRecord } from '../../../records/model.ts';
import { pip } from '../../../snippets/requirement.ts';
import { ownPrompt } from '../../../snippets/samples.ts';
import { placeholder } from '../../../snippets/warnings.ts';
import { type Addition, additionBase, loraFileOf } from './addition.ts';
import {
  type DiffusionExample,
  imports,
  loadAndRun,
  loadPipe,
  type Parts,
  pipelineImport,
  torch,
} from './load.ts';
import { diffusionRun, picturePrompt } from './run.ts';

function lora(parts: Parts): DiffusionExample {
  const { model, context } = parts;
  const { id, warnings } = additionBase(model);
  const { file, warnings: more } = loraFileOf(model);
  const addition = py`pipe.load_lora_weights(${model.id}${py.rest({ weight_name: file, revision: context.revision })})`;
  const example = loadAndRun(parts, id, undefined, { addition });
  return {
    ...example,
    title: `${example.title} with a LoRA`,
    needs: [pip('peft'), ...example.needs],
    warnings: [...warnings, ...more, ...example.warnings],
  };
}

/** The concept is a word of the prompt; by convention, the name of the repository in angle brackets. */
const conceptPrompt = (model: ModelRecord): Pick<ModelRecord, 'widgetData'> =>
  ownPrompt(model) === undefined ? { widgetData: [{ text: `A picture of <${nameOf(model)}>` }] } : {};

function textualInversion({ model, context, loader }: Parts): DiffusionExample {
  const { id, warnings } = additionBase(model);
  return {
    title: 'Generate an image with a learned concept',
    warnings,
    code: py`
      ${imports([torch(loader), pipelineImport(loader, 'DiffusionPipeline')])}

      ${loadPipe(py`DiffusionPipeline`, id, {}, loader)}
      pipe.load_textual_inversion(${model.id}${py.rest({ revision: context.revision })})

      ${diffusionRun('image', { ...model, ...conceptPrompt(model) }, context).code}
    `,
  };
}

/** The base model's family determines the pipeline class. */
function controlnet({ model, context, loader }: Parts): DiffusionExample {
  const { id, warnings } = additionBase(model);
  const family = `${id} ${model.tags?.join(' ') ?? ''}`.toLowerCase();
  const prefix = family.includes('flux')
    ? 'Flux'
    : /sdxl|xl/.test(family)
      ? 'StableDiffusionXL'
      : 'StableDiffusion';
  const net = prefix === 'Flux' ? 'FluxControlNetModel' : 'ControlNetModel';
  const image = prefix === 'Flux' ? py`control_image` : py`image`;
  const pipeline = py.identifier(`${prefix}ControlNetPipeline`);
  return {
    title: 'Guide an image by a control picture',
    warnings: [...warnings, placeholder('a control picture (edges, pose, depth) as control.png')],
    code: py`
      import torch
      from diffusers import ${py.identifier(net)}, ${pipeline}
      from diffusers.utils import load_image
      ${loader?.imports ?? py.none}

      controlnet = ${py.identifier(net)}.from_pretrained(${model.id}, dtype=torch.bfloat16, device_map="cuda"${py.rest({ revision: context.revision })})
      pipe = ${pipeline}.from_pretrained(
          ${id}, controlnet=controlnet, dtype=torch.bfloat16, device_map="cuda"
      )

      control = load_image("control.png")
      picture = pipe(${ownPrompt(model) ?? picturePrompt}, ${image}=control).images[0]
      picture.save("output.png")
    `,
  };
}

/** Encodes and decodes pictures in place of the part that the base model comes with. */
function autoencoder({ model, context }: Parts): DiffusionExample {
  const { id, warnings } = additionBase(model);
  return {
    title: 'Generate an image with this autoencoder',
    warnings,
    code: py`
      import torch
      from diffusers import AutoencoderKL, DiffusionPipeline

      vae = AutoencoderKL.from_pretrained(${model.id}, dtype=torch.bfloat16${py.rest({ revision: context.revision })})
      pipe = DiffusionPipeline.from_pretrained(${id}, vae=vae, dtype=torch.bfloat16, device_map="cuda")

      ${diffusionRun('image', model, context).code}
    `,
  };
}

export const additions: Readonly<Record<Addition, (parts: Parts) => DiffusionExample>> = {
  controlnet,
  lora,
  'textual-inversion': textualInversion,
  vae: autoencoder,
};

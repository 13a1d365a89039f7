/** @module Examples that load a base model with what the repository adds: a LoRA, a concept, a picture, a ControlNet, a transformer or an autoencoder. */
import { py } from '../../../../code/index.ts';
import { baseModelsOf, filesOf, nameOf } from '../../../../records/fields.ts';
import type { ModelRecord } from '../../../../records/model.ts';
import { pip } from '../../../../snippets/requirement.ts';
import { ownPrompt } from '../../../../snippets/samples/image.ts';
import type { Warning } from '../../../../snippets/snippet.ts';
import type { Addition } from './addition.ts';
import { additionBase } from './base.ts';
import { controlnet } from './controlnet.ts';
import {
  type DiffusionExample,
  imports,
  loadAndRun,
  loadPipe,
  type Parts,
  pipelineImport,
  torch,
} from '../load.ts';
import { fewSteps } from './few-steps.ts';
import { headSwap } from './head-swap.ts';
import { imagePrompt } from './image-prompt.ts';
import { kindOnBase } from './kind-on-base.ts';
import { loraFileOf } from './lora-file.ts';
import { ownTransformer } from './own-transformer.ts';
import { trainedWords } from './trained-words.ts';
import { diffusionRun } from '../runs/run.ts';

/** Names of LoRAs with which few steps are enough: only for these, a page loads their settings. */
const isFast = /lcm-lora|lightning|tcd-sd|turbo-alpha/i;

/** LoRAs of Replicate's trainer for Stable Diffusion XL have words in their prompts whose vectors are in another file. */
const hasTrainedWords = (model: ModelRecord): boolean =>
  model.id.startsWith('fofr/sdxl-') && /<s\d>/.test(ownPrompt(model) ?? '');

/** Repositories with files for several bases, whose files are unknown. */
const severalBases = (model: ModelRecord): readonly Warning[] =>
  filesOf(model).length === 0 && baseModelsOf(model).length > 1
    ? [
        {
          code: 'inferred',
          message: 'If there is a file for each base model, name the one for this base with weight_name.',
        },
      ]
    : [];

function lora(parts: Parts): DiffusionExample {
  const { model, context } = parts;
  if (model.id === 'Alissonerdx/BFS-Best-Face-Swap') return headSwap(parts);
  if (hasTrainedWords(model)) return trainedWords(parts);
  const inFewSteps = isFast.test(model.id) ? fewSteps(parts) : undefined;
  if (inFewSteps !== undefined) return inFewSteps;
  const { id, warnings } = additionBase(model);
  const { file, warnings: more } = loraFileOf(model);
  const addition = py`pipe.load_lora_weights(${model.id}${py.rest({ weight_name: file, revision: context.revision })})`;
  const example = loadAndRun(parts, id, undefined, { addition, kind: kindOnBase(model, id) });
  return {
    ...example,
    base: id,
    title: `${example.title} with a LoRA`,
    needs: [pip('peft'), ...example.needs],
    warnings: [...warnings, ...more, ...severalBases(model), ...example.warnings],
  };
}

/** The concept is a word of the prompt; by convention, the name of the repository in angle brackets. */
const conceptPrompt = (model: ModelRecord): Pick<ModelRecord, 'widgetData'> =>
  ownPrompt(model) === undefined ? { widgetData: [{ text: `A picture of <${nameOf(model)}>` }] } : {};

function textualInversion({ model, context, loader }: Parts): DiffusionExample {
  const { id, warnings } = additionBase(model);
  return {
    title: 'Generate an image with a learned concept',
    base: id,
    warnings,
    code: py`
      ${imports([torch(loader), pipelineImport(loader, 'DiffusionPipeline')])}

      ${loadPipe(py`DiffusionPipeline`, id, {}, loader)}
      pipe.load_textual_inversion(${model.id}${py.rest({ revision: context.revision })})

      ${diffusionRun('image', { ...model, ...conceptPrompt(model) }, context, id).code}
    `,
  };
}

/** Replaces the autoencoder of the base model. */
function autoencoder({ model, context }: Parts): DiffusionExample {
  const { id, warnings } = additionBase(model);
  return {
    title: 'Generate an image with this autoencoder',
    base: id,
    warnings,
    code: py`
      import torch
      from diffusers import AutoencoderKL, DiffusionPipeline

      vae = AutoencoderKL.from_pretrained(${model.id}, dtype=torch.bfloat16, device_map="cuda"${py.rest({ revision: context.revision })})
      pipe = DiffusionPipeline.from_pretrained(${id}, vae=vae, dtype=torch.bfloat16, device_map="cuda")

      ${diffusionRun('image', model, context, id).code}
    `,
  };
}

export const additions: Readonly<Record<Addition, (parts: Parts) => DiffusionExample>> = {
  controlnet,
  'image-prompt': imagePrompt,
  lora,
  'textual-inversion': textualInversion,
  transformer: ownTransformer,
  vae: autoencoder,
};

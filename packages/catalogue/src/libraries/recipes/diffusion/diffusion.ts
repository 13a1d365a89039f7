/** @module Generates code for a diffusion repository: a whole pipeline, or an addition to a base model. */
import { filesOf } from '../../../records/fields.ts';
import type { ModelRecord } from '../../../records/model.ts';
import type { SnippetContext } from '../../../snippets/context.ts';
import type { Warning } from '../../../snippets/snippet.ts';
import { remoteCode } from '../../../snippets/warnings.ts';
import { additionOf } from './additions/addition.ts';
import { additions } from './additions/additions.ts';
import { consisid } from './single/consisid.ts';
import { inDiffusersFormat } from './format.ts';
import { hidream } from './single/hidream.ts';
import { hasOnlyTask, isPipeline, isUnreleased, namesPipeline } from './kind.ts';
import { type DiffusionExample, type DiffusionLoader, loadAndRun, type Parts } from './load.ts';
import { fluxFill, inpainting } from './runs/masked.ts';
import { wholeWarnings } from './task-only.ts';

const unreleased: Warning = {
  code: 'unknown-type',
  message:
    'The record names a pipeline class that no release of Diffusers has: it needs the code of the project it comes from.',
};

const converted = (id: string): Warning => ({
  code: 'inferred',
  message: `This repository was removed, or is not in the format of Diffusers: this loads ${id}, the same model.`,
});

const unnamed: Warning = {
  code: 'unknown-type',
  message: 'The record names no pipeline class: Diffusers may not be able to load it.',
};

const namedInpainting = /(?:stable-diffusion|kandinsky|kolors)[\w.-]*-inpaint(?:ing)?$/i;

const inpaintingClasses = [
  'KandinskyInpaintPipeline',
  'KandinskyV22InpaintPipeline',
  'StableDiffusionInpaintPipeline',
  'StableDiffusionXLInpaintPipeline',
];

const makesShapes = new Set(['text-to-3d', 'image-to-3d']);

/** Warnings about the pipeline class. */
function classWarnings(model: ModelRecord): readonly Warning[] {
  if (isUnreleased(model)) return filesOf(model).includes('pipeline.py') ? [remoteCode] : [unreleased];
  if (hasOnlyTask(model) && model.library_name === undefined) return wholeWarnings(model);
  return makesShapes.has(model.pipeline_tag ?? '') && !namesPipeline(model) ? [unnamed] : [];
}

/** The example, which may load another repository with the same model. */
function inFormat({ model }: Parts, make: (target: string) => DiffusionExample): DiffusionExample {
  const target = inDiffusersFormat(model.id);
  const example = make(target);
  return target === model.id
    ? example
    : { ...example, base: target, warnings: [converted(target), ...(example.warnings ?? [])] };
}

/** The repository contains the whole pipeline, possibly including its class. */
function whole(parts: Parts, target: string): DiffusionExample {
  const { model, context } = parts;
  if (target !== model.id) return loadAndRun(parts, target, undefined);
  const own = isUnreleased(model) && filesOf(model).includes('pipeline.py');
  const example = loadAndRun(parts, model.id, context.revision, {
    load: own ? { custom_pipeline: model.id, trust_remote_code: true } : {},
  });
  return { ...example, warnings: [...classWarnings(model), ...example.warnings] };
}

export function diffusionExample(
  model: ModelRecord,
  context: SnippetContext,
  loader?: DiffusionLoader,
): DiffusionExample {
  const parts = { model, context, loader };
  const inpaint = (): DiffusionExample => inFormat(parts, (target) => inpainting(parts, target));
  if (isPipeline(model, ...inpaintingClasses)) return inpaint();
  const addition = additionOf(model);
  if (addition !== undefined) return additions[addition](parts);
  if (!namesPipeline(model) && namedInpainting.test(model.id)) return inpaint();
  if (isPipeline(model, 'FluxFillPipeline')) return fluxFill(parts);
  if (!loader) {
    if (isPipeline(model, 'HiDreamImagePipeline')) return hidream(parts);
    if (isPipeline(model, 'ConsisIDPipeline')) return consisid(parts);
  }
  return inFormat(parts, (target) => whole(parts, target));
}

import { defineLibrary } from '../define.ts';
import { filesOf, hasTag } from '../../records/fields.ts';
import type { ModelRecord } from '../../records/model.ts';
import { isGgufOnly } from '../../records/traits/gguf-only.ts';
import { isOpenvinoOnly } from '../../records/traits/other-formats.ts';
import { additionOf } from '../recipes/diffusion/additions/addition.ts';
import { diffusionExample } from '../recipes/diffusion/diffusion.ts';
import { withPipelineAccess } from '../recipes/diffusion/additions/gated-base.ts';
import { ggufExample, h3Gguf } from '../recipes/diffusion/gguf/gguf.ts';
import { ggufTransformerOf } from '../recipes/diffusion/gguf/kind.ts';
import { isOtherPrecision, isPipeline, isStableAudio, namesPipeline } from '../recipes/diffusion/kind.ts';
import { isCascade } from '../recipes/diffusion/load.ts';
import { minimaxH3 } from '../recipes/diffusion/single/minimax-h3.ts';
import {
  h3GgufOf,
  isH3Lora,
  isOtherMinimaxAddition,
  isWholeH3,
} from '../recipes/diffusion/single/minimax-h3-kind.ts';
import { minimaxMusic } from '../recipes/diffusion/single/minimax-music.ts';
import { filesOnly, isNoPipeline } from '../recipes/diffusion/no-pipeline.ts';
import { isProject, projectSnippets } from '../recipes/diffusion/projects.ts';
import { wanAnimate2 } from '../recipes/diffusion/single/wan-animate-2.ts';
import { pip } from '../../snippets/requirement.ts';
import { gpu } from '../../snippets/warnings.ts';

/** Apps that open the same files. */
const apps = ['diffusionbee', 'drawthings', 'joyfusion'];

const isMinimaxMusic = (model: ModelRecord): boolean =>
  hasTag(model, 'minimax_music3') && additionOf(model) === undefined;

const isH3 = (model: ModelRecord): boolean => isWholeH3(model) || isH3Lora(model);

const isGgufTransformer = (model: ModelRecord): boolean =>
  ggufTransformerOf(model) !== undefined || h3GgufOf(model) !== undefined;

/** Repositories without a pipeline for which there is other code. */
const hasOwnCode = (model: ModelRecord): boolean => isMinimaxMusic(model) || isH3(model) || isProject(model);

/** Authors also name the library for parts of a pipeline and for files of other programs. */
const cannotLoad = (model: ModelRecord): boolean =>
  isGgufOnly(model) ||
  isOpenvinoOnly(model) ||
  isOtherMinimaxAddition(model) ||
  // Blocks of modular pipelines are code for others.
  (hasTag(model, 'modular-diffusers') && !namesPipeline(model)) ||
  (isOtherPrecision(model) && additionOf(model) === undefined) ||
  (isNoPipeline(model) && !hasOwnCode(model));

export default defineLibrary({
  prettyLabel: 'Diffusers',
  synonyms: ['diffusion pipeline', 'stable diffusion python', 'hugging face diffusers', 'diffusion models'],
  repoName: '🤗/diffusers',
  repoUrl: 'https://github.com/huggingface/diffusers',
  docsUrl: 'https://huggingface.co/docs/hub/diffusers',
  summary: 'Diffusion models for pictures, video and sound, as pipelines that can be taken apart.',
  filter: true,
  languages: ['python', 'shell'],
  tasks: [
    'image-text-to-image',
    'image-text-to-video',
    'image-to-3d',
    'image-to-image',
    'image-to-video',
    'text-to-3d',
    'text-to-image',
    'text-to-video',
    'unconditional-image-generation',
    'video-to-video',
  ],
  namedAs: apps,
  fits: (model) => {
    if (model.config?.diffusers !== undefined) return 'Its config names a pipeline of Diffusers.';
    if (isStableAudio(model)) return 'Its tags name Diffusers beside Stable Audio Tools.';
    if (isGgufTransformer(model)) return 'Its GGUF files are quantized weights for a pipeline of Diffusers.';
    return filesOf(model).includes('model_index.json')
      ? 'The repository has a model_index.json of Diffusers.'
      : undefined;
  },

  refuses: (model) => !isGgufTransformer(model) && cannotLoad(model),

  snippets(model, context) {
    const project = projectSnippets(model, context);
    if (project) return project;
    if (isMinimaxMusic(model)) return [minimaxMusic(model, context)];
    if (isH3(model)) return [minimaxH3(model, context)];
    if (isPipeline(model, 'WanAnimate2Pipeline')) return [wanAnimate2(model)];
    const h3File = h3GgufOf(model);
    if (h3File !== undefined) return [h3Gguf(model, context, h3File)];
    const gguf = ggufTransformerOf(model);
    if (gguf === undefined && isNoPipeline(model)) return [filesOnly(model, context)];
    const {
      title,
      code,
      base,
      needs = [],
      warnings = [],
    } = gguf ? ggufExample(model, context, gguf) : diffusionExample(model, context);
    const snippet = {
      title,
      code,
      install: [
        pip('diffusers', isCascade(base ?? model.id) ? '<0.38' : '>=0.40'),
        pip('torch'),
        pip('transformers'),
        pip('accelerate'),
        ...needs,
      ],
      warnings: [gpu, ...warnings],
    };
    return base === undefined ? [snippet] : withPipelineAccess(snippet, base, model, context);
  },
});

/** @module Arguments of the call that Diffusers documents for some checkpoints: those that were distilled to few steps, and Qwen-Image. */
import { type Code, py } from '../../../../code/index.ts';
import type { ModelRecord } from '../../../../records/model.ts';
import { isPipeline } from '../kind.ts';

export interface DistilledCall {
  /** What the arguments use of Diffusers. */
  readonly helpers?: Code<'python'>;
  /** Arguments after those that every call has. */
  readonly rest: Code<'python'>;
  /** Those of a call that changes an image. */
  readonly edits?: Code<'python'>;
}

const unguided = (steps: number): DistilledCall => ({
  rest: py`, num_inference_steps=${steps}, guidance_scale=0.0`,
});
/** For pipelines in which 1 turns guidance off, not 0. */
const guidedByOne = (steps: number): DistilledCall => ({
  rest: py`, num_inference_steps=${steps}, guidance_scale=1.0`,
});

/** By names, so that copies in other precisions are among them. */
const calls: readonly (readonly [id: RegExp, call: DistilledCall])[] = [
  [
    /\/sd(?:xl)?-turbo(?![a-z])/i,
    // An image is changed in a part of the steps, of which there must be one at least.
    { ...unguided(1), edits: py`, num_inference_steps=2, strength=0.5, guidance_scale=0.0` },
  ],
  [
    /flux[-_.]?1?[-_.]schnell(?!.*dev)/i,
    { rest: py`, num_inference_steps=4, guidance_scale=0.0, max_sequence_length=256` },
  ],
  [/flux[-_.]?2[-_.]klein[-_.][49]b(?!.*(?:base|true))/i, guidedByOne(4)],
  [/stable-diffusion-3\.5-large-turbo(?![a-z])/i, unguided(4)],
  [/z-image-turbo/i, unguided(8)],
  [/krea-?2-?turbo/i, unguided(8)],
  [/ernie-image-turbo/i, guidedByOne(8)],
  [/hunyuanimage-2\.1-distilled/i, { rest: py`, num_inference_steps=8` }],
  [/kandinsky-5\.0-.*distilled16steps/i, guidedByOne(16)],
  [
    // It has a schedule of its own in place of a number of steps.
    /\/ltx-2\.5-diffusers$/i,
    {
      helpers: py`from diffusers.pipelines.ltx2.utils import DISTILLED_SIGMA_VALUES`,
      rest: py`, sigmas=DISTILLED_SIGMA_VALUES, guidance_scale=1.0, stg_scale=0.0, modality_scale=1.0, audio_guidance_scale=1.0, audio_stg_scale=0.0, audio_modality_scale=1.0`,
    },
  ],
];

const asUsual: DistilledCall = { rest: py.none };

/** Without a negative prompt, the pipelines of Qwen-Image turn their guidance off. */
const guidedQwen: DistilledCall = { rest: py`, negative_prompt=" "` };
/** Version 2.1 is made to be called without guidance. */
const qwenImage = /qwen[-_]?image(?![-_]?(?:2[-_.]?1|layered))/i;
const qwenClasses = ['QwenImagePipeline', 'QwenImageEditPipeline', 'QwenImageEditPlusPipeline'];
const inFewSteps = /lightning|turbo|distill/i;

const isGuidedQwen = (target: string, model: ModelRecord): boolean =>
  !inFewSteps.test(`${target} ${model.id}`) &&
  (qwenImage.test(target) || (target === model.id && isPipeline(model, ...qwenClasses)));

/** `target` is the repository whose pipeline is loaded. */
export function distilledCall(target: string, model: ModelRecord): DistilledCall {
  const distilled = calls.find(([id]) => id.test(target));
  if (distilled) return distilled[1];
  return isGuidedQwen(target, model) ? guidedQwen : asUsual;
}

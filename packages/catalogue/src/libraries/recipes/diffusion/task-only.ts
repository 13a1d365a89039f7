/** @module What the id tells of a repository that makes images from text, if the record has nothing but that task. */
import { nameOf } from '../../../records/fields.ts';
import type { ModelRecord } from '../../../records/model.ts';
import type { Warning } from '../../../snippets/snippet.ts';

const loras =
  /^(?:Shakker-Labs\/(?:AWPortrait-(?:QW|Z)|Lumatales-FL)|ostris\/(?:qwen_image|z_image_turbo)_[^]+|starsfriday\/Qwen-Image-NSFW)$/;

/** Words of their own before the name of a family, or after that of FLUX without its version. */
const ownWords =
  /^flux[-_](?!(?:[12]|dev\w*|krea|mini|schnell)(?:[-_]|$))|[a-z\d][-_]?flux(?:[-_](?![12](?:[-_]|$))|$)|[a-z\d][-_](?:qwen-?image(?:-edit)?|z-?image(?:-turbo)?)$/i;

const otherWeights = /nunchaku|svdq|qwen2vl/i;

/** Copies of whole models keep the name of the family; other names are those of LoRAs. */
export const isNamedLora = (model: ModelRecord): boolean =>
  loras.test(model.id) || (ownWords.test(nameOf(model)) && !otherWeights.test(nameOf(model)));

const wholeOwners =
  /^(?:CompVis|DeepFloyd|Lykon|PixArt-alpha|RunDiffusion|cagliostrolab|kandinsky-community|playgroundai|segmind|stabilityai|stable-diffusion-v1-5)\//;

const unsure: Warning = {
  code: 'inferred',
  message: 'The record does not say whether this is a whole model: a LoRA or a single file loads otherwise.',
};

/** The task alone does not tell a pipeline from a LoRA, unless the owner publishes whole pipelines. */
export const wholeWarnings = (model: ModelRecord): readonly Warning[] =>
  wholeOwners.test(model.id) ? [] : [unsure];

/** @module The base model of an addition to a diffusion model, as a repository that Diffusers loads. */
import { baseModelOf, baseModelsOf } from '../../../../records/fields.ts';
import type { ModelRecord } from '../../../../records/model.ts';
import type { Warning } from '../../../../snippets/snippet.ts';
import { severalBases } from '../../../../snippets/several-bases.ts';
import { placeholder } from '../../../../snippets/warnings.ts';
import { namesLora } from './addition.ts';
import { inDiffusersFormat } from '../format.ts';

/** Base models of additions that name none, by words in their names. */
const basesByName: readonly (readonly [name: RegExp, base: string])[] = [
  [/kontext/i, 'black-forest-labs/FLUX.1-Kontext-dev'],
  [/klein.*9b/i, 'black-forest-labs/FLUX.2-klein-9B'],
  [/klein/i, 'black-forest-labs/FLUX.2-klein-4B'],
  [/flux[-_. ]?2(?![\da-z])/i, 'black-forest-labs/FLUX.2-dev'],
  [/flux|^Shakker-Labs\/[^]*-FL$/i, 'black-forest-labs/FLUX.1-dev'],
  [/ssd-1b/i, 'segmind/SSD-1B'],
  [/sdxl|xl(?:[-_]|$)|illustrious|pony/i, 'stabilityai/stable-diffusion-xl-base-1.0'],
  [/sd-?3\.5/i, 'stabilityai/stable-diffusion-3.5-large'],
  [/(?:^|[-_/])sd-?3/i, 'stabilityai/stable-diffusion-3-medium-diffusers'],
  [/qwen[-_]?image[-_]edit/i, 'Qwen/Qwen-Image-Edit'],
  [/qwen[-_]?image|AWPortrait-QW$/i, 'Qwen/Qwen-Image'],
  [/z[-_]?image|AWPortrait-Z$/i, 'Tongyi-MAI/Z-Image-Turbo'],
  [/krea-?2|kroma/i, 'krea/Krea-2-Raw'],
  [/bria-2\.3/i, 'briaai/BRIA-2.3'],
  [/wan-?2\.?2.*ti2v/i, 'Wan-AI/Wan2.2-TI2V-5B-Diffusers'],
  [/wan-?2\.?2.*i2v/i, 'Wan-AI/Wan2.2-I2V-A14B-Diffusers'],
  [/wan-?2\.?2/i, 'Wan-AI/Wan2.2-T2V-A14B-Diffusers'],
  [/wan-?2\.?1.*i2v/i, 'Wan-AI/Wan2.1-I2V-14B-480P-Diffusers'],
  [/wan-?2\.?1/i, 'Wan-AI/Wan2.1-T2V-14B-Diffusers'],
  [
    /(?:^|[-_/])sd-?(?:v?1|15)|stable-diffusion-v?1|sd-concepts-library/i,
    'stable-diffusion-v1-5/stable-diffusion-v1-5',
  ],
];

const baseNamedIn = (text: string): string | undefined => basesByName.find(([name]) => name.test(text))?.[1];

export const guessedBase = (base: string, source: string): Warning => ({
  code: 'inferred',
  message: `The record names no base model: ${base} was taken from ${source}.`,
});

const instead = (named: string, base: string): Warning => ({
  code: 'inferred',
  message: `The record names ${named} as its base model, which is no pipeline of Diffusers: this loads ${base}.`,
});

/** Names of Wan by others than its authors: those of pipelines end in `-Diffusers`, the rest are single files. */
const singleWan = /^(?!Wan-AI\/)(?!.*diffusers$).*wan-?2\.[12]/i;

/** Single files for ComfyUI. */
const singleFiles = /^lodestones\/kroma/i;

/** False for another LoRA, and for a word in place of an id. */
const isPipelineId = (id: string): boolean =>
  id.includes('/') && !namesLora(id) && !singleWan.test(id) && !singleFiles.test(id);

/** The id with the capitals of its page; records of some tools have it in small letters. */
const spelled = (id: string): string =>
  basesByName.find(([, base]) => base.toLowerCase() === id.toLowerCase())?.[1] ?? id;

/** By tags that are words, such as `flux` and `sdxl`. */
const baseTagged = ({ tags = [] }: ModelRecord): string | undefined =>
  tags
    .filter((tag) => !tag.includes(':'))
    .map(baseNamedIn)
    .find(Boolean);

/** The base model of an addition; if it is unknown, the reader fills it in. */
export function additionBase(model: ModelRecord): {
  readonly id: string;
  readonly warnings: readonly Warning[];
} {
  const named = baseModelOf(model);
  if (named !== undefined) {
    const id = spelled(inDiffusersFormat(named));
    const other = isPipelineId(id) ? undefined : baseNamedIn(named);
    if (other !== undefined) return { id: other, warnings: [instead(named, other)] };
    return { id, warnings: baseModelsOf(model).length > 1 ? [severalBases(id)] : [] };
  }
  const byName = baseNamedIn(model.id);
  if (byName !== undefined)
    return { id: byName, warnings: [guessedBase(byName, 'the name of the repository')] };
  const tagged = baseTagged(model);
  return tagged === undefined
    ? { id: 'base-model-id', warnings: [placeholder('the id of the base model')] }
    : { id: tagged, warnings: [guessedBase(tagged, 'its tags')] };
}

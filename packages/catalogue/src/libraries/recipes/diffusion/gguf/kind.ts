/** @module GGUF files with the transformer of a diffusion model, to be loaded into the pipeline of that model. */
import { baseModelOf, fileEnding, filesOf, hasTag, nameOf } from '../../../../records/fields.ts';
import { isGgufOnly } from '../../../../records/traits/gguf-only.ts';
import type { ModelRecord } from '../../../../records/model.ts';
import { additionOf } from '../additions/addition.ts';
import { inDiffusersFormat } from '../format.ts';
import { type DiffusionKind, namesPipeline } from '../kind.ts';

export interface GgufTransformer {
  /** The repository whose pipeline it is a part of. */
  readonly base: string;
  /** Whether the record does not name the base. */
  readonly guessed: boolean;
  /** The class that loads the file. */
  readonly loader: string;
  readonly kind: DiffusionKind;
}

/** Pipelines with one transformer; the files of others, such as Wan 2.2 A14B with two, need more than this. */
const pipelines: readonly (readonly [base: RegExp, loader: string, kind: DiffusionKind])[] = [
  [/^black-forest-labs\/FLUX\.1-(?:(?:Krea-)?dev|schnell)$/i, 'FluxTransformer2DModel', 'image'],
  [/^black-forest-labs\/FLUX\.1-Kontext-dev$/i, 'FluxTransformer2DModel', 'image-to-image'],
  [/^black-forest-labs\/FLUX\.2-(?:dev|klein-(?:base-)?[49]B)$/i, 'Flux2Transformer2DModel', 'image'],
  [/^stabilityai\/stable-diffusion-3\.5-(?:large|large-turbo|medium)$/i, 'SD3Transformer2DModel', 'image'],
  [/^Qwen\/Qwen-Image(?:-2512)?$/i, 'QwenImageTransformer2DModel', 'image'],
  [/^Qwen\/Qwen-Image-Edit(?:-2509|-2511)?$/i, 'QwenImageTransformer2DModel', 'image-to-image'],
  [/^Tongyi-MAI\/Z-Image(?:-Turbo)?$/i, 'ZImageTransformer2DModel', 'image'],
  [/^Wan-AI\/Wan2\.(?:1-T2V-(?:1\.3|14)|2-TI2V-5)B-Diffusers$/i, 'WanTransformer3DModel', 'video'],
  [/^Wan-AI\/Wan2\.1-I2V-14B-(?:480|720)P-Diffusers$/i, 'WanTransformer3DModel', 'image-to-video'],
];

const owners = ['black-forest-labs', 'stabilityai', 'Qwen', 'Tongyi-MAI', 'Wan-AI'];

const tasks: ReadonlySet<string | undefined> = new Set([
  undefined,
  'image-text-to-image',
  'image-text-to-video',
  'image-to-image',
  'image-to-video',
  'text-to-image',
  'text-to-video',
]);

const ggufName = /[-_.]gguf$/i;

/** Some have an autoencoder beside the GGUF files. */
const isGguf = (model: ModelRecord): boolean =>
  isGgufOnly(model) ||
  (ggufName.test(nameOf(model)) &&
    (hasTag(model, 'gguf') || filesOf(model).length === 0 || fileEnding(model, '.gguf') !== undefined));

function pipelineOf(base: string, guessed: boolean): GgufTransformer | undefined {
  const id = inDiffusersFormat(base);
  const found = pipelines.find(([pattern]) => pattern.test(id));
  return found && { base: id, guessed, loader: found[1], kind: found[2] };
}

/** `undefined` unless the base is known, by the card or by the name: files of variants differ in their layers. */
export function ggufTransformerOf(model: ModelRecord): GgufTransformer | undefined {
  if (!tasks.has(model.pipeline_tag) || !isGguf(model)) return undefined;
  if (namesPipeline(model) || additionOf(model) !== undefined) return undefined;
  const named = baseModelOf(model);
  if (named !== undefined) return pipelineOf(named, false);
  const name = nameOf(model).replace(ggufName, '');
  for (const owner of owners) {
    const found = pipelineOf(`${owner}/${name}`, true);
    if (found) return found;
  }
  return undefined;
}

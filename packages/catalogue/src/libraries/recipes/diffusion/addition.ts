/** @module What a diffusion repository adds to a base model: LoRA weights, a ControlNet or learned concepts. */
import { baseModelOf, baseModelsOf, filesOf, hasTag, nameOf } from '../../../records/fields.ts';
import type { ModelRecord } from '../../../records/model.ts';
import { own } from '../../../snippets/own.ts';
import type { Warning } from '../../../snippets/snippet.ts';
import { placeholder, severalBases } from '../../../snippets/warnings.ts';
import { lacksPipeline, namesPipeline } from './kind.ts';

export type Addition = 'controlnet' | 'lora' | 'textual-inversion' | 'vae';

const loraName = /(?:^|[-_.\s])(?:lora|loras|lokr|locon)(?:[-_.\s]|$)|[a-z]Lo[Rr][Aa](?:[-_.]|$)/;
const loraFile = /(?:^|[-_./])lora[-_.].*\.safetensors$|_lora_weights\.(?:safetensors|bin)$/i;

/** A repository with a whole pipeline is not an addition, whatever its name. */
function isLora(model: ModelRecord): boolean {
  if (hasTag(model, 'lora')) return true;
  if (namesPipeline(model)) return false;
  return (
    model.cardData?.base_model_relation === 'adapter' ||
    (model.tags ?? []).some((tag) => tag.startsWith('base_model:adapter:')) ||
    loraName.test(nameOf(model)) ||
    loraName.test(nameOf(model).toLowerCase()) ||
    filesOf(model).some((file) => loraFile.test(file))
  );
}

const namedControlnet = /(?:^|[-_.])controlnet(?:[-_.]|$)/i;
const namedVae = /(?:^|[-_.])vae(?:[-_.]|$)/i;

export function additionOf(model: ModelRecord): Addition | undefined {
  if (hasTag(model, 'controlnet')) return 'controlnet';
  if (lacksPipeline(model)) {
    if (namedControlnet.test(nameOf(model))) return 'controlnet';
    if (namedVae.test(nameOf(model))) return 'vae';
  }
  if (hasTag(model, 'textual_inversion') || model.id.startsWith('sd-concepts-library/'))
    return 'textual-inversion';
  return isLora(model) ? 'lora' : undefined;
}

/** Repositories that were moved, or that have weights in another format than that of Diffusers. */
const moved: Readonly<Record<string, string>> = {
  'runwayml/stable-diffusion-v1-5': 'stable-diffusion-v1-5/stable-diffusion-v1-5',
  'runwayml/stable-diffusion-inpainting': 'stable-diffusion-v1-5/stable-diffusion-inpainting',
  'stabilityai/stable-diffusion-3-medium': 'stabilityai/stable-diffusion-3-medium-diffusers',
  'tencent/HunyuanVideo': 'hunyuanvideo-community/HunyuanVideo',
};

/** The project publishes Wan in both formats; the other name ends in `-Diffusers`. */
const wan = /^Wan-AI\/Wan2\.[12]-[\w-]+?(?<!-Diffusers)$/;

/** The repository of the same model that Diffusers loads. */
export const inDiffusersFormat = (id: string): string =>
  wan.test(id) ? `${id}-Diffusers` : (own(moved, id) ?? id);

/** Base models of additions that name none, by words in their names. */
const basesByName: readonly (readonly [name: RegExp, base: string])[] = [
  [/kontext/i, 'black-forest-labs/FLUX.1-Kontext-dev'],
  [/flux[-_. ]?2|klein/i, 'black-forest-labs/FLUX.2-dev'],
  [/flux/i, 'black-forest-labs/FLUX.1-dev'],
  [/sdxl|[-_]xl(?:[-_]|$)|illustrious|pony/i, 'stabilityai/stable-diffusion-xl-base-1.0'],
  [/sd-?3\.5/i, 'stabilityai/stable-diffusion-3.5-large'],
  [/qwen-image-edit/i, 'Qwen/Qwen-Image-Edit'],
  [/qwen-image/i, 'Qwen/Qwen-Image'],
  [/z-image/i, 'Tongyi-MAI/Z-Image-Turbo'],
  [/wan-?2\.?2/i, 'Wan-AI/Wan2.2-T2V-A14B-Diffusers'],
  [/wan-?2\.?1/i, 'Wan-AI/Wan2.1-T2V-14B-Diffusers'],
  [
    /(?:^|[-_])sd-?(?:v?1|15)|stable-diffusion-v?1|sd-concepts-library/i,
    'stable-diffusion-v1-5/stable-diffusion-v1-5',
  ],
];

const guessed = (base: string): Warning => ({
  code: 'inferred',
  message: `The record names no base model: ${base} was taken from the name of the repository.`,
});

/** The base model of an addition; if it is unknown, the reader fills it in. */
export function additionBase(model: ModelRecord): {
  readonly id: string;
  readonly warnings: readonly Warning[];
} {
  const named = baseModelOf(model);
  if (named !== undefined)
    return {
      id: inDiffusersFormat(named),
      warnings: baseModelsOf(model).length > 1 ? [severalBases(inDiffusersFormat(named))] : [],
    };
  const base = basesByName.find(([name]) => name.test(model.id))?.[1];
  return base === undefined
    ? { id: 'base-model-id', warnings: [placeholder('the id of the base model')] }
    : { id: base, warnings: [guessed(base)] };
}

const weights = /\.(?:safetensors|bin)$/;
const notLora = /(?:^|\/)(?:optimizer|scheduler|random_states|checkpoint-|diffusion_pytorch_model)/;

/** The file to load where the repository has several and none has the default name. */
export function loraFileOf(model: ModelRecord): {
  readonly file?: string;
  readonly warnings: readonly Warning[];
} {
  const files = filesOf(model).filter((file) => weights.test(file) && !notLora.test(file));
  const [first] = files;
  if (first === undefined || files.some((file) => file.startsWith('pytorch_lora_weights.')))
    return { warnings: [] };
  if (files.length === 1) return { file: first, warnings: [] };
  return {
    file: first,
    warnings: [
      { code: 'inferred', message: `The repository has ${files.length} weight files: this loads the first.` },
    ],
  };
}

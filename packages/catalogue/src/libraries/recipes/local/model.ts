/** @module Which models local apps can run; each condition returns the sentence that explains it. */
import {
  chatTemplateOf,
  filesOf,
  hasTag,
  isAdapter,
  isConversational,
  isReranker,
  nameOf,
} from '../../../records/fields.ts';
import type { ModelRecord } from '../../../records/model.ts';
import { isGgufByName, isGgufOnly } from '../../../records/gguf-only.ts';
import { additionOf } from '../diffusion/addition.ts';
import { mlxKindOf } from '../mlx/kind.ts';
import { modelTypeOf } from '../transformers/auto-classes.ts';
import { recordedType } from '../transformers/model-type.ts';

type Reason = string | undefined;

/** Tasks whose GGUF files need another program, such as whisper.cpp or stable-diffusion.cpp. */
const otherTasks: readonly string[] = [
  'audio-classification',
  'audio-to-audio',
  'automatic-speech-recognition',
  'depth-estimation',
  'image-classification',
  'image-feature-extraction',
  'image-segmentation',
  'image-text-to-image',
  'image-text-to-video',
  'image-to-3d',
  'image-to-image',
  'image-to-video',
  'keypoint-detection',
  'mask-generation',
  'object-detection',
  'robotics',
  'tabular-classification',
  'tabular-regression',
  'text-to-3d',
  'text-to-audio',
  'text-to-image',
  'text-to-speech',
  'text-to-video',
  'time-series-forecasting',
  'unconditional-image-generation',
  'video-classification',
  'video-to-video',
  'voice-activity-detection',
  'zero-shot-image-classification',
  'zero-shot-object-detection',
];

const otherLibraries: ReadonlySet<string | undefined> = new Set([
  'audio.cpp',
  'diffusers',
  'diffusion-single-file',
  'ltx',
  'nemo',
  'stable-diffusion.cpp',
  'whisper.cpp',
]);

const ggufLibraries: ReadonlySet<string | undefined> = new Set([
  'gguf',
  'llama-cpp',
  'llama.cpp',
  'llama-cpp-python',
]);

/** Files that are loaded with a model or describe its quantization. */
const companion = /mmproj|imatrix/i;

const hasGguf = (model: ModelRecord): boolean =>
  model.gguf !== undefined ||
  hasTag(model, 'gguf') ||
  isGgufByName(model) ||
  ggufLibraries.has(model.library_name?.toLowerCase()) ||
  filesOf(model).some((file) => file.endsWith('.gguf') && !companion.test(file));

/** A repository without a task may have one as a tag. */
const hasOtherTask = (model: ModelRecord): boolean =>
  model.pipeline_tag === undefined ? hasTag(model, ...otherTasks) : otherTasks.includes(model.pipeline_tag);

const isGgufText = (model: ModelRecord): boolean =>
  hasGguf(model) && !hasOtherTask(model) && !otherLibraries.has(model.library_name);

/** What the language model of GGUF files does; chat apps can use only those that write. */
export type GgufRole = 'write' | 'embed' | 'rank';

const embeds: ReadonlySet<string | undefined> = new Set(['feature-extraction', 'sentence-similarity']);
const embedderName = /(?:^|[-_])(?:embed(?:ding)?s?|embeddinggemma|bge|e5|gte|minilm)(?:[-_]|$)/i;

/** Undefined if there are no GGUF files of a language model. */
export function ggufRoleOf(model: ModelRecord): GgufRole | undefined {
  if (!isGgufText(model)) return undefined;
  if (isReranker(model)) return 'rank';
  const named = model.pipeline_tag === undefined && embedderName.test(nameOf(model));
  return named || embeds.has(model.pipeline_tag) ? 'embed' : 'write';
}

export const isGgufModel = (model: ModelRecord): boolean => ggufRoleOf(model) === 'write';

const roleReasons: Readonly<Record<GgufRole, string>> = {
  write: 'The repository has GGUF files of a language model.',
  embed: 'The repository has GGUF files of an embedding model.',
  rank: 'The repository has GGUF files of a reranker.',
};

export const ggufReason = (model: ModelRecord): Reason =>
  isGgufModel(model) ? roleReasons.write : undefined;

/** For programs that serve every kind of language model. */
export function ggufRoleReason(model: ModelRecord): Reason {
  const role = ggufRoleOf(model);
  return role && roleReasons[role];
}

export const isMlxModel = (model: ModelRecord): boolean =>
  hasTag(model, 'mlx') || /^mlx(?:-lm|-vlm)?$/i.test(model.library_name ?? '');

export const mlxReason = (model: ModelRecord): Reason =>
  isMlxModel(model) && ['text', 'vision'].includes(mlxKindOf(model))
    ? 'The weights are in MLX format.'
    : undefined;

const servedQuantizations: ReadonlySet<string | undefined> = new Set(['awq', 'gptq', 'aqlm', 'marlin']);
const servedTasks: ReadonlySet<string | undefined> = new Set(['text-generation', 'image-text-to-text']);

const wholeWeights = /(?:^|\/)(?:model|pytorch_model|consolidated)[^/]*\.(?:safetensors|bin|pth)$/;

/** Whether the weights are those of an adapter alone; a repository of merged weights has a model type. */
export const isOnlyAdapter = (model: ModelRecord): boolean =>
  isAdapter(model) &&
  (filesOf(model).length > 0
    ? !filesOf(model).some((file) => wholeWeights.test(file))
    : modelTypeOf(recordedType(model)) === undefined);

/** Whether Transformers loads the weights: the record names it, or has one of its model types. */
const loadsWithTransformers = (model: ModelRecord): boolean =>
  hasTag(model, 'transformers') ||
  model.library_name?.toLowerCase() === 'transformers' ||
  (model.library_name === undefined && modelTypeOf(model.config?.model_type) !== undefined);

/** For inference servers that load what transformers loads; not for GGUF or MLX files or adapters alone. */
export function servedReason(model: ModelRecord): Reason {
  if (!servedTasks.has(model.pipeline_tag) || isGgufOnly(model) || isOnlyAdapter(model)) return undefined;
  if (isMlxModel(model)) return undefined;
  const method = model.config?.quantization_config?.quant_method;
  if (servedQuantizations.has(method)) return `It generates text, and its weights are ${method}-quantized.`;
  return loadsWithTransformers(model)
    ? 'It generates text, and its weights load with transformers.'
    : undefined;
}

/** For agents: a model that a local server can run and that was trained to call tools. */
export const agentReason = (model: ModelRecord): Reason =>
  (isGgufModel(model) || isMlxModel(model)) &&
  isConversational(model) &&
  chatTemplateOf(model)?.includes('tools')
    ? 'It chats, its chat template knows tools, and it runs behind a local server.'
    : undefined;

export const isLora = (model: ModelRecord): boolean => additionOf(model) === 'lora';

/** For apps that generate images with diffusers weights, and accept adapters if `loras` is set. */
export function pictureReason(model: ModelRecord, { loras }: { readonly loras: boolean }): Reason {
  if (model.library_name !== 'diffusers') return undefined;
  const addition = additionOf(model);
  if (addition !== undefined)
    return loras && addition === 'lora' ? 'It is a LoRA for a diffusers model.' : undefined;
  return model.pipeline_tag === 'text-to-image' ? 'It makes pictures from text with diffusers.' : undefined;
}

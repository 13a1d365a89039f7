/** @module Which models local apps can run; each condition returns the sentence that explains it. */
import { chatTemplateOf, filesOf, hasTag, isAdapter, isConversational } from '../../../records/fields.ts';
import type { ModelRecord } from '../../../records/model.ts';
import { isDraftModel } from '../../../records/draft.ts';
import { isGgufOnly } from '../../../records/gguf-only.ts';
import { lacksSavedWeights } from '../../../records/other-formats.ts';
import { additionOf } from '../diffusion/addition.ts';
import { isGgufModel } from '../gguf/role.ts';
import { isMlxAdapter } from '../mlx/adapter.ts';
import { isJang, type MlxKind, mlxKindOf } from '../mlx/kind.ts';
import { modelTypeOf } from '../transformers/auto-classes.ts';
import { recordedType } from '../transformers/model-type.ts';

type Reason = string | undefined;

export const isMlxModel = (model: ModelRecord): boolean =>
  (hasTag(model, 'mlx') || /^mlx(?:-lm|-vlm)?$/i.test(model.library_name ?? '')) && !isGgufOnly(model);

/** For apps that load whole models of these kinds; none of them reads the JANG format. */
export const mlxReason = (
  model: ModelRecord,
  kinds: readonly MlxKind[] = ['text', 'written', 'vision'],
): Reason =>
  isMlxModel(model) && !isMlxAdapter(model) && !isJang(model) && kinds.includes(mlxKindOf(model))
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

/**
 * Types of models tagged as generating text that vLLM and SGLang have no implementation of, and whose attention in
 * Transformers cannot be replaced by theirs.
 */
const unservedTypes: ReadonlySet<string | undefined> = new Set([
  'bart',
  'bert',
  'camembert',
  'codegen',
  'encoder-decoder',
  'florence2',
  'gpt_neo',
  'mbart',
  'mt5',
  'openai-gpt',
  'pegasus',
  'reformer',
  'roberta',
  'rwkv',
  't5',
  'xglm',
  'xlm',
  'xlm-roberta',
  'xlnet',
]);

/** For inference servers that load what transformers loads; not for GGUF or MLX files, adapters or draft models alone. */
export function servedReason(model: ModelRecord): Reason {
  if (!servedTasks.has(model.pipeline_tag) || isGgufOnly(model) || isOnlyAdapter(model)) return undefined;
  if (isMlxModel(model) || isDraftModel(model) || unservedTypes.has(recordedType(model))) return undefined;
  if (lacksSavedWeights(model)) return undefined;
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

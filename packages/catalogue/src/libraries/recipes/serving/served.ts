/** @module Which models vLLM and SGLang serve; each condition returns the sentence that explains it. */
import { isDraftModel } from '../../../records/traits/draft.ts';
import { isChatId } from '../../../records/traits/chat-id.ts';
import { hasTag, isMisnamed } from '../../../records/fields.ts';
import { isGgufOnly } from '../../../records/traits/gguf-only.ts';
import type { ModelRecord } from '../../../records/model.ts';
import { storesNoWeights } from '../../../records/traits/no-weights.ts';
import { lacksSavedWeights, lacksWeights, namesConversion } from '../../../records/traits/other-formats.ts';
import { isOfOtherPackage } from '../../../records/traits/other-packages.ts';
import { hasServedType, withServedTask } from '../../../records/traits/served-type.ts';
import { isSmallAdapter } from '../../../records/traits/small-adapter.ts';
import { isMlxModel, isOnlyAdapter } from '../local/model.ts';
import { isJang } from '../mlx/kind.ts';
import { modelTypeOf } from '../transformers/types/auto-classes.ts';
import { recordedType } from '../transformers/types/model-type.ts';
import { hasTypeTag } from '../transformers/types/tag.ts';
import { isQuantized } from '../transformers/quantization/quantization.ts';
import { isServedQuantization } from '../transformers/quantization/served.ts';

const labels = { sglang: 'SGLang', vllm: 'vLLM' } as const;

export type Server = keyof typeof labels;

/**
 * Types of models tagged as generating text that neither server has an implementation of, and whose attention in
 * Transformers, or in the code of the repository, cannot be replaced by theirs; and Baichuan, whose tokenizer runs with
 * earlier releases of Transformers only.
 */
const unservedTypes = [
  'aquila',
  'arctic',
  'baichuan',
  'bart',
  'bert',
  'camembert',
  'codegen',
  'encoder-decoder',
  'florence2',
  'gpt_neo',
  'internlm',
  'mbart',
  'megatron',
  'minimax_m1',
  'minimax_text_01',
  'mpt',
  'mt5',
  'openai-gpt',
  'pegasus',
  'plamo2',
  'prophetnet',
  'reformer',
  'roberta',
  'rwkv',
  't5',
  'telechat',
  'transfo-xl',
  'vision-encoder-decoder',
  'xglm',
  'xlm',
  'xlm-prophetnet',
  'xlm-roberta',
  'xlnet',
] as const;

const unserved: Readonly<Record<Server, ReadonlySet<string | undefined>>> = {
  sglang: new Set([...unservedTypes, 'bloom', 'falcon', 'jamba', 'zamba2']),
  // Its releases until 0.28 had them.
  vllm: new Set([...unservedTypes, 'grok-1', 'mllama', 'phi3small', 'qwen', 'xverse']),
};

/** Whether there are no weights of a whole model, or only in a format of other programs. */
const isUnreadable = (model: ModelRecord): boolean =>
  isGgufOnly(model) ||
  isMlxModel(model) ||
  isJang(model) ||
  hasTag(model, 'exl2', 'exl3') ||
  namesConversion(model) ||
  isOfOtherPackage(model) ||
  lacksSavedWeights(model) ||
  storesNoWeights(model) ||
  isSmallAdapter(model);

const isNamed = (model: ModelRecord, name: string): boolean =>
  hasTag(model, name) || model.library_name?.toLowerCase() === name;

const isOptimized = (model: ModelRecord): boolean =>
  model.library_name === 'Model Optimizer' || isServedQuantization(model);

const hasType = (model: ModelRecord): boolean =>
  modelTypeOf(model.config?.model_type) !== undefined || hasTypeTag(model);

/** Libraries that load the same weights as Transformers. */
const sameWeights: ReadonlySet<string | undefined> = new Set([undefined, 'safetensors', 'sglang', 'vllm']);

/** Whether Transformers loads the weights: the record names it, or has one of its model types. */
const loadsWithTransformers = (model: ModelRecord): boolean =>
  isNamed(model, 'transformers') ||
  ((sameWeights.has(model.library_name?.toLowerCase()) || isMisnamed(model)) && hasType(model));

const servedTasks: ReadonlySet<string | undefined> = new Set(['text-generation', 'image-text-to-text']);

const servedClasses = ['AutoModelForCausalLM', 'AutoModelForImageTextToText'];

/** MLX writes such names too. */
const bitsAlone = /[-_]\d-?bit$/i;

/** Whether a model without a task generates text, as its type can: it is quantized, or named as one that chats. */
function writesByType(model: ModelRecord): boolean {
  const classes = modelTypeOf(recordedType(model))?.classes;
  return (
    (isQuantized(model) || (isChatId(model.id) && !bitsAlone.test(model.id))) &&
    servedClasses.some((name) => classes?.has(name) === true)
  );
}

const servedQuantizations: ReadonlySet<string | undefined> = new Set(['awq', 'gptq', 'aqlm', 'marlin']);

function reasonOf(model: ModelRecord, server: Server): string | undefined {
  const unstated = model.pipeline_tag === undefined;
  if (!unstated && !servedTasks.has(model.pipeline_tag)) return undefined;
  if (hasServedType(model, server)) return `${labels[server]} implements its model type.`;
  if (isNamed(model, server) && !lacksWeights(model)) return `The repository names ${labels[server]}.`;
  if (unstated && !writesByType(model)) return undefined;
  const method = model.config?.quantization_config?.quant_method;
  if (servedQuantizations.has(method)) return `It generates text, and its weights are ${method}-quantized.`;
  if (isOptimized(model)) return `It generates text, and ${labels[server]} reads its compressed weights.`;
  return loadsWithTransformers(model)
    ? 'It generates text, and its weights load with transformers.'
    : undefined;
}

/** Test models of TRL have heads of two dimensions, fewer than the attention of servers computes. */
const hasTinyHeads = ({ id }: ModelRecord): boolean => /^trl-internal-testing\/tiny-\w+ForCausalLM/.test(id);

/** Not for adapters or draft models alone. */
export const servedReason = (model: ModelRecord, server: Server): string | undefined =>
  isUnreadable(model) ||
  isOnlyAdapter(model) ||
  isDraftModel(model) ||
  hasTinyHeads(model) ||
  unserved[server].has(recordedType(model))
    ? undefined
    : reasonOf(withServedTask(model), server);

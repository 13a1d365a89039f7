/** @module What makes a model one that local apps can open, each as the sentence that says so. */
import { chatTemplateOf, hasTag, isConversational } from '../../../records/fields.ts';
import type { ModelRecord } from '../../../records/model.ts';

type Reason = string | undefined;

/** A context length is what sets a language model apart from pictures and voices in the same format. */
export const isGgufModel = (model: ModelRecord): boolean => Boolean(model.gguf?.context_length);

export const ggufReason = (model: ModelRecord): Reason =>
  isGgufModel(model) ? 'The repository has GGUF files of a language model.' : undefined;

export const isMlxModel = (model: ModelRecord): boolean => hasTag(model, 'mlx');

export const mlxReason = (model: ModelRecord): Reason =>
  isMlxModel(model) ? 'The weights are in MLX format.' : undefined;

const servedQuantizations: ReadonlySet<string | undefined> = new Set(['awq', 'gptq', 'aqlm', 'marlin']);
const servedTasks: ReadonlySet<string | undefined> = new Set(['text-generation', 'image-text-to-text']);

/** For inference servers that load what transformers loads. */
export function servedReason(model: ModelRecord): Reason {
  if (!servedTasks.has(model.pipeline_tag)) return undefined;
  const method = model.config?.quantization_config?.quant_method;
  if (servedQuantizations.has(method)) return `It generates text, and its weights are ${method}-quantized.`;
  return hasTag(model, 'transformers')
    ? 'It generates text, and its weights load with transformers.'
    : undefined;
}

export const servedOrGgufReason = (model: ModelRecord): Reason =>
  servedReason(model) ?? (servedTasks.has(model.pipeline_tag) ? ggufReason(model) : undefined);

/** For agents: a model that runs behind a local server and was trained to call tools. */
export const agentReason = (model: ModelRecord): Reason =>
  (isGgufModel(model) || isMlxModel(model)) &&
  isConversational(model) &&
  chatTemplateOf(model)?.includes('tools')
    ? 'It chats, its chat template knows tools, and it runs behind a local server.'
    : undefined;

export const isLora = (model: ModelRecord): boolean => hasTag(model, 'lora');

/** For apps that make pictures with diffusers weights, and take adapters for them where `loras` says so. */
export function pictureReason(model: ModelRecord, { loras }: { readonly loras: boolean }): Reason {
  if (model.library_name !== 'diffusers') return undefined;
  if (loras && isLora(model)) return 'It is a LoRA for a diffusers model.';
  return model.pipeline_tag === 'text-to-image' ? 'It makes pictures from text with diffusers.' : undefined;
}

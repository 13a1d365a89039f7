/** @module How MLX LM starts a model: what is installed, and whether code of the repository is needed. */
import { mlxLm } from '../../libraries/recipes/local/server.ts';
import { isFirstKimi, isLaterKimi } from '../../libraries/recipes/mlx/kimi.ts';
import { isPlamo2 } from '../../libraries/recipes/mlx/plamo.ts';
import { baseModelsOf } from '../../records/fields.ts';
import type { ModelRecord } from '../../records/model.ts';
import { isChatId } from '../../records/traits/chat-id.ts';
import { isConversational } from '../../records/traits/chat-model.ts';
import { pip, type Requirement } from '../../snippets/requirement.ts';

/** Tokenizers that are code, which records of converted weights do not say. */
export const withTokenizerCode = (model: ModelRecord): ModelRecord =>
  isFirstKimi(model) || isPlamo2(model) ? { ...model, tags: [...(model.tags ?? []), 'custom_code'] } : model;

export function mlxInstall(model: ModelRecord): readonly Requirement[] {
  // Later releases need Transformers 5.
  if (isFirstKimi(model)) return [pip('mlx-lm', '<0.30'), pip('transformers', '<5'), pip('tiktoken')];
  if (isLaterKimi(model)) return [pip('mlx-lm'), pip('tiktoken')];
  return isPlamo2(model) ? [pip('mlx-lm'), pip('numba')] : [mlxLm];
}

/** Whether it chats; undefined if the record does not say. With this task, the hub has tagged it if it does. */
export function mlxAppChats(model: ModelRecord): boolean | undefined {
  if (isConversational(model)) return true;
  if (model.pipeline_tag === 'text-generation') return false;
  return [model.id, ...baseModelsOf(model)].some(isChatId) || undefined;
}

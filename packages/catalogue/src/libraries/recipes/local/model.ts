/** @module Which models local apps can run; each condition returns the sentence that explains it. */
import { isConversational } from '../../../records/traits/chat-model.ts';
import { chatTemplateOf, filesOf, hasTag, isAdapter, isMisnamed } from '../../../records/fields.ts';
import { hasMlxOwner, namesMlx } from '../../../records/traits/mlx-name.ts';
import type { ModelRecord } from '../../../records/model.ts';
import { isGgufOnly } from '../../../records/traits/gguf-only.ts';
import { additionOf } from '../diffusion/additions/addition.ts';
import { lacksPipeline } from '../diffusion/kind.ts';
import { isGgufModel } from '../gguf/role.ts';
import { isMlxAdapter } from '../mlx/adapter.ts';
import { isJang, type MlxKind, mlxKindOf } from '../mlx/kind.ts';
import { modelTypeOf } from '../transformers/types/auto-classes.ts';
import { recordedType } from '../transformers/types/model-type.ts';

type Reason = string | undefined;

/** By the id, for records that name no library and list no files. */
const isMlxById = (model: ModelRecord): boolean =>
  model.library_name === undefined && model.siblings === undefined && (hasMlxOwner(model) || namesMlx(model));

export const isMlxModel = (model: ModelRecord): boolean =>
  (hasTag(model, 'mlx') || /^mlx(?:-lm|-vlm)?$/i.test(model.library_name ?? '') || isMlxById(model)) &&
  !isMisnamed(model) &&
  !isGgufOnly(model);

/** For apps that load whole models of these kinds; none of them reads the JANG format. */
export const mlxReason = (
  model: ModelRecord,
  kinds: readonly MlxKind[] = ['text', 'written', 'vision'],
): Reason =>
  isMlxModel(model) && !isMlxAdapter(model) && !isJang(model) && kinds.includes(mlxKindOf(model))
    ? 'The weights are in MLX format.'
    : undefined;

const wholeWeights = /(?:^|\/)(?:model|pytorch_model|consolidated)[^/]*\.(?:safetensors|bin|pth)$/;

/** Whether the weights are those of an adapter alone; a repository of merged weights has a model type. */
export const isOnlyAdapter = (model: ModelRecord): boolean =>
  isAdapter(model) &&
  (filesOf(model).length > 0
    ? !filesOf(model).some((file) => wholeWeights.test(file))
    : modelTypeOf(recordedType(model)) === undefined);

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
  return model.pipeline_tag === 'text-to-image' && !lacksPipeline(model)
    ? 'It makes pictures from text with diffusers.'
    : undefined;
}

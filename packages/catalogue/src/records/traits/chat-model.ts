/** @module Whether a model chats. */
import { isChatId } from './chat-id.ts';
import { baseModelsOf, hasTag, isTaggedByHub } from '../fields.ts';
import type { ModelRecord } from '../model.ts';

const chatTasks: ReadonlySet<string | undefined> = new Set([
  undefined,
  'image-text-to-text',
  'text-generation',
]);

/** The hub tags chat models; in a record without tags, the name decides. */
export const isConversational = (model: ModelRecord): boolean =>
  model.tags === undefined || model.tags.length === 0
    ? chatTasks.has(model.pipeline_tag) && isChatId(model.id)
    : hasTag(model, 'conversational');

/** What it was made from; where no one says so, its own name may tell. */
const namesOf = (model: ModelRecord): readonly string[] => {
  const bases = baseModelsOf(model);
  return bases.length === 0 ? [model.id] : bases;
};

/**
 * The hub looks for a chat template only in a repository whose task it knows. Another one chats if it was made from a
 * chat model or has the name of one, unless its tokenizer is known.
 */
export const chatsByName = (model: ModelRecord): boolean =>
  model.pipeline_tag === undefined &&
  model.config?.tokenizer_config === undefined &&
  isTaggedByHub(model) &&
  namesOf(model).some(isChatId);

/** @module Whether a model chats. */
import { isChatId } from './chat-id.ts';
import { hasTag } from '../fields.ts';
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

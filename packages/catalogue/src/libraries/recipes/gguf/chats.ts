/** @module Whether GGUF files have a chat template. */
import { isChatId } from '../../../records/traits/chat-id.ts';
import { isConversational } from '../../../records/traits/chat-model.ts';
import { nameOf } from '../../../records/fields.ts';
import type { ModelRecord } from '../../../records/model.ts';

const pretrained = /(?:^|[-_.])(?:base|pt|pretrain(?:ed)?)(?:[-_.]|$)/i;

/**
 * Undefined if the record does not say. The hub tags chat models where it can read their files; of the records without
 * tags whose name tells nothing, 85% are chat models.
 */
export function ggufChats(model: ModelRecord): boolean | undefined {
  if (isConversational(model) || model.gguf?.chat_template !== undefined) return true;
  if (isChatId(model.id)) return undefined;
  const tagged = model.tags !== undefined && model.tags.length > 0;
  return tagged || pretrained.test(nameOf(model)) ? false : undefined;
}

/** @module Whether GGUF files have a chat template. */
import { isConversational, nameOf } from '../../../records/fields.ts';
import type { ModelRecord } from '../../../records/model.ts';

const pretrained = /(?:^|[-_.])(?:base|pt|pretrain(?:ed)?)(?:[-_.]|$)/i;

/**
 * Undefined if the record does not say. The hub tags chat models; of the tagged records whose name tells nothing, 85%
 * are chat models.
 */
export function ggufChats(model: ModelRecord): boolean | undefined {
  if (isConversational(model) || model.gguf?.chat_template !== undefined) return true;
  const tagged = model.tags !== undefined && model.tags.length > 0;
  return tagged || pretrained.test(nameOf(model)) ? false : undefined;
}

/** @module Whether GGUF files have a chat template. */
import { isChatId } from '../../../records/traits/chat-id.ts';
import { isConversational } from '../../../records/traits/chat-model.ts';
import { nameOf } from '../../../records/fields.ts';
import type { ModelRecord } from '../../../records/model.ts';

const pretrained = /(?:^|[-_.])(?:base|pt|pretrain(?:ed)?)(?:[-_.]|$)/i;

/** Base models whose names have no word for it; most that were made from them have longer names. */
const baseName =
  /^(?:codegemma-\db|codellama-\d+b(?:-python)?|gemma-\db|llama-2-\d+b|mi[sx]tral-(?:\dx)?\d+b-v0\.\d|phi-2|starcoder2?-\d+b)(?:-hf)?(?:[-.]i1)?[-.]gguf$/i;

/**
 * Undefined if the record does not say. The hub tags chat models where it can read their files; of the records without
 * tags whose name tells nothing, 85% are chat models.
 */
export function ggufChats(model: ModelRecord): boolean | undefined {
  if (isConversational(model) || model.gguf?.chat_template !== undefined) return true;
  if (isChatId(model.id)) return undefined;
  const tagged = model.tags !== undefined && model.tags.length > 0;
  const name = nameOf(model);
  return tagged || pretrained.test(name) || baseName.test(name) ? false : undefined;
}

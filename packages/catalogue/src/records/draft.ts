/** @module Draft models of speculative decoding: they propose tokens to another model and generate nothing alone. */
import { baseModelsOf, hasTag, isConversational, nameOf } from './fields.ts';
import type { ModelRecord } from './model.ts';

const methods = ['dspark', 'dflash', 'eagle3'] as const;

export type DraftMethod = (typeof methods)[number];

export interface Draft {
  /** How it was trained to propose, if the tags or the name say so. */
  readonly method: DraftMethod | undefined;
  /** The model it proposes to, if the record names it. */
  readonly target: string | undefined;
}

const draftName = /(?:^|[-_.])(?:draft(?:er)?|eagle-?3|dflash2?|dspark|speculator)(?:[-_.]|$)/i;

const isDraftId = (id: string): boolean => draftName.test(nameOf({ id }));

/** Models that bring their draft with them have the same tags; their chat template tells them apart. */
const isDraft = (model: ModelRecord): boolean =>
  hasTag(model, 'draft-model', 'drafter', 'speculators') ||
  (hasTag(model, 'speculative-decoding') &&
    isDraftId(model.id) &&
    model.pipeline_tag !== 'image-text-to-text' &&
    !isConversational(model));

export function draftOf(model: ModelRecord): Draft | undefined {
  if (!isDraft(model)) return undefined;
  const words = `${(model.tags ?? []).join(' ')} ${model.id}`.toLowerCase().replaceAll('eagle-3', 'eagle3');
  return {
    method: methods.find((method) => words.includes(method)),
    target: baseModelsOf(model).find((id) => !isDraftId(id)),
  };
}

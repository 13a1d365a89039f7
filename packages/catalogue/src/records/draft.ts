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

const draftName = /(?:^|[-_.])(?:draft(?:er)?|p?eagle-?3|dflash-?\d*|dspark|speculators?)(?:[-_.]|$)/i;

const isDraftId = (id: string): boolean => draftName.test(nameOf({ id }));

/** The largest draft models by name have 4 to 5 billion parameters. */
const largest = 8_000_000_000;

/** Models that bring their draft with them are named after it too: they are larger, or chat. */
function isSmall(model: ModelRecord): boolean {
  const parameters = model.safetensors?.total ?? model.gguf?.total;
  return parameters === undefined
    ? model.pipeline_tag !== 'image-text-to-text' && !isConversational(model)
    : parameters < largest;
}

export const isDraftModel = (model: ModelRecord): boolean =>
  hasTag(model, 'draft-model', 'drafter', 'speculators') || (isDraftId(model.id) && isSmall(model));

export function draftOf(model: ModelRecord): Draft | undefined {
  if (!isDraftModel(model)) return undefined;
  const words = `${(model.tags ?? []).join(' ')} ${model.id}`.toLowerCase().replaceAll('eagle-3', 'eagle3');
  return {
    method: methods.find((method) => words.includes(method)),
    target: baseModelsOf(model).find((id) => !isDraftId(id)),
  };
}

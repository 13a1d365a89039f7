/** @module Draft models of speculative decoding: they propose tokens to another model and generate nothing alone. */
import { baseModelsOf, hasTag, isConversational, nameOf } from './fields.ts';
import type { ModelRecord } from './model.ts';
import { isShareOfNamed } from './named-size.ts';

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

/** Less than the share of the weights that remains in a model of 2 bits. */
const draftShare = 0.05;
/** Draft models of one layer or a few; a quantized model has at least twice as many. */
const assistantShare = 0.1;

/** Below it, not all files were counted. */
const smallest = 20_000_000;

/** A small part of the model that it is named after: tagged for this use, or named its assistant. */
function isItsPart(model: ModelRecord): boolean {
  const parameters = model.safetensors?.total;
  if (parameters === undefined || parameters < smallest) return false;
  return (
    (hasTag(model, 'speculative-decoding') && isShareOfNamed(model, parameters, draftShare)) ||
    (/[-_]assistant$/i.test(model.id) && isShareOfNamed(model, parameters, assistantShare))
  );
}

/** The first method had no number; other models have the name too, in small letters. */
const firstMethod = /^EAGLE2?-/;

export const isDraftModel = (model: ModelRecord): boolean =>
  hasTag(model, 'draft-model', 'drafter', 'speculators') ||
  (isDraftId(model.id) && isSmall(model)) ||
  firstMethod.test(nameOf(model)) ||
  isItsPart(model);

/** Whether the weights are no language model: they read what another model computes. */
export const needsTarget = (model: ModelRecord): boolean =>
  isDraftModel(model) &&
  (draftOf(model)?.method !== undefined ||
    hasTag(model, 'speculators') ||
    firstMethod.test(nameOf(model)) ||
    isItsPart(model));

export function draftOf(model: ModelRecord): Draft | undefined {
  if (!isDraftModel(model)) return undefined;
  const words = `${(model.tags ?? []).join(' ')} ${model.id}`.toLowerCase().replaceAll('eagle-3', 'eagle3');
  return {
    method: methods.find((method) => words.includes(method)),
    target: baseModelsOf(model).find((id) => !isDraftId(id)),
  };
}

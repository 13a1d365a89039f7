/** @module Draft models of speculative decoding: they propose tokens to another model and generate nothing alone. */
import { isConversational } from './chat-model.ts';
import { baseModelsOf, hasTag, nameOf } from '../fields.ts';
import type { ModelRecord } from '../model.ts';
import { isShareOfNamed } from './named-size.ts';

const methods = ['dspark', 'dflash', 'eagle3'] as const;

export type DraftMethod = (typeof methods)[number] | 'eagle';

export interface Draft {
  /** How it was trained to propose, if the tags or the name say so. */
  readonly method: DraftMethod | undefined;
  /** The model it proposes to, if the record names it, or the draft model is named after it. */
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
  (draftOf(model)?.method !== undefined || hasTag(model, 'speculators') || isItsPart(model));

/** The name of the target, before the method. */
const namedAfter =
  /^(?<target>.+?)-(?:dflash2?|dspark|eagle3|speculator\.eagle3)(?:-(?:b\d+|long-context))?$/i;

/** Names of models that others publish draft models for, and their owners. */
const targets: readonly (readonly [name: RegExp, owner: string])[] = [
  [/^Qwen\d(?:\.\d)?(?:-(?:Coder|Next|VL|A?\d+(?:\.\d)?B|Instruct|Thinking|\d{4}))+$/, 'Qwen'],
  [/^Kimi-K\d(?:\.\d)?(?:-(?:Instruct|Thinking|\d{4}))*$/, 'moonshotai'],
  [/^gpt-oss-\d+b$/, 'openai'],
  [/^gemma-[34](?:-[AE]?\d+b)+-it$/i, 'google'],
  [/^Llama-3\.\d-\d+B-Instruct$/, 'meta-llama'],
];

/** The authors of EAGLE put the method first. */
const eagleName = /^EAGLE3?-LLaMA3(?<minor>\.1)?-Instruct-(?<size>\d+B)$/;

function namedTarget(model: ModelRecord): string | undefined {
  const name = nameOf(model);
  const { minor, size } = eagleName.exec(name)?.groups ?? {};
  if (size !== undefined) return `meta-llama/${minor ? 'Llama-3.1' : 'Meta-Llama-3'}-${size}-Instruct`;
  const target = namedAfter.exec(name)?.groups?.['target'] ?? '';
  const owner = targets.find(([pattern]) => pattern.test(target))?.[1];
  return owner && `${owner}/${target}`;
}

function methodOf(model: ModelRecord): DraftMethod | undefined {
  const words = `${(model.tags ?? []).join(' ')} ${model.id}`.toLowerCase().replaceAll('eagle-3', 'eagle3');
  return (
    methods.find((method) => words.includes(method)) ??
    (firstMethod.test(nameOf(model)) ? 'eagle' : undefined)
  );
}

/** SGLang runs draft models of its own training package, which vLLM does not read. */
export const isForSglang = (model: ModelRecord): boolean =>
  model.id.startsWith('RadixArk/') || (hasTag(model, 'sglang') && !hasTag(model, 'vllm'));

export function draftOf(model: ModelRecord): Draft | undefined {
  if (!isDraftModel(model)) return undefined;
  return {
    method: methodOf(model),
    target: baseModelsOf(model).find((id) => !isDraftId(id)) ?? namedTarget(model),
  };
}

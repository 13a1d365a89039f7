/** @module Selects the GGUF file or quantization for an app, with warnings about the choice. */
import type { ModelRecord } from '../../../records/model.ts';
import type { SnippetContext } from '../../../snippets/context.ts';
import type { Warning } from '../../../snippets/snippet.ts';
import type { GgufChoice } from './choice-type.ts';
import { listedChoice } from './listed-choice.ts';
import { guessedChoice, requestedChoice } from './named-choice.ts';

export type { GgufChoice } from './choice-type.ts';

/** The file that every generator takes with these options. */
export function ggufChoice(
  model: Pick<ModelRecord, 'id' | 'siblings' | 'tags'>,
  context: Pick<SnippetContext, 'file' | 'quantization'>,
): GgufChoice {
  if (context.file !== undefined) return requestedChoice(context.file);
  const requested = context.quantization;
  const listed = model.siblings?.length ? listedChoice(model, requested) : undefined;
  return listed ?? guessedChoice(model, requested);
}

/** The id with the quantization as llama.cpp and similar programs read it: `owner/name:Q4_K_M`. */
export const taggedId = (model: ModelRecord, { label }: GgufChoice): string =>
  label === undefined ? model.id : `${model.id}:${label}`;

export interface GgufReference {
  readonly reference: string;
  readonly warnings: readonly Warning[];
}

/**
 * For programs that select a file themselves: without a quantization they take Q4_K_M, or another where there is none;
 * they refuse one that the repository does not have.
 */
export function ggufReference(
  model: ModelRecord,
  context: Pick<SnippetContext, 'file' | 'quantization'>,
): GgufReference {
  const choice = ggufChoice(model, context);
  return choice.known || context.quantization !== undefined
    ? { reference: taggedId(model, choice), warnings: choice.warnings }
    : { reference: model.id, warnings: [] };
}

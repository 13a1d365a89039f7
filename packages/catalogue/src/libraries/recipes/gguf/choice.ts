/** @module Selects the GGUF file or quantization for an app, with warnings about the choice. */
import type { ModelRecord } from '../../../records/model.ts';
import type { SnippetContext } from '../../../snippets/context.ts';
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

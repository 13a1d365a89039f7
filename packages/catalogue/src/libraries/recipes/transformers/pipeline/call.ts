/** @module Types: one call of a pipeline, and how it is written for a record. */
import type { Code } from '../../../../code/index.ts';
import type { ModelRecord } from '../../../../records/model.ts';
import type { SnippetContext } from '../../../../snippets/context.ts';
import type { Requirement } from '../../../../snippets/requirement.ts';
import type { Warning } from '../../../../snippets/snippet.ts';

export interface Call {
  /** Lines before the call: imports and inputs. */
  readonly before?: Code<'python'>;
  /** Arguments of the call. */
  readonly args: Code<'python'>;
  /** Code after the call; prints the result by default. */
  readonly after?: Code<'python'>;
  readonly needs?: readonly Requirement[];
  readonly warnings?: readonly Warning[];
}

export type Recipe = (model: ModelRecord, context: SnippetContext) => Call;

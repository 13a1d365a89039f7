/** @module Warns about code for a repository without model files, or with the weights of a draft model. */
import type { GeneratorResult } from '../libraries/define.ts';
import { draftOf } from '../records/traits/draft.ts';
import { hasNoModel } from '../records/fields.ts';
import type { ModelRecord } from '../records/model.ts';
import { isBlocks, withWarnings } from './result.ts';
import type { Snippet, Warning } from './snippet.ts';

const noModel: Warning = {
  code: 'unfit',
  message: 'The repository lists no model files: there is nothing to load yet.',
};

const draft: Warning = {
  code: 'unfit',
  message:
    'By its name or tags, this is a draft model for speculative decoding: use it together with the model it drafts for.',
};

/** For code that only downloads the files. */
export function withDraftCheck(model: ModelRecord, snippets: readonly Snippet[]): readonly Snippet[] {
  const found = draftOf(model);
  if (!found) return snippets;
  const { target } = found;
  // Code that names the other model runs both.
  return snippets.map((snippet) =>
    target !== undefined && snippet.code.text.includes(`"${target}"`)
      ? snippet
      : withWarnings(snippet, [draft]),
  );
}

const checked = (model: ModelRecord, snippets: readonly Snippet[]): readonly Snippet[] =>
  hasNoModel(model)
    ? snippets.map((snippet) => withWarnings(snippet, [noModel]))
    : withDraftCheck(model, snippets);

/** For records that `needsFileCheck` names; others stay as they are. */
export const withFileCheck = (model: ModelRecord, result: GeneratorResult): GeneratorResult =>
  isBlocks(result)
    ? checked(model, result)
    : { ...result, ...(result.snippets && { snippets: checked(model, result.snippets) }) };

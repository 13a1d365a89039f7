/** @module Warns about code for a repository without model files, or with the weights of a draft model. */
import type { GeneratorResult } from '../libraries/define.ts';
import { draftOf } from '../records/draft.ts';
import { isDraftModel } from '../records/draft-model.ts';
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

function faultOf(model: ModelRecord): Warning | undefined {
  if (hasNoModel(model)) return noModel;
  return isDraftModel(model) ? draft : undefined;
}

export function withFileCheck(model: ModelRecord, result: GeneratorResult): GeneratorResult {
  const fault = faultOf(model);
  if (fault === undefined) return result;
  const target = draftOf(model)?.target;
  const warned = (snippets: readonly Snippet[]): readonly Snippet[] =>
    snippets.map((snippet) =>
      target !== undefined && snippet.code.text.includes(`"${target}"`)
        ? snippet
        : withWarnings(snippet, [fault]),
    );
  return isBlocks(result) ? warned(result) : { ...result, snippets: warned(result.snippets ?? []) };
}

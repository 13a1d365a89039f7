/** @module Warns about code for a repository that has no model files. */
import type { GeneratorResult } from '../libraries/define.ts';
import { hasNoModel } from '../records/fields.ts';
import type { ModelRecord } from '../records/model.ts';
import { isBlocks, withWarnings } from './result.ts';
import type { Snippet, Warning } from './snippet.ts';

const noModel: Warning = {
  code: 'unfit',
  message: 'The repository lists no model files: there is nothing to load yet.',
};

const warned = (snippets: readonly Snippet[]): readonly Snippet[] =>
  snippets.map((snippet) => withWarnings(snippet, [noModel]));

export function withFileCheck(model: ModelRecord, result: GeneratorResult): GeneratorResult {
  if (!hasNoModel(model)) return result;
  return isBlocks(result) ? warned(result) : { ...result, snippets: warned(result.snippets ?? []) };
}

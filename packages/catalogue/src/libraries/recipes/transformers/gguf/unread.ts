/** @module GGUF files that Transformers does not read. */
import type { ModelRecord } from '../../../../records/model.ts';
import type { SnippetContext } from '../../../../snippets/context.ts';
import { downloadSnippet } from '../../../../snippets/hub.ts';
import { withWarnings } from '../../../../snippets/result.ts';
import type { Snippet, Warning } from '../../../../snippets/snippet.ts';

const notFromGguf: Warning = {
  code: 'ignored-option',
  message: 'Transformers cannot load this kind of model from GGUF files: use an app that reads them.',
};

/** The files of a GGUF model that another program reads. */
export const unreadGguf = (model: ModelRecord, context: SnippetContext): Snippet =>
  withWarnings(downloadSnippet(model, context), [notFromGguf]);

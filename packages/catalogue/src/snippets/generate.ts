/** @module Runs a library's generator for a record, and adds the steps and warnings common to all libraries. */
import type { Library } from '../libraries/define.ts';
import { type ReadModel, readModel } from '../records/model.ts';
import { completed, type GeneratedSnippets } from './complete.ts';
import { withDraftCheck, withFileCheck } from './file-check.ts';
import { downloadSnippet } from './hub.ts';
import { notes } from './notes.ts';
import { readOptions, type ReadOptions, type SnippetOptions } from './options.ts';
import { preparation } from './preparation.ts';

/** Generates for a record that is already parsed. */
export const generateFor = (
  library: Library,
  { model, ignored }: ReadModel,
  options: ReadOptions,
): GeneratedSnippets =>
  completed(
    (context) =>
      library.snippets
        ? withFileCheck(model, library.snippets(model, context))
        : withDraftCheck(model, [downloadSnippet(model, context)]),
    model,
    ignored,
    options,
    { prepare: preparation, notes },
    library.status,
  );

/** The snippets of one library for any record, even if the library does not fit. */
export const generateSnippets = (
  library: Library,
  model: unknown,
  options: SnippetOptions = {},
): GeneratedSnippets => generateFor(library, readModel(model), readOptions(options));

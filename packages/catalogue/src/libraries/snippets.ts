/** @module Generates the snippets of every library that fits a model record. */
import { guessedLibrary } from './guess.ts';
import { libraries } from './index.generated.ts';
import { readModel } from '../records/model.ts';
import { readOptions } from '../snippets/options.ts';
import { type LibrarySnippetOptions, type LibrarySnippets, snippetsFrom } from './snippets-from.ts';

export type { HubClientKey, LibrarySnippetOptions, LibrarySnippets } from './snippets-from.ts';

export const librarySnippets = (
  record: unknown,
  given: LibrarySnippetOptions = {},
): readonly LibrarySnippets[] =>
  snippetsFrom(libraries, readModel(record), readOptions(given), guessedLibrary);

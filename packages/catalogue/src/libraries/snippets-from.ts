/** @module Generates snippets from a table of libraries: all of them, or those that were loaded. */
import { requestedKey, selectedByName } from '../snippets/requested.ts';
import type { Library } from './define.ts';
import type { ModelRecord, ReadModel } from '../records/model.ts';
import { whyNoWeights } from '../records/traits/no-weights.ts';
import { type Fit, fitsOf, type Guess, namedLibrary } from './fit.ts';
import type { LibraryKey } from './keys.generated.ts';
import type { GeneratedSnippets } from '../snippets/complete.ts';
import { generateFor } from '../snippets/generate.ts';
import type { ReadOptions, SnippetOptions } from '../snippets/options.ts';

export interface LibrarySnippetOptions extends SnippetOptions {
  /** Restricts the result to this library, even if it does not fit. */
  readonly library?: string;
}

/** The hub's client, which downloads the files if no library loads them. */
export type HubClientKey = 'huggingface_hub';

export interface LibrarySnippets<Key extends string = LibraryKey | HubClientKey>
  extends GeneratedSnippets, Fit<Key> {}

/** Fallback if no library fits: the files can always be downloaded. */
const anyLibrary: Library = { prettyLabel: 'Any library', repoName: '', repoUrl: '' };

export function snippetsFrom<Key extends string>(
  libraries: Readonly<Record<Key, Library>>,
  read: ReadModel,
  options: ReadOptions<LibrarySnippetOptions>,
  guess: Guess,
): readonly LibrarySnippets<Key | HubClientKey>[] {
  const wanted = options.library;
  if (wanted !== undefined) {
    const library = requestedKey(libraries, wanted, 'library');
    return [{ library, reason: selectedByName, ...generateFor(libraries[library], read, options) }];
  }
  const made = fitsOf(read.model, libraries, guess).map((fit) =>
    Object.assign(generateFor(libraries[fit.library], read, options), fit),
  );
  if (made.some(({ snippets }) => snippets.length > 0)) return made;
  const files = generateFor(anyLibrary, read, options);
  const reason = whyFiles(read.model, libraries, made.length > 0);
  return [...made, { library: 'huggingface_hub', reason, ...files }];
}

/** Why the result is only a download, if no library fits, or those that do have no code. */
function whyFiles(
  model: ModelRecord,
  libraries: Readonly<Record<string, Library>>,
  hasFits: boolean,
): string {
  const { library_name: name } = model;
  const reason = whyNoWeights(model);
  if (reason !== undefined) return `${reason} Its other files can be fetched.`;
  if (hasFits) return 'No other code is known for it; its files can be fetched.';
  if (name === undefined) return 'The record names no library; its files can be fetched.';
  return namedLibrary(name, libraries) === undefined
    ? 'The library named in the record is unknown; its files can be downloaded.'
    : 'The library named in the record does not load it; its files can be downloaded.';
}

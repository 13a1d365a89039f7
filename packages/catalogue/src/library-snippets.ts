/** @module From a model record to the snippets of every library that fits it. */
import { CatalogueError } from './errors.ts';
import type { Library } from './library.ts';
import { libraries } from './libraries/index.generated.ts';
import { own } from './own.ts';
import { readModel } from './read-model.ts';
import { type Fit, fittingLibraries } from './snippets/fit.ts';
import { generateFor, type GeneratedSnippets, type SnippetOptions } from './snippets/generate.ts';

export interface LibrarySnippetOptions extends SnippetOptions {
  /** Only this library, whether or not it fits. */
  readonly library?: string;
}

export interface LibrarySnippets extends GeneratedSnippets, Fit {}

const known: Readonly<Record<string, Library>> = libraries;

/** Stands in when no library fits: the files can always be fetched. */
const anyLibrary: Library = { prettyLabel: 'Any library', repoName: '', repoUrl: '' };

export function librarySnippets(
  record: unknown,
  options: LibrarySnippetOptions = {},
): readonly LibrarySnippets[] {
  const read = readModel(record);
  const wanted = options.library;
  if (wanted !== undefined) {
    const library = own(known, wanted);
    if (!library)
      throw new CatalogueError(
        'unknown-library',
        `There is no library ${JSON.stringify(wanted)}.`,
        'library',
      );
    return [{ library: wanted, reason: 'You asked for it.', ...generateFor(library, read, options) }];
  }
  const fits = fittingLibraries(read.model, known);
  if (fits.length === 0)
    return [
      {
        library: 'huggingface_hub',
        reason: 'The record names no library; its files can be fetched.',
        ...generateFor(anyLibrary, read, options),
      },
    ];
  return fits.map((fit) => Object.assign(generateFor(known[fit.library] ?? anyLibrary, read, options), fit));
}

/** @module The same snippets for browsers: each library is a module that is loaded when a record needs it. */
import { readModel } from '../records/model.ts';
import { readOptions } from '../snippets/generate.ts';
import type { Library, LibraryOutline } from './define.ts';
import { type Guess, namedIn, needsGuess } from './fit.ts';
import { libraryOutline } from './outline.generated.ts';
import { libraryLoaders } from './loaders.generated.ts';
import { type LibrarySnippetOptions, type LibrarySnippets, snippetsFrom } from './snippets-from.ts';

/** Labels and names of all libraries, in one small module. */
export { libraryOutline } from './outline.generated.ts';
export type { LibraryOutline } from './define.ts';

const outlines: Readonly<Record<string, LibraryOutline>> = libraryOutline;

/** Loads the libraries that may fit the record, then generates as `librarySnippets` does. */
export async function loadLibrarySnippets(
  record: unknown,
  given: LibrarySnippetOptions = {},
): Promise<readonly LibrarySnippets<string>[]> {
  const read = readModel(record);
  const options = readOptions(given);
  const { library } = options;
  const guess = library === undefined && needsGuess(read.model) ? await loadGuess() : noGuess;
  const wanted = library === undefined ? namedIn(read.model, outlines, guess) : [library];
  const isEnough = library !== undefined && Object.hasOwn(libraryLoaders, library);
  const [recordReaders, named] = await Promise.all([
    isEnough ? none : loadRecordReaders(),
    Promise.all(wanted.map(loadNamed)),
  ]);
  const loaded = new Map([...Object.entries(recordReaders), ...named.flat()]);
  // Libraries of equal rank are shown in the catalogue's order.
  const inOrder = Object.keys(outlines).flatMap((key) => {
    const entry = loaded.get(key);
    return entry === undefined ? [] : [[key, entry] as const];
  });
  return snippetsFrom(Object.fromEntries(inOrder), read, options, guess);
}

const none: Readonly<Record<string, Library>> = {};

const noGuess: Guess = () => undefined;

const loadGuess = async (): Promise<Guess> => (await import('./guess.ts')).guessedLibrary;

/** Libraries that may fit a record which does not name them. */
const loadRecordReaders = async (): Promise<Readonly<Record<string, Library>>> =>
  (await import('./record-readers.generated.ts')).recordReaders;

async function loadNamed(key: string): Promise<readonly (readonly [string, Library])[]> {
  const loader = Object.hasOwn(libraryLoaders, key) ? libraryLoaders[key] : undefined;
  return loader === undefined ? [] : [[key, (await loader()).default]];
}

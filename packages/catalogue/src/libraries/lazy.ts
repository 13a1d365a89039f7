/** @module The same snippets for browsers: each library is a module that is loaded when a record needs it. */
import { readModel } from '../records/model.ts';
import { readOptions } from '../snippets/options.ts';
import { own } from '../snippets/own.ts';
import { withParts } from '../snippets/part.ts';
import type { Library, LibraryOutline } from './define.ts';
import { type Guess, namedIn, needsGuess } from './fit.ts';
import { loaderGroups } from './loader-groups.generated.ts';
import { type LibrarySnippetOptions, type LibrarySnippets, snippetsFrom } from './snippets-from.ts';

export { loadSnippets } from '../snippets/load-with-parts.ts';

type Libraries = Readonly<Record<string, Library>>;
export type LibraryFacts = Pick<Library, 'prettyLabel' | 'docsUrl'>;

/** Loads the libraries that may fit the record, then generates as `librarySnippets` does. */
export async function loadLibrarySnippets(
  record: unknown,
  given: LibrarySnippetOptions = {},
): Promise<readonly LibrarySnippets<string>[]> {
  const read = readModel(record);
  const options = readOptions(given);
  if (options.library !== undefined)
    return withLibraries(await loadAlone(options.library), read, options, noGuess);
  const [outlines, recordReaders, guess] = await Promise.all([
    loadOutlines(),
    loadRecordReaders(),
    needsGuess(read.model) ? loadGuess() : noGuess,
  ]);
  const others = namedIn(read.model, outlines, guess).filter((key) => own(recordReaders, key) === undefined);
  const named = await Promise.all(others.map(async (key) => Object.entries(await loadAlone(key))));
  const loaded = new Map([...Object.entries(recordReaders), ...named.flat()]);
  // Libraries of equal rank are shown in the catalogue's order.
  const inOrder = Object.keys(outlines).flatMap((key) => {
    const entry = loaded.get(key);
    return entry === undefined ? [] : [[key, entry] as const];
  });
  return withLibraries(Object.fromEntries(inOrder), read, options, guess);
}

const withLibraries = (...words: Parameters<typeof snippetsFrom<string>>) =>
  withParts(() => snippetsFrom(...words));

/** In a bundle, a library of many tasks without the parts that a record may need. */
async function loadAlone(key: string): Promise<Libraries> {
  const group = loaderGroups.findLast(([from]) => from <= key);
  const loaders = (await group?.[1]())?.loaders;
  const loaded = await (loaders && own(loaders, key))?.();
  return loaded === undefined ? {} : { [key]: loaded.default };
}

/** What is known of one library; nothing for a key that no library has. */
export async function loadLibraryFacts(key: string): Promise<LibraryFacts | undefined> {
  const { prettyLabel, docsUrl } = own(await loadAlone(key), key) ?? {};
  return prettyLabel === undefined ? undefined : { prettyLabel, ...(docsUrl !== undefined && { docsUrl }) };
}

const noGuess: Guess = () => undefined;

const loadGuess = async (): Promise<Guess> => (await import('./guess.ts')).guessedLibrary;

const loadOutlines = async (): Promise<Readonly<Record<string, LibraryOutline>>> =>
  (await import('./outline.generated.ts')).libraryOutline;

/** Libraries that may fit a record which does not name them. */
const loadRecordReaders = async (): Promise<Libraries> =>
  (await import('./record-readers.generated.ts')).recordReaders;

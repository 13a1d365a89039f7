/** @module Which libraries fit a model, in display order and with reasons. The first is the default. */
import type { Library } from './define.ts';
import { hasNoModel, isMisnamed } from '../records/fields.ts';
import type { ModelRecord } from '../records/model.ts';
import type { GuessedLibrary } from './guess.ts';
import {
  keysByTag,
  type Libraries,
  type Named,
  placesOf,
  plainName,
  readersIn,
  spellingsOf,
} from './lookup.ts';
import { isKeyOf, keysOf } from '../snippets/own.ts';
import type { LibraryKey } from './keys.generated.ts';

export interface Fit<Key extends string = LibraryKey> {
  readonly library: Key;
  /** Human-readable sentence. */
  readonly reason: string;
}

/** Guesses the library of a record. Passed in, because its tables of names are larger than most libraries. */
export type Guess = (model: ModelRecord) => GuessedLibrary | undefined;

/** A record that names a library or lists its files needs no guess. */
export const needsGuess = (model: ModelRecord): boolean =>
  isMisnamed(model) || (model.library_name === undefined && model.siblings === undefined);

/** The record without a library that it names by mistake. */
function rightlyNamed(model: ModelRecord): ModelRecord {
  if (!isMisnamed(model)) return model;
  const { library_name: _, ...unnamed } = model;
  return unnamed;
}

/** Reasons to offer a library, strongest first. */
const strength = { claimed: -1, named: 0, evidence: 1, tagged: 2 } as const;

/** The library with this key or alias, in any spelling. */
export function spelledLibrary<Key extends string>(name: string, libraries: Named<Key>): Key | undefined {
  if (isKeyOf(libraries, name)) return name;
  const key = spellingsOf(libraries).get(plainName(name));
  return isKeyOf(libraries, key) ? key : undefined;
}

/** The library that `library_name` means; the first known one if it lists several. */
export function namedLibrary<Key extends string>(
  name: string | undefined,
  libraries: Named<Key>,
): Key | undefined {
  if (name === undefined) return undefined;
  for (const one of [name, ...name.split(/[,;]/)]) {
    const key = spelledLibrary(one, libraries);
    if (key !== undefined) return key;
  }
  return undefined;
}

/** The tag that names the library. */
const tagOf = (key: string, { aliases = [] }: Pick<Library, 'aliases'>, model: ModelRecord) =>
  [key, ...aliases].find((name) => model.tags?.includes(name));

/** Keys of the libraries that a tag names. */
function taggedIn({ tags = [] }: ModelRecord, libraries: Named): ReadonlySet<string> {
  const table = keysByTag(libraries);
  return new Set(tags.flatMap((tag) => table.get(tag) ?? []));
}

/** The libraries that the record names or that its id and task indicate. */
export function namedIn<Key extends string>(
  model: ModelRecord,
  libraries: Named<Key>,
  guess: Guess,
): readonly Key[] {
  const tagged = taggedIn(model, libraries);
  const keys = keysOf(libraries).filter((key) => tagged.has(key));
  const others = [namedLibrary(rightlyNamed(model).library_name, libraries), guess(model)?.library];
  return [...new Set([...keys, ...others.filter((key) => isKeyOf(libraries, key))])];
}

interface Verdict {
  readonly rank: number;
  readonly reason: string;
}

function verdictOf(key: string, library: Library, model: ModelRecord, named: string | undefined) {
  const claim = library.claims?.(model);
  if (claim !== undefined) return { rank: strength.claimed, reason: claim };
  if (key === named) return { rank: strength.named, reason: 'The repository names it as its library.' };
  const evidence = library.fits?.(model);
  if (evidence !== undefined) return { rank: strength.evidence, reason: evidence };
  const tag = tagOf(key, library, model);
  return tag === undefined
    ? undefined
    : { rank: strength.tagged, reason: `The repository is tagged ${tag}.` };
}

/** Few libraries fit a record: whether one refuses it is asked last. */
function judge(
  key: string,
  library: Library,
  model: ModelRecord,
  named: string | undefined,
): Verdict | undefined {
  const verdict = verdictOf(key, library, model, named);
  return verdict && library.refuses?.(model) !== true ? verdict : undefined;
}

/** Same as `fittingLibraries`, with the guess as an argument. No library loads a repository without model files. */
export function fitsOf<Key extends string>(
  record: ModelRecord,
  libraries: Libraries<Key>,
  guess: Guess,
): readonly Fit<Key>[] {
  if (hasNoModel(record)) return [];
  const model = rightlyNamed(record);
  const named = namedLibrary(model.library_name, libraries);
  const places = placesOf(libraries);
  const found: { fit: Fit<Key>; order: number; place: number }[] = [];
  for (const key of new Set([...readersIn(libraries), ...taggedIn(model, libraries), named])) {
    if (!isKeyOf(libraries, key)) continue;
    const library = libraries[key];
    const verdict = judge(key, library, model, named);
    // A library with code for loading the model comes before one that can only link to its files.
    if (verdict)
      found.push({
        fit: { library: key, reason: verdict.reason },
        order: verdict.rank * 2 + (library.snippets || verdict.rank <= strength.named ? 0 : 5),
        place: places.get(key) ?? 0,
      });
  }
  if (found.length === 0) {
    const guessed = guess(record);
    const key = isKeyOf(libraries, guessed?.library) ? guessed.library : undefined;
    if (guessed === undefined || key === undefined || libraries[key].refuses?.(model) === true) return [];
    return [{ ...guessed, library: key }];
  }
  return found.toSorted((a, b) => a.order - b.order || a.place - b.place).map(({ fit }) => fit);
}

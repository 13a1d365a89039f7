/** @module Lookups in a table of libraries, each made once for a table. */
import type { Library } from './define.ts';

export type Libraries<Key extends string = string> = Readonly<Record<Key, Library>>;
/** Libraries by their names only. */
export type Named<Key extends string = string> = Readonly<Record<Key, Pick<Library, 'aliases' | 'namedAs'>>>;

function onceFor<Table extends object, Value>(make: (table: Table) => Value): (table: Table) => Value {
  const known = new WeakMap<Table, { readonly value: Value }>();
  return (table) => {
    const made = known.get(table) ?? { value: make(table) };
    known.set(table, made);
    return made.value;
  };
}

/** `llama.cpp`, `llama_cpp` and `Llama-CPP` are the same name. */
export const plainName = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** Keys by every spelling of their names; a key takes precedence over another library's alias. */
export const spellingsOf = onceFor((libraries: Named): ReadonlyMap<string, string> => {
  const all = Object.entries(libraries);
  const others = all.flatMap(([key, { aliases = [], namedAs = [] }]) =>
    [...namedAs, ...aliases].map((name) => [plainName(name), key] as const),
  );
  return new Map([...others, ...all.map(([key]) => [plainName(key), key] as const)]);
});

/** Keys by the tags that name a library. */
export const keysByTag = onceFor((libraries: Named): ReadonlyMap<string, readonly string[]> => {
  const made = new Map<string, string[]>();
  for (const [key, { aliases = [] }] of Object.entries(libraries))
    for (const tag of [key, ...aliases]) {
      const keys = made.get(tag) ?? [];
      made.set(tag, keys);
      keys.push(key);
    }
  return made;
});

/** The position of each key. */
export const placesOf = onceFor(
  (libraries: Libraries): ReadonlyMap<string, number> =>
    new Map(Object.keys(libraries).map((key, place) => [key, place])),
);

/** Libraries that read a record themselves; the others are found by their names. */
export const readersIn = onceFor((libraries: Libraries): readonly string[] =>
  Object.entries(libraries).flatMap(([key, { claims, fits }]) => (claims || fits ? [key] : [])),
);

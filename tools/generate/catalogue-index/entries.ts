/** @module Finds the entries of a collection: the file or folder name is the key. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Collection } from './collections.ts';

export interface Entry {
  readonly key: string;
  /** Module of the entry, relative to the collection's folder. */
  readonly module: string;
}

export type EntryPlace = Pick<Collection, 'folder' | 'entries' | 'grouped' | 'entryFile'>;

const extension = '.ts';
const notEntries = /^_|^index\.|^define\.ts$|\.(?:test|testing|generated|d)\.ts$/;

const byKey = (a: Entry, b: Entry): number => (a.key < b.key ? -1 : Number(a.key > b.key));

/** Sorted by key. */
export const findEntries = (source: string, place: EntryPlace): readonly Entry[] => {
  const { folder, entries = '.', grouped = false, entryFile } = place;
  const path = join(source, folder, entries);
  if (!existsSync(path)) return [];
  const namesIn = (below: string): readonly string[] =>
    readdirSync(join(path, below), { withFileTypes: true })
      .filter(({ name }) => !notEntries.test(name))
      .map(({ name }) => (below === '' ? name : `${below}/${name}`));
  const groups = readdirSync(path, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const names = grouped ? groups.flatMap(({ name }) => namesIn(name)) : namesIn('');
  const module = (name: string): string => `./${entries === '.' ? '' : `${entries}/`}${name}`;
  return names
    .flatMap((name): Entry[] => {
      if (entryFile !== undefined)
        return existsSync(join(path, name, entryFile))
          ? [{ key: name, module: `${module(name)}/${entryFile}` }]
          : [];
      return name.endsWith(extension)
        ? [{ key: name.slice(0, -extension.length), module: module(name) }]
        : [];
    })
    .toSorted(byKey);
};

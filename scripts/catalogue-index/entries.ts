/** @module Finds the entries of a collection: the file's or folder's name is the key. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Collection } from './collections.ts';

export interface Entry {
  readonly key: string;
  /** Module of the entry, relative to the collection's folder. */
  readonly module: string;
}

const extension = '.ts';
const notEntries = /^_|^index\.|\.(?:test|testing|generated|d)\.ts$/;

const keyOf = (folder: string, name: string, entryFile: string | undefined): string | undefined => {
  if (entryFile !== undefined) return existsSync(join(folder, name, entryFile)) ? name : undefined;
  return name.endsWith(extension) ? name.slice(0, -extension.length) : undefined;
};

const byKey = (a: Entry, b: Entry): number => (a.key < b.key ? -1 : Number(a.key > b.key));

/** In the order of their keys, whatever the order on disk. */
export const findEntries = (
  source: string,
  { folder, entryFile }: Pick<Collection, 'folder' | 'entryFile'>,
): readonly Entry[] => {
  const path = join(source, folder);
  if (!existsSync(path)) return [];
  const entries = readdirSync(path).flatMap((name): Entry[] => {
    const key = notEntries.test(name) ? undefined : keyOf(path, name, entryFile);
    if (key === undefined) return [];
    return [{ key, module: entryFile === undefined ? `./${name}` : `./${name}/${entryFile}` }];
  });
  return entries.toSorted(byKey);
};

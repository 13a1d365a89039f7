/** @module Compares the indexes on disk with the folders, and updates them. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { addedFile, renderAdded } from './added.ts';
import { collections, indexName, keysName } from './collections.ts';
import { findEntries } from './entries.ts';
import { renderIndex, renderKeys } from './render.ts';

export interface StaleIndex {
  /** Path of the index, relative to the catalogue's sources. */
  readonly file: string;
  /** Expected contents; undefined if its folder has no entries and the index should not exist. */
  readonly wanted: string | undefined;
}

export const staleIndexes = (source: string, now: Date = new Date()): readonly StaleIndex[] =>
  [
    ...collections.flatMap((collection): readonly StaleIndex[] => {
      const { folder, keyList } = collection;
      const entries = findEntries(source, collection);
      const unlessEmpty = (text: string) => (entries.length > 0 ? text : undefined);
      const index = {
        file: `${folder}/${collection.index ?? indexName}`,
        wanted: unlessEmpty(renderIndex(collection, entries)),
      };
      if (keyList === undefined) return [index];
      const keys = {
        file: `${folder}/${keysName}`,
        wanted: unlessEmpty(renderKeys(collection, keyList, entries)),
      };
      return [index, keys];
    }),
    { file: addedFile, wanted: renderAdded(source, now) },
  ].filter(({ file, wanted }) => {
    const path = join(source, file);
    return wanted !== (existsSync(path) ? readFileSync(path, 'utf8') : undefined);
  });

/** Returns the changed files. */
export const writeIndexes = (source: string): readonly string[] =>
  staleIndexes(source).map(({ file, wanted }) => {
    const path = join(source, file);
    if (wanted === undefined) rmSync(path);
    else {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, wanted);
    }
    return file;
  });

/** @module Compares the indexes on disk with the folders, and brings them up to date. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { collections, indexName } from './collections.ts';
import { findEntries } from './entries.ts';
import { renderIndex } from './render.ts';

export interface StaleIndex {
  /** Path of the index, relative to the catalogue's sources. */
  readonly file: string;
  /** What it should hold; undefined when its folder has no entries and it should not be there. */
  readonly wanted: string | undefined;
}

export const staleIndexes = (source: string): readonly StaleIndex[] =>
  collections.flatMap((collection): StaleIndex[] => {
    const file = `${collection.folder}/${indexName}`;
    const path = join(source, file);
    const entries = findEntries(source, collection);
    const wanted = entries.length > 0 ? renderIndex(collection, entries) : undefined;
    const present = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
    return present === wanted ? [] : [{ file, wanted }];
  });

/** Answers with the files it changed. */
export const writeIndexes = (source: string): readonly string[] =>
  staleIndexes(source).map(({ file, wanted }) => {
    const path = join(source, file);
    if (wanted === undefined) rmSync(path);
    else writeFileSync(path, wanted);
    return file;
  });

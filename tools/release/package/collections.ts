/** @module What the Node build loads on demand: collections of entries, and parts that not all programs use. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as inference from '../../../packages/catalogue/src/inference/index.ts';
import { apps, datasetLibraries, libraries, spaceClients } from '../../../packages/catalogue/src/index.ts';

export const source = fileURLToPath(new URL('../../../packages/catalogue/src/', import.meta.url));

export interface Collection {
  /** The constant that contains the entries by key. */
  readonly name: string;
  /** Folder of their files, below the source; a file has the name of its key. */
  readonly folder: string;
  readonly entries: Readonly<Record<string, object>>;
}

export const collections: readonly Collection[] = [
  { name: 'libraries', folder: 'libraries/entries', entries: libraries },
  { name: 'apps', folder: 'apps/entries', entries: apps },
  { name: 'datasetLibraries', folder: 'datasets/entries', entries: datasetLibraries },
  { name: 'spaceClients', folder: 'spaces/entries', entries: spaceClients },
];

/** A module that is loaded when one of its exports is first used. */
export interface Part {
  /** Its file, without extension, and its folder below the source. */
  readonly name: string;
  readonly exports: Readonly<Record<string, unknown>>;
}

export const parts: readonly Part[] = [{ name: 'inference', exports: inference }];

export const filesOf = ({ folder }: Collection): readonly string[] =>
  readdirSync(join(source, folder))
    .filter((file) => !/\.(?:test|testing|generated)\.ts$/.test(file))
    .map((file) => join(source, folder, file));

/** @module Suites under test: libraries of models, libraries of datasets, clients of spaces. */
import {
  datasetSnippets,
  type GeneratedSnippets,
  librarySnippets,
  type SnippetOptions,
  spaceSnippets,
} from '@loadout/catalogue';
import { join } from 'node:path';
import { catalogueFolder, type Fixture, readFixtures } from './fixtures.ts';

export interface Suite {
  /** Folder below the catalogue's `test/` that holds `fixtures/` and `goldens/`. */
  readonly folder: string;
  /** Prefix of the files with real records: `models.jsonl`, `models_partial.jsonl.gz`. */
  readonly records: 'models' | 'datasets' | 'spaces';
  /** The catalogue's results for a record: all that fit, or one library or client by key. */
  readonly answers: (record: unknown, key?: string, options?: SnippetOptions) => readonly GeneratedSnippets[];
}

export const models: Suite = {
  folder: 'libraries',
  records: 'models',
  answers: (record, key, options) =>
    librarySnippets(record, { ...options, ...(key !== undefined && { library: key }) }),
};

export const datasets: Suite = {
  folder: 'datasets',
  records: 'datasets',
  answers: (record, key, options) =>
    datasetSnippets(record, { ...options, ...(key !== undefined && { library: key }) }),
};

export const spaces: Suite = {
  folder: 'spaces',
  records: 'spaces',
  answers: (record, key, options) =>
    spaceSnippets(record, { ...options, ...(key !== undefined && { client: key }) }),
};

export const suites: readonly Suite[] = [models, datasets, spaces];

export const fixturesOf = ({ folder }: Suite): Fixture[] =>
  readFixtures(catalogueFolder(join(folder, 'fixtures')));

/** Name of a library or client in the data: `pandas` of datasets is `datasets/pandas`. */
export const nameIn = (suite: Suite, key: string): string =>
  suite === models ? key : join(suite.folder, key);

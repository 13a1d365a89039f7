/** @module The folders of the catalogue whose entries are found by name, and what their indexes export. */
import { join } from 'node:path';
import { root } from '../bootstrap/root.mjs';

export interface Collection {
  /** Folder below the catalogue's sources; the index is written into it. */
  readonly folder: string;
  /** Name of the file inside an entry's own folder; absent when the entry is a file itself. */
  readonly entryFile?: string;
  /** Name of the exported constant. */
  readonly constant: string;
  /** Name of the exported union of keys. */
  readonly keyType: string;
  /** What every entry is: a type and the module it comes from, as seen from the folder. */
  readonly type: { readonly name: string; readonly from: string };
}

export const collections: readonly Collection[] = [
  {
    folder: 'libraries',
    constant: 'libraries',
    keyType: 'LibraryKey',
    type: { name: 'Library', from: '../library.ts' },
  },
  {
    folder: 'tasks',
    entryFile: 'task.ts',
    constant: 'tasks',
    keyType: 'TaskId',
    type: { name: 'TaskDefinition', from: '../task.ts' },
  },
  {
    folder: 'apps',
    constant: 'apps',
    keyType: 'AppKey',
    type: { name: 'App', from: '../app.ts' },
  },
  {
    folder: 'inference/providers',
    constant: 'providers',
    keyType: 'ProviderId',
    type: { name: 'Provider', from: '../provider.ts' },
  },
  {
    folder: 'datasets/libraries',
    constant: 'datasetLibraries',
    keyType: 'DatasetLibraryKey',
    type: { name: 'DatasetLibrary', from: '../dataset-library.ts' },
  },
  {
    folder: 'spaces/clients',
    constant: 'spaceClients',
    keyType: 'SpaceClientKey',
    type: { name: 'SpaceClient', from: '../space-client.ts' },
  },
];

export const catalogueSource = join(root, 'packages', 'catalogue', 'src');
export const indexName = 'index.generated.ts';

/** @module The entry folders of the catalogue, and the exports of their indexes. */
import { join } from 'node:path';
import { root } from '../../start/bootstrap/root.mjs';

export interface Collection {
  /** Folder below the catalogue's sources; the index is written into it. */
  readonly folder: string;
  /** Folder of the entries below it; absent if they are next to the index. */
  readonly entries?: string;
  /** Set if each entry is in a subfolder that is part of its key: `python/requests`. */
  readonly grouped?: true;
  /** File name inside an entry's folder; absent if the entry is a file. */
  readonly entryFile?: string;
  /** Name of the index, if a folder has more than one. */
  readonly index?: string;
  /** Name of the exported constant. */
  readonly constant: string;
  /** Name of the exported union of keys. */
  readonly keyType: string;
  /** Name of the exported list of keys, for code that checks keys without loading the entries: it has its own file. */
  readonly keyList?: string;
  /** Type of the entries and the module that exports it, relative to the folder. */
  readonly type: { readonly name: string; readonly from: string };
}

export const collections: readonly Collection[] = [
  {
    folder: 'libraries',
    entries: 'entries',
    constant: 'libraries',
    keyType: 'LibraryKey',
    keyList: 'libraryKeys',
    type: { name: 'Library', from: './define.ts' },
  },
  {
    folder: 'tasks',
    entries: 'entries',
    entryFile: 'task.ts',
    constant: 'tasks',
    keyType: 'TaskId',
    keyList: 'taskIds',
    type: { name: 'TaskDefinition', from: './define.ts' },
  },
  {
    folder: 'tasks',
    entries: 'entries',
    entryFile: 'samples.ts',
    index: 'samples.generated.ts',
    constant: 'taskSamples',
    keyType: 'HostedTask',
    type: { name: 'TaskSamples', from: './define-samples.ts' },
  },
  {
    folder: 'apps',
    entries: 'entries',
    constant: 'apps',
    keyType: 'AppKey',
    type: { name: 'App', from: './define.ts' },
  },
  {
    folder: 'inference/providers',
    constant: 'providers',
    keyType: 'ProviderId',
    keyList: 'providerIds',
    type: { name: 'Provider', from: './define.ts' },
  },
  {
    folder: 'inference/clients',
    grouped: true,
    constant: 'clients',
    keyType: 'ClientKey',
    type: { name: 'ClientDefinition', from: './define.ts' },
  },
  {
    folder: 'datasets',
    entries: 'entries',
    constant: 'datasetLibraries',
    keyType: 'DatasetLibraryKey',
    type: { name: 'DatasetLibrary', from: './define.ts' },
  },
  {
    folder: 'spaces',
    entries: 'entries',
    constant: 'spaceClients',
    keyType: 'SpaceClientKey',
    type: { name: 'SpaceClient', from: './define.ts' },
  },
];

export const catalogueSource = join(root, 'packages', 'catalogue', 'src');
export const indexName = 'index.generated.ts';
export const keysName = 'keys.generated.ts';

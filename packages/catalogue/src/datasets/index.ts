/** @module Datasets: their records, the libraries that read them, and the snippets. */
export type {
  DatasetCard,
  DatasetConfig,
  DatasetInfo,
  DatasetRecord,
  SplitFiles,
} from '../records/dataset.ts';
export { type DatasetLibrary, defineDatasetLibrary } from './define.ts';
export { datasetSnippets, type DatasetSnippetOptions } from './snippets.ts';
export { type DatasetLibraryKey, datasetLibraries } from './index.generated.ts';

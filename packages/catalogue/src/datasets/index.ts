/** @module Datasets: their records, the libraries that read them, and the snippets. */
export type { DatasetCard, DatasetConfig, DatasetInfo, DatasetRecord, SplitFiles } from './dataset.ts';
export { type DatasetLibrary, defineDatasetLibrary } from './dataset-library.ts';
export { datasetSnippets, type DatasetSnippetOptions } from './dataset-snippets.ts';
export { type DatasetLibraryKey, datasetLibraries } from './libraries/index.generated.ts';

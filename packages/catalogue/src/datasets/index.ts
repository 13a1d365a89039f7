/** @module Datasets: the libraries that read them, and the snippets. */
export { type DatasetLibrary, defineDatasetLibrary } from './define.ts';
export {
  datasetConfigs,
  type DatasetConfigs,
  datasetSnippets,
  type DatasetSnippetOptions,
  type DatasetSnippets,
} from './snippets.ts';
export { type DatasetLibraryKey, datasetLibraries } from './index.generated.ts';

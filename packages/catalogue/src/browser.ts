/** @module The catalogue for pages that generate snippets themselves: little at first, each library when a record needs it. */
export type { Library, LibraryOutline } from './libraries/define.ts';
export type { LibraryFacts } from './libraries/lazy.ts';
export { loadLibrary } from './libraries/load-library.ts';
export { libraryOutline } from './libraries/outline.generated.ts';
export {
  CatalogueError,
  loadHardwareCatalogue,
  loadInferenceCatalogue,
  loadLibraryFacts,
  loadLibrarySnippets,
  loadSnippets,
} from './panels.ts';
export { huggingFace, type Platform } from './platform.ts';
export { platformRules, readPlatform } from './snippets/platform-rules.ts';
export * from './records/index.ts';
export { taskIds } from './tasks/keys.generated.ts';

export const loadDatasetCatalogue = () => import('./datasets/index.ts');
export const loadSpaceCatalogue = () => import('./spaces/index.ts');

/** @module The catalogue for pages that generate snippets themselves: little at first, each library when a record needs it. */
export { CatalogueError } from './errors.ts';
export type { Library, LibraryOutline } from './libraries/define.ts';
export {
  type LibraryFacts,
  loadLibrary,
  loadLibraryFacts,
  loadLibrarySnippets,
  loadSnippets,
} from './libraries/lazy.ts';
export { libraryOutline } from './libraries/outline.generated.ts';
export { huggingFace, type Platform } from './platform.ts';
export { platformRules, readPlatform } from './snippets/platform-rules.ts';
export * from './records/index.ts';
export { taskIds } from './tasks/keys.generated.ts';

export const loadDatasetCatalogue = () => import('./datasets/index.ts');
export const loadSpaceCatalogue = () => import('./spaces/index.ts');
export const loadInferenceCatalogue = () => import('./inference/index.ts');
export const loadHardwareCatalogue = () => import('./hardware/index.ts');

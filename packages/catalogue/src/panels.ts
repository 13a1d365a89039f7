/**
 * @module What panels on a page use of the catalogue. A bundler that splits its output keeps all that an entry point
 * exports where the page loads it first, so this one exports no table.
 */
export { CatalogueError } from './errors.ts';
export { loadLibraryFacts, loadLibrarySnippets, loadSnippets } from './libraries/lazy.ts';
export { readModel } from './records/model.ts';

export const loadInferenceCatalogue = () => import('./inference/index.ts');
export const loadHardwareCatalogue = () => import('./hardware/index.ts');

/** @module The snippets of one library that may load parts of itself, for pages that have other libraries too. */
import type { Library } from '../libraries/define.ts';
import type { GeneratedSnippets } from './complete.ts';
import { generateSnippets } from './generate.ts';
import type { SnippetOptions } from './options.ts';
import { withParts } from './part.ts';

/**
 * As `generateSnippets`, after the parts of the library that the record needs are loaded. For a page with one library,
 * that of `@loadout/catalogue/load` is smaller.
 */
export const loadSnippets = (
  library: Library,
  model: unknown,
  options: SnippetOptions = {},
): Promise<GeneratedSnippets> => withParts(() => generateSnippets(library, model, options));

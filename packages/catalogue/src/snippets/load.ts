/** @module The snippets of one library that may load parts of itself. */
import type { Library } from '../libraries/define.ts';
import { type GeneratedSnippets, generateSnippets, type SnippetOptions } from './generate.ts';
import { withParts } from './part.ts';

/** As `generateSnippets`, after the parts of the library that the record needs are loaded. */
export const loadSnippets = (
  library: Library,
  model: unknown,
  options: SnippetOptions = {},
): Promise<GeneratedSnippets> => withParts(() => generateSnippets(library, model, options));

/** @module Made by `npm run generate` from the names in this folder; not to be edited. */
import type { Library } from '../library.ts';
import diffusersLibrary from './diffusers.ts';
import llamaCppPythonLibrary from './llama-cpp-python.ts';
import sentenceTransformersLibrary from './sentence-transformers.ts';
import spacyLibrary from './spacy.ts';
import transformersLibrary from './transformers.ts';
import transformersJsLibrary from './transformers.js.ts';

export const libraries = {
  'diffusers': diffusersLibrary,
  'llama-cpp-python': llamaCppPythonLibrary,
  'sentence-transformers': sentenceTransformersLibrary,
  'spacy': spacyLibrary,
  'transformers': transformersLibrary,
  'transformers.js': transformersJsLibrary,
} as const satisfies Record<string, Library>;

export type LibraryKey = keyof typeof libraries;

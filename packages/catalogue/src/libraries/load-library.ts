/** @module Loads one library whole: a page that shows snippets loads it in parts, and needs no table of all libraries. */
import { own } from '../snippets/own.ts';
import type { Library } from './define.ts';
import { libraryLoaders } from './loaders.generated.ts';

/** Loads one library; nothing for a key that no library has. */
export const loadLibrary = async (key: string): Promise<Library | undefined> =>
  (await own(libraryLoaders, key)?.())?.default;

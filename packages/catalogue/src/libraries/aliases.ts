/** @module Aliases of libraries: other names in records, and other spellings of keys. */
import { spelledLibrary } from './fit.ts';
import type { LibraryKey } from './keys.generated.ts';
import { libraryOutline } from './outline.generated.ts';

/** The key of the library with this name, in any spelling. */
export const canonicalLibraryKey = (given: string): LibraryKey | undefined =>
  spelledLibrary(given, libraryOutline);

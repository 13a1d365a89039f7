/** @module A key is a file name that is valid on every system and in a URL. */
import { eachLibrary } from '../rule.ts';

export const libraryKeyShape = eachLibrary(function* check(_library, key) {
  if (!/^[A-Za-z0-9][\w.-]*$/.test(key))
    yield `the key ${key} may contain letters, digits, dots, dashes and underscores: rename the file`;
});

/** @module Computes the value of a bookmark from the result of its write. */

import type { Bookmark, PutResult } from './store.ts';

export function bookmarkValue({ value }: Bookmark, result: PutResult): string | null {
  return typeof value === 'function' ? value(result) : value;
}

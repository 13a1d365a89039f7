/** @module What a bookmark is to hold once the write it belongs to is done. */

import type { Bookmark, PutResult } from './store.ts';

export function bookmarkValue({ value }: Bookmark, result: PutResult): string | null {
  return typeof value === 'function' ? value(result) : value;
}

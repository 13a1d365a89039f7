/** @module The documents to read for a count: those that match, or those that do not. */

import { listBits, removeAll } from '../bits/bitmap.ts';
import type { KindIndex } from '../live/kind-index.ts';
import type { Matches } from './matching.ts';

/** Lists documents in the ordinals of the index, again only if others are wanted. */
export class Listing {
  readonly #index: KindIndex;
  readonly #matches: Matches;
  #listed: { readonly throughOthers: boolean; readonly length: number } | undefined;

  constructor(index: KindIndex, matches: Matches) {
    this.#index = index;
    this.#matches = matches;
  }

  /** Their number. */
  list(throughOthers: boolean): number {
    if (this.#listed?.throughOthers !== throughOthers)
      this.#listed = { throughOthers, length: throughOthers ? this.#listOthers() : this.#listMatches() };
    return this.#listed.length;
  }

  #listMatches(): number {
    return this.#matches.segment.list(this.#index.ordinals);
  }

  #listOthers(): number {
    const { pool, live, ordinals } = this.#index;
    const others = pool.copyOf(live);
    removeAll(others, this.#matches.segment.bits);
    return listBits(others, ordinals);
  }
}

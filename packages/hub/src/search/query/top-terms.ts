/** @module The most frequent terms of a tally, without sorting all of it. */

import type { LiveTerms } from '../live/live-terms.ts';
import type { Tally } from '../bits/tally.ts';

/** Most frequent first, ties by value. Terms with a count of 0 are left out. */
export class TopTerms {
  readonly #limit: number;
  readonly #terms: LiveTerms;
  readonly #counts: Uint32Array;
  readonly #text: string | undefined;
  readonly #best: number[] = [];
  #least = 0;

  /** With a text, only terms that contain it; it must be in lower case. */
  constructor(limit: number, terms: LiveTerms, tally: Tally, text?: string) {
    this.#limit = limit;
    this.#text = text;
    this.#terms = terms;
    this.#counts = tally.counts;
  }

  /** A term with fewer occurrences can no longer be listed. */
  get least(): number {
    return this.#limit === 0 ? Infinity : this.#least;
  }

  offer(term: number): void {
    const count = this.#counts[term] ?? 0;
    if (count === 0 || count < this.least) return;
    if (this.#text !== undefined && !this.#terms.valueOf(term).toLowerCase().includes(this.#text)) return;
    const best = this.#best;
    let at = best.length;
    if (at === this.#limit) {
      if (!this.#isBefore(term, best[at - 1] ?? 0)) return;
      at--;
    }
    for (; at > 0 && this.#isBefore(term, best[at - 1] ?? 0); at--) best[at] = best[at - 1] ?? 0;
    best[at] = term;
    if (best.length === this.#limit) this.#least = this.#counts[best.at(-1) ?? 0] ?? 0;
  }

  terms(): readonly number[] {
    return this.#best;
  }

  #isBefore(a: number, b: number): boolean {
    const difference = (this.#counts[b] ?? 0) - (this.#counts[a] ?? 0);
    return difference === 0 ? this.#terms.compare(a, b) < 0 : difference < 0;
  }
}

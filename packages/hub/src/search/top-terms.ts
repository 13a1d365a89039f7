/** @module The most frequent terms of a tally, without sorting all of it. */

import type { LiveTerms } from './live-terms.ts';
import type { Tally } from './tally.ts';

/** Most frequent first, equals by value. */
export class TopTerms {
  readonly #limit: number;
  readonly #terms: LiveTerms;
  readonly #counts: Uint32Array;
  readonly #best: number[] = [];

  constructor(limit: number, terms: LiveTerms, tally: Tally) {
    this.#limit = limit;
    this.#terms = terms;
    this.#counts = tally.counts;
  }

  offer(term: number): void {
    const best = this.#best;
    if (best.length === this.#limit) {
      const last = best[best.length - 1];
      if (last === undefined || !this.#isBefore(term, last)) return;
      best.pop();
    }
    let at = best.length;
    while (at > 0 && this.#isBefore(term, best[at - 1] ?? 0)) at--;
    best.splice(at, 0, term);
  }

  terms(): readonly number[] {
    return this.#best;
  }

  #isBefore(a: number, b: number): boolean {
    const difference = (this.#counts[b] ?? 0) - (this.#counts[a] ?? 0);
    return difference === 0 ? this.#terms.compare(a, b) < 0 : difference < 0;
  }
}

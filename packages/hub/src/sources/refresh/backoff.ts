/** @module Pauses requests to an unreachable hub, longer after every failure. */

const firstMs = 15_000;
const longestMs = 10 * 60_000;

export class Backoff {
  readonly #now: () => number;
  #failures = 0;
  #until = 0;

  constructor(now: () => number) {
    this.#now = now;
  }

  isActive(): boolean {
    return this.#now() < this.#until;
  }

  /** Failures during a pause come from requests that started before it. */
  failed(): void {
    if (this.isActive()) return;
    this.#until = this.#now() + Math.min(longestMs, firstMs * 2 ** this.#failures);
    this.#failures += 1;
  }

  succeeded(): void {
    this.#failures = 0;
    this.#until = 0;
  }
}

/** @module Limits concurrent requests to a hub, and delays them while the hub has requested a pause. */

import type { Clock } from './clock.ts';

export class Turnstile {
  readonly #clock: Clock;
  readonly #waiting: (() => void)[] = [];
  #free: number;
  #pausedUntil = 0;

  constructor(places: number, clock: Clock) {
    this.#free = places;
    this.#clock = clock;
  }

  /** Delays all requests that have not started yet. */
  pause(ms: number): void {
    this.#pausedUntil = Math.max(this.#pausedUntil, this.#clock.now() + ms);
  }

  async pass<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    await this.#enter();
    try {
      signal?.throwIfAborted();
      for (let rest = this.#rest(); rest > 0; rest = this.#rest()) await this.#clock.sleep(rest, signal);
      return await work();
    } finally {
      this.#leave();
    }
  }

  #rest(): number {
    return this.#pausedUntil - this.#clock.now();
  }

  async #enter(): Promise<void> {
    if (this.#free > 0) {
      this.#free -= 1;
      return;
    }
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#waiting.push(resolve);
    await promise;
  }

  /** Passes the slot to the next waiting request, or frees it. */
  #leave(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#free += 1;
  }
}

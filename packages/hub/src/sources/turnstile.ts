/** @module Lets a bounded number of requests to a hub through at once, and none while the hub asked for a pause. */

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

  /** Holds back whoever has not gone through yet. */
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

  /** The place goes to the next in line, or becomes free. */
  #leave(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#free += 1;
  }
}

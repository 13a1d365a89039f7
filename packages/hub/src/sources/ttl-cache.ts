/** @module A cache bounded in number and weight. What has grown old stays until it is pushed out, and is known as old. */

export interface Cached<V> {
  readonly value: V;
  readonly fresh: boolean;
}

interface Entry<V> {
  readonly value: V;
  readonly weight: number;
  readonly expires: number;
}

export class TtlCache<V> {
  readonly #entries = new Map<string, Entry<V>>();
  readonly #maxEntries: number;
  readonly #maxWeight: number;
  readonly #now: () => number;
  #weight = 0;

  constructor(limits: { maxEntries: number; maxWeight: number }, now: () => number) {
    this.#maxEntries = limits.maxEntries;
    this.#maxWeight = limits.maxWeight;
    this.#now = now;
  }

  get size(): number {
    return this.#entries.size;
  }

  get(key: string): Cached<V> | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    // A map keeps the order of insertion: what is asked for goes to the end, and the front is what no one asks for.
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return { value: entry.value, fresh: this.#now() < entry.expires };
  }

  set(key: string, value: V, weight: number, ttlMs: number): void {
    this.#drop(key);
    if (weight > this.#maxWeight) return;
    this.#entries.set(key, { value, weight, expires: this.#now() + ttlMs });
    this.#weight += weight;
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= this.#maxEntries && this.#weight <= this.#maxWeight) return;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    this.#weight -= this.#entries.get(key)?.weight ?? 0;
    this.#entries.delete(key);
  }
}

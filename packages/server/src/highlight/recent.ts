/** @module A cache of the most recently used values, limited by the characters that they stand for. */

export class Recent<Value> {
  readonly #most: number;
  readonly #values = new Map<string, Value>();
  #characters = 0;

  /** `most`: characters of all keys together. */
  constructor(most: number) {
    this.#most = most;
  }

  get(key: string): Value | undefined {
    const value = this.#values.get(key);
    if (value === undefined) return undefined;
    // Moved to the end: a map iterates in insertion order.
    this.#values.delete(key);
    this.#values.set(key, value);
    return value;
  }

  /** A value that would take more than a sixteenth of the cache is not kept. */
  set(key: string, value: Value): void {
    if (key.length > this.#most / 16) return;
    if (!this.#values.has(key)) this.#characters += key.length;
    this.#values.set(key, value);
    for (const oldest of this.#values.keys()) {
      if (this.#characters <= this.#most) return;
      this.#values.delete(oldest);
      this.#characters -= oldest.length;
    }
  }

  clear(): void {
    this.#values.clear();
    this.#characters = 0;
  }
}

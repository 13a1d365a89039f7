/** @module A position in the change sequence, in memory that threads share. */

export class SharedPosition {
  readonly buffer: SharedArrayBuffer;
  readonly #value: BigInt64Array;

  constructor(buffer = new SharedArrayBuffer(8)) {
    this.buffer = buffer;
    this.#value = new BigInt64Array(buffer);
  }

  get value(): number {
    return Number(Atomics.load(this.#value, 0));
  }

  /** Never decreases the position. */
  raise(seq: number): void {
    const wanted = BigInt(seq);
    for (let known = Atomics.load(this.#value, 0); known < wanted;) {
      const before = Atomics.compareExchange(this.#value, 0, known, wanted);
      if (before === known) return;
      known = before;
    }
  }
}

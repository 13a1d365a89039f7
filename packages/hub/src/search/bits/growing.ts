/** @module Growable typed arrays, used while building. */

type Numbers = Uint8Array | Uint16Array | Uint32Array | Float64Array;

export class Growing<A extends Numbers> {
  #array: A;
  #length = 0;
  readonly #allocate: (capacity: number) => A;

  constructor(allocate: (capacity: number) => A) {
    this.#allocate = allocate;
    this.#array = allocate(1024);
  }

  get length(): number {
    return this.#length;
  }

  /** The backing array; its contents after `length` are undefined. Valid until the next push. */
  get array(): A {
    return this.#array;
  }

  push(value: number): void {
    if (this.#length === this.#array.length) this.#reserve(this.#length + 1);
    this.#array[this.#length++] = value;
  }

  append(values: ArrayLike<number>): void {
    this.#reserve(this.#length + values.length);
    this.#array.set(values, this.#length);
    this.#length += values.length;
  }

  #reserve(capacity: number): void {
    if (capacity <= this.#array.length) return;
    const larger = this.#allocate(Math.max(capacity, this.#array.length * 2));
    larger.set(this.#array);
    this.#array = larger;
  }
}

export const growingBytes = (): Growing<Uint8Array> => new Growing((n) => new Uint8Array(n));
export const growingUint16 = (): Growing<Uint16Array> => new Growing((n) => new Uint16Array(n));
export const growingUint32 = (): Growing<Uint32Array> => new Growing((n) => new Uint32Array(n));
export const growingFloat64 = (): Growing<Float64Array> => new Growing((n) => new Float64Array(n));

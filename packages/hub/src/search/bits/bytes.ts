/** @module Strings as UTF-8 bytes: many strings in two flat arrays, in byte order. */

/** Read-only strings in one byte array; may be in shared memory. */
export class ByteStrings {
  readonly bytes: Uint8Array;
  readonly starts: Uint32Array;
  readonly #text: Buffer;

  constructor(bytes: Uint8Array, starts: Uint32Array) {
    this.bytes = bytes;
    this.starts = starts;
    this.#text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get length(): number {
    return this.starts.length - 1;
  }

  at(index: number): string {
    return this.#text.toString('utf8', this.starts[index] ?? 0, this.starts[index + 1] ?? 0);
  }
}

/** Sign of the UTF-8 order of two strings, which is the order of their code points, not of their UTF-16 units. */
export function compareUtf8(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const x = a.charCodeAt(i);
    const y = b.charCodeAt(i);
    if (x !== y) return aboveSurrogates(x) - aboveSurrogates(y);
  }
  return a.length - b.length;
}

/** Surrogates encode code points above all other code units, but their values are below U+E000. */
function aboveSurrogates(unit: number): number {
  return unit >= 0xd800 && unit < 0xe000 ? unit + 0x10000 : unit;
}

/** Binary search: the first index in `[0, length)` for which `holds` is true; `holds` must be monotonic. */
export function firstWhere(length: number, holds: (index: number) => boolean): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** A range of positions, end exclusive. */
export interface Range {
  readonly low: number;
  readonly high: number;
}

/** The range of strings with a prefix, or equal to it, in a sorted list. */
export function rangeOf(length: number, at: (place: number) => string, prefix: string, whole = false): Range {
  const low = firstWhere(length, (place) => compareUtf8(at(place), prefix) >= 0);
  return rangeFrom(low, length, at, prefix, whole);
}

/** The same where the first place is known. */
export function rangeFrom(
  low: number,
  length: number,
  at: (place: number) => string,
  prefix: string,
  whole: boolean,
): Range {
  const isOutside = (place: number): boolean => {
    const text = at(place);
    return whole ? text !== prefix : !text.startsWith(prefix);
  };
  return { low, high: firstFrom(low, length, isOutside) };
}

/** Like `firstWhere`, for a position that is probably near `from`: exponential search, then binary search. */
export function firstFrom(from: number, length: number, holds: (index: number) => boolean): number {
  let passed = from - 1;
  let step = 1;
  while (passed + step < length && !holds(passed + step)) {
    passed += step;
    step *= 2;
  }
  let reached = Math.min(length, passed + step);
  while (reached - passed > 1) {
    const middle = (passed + reached) >>> 1;
    if (holds(middle)) reached = middle;
    else passed = middle;
  }
  return reached;
}

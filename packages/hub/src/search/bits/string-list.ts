/** @module An append-only list of strings, stored as bytes. */

import { ByteStrings } from './bytes.ts';
import { growingBytes, growingUint32 } from './growing.ts';

const encoder = new TextEncoder();

export class StringList {
  readonly #bytes = growingBytes();
  readonly #starts = growingUint32();
  #staged = new Uint8Array(1 << 10);

  constructor() {
    this.#starts.push(0);
  }

  get length(): number {
    return this.#starts.length - 1;
  }

  push(text: string): void {
    this.commit(this.stage(text));
  }

  /** Encodes a string into a buffer, so that it can be compared before it is added. Returns its length in bytes. */
  stage(text: string): number {
    if (this.#staged.length < text.length * 3) this.#staged = new Uint8Array(text.length * 6);
    const staged = this.#staged;
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i);
      if (code > 127) return encoder.encodeInto(text, staged).written;
      staged[i] = code;
    }
    return text.length;
  }

  commit(length: number): void {
    this.#bytes.append(this.#staged.subarray(0, length));
    this.#starts.push(this.#bytes.length);
  }

  hashOfStaged(length: number): number {
    return hash(this.#staged, 0, length);
  }

  hashAt(index: number): number {
    const starts = this.#starts.array;
    return hash(this.#bytes.array, starts[index] ?? 0, starts[index + 1] ?? 0);
  }

  isStaged(index: number, length: number): boolean {
    const starts = this.#starts.array;
    const start = starts[index] ?? 0;
    if ((starts[index + 1] ?? 0) - start !== length) return false;
    const bytes = this.#bytes.array;
    const staged = this.#staged;
    for (let i = 0; i < length; i++) if (bytes[start + i] !== staged[i]) return false;
    return true;
  }

  /** All strings so far; a view, valid until the next addition. */
  strings(): ByteStrings {
    return new ByteStrings(
      this.#bytes.array.subarray(0, this.#bytes.length),
      this.#starts.array.subarray(0, this.#starts.length),
    );
  }
}

/** The strings in another order. */
export function pick(strings: ByteStrings, order: Uint32Array): ByteStrings {
  const picked = new StringList();
  for (const index of order) picked.push(strings.at(index));
  return picked.strings();
}

/** FNV-1a with a final mix, so that the low bits depend on all of the input. */
function hash(bytes: Uint8Array, start: number, end: number): number {
  let value = 0x811c9dc5;
  for (let i = start; i < end; i++) value = Math.imul(value ^ (bytes[i] ?? 0), 0x01000193);
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  return (value ^ (value >>> 13)) >>> 0;
}

/** @module Buffers the bytes of one piece up to a limit, and numbers the pieces. */

import type { Piece } from './piece.ts';

export class PieceBuffer {
  readonly #maxBytes: number;
  #parts: Buffer[] = [];
  #size = 0;
  #place = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get isEmpty(): boolean {
    return this.#size === 0;
  }

  add(part: Buffer): void {
    if (part.length === 0) return;
    this.#size += part.length;
    if (this.#size <= this.#maxBytes) this.#parts.push(part);
    else this.#parts = [];
  }

  take(): Piece {
    this.#place += 1;
    const [only, ...more] = this.#parts;
    const whole = only && more.length === 0 ? only : Buffer.concat(this.#parts);
    const piece = { place: this.#place, bytes: this.#size <= this.#maxBytes ? whole : undefined };
    this.#parts = [];
    this.#size = 0;
    return piece;
  }
}

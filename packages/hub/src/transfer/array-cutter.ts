/** @module Splits a JSON array into elements by brackets and strings alone, so that an invalid element does not affect others. */

import { SourceError } from './errors.ts';
import { PieceBuffer } from './piece-buffer.ts';
import { type Cutter, isBlank, type Piece } from './piece.ts';

const quote = 0x22;
const comma = 0x2c;
const openBracket = 0x5b;
const backslash = 0x5c;
const closeBracket = 0x5d;
const openBrace = 0x7b;
const closeBrace = 0x7d;

export class ArrayCutter implements Cutter {
  readonly #element: PieceBuffer;
  /** 0 before the array, 1 between its elements, more inside one. */
  #depth = 0;
  #inString = false;
  #escaped = false;
  #closed = false;

  constructor(maxBytes: number) {
    this.#element = new PieceBuffer(maxBytes);
  }

  *cut(chunk: Buffer): Generator<Piece> {
    let start = 0;
    for (let at = 0; at < chunk.length; at += 1) {
      const byte = chunk[at] ?? 0;
      if (this.#closed) {
        if (!isBlank(byte)) throw new SourceError('damaged', 'there is text after the end of the JSON array');
      } else if (this.#inString) {
        this.#readString(byte);
      } else if (byte === quote) {
        this.#inString = true;
      } else if (byte === openBracket || byte === openBrace) {
        this.#depth += 1;
        if (this.#depth === 1) start = at + 1;
      } else if (byte === closeBracket || byte === closeBrace) {
        this.#depth -= 1;
        if (this.#depth > 0) continue;
        this.#closed = true;
        this.#element.add(chunk.subarray(start, at));
        yield this.#element.take();
      } else if (byte === comma && this.#depth === 1) {
        this.#element.add(chunk.subarray(start, at));
        yield this.#element.take();
        start = at + 1;
      }
    }
    if (this.#depth > 0) this.#element.add(chunk.subarray(start));
  }

  end(): undefined {
    if (!this.#closed) throw new SourceError('truncated', 'the JSON array is not closed');
  }

  #readString(byte: number): void {
    if (this.#escaped) this.#escaped = false;
    else if (byte === backslash) this.#escaped = true;
    else if (byte === quote) this.#inString = false;
  }
}

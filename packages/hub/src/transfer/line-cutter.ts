/** @module Splits JSON lines. A line over the limit is skipped without buffering it. */

import type { Cutter, Piece } from './piece.ts';
import { PieceBuffer } from './piece-buffer.ts';

const newline = 0x0a;

export class LineCutter implements Cutter {
  readonly #line: PieceBuffer;

  constructor(maxBytes: number) {
    this.#line = new PieceBuffer(maxBytes);
  }

  *cut(chunk: Buffer): Generator<Piece> {
    let start = 0;
    for (let end = chunk.indexOf(newline); end >= 0; end = chunk.indexOf(newline, start)) {
      this.#line.add(chunk.subarray(start, end));
      yield this.#line.take();
      start = end + 1;
    }
    this.#line.add(chunk.subarray(start));
  }

  end(): Piece | undefined {
    return this.#line.isEmpty ? undefined : this.#line.take();
  }
}

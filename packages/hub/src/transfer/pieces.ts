/** @module Cuts a source into the bytes of its records: the lines of JSON lines, or the elements of a JSON array. */

import { ArrayCutter } from './array-cutter.ts';
import type { ByteSource } from './decompress.ts';
import { LineCutter } from './line-cutter.ts';
import { type Cutter, isBlank, type Piece } from './piece.ts';

const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf]);
const openingBracket = 0x5b;
/** Blank space before the first record beyond which no more is held back to find out the form. */
const longestBlank = 64 * 1024;

/** The pieces come chunk by chunk: to wait for each by itself takes longer than to cut it. */
export async function* pieces(source: ByteSource, maxBytes: number): AsyncGenerator<Iterable<Piece>> {
  let head = Buffer.alloc(0);
  let cutter: Cutter | undefined;
  for await (const chunk of source) {
    let bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    if (!cutter) {
      // Blank space and a byte order mark may stand before the first character that tells the form.
      head = Buffer.concat([head, bytes]);
      const first = firstCharacter(head);
      if (first === undefined && head.length < longestBlank) continue;
      cutter = first === openingBracket ? new ArrayCutter(maxBytes) : new LineCutter(maxBytes);
      bytes = withoutMark(head);
    }
    yield cutter.cut(bytes);
  }
  const last = cutter?.end();
  if (last) yield [last];
}

function firstCharacter(bytes: Buffer): number | undefined {
  return withoutMark(bytes).find((byte) => !isBlank(byte));
}

function withoutMark(bytes: Buffer): Buffer {
  return bytes.subarray(0, byteOrderMark.length).equals(byteOrderMark)
    ? bytes.subarray(byteOrderMark.length)
    : bytes;
}

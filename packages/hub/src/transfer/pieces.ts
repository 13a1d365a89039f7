/** @module Splits a source into the bytes of its records: JSON lines or the elements of a JSON array. */

import { ArrayCutter } from './array-cutter.ts';
import type { ByteSource } from './decompress.ts';
import { LineCutter } from './line-cutter.ts';
import { type Cutter, isBlank, type Piece } from './piece.ts';

const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf]);
const openingBracket = 0x5b;
/** Limit of leading whitespace that is buffered to detect the format. */
const longestBlank = 64 * 1024;

/** Yields pieces per chunk: awaiting each piece takes longer than splitting it. */
export async function* pieces(source: ByteSource, maxBytes: number): AsyncGenerator<Iterable<Piece>> {
  let head = Buffer.alloc(0);
  let cutter: Cutter | undefined;
  for await (const chunk of source) {
    let bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    if (!cutter) {
      // Whitespace and a byte order mark may precede the character that determines the format.
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

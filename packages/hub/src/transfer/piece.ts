/** @module A piece of a source: the bytes of one record. */

export interface Piece {
  /** Position in the source, from 1: the line or the array element. */
  readonly place: number;
  /** Absent if it was longer than the limit. */
  readonly bytes: Buffer | undefined;
}

/** Accepts chunks and returns the complete pieces. */
export interface Cutter {
  cut(chunk: Buffer): Generator<Piece>;
  /** The last piece, if the source ends without a delimiter; throws if the source may not end there. */
  end(): Piece | undefined;
}

export function isBlank(byte: number): boolean {
  return byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
}

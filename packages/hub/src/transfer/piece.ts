/** @module A piece of a source: the bytes of what should be one record. */

export interface Piece {
  /** Its number in the source, from 1: the line, or the element of the array. */
  readonly place: number;
  /** Nothing when it was longer than the limit. */
  readonly bytes: Buffer | undefined;
}

/** Takes chunks as they come, gives the pieces that are complete. */
export interface Cutter {
  cut(chunk: Buffer): Generator<Piece>;
  /** The last piece, when the source ends without closing it; throws when it may not end there. */
  end(): Piece | undefined;
}

export function isBlank(byte: number): boolean {
  return byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
}

/** @module Cuts a text at its marked stretches, so that every character is shown once and in order. */

export interface Stretch {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

export interface Piece {
  readonly start: number;
  readonly words: string;
  readonly type?: string;
}

/** A stretch that is empty, outside the text or over another one is left out. */
export function stretches(text: string, marked: readonly Stretch[]): readonly Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { type, start, end } of marked.toSorted((a, b) => a.start - b.start)) {
    if (start < at || end <= start || end > text.length) continue;
    if (start > at) pieces.push({ start: at, words: text.slice(at, start) });
    pieces.push({ start, words: text.slice(start, end), type });
    at = end;
  }
  if (at < text.length) pieces.push({ start: at, words: text.slice(at) });
  return pieces;
}

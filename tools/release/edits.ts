/** @module Edits of a source text by position. */

export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The text after all edits, which do not overlap. */
export function applied(source: string, edits: readonly Edit[]): string {
  let result = '';
  let at = 0;
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start)) {
    result += source.slice(at, start) + text;
    at = end;
  }
  return result + source.slice(at);
}

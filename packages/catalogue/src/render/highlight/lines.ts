/** @module Types: code as lines of tokens with the roles of a color theme. */

/** Characters with one role of the color theme; plain text has no role. */
export type HighlightedToken = readonly [text: string, role?: string];
export type HighlightedLine = readonly HighlightedToken[];

export interface HighlightedCode {
  readonly language: string;
  readonly text: string;
  readonly lines: readonly HighlightedLine[];
}

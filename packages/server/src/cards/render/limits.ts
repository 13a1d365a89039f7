/** @module Limits of a card and of its rendered HTML. */

export const cardLimits = {
  /** Bytes of Markdown; a longer card of a hub or folder is truncated at a line, a longer upload is refused. */
  bytes: 200 * 1024,
  /** Elements deeper than this are not nested by browsers either. */
  depth: 200,
  elements: 20_000,
  /** Characters of code that are highlighted; the rest is plain. */
  highlighted: 40_000,
  headings: 200,
  /** For the whole rendering, which runs in its own thread. */
  milliseconds: 3_000,
} as const;

/** Truncated at the last line that fits. */
export function cutCard(markdown: string): { readonly markdown: string; readonly isCut: boolean } {
  const bytes = Buffer.from(markdown);
  if (bytes.length <= cardLimits.bytes) return { markdown, isCut: false };
  const lastLine = bytes.lastIndexOf('\n', cardLimits.bytes - 1);
  // A line break is never inside a character; without one, the half of a character at the end becomes U+FFFD.
  const end = lastLine > 0 ? lastLine + 1 : cardLimits.bytes;
  return {
    markdown: bytes
      .subarray(0, end)
      .toString()
      .replace(/\uFFFD$/, ''),
    isCut: true,
  };
}

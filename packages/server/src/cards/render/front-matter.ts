/** @module Splits the YAML front matter from a card: it contains fields of the record and is not shown. */

const opening = /^\uFEFF?---[ \t]*\r?\n/;
const closing = /^(?:---|\.\.\.)[ \t]*$/m;

/** A block that does not end is text. */
export function withoutFrontMatter(markdown: string): string {
  const start = opening.exec(markdown)?.[0];
  if (start === undefined) return markdown;
  const rest = markdown.slice(start.length);
  const end = closing.exec(rest);
  return end === null ? markdown : rest.slice(end.index + end[0].length);
}

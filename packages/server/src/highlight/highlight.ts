/** @module Highlights code on pages and in cards, with a cache of lines: most lines of a snippet are the same for every model. */
import {
  highlight as highlightText,
  type HighlightedCode,
  type HighlightedLine,
} from '@loadout/catalogue/render';
import { Recent } from './recent.ts';

export type { HighlightedCode, HighlightedLine } from '@loadout/catalogue/render';

/** Characters of the cached lines of all languages: about 40,000 lines. */
const mostCharacters = 2 * 1024 * 1024;

/** `undefined` stands for a line that does not end what it begins. */
const remembered = new Recent<{ readonly line: HighlightedLine | undefined }>(mostCharacters);

/** A quote that is part of no string, or the beginning of a comment that is part of none. */
const begins = /["'`]|\/\*|<!--/;

/** Of a text over several lines, in some languages. */
const tripleQuote = /"""|'''/;

/** Whether the line may be colored without the lines around it. */
const isWhole = (source: string, line: HighlightedLine): boolean =>
  !tripleQuote.test(source) &&
  !line.some(([text, role]) => (role === undefined || role === 'punctuation') && begins.test(text));

function lineOf(source: string, language: string): HighlightedLine | undefined {
  const key = `${language}\n${source}`;
  const known = remembered.get(key);
  if (known) return known.line;
  const [line = []] = highlightText(source, language).lines;
  const made = { line: isWhole(source, line) ? line : undefined };
  remembered.set(key, made);
  return made.line;
}

/** Splits code into lines of tokens with the roles of the theme. */
export async function highlight(text: string, language: string): Promise<HighlightedCode> {
  const lines: HighlightedLine[] = [];
  for (const source of text.split('\n')) {
    const line = lineOf(source, language);
    if (line === undefined) return highlightText(text, language);
    lines.push(line);
  }
  return { language, text, lines };
}

/** @module Colors code in a page: one regular expression per language instead of a grammar, about 2 kB in all. */
import { color } from './color.ts';
import { others } from './others.ts';
import type { Languages } from './rules.ts';
import { usual } from './usual.ts';
import type { HighlightedCode } from './lines.ts';

const languages: Languages = { ...usual, ...others };

/**
 * Splits code into lines of tokens with the roles of the theme: `keyword`, `string`, `comment` and so on.
 */
export const highlight = (text: string, language: string): HighlightedCode =>
  color(text, language, Object.hasOwn(languages, language) ? languages[language] : undefined);

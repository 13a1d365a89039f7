/** @module Colors code in a page: one regular expression per language instead of a grammar, about 2 kB in all. */
import { color } from './highlight/color.ts';
import { others } from './highlight/others.ts';
import type { Languages } from './highlight/rules.ts';
import { usual } from './highlight/usual.ts';
import type { CodeView } from './views.ts';

const languages: Languages = { ...usual, ...others };

/**
 * Splits code into lines of tokens with the roles of the theme: `keyword`, `string`, `comment` and so on.
 *
 * @example
 *   import { highlight } from '@loadout/react';
 *
 *   const { lines } = highlight('import timm', 'python');
 *   console.log(lines[0]); // [['import', 'keyword'], [' timm']]
 */
export const highlight = (text: string, language: string): CodeView =>
  color(text, language, Object.hasOwn(languages, language) ? languages[language] : undefined);

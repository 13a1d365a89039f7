/** @module Colors code in a page: one regular expression per language, about 2 kB in all. */
import { highlight as colored } from '@loadout/catalogue/render';
import type { CodeView } from './views.ts';

/**
 * Splits code into lines of tokens with the roles of the theme: `keyword`, `string`, `comment` and so on.
 *
 * @example
 *   import { highlight } from '@loadout/react';
 *
 *   const { lines } = highlight('import timm', 'python');
 *   console.log(lines[0]); // [['import ', 'keyword'], ['timm']]
 */
export const highlight = (text: string, language: string): CodeView => colored(text, language);

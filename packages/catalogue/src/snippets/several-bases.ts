/** @module The warning about a card with several base models. */
import type { Warning } from './snippet.ts';

export const severalBases = (base: string): Warning => ({
  code: 'inferred',
  message: `The card names several base models: this loads ${base}, the first.`,
});

/** @module Examples for `@loadout/server/highlight`. */
import * as c from '@loadout/server/highlight';
import type { Examples } from '../example.ts';

export const examples: Examples<typeof c> = {
  highlight: {
    says: 'Splits code into lines of tokens with the roles of the theme.',
    code: async () => (await c.highlight('import timm', 'python')).lines,
  },
};

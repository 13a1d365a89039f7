/** @module Examples for `@loadout/react/element`. */
import * as c from '@loadout/react/element';
import type { Examples } from '../example.ts';

export const examples: Examples<typeof c> = {
  defineSnippetsElement: { needs: 'a browser', code: () => c.defineSnippetsElement() },
};

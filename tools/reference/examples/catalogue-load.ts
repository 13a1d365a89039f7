/** @module Examples for `@loadout/catalogue/load`, with a library from `@loadout/catalogue/split/*`. */
import * as c from '@loadout/catalogue/load';
import transformers from '@loadout/catalogue/split/transformers';
import type { Examples } from '../example.ts';

const record = { id: 'google/vit-base-patch16-224', pipeline_tag: 'image-classification' };

export const examples: Examples<typeof c> = {
  loadSnippets: {
    code: async () => (await c.loadSnippets(transformers, record)).snippets[0]?.code.text,
  },
};

/** @module Example for `@loadout/catalogue/split/*`. */
import { loadSnippets } from '@loadout/catalogue/load';
import transformers from '@loadout/catalogue/split/transformers';
import type { Examples } from '../example.ts';

const record = { id: 'google/vit-base-patch16-224', pipeline_tag: 'image-classification' };

export const examples: Examples<{ default: typeof transformers }> = {
  default: {
    says: 'One large library in parts: a page loads those that a record needs. In Node it is the whole library.',
    code: async () => (await loadSnippets(transformers, record)).snippets[0]?.code.text,
  },
};

/** @module Example for `@loadout/catalogue/libraries/*`. */
import { generateSnippets } from '@loadout/catalogue';
import timm from '@loadout/catalogue/libraries/timm';
import type { Examples } from '../example.ts';

export const examples: Examples<{ default: typeof timm }> = {
  default: {
    says: 'One library, with its facts and its generator. The others stay out of a bundle.',
    code: () => generateSnippets(timm, { id: 'timm/resnet50.a1_in1k' }).snippets[0]?.code.text,
  },
};

import { defineApp } from '../define.ts';
import { idPath } from '../../snippets/deep-link.ts';
import { ggufReason } from '../../libraries/recipes/gguf/role.ts';

export default defineApp({
  label: 'Msty',
  summary: 'Desktop chat that compares local and hosted models side by side.',
  synonyms: ['msty studio'],
  docsUrl: 'https://msty.app',
  tasks: ['text-generation'],
  fits: ggufReason,
  deepLink: (model) => `msty://models/search/hf/${idPath(model)}`,
});

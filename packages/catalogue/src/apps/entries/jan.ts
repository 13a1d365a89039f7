import { defineApp } from '../define.ts';
import { idPath } from '../../snippets/deep-link.ts';
import { ggufReason } from '../../libraries/recipes/gguf/role.ts';

export default defineApp({
  label: 'Jan',
  summary: 'Open-source desktop chat that runs models offline and offers a local API.',
  synonyms: ['jan ai', 'jan.ai', 'offline chatgpt'],
  docsUrl: 'https://jan.ai',
  tasks: ['text-generation'],
  fits: ggufReason,
  deepLink: (model) => `jan://models/huggingface/${idPath(model)}`,
});

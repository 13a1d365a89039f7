import { defineApp } from '../define.ts';
import { query } from '../../snippets/deep-link.ts';
import { ggufReason } from '../../libraries/recipes/gguf/role.ts';

export default defineApp({
  label: 'Sanctum',
  summary: 'Desktop app for private chats with local models.',
  synonyms: ['sanctum ai'],
  docsUrl: 'https://sanctum.ai',
  tasks: ['text-generation'],
  status: 'delisted',
  fits: ggufReason,
  deepLink: (model) => `sanctum://open_from_hf${query({ model: model.id })}`,
});

import { defineApp } from '../define.ts';
import { idPath } from '../../snippets/deep-link.ts';
import { ggufReason } from '../../libraries/recipes/gguf/role.ts';

export default defineApp({
  label: 'Backyard AI',
  summary: 'Desktop app for chats with characters, run by local models.',
  synonyms: ['backyard ai', 'faraday', 'character chat', 'roleplay app'],
  docsUrl: 'https://backyard.ai',
  tasks: ['text-generation'],
  fits: ggufReason,
  deepLink: (model) => `https://backyard.ai/hf/model/${idPath(model)}`,
});

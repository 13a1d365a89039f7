import { defineApp } from '../define.ts';
import { query } from '../../snippets/deep-link.ts';
import { ggufReason } from '../../libraries/recipes/gguf/role.ts';

export default defineApp({
  label: 'RecurseChat',
  summary: 'Mac app to chat with local models and your own documents.',
  synonyms: ['recurse chat', 'recurse'],
  docsUrl: 'https://recurse.chat',
  tasks: ['text-generation'],
  systems: ['macos'],
  fits: ggufReason,
  deepLink: (model) => `recursechat://new-hf-gguf-model${query({ 'hf-model-id': model.id })}`,
});

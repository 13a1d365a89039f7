import { defineApp } from '../app.ts';
import { query } from '../recipes/deep-link.ts';
import { ggufReason } from '../recipes/local-model.ts';

export default defineApp({
  label: 'RecurseChat',
  docsUrl: 'https://recurse.chat',
  tasks: ['text-generation'],
  system: 'macOS',
  fits: ggufReason,
  deepLink: (model) => `recursechat://new-hf-gguf-model${query({ 'hf-model-id': model.id })}`,
});

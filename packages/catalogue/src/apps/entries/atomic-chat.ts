import { defineApp } from '../define.ts';
import { idPath } from '../../snippets/deep-link.ts';
import { ggufReason } from '../../libraries/recipes/gguf/role.ts';
import { mlxReason } from '../../libraries/recipes/local/model.ts';

export default defineApp({
  label: 'Atomic Chat',
  summary: 'Desktop chat with local models, with agents and tools built in.',
  synonyms: ['desktop chat'],
  docsUrl: 'https://atomic.chat',
  tasks: ['text-generation'],
  fits: (model) => ggufReason(model) ?? mlxReason(model),
  deepLink: (model) => `atomic-chat://models/huggingface/${idPath(model)}`,
});

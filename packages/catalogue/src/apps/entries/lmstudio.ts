import { defineApp } from '../define.ts';
import { query } from '../../snippets/deep-link.ts';
import { ggufReason } from '../../libraries/recipes/gguf/role.ts';
import { mlxReason } from '../../libraries/recipes/local/model.ts';

export default defineApp({
  label: 'LM Studio',
  summary: 'Desktop app to find, download and chat with local models, with a local API.',
  synonyms: ['lm studio', 'lms', 'desktop llm app'],
  docsUrl: 'https://lmstudio.ai',
  tasks: ['text-generation'],
  fits: (model) => ggufReason(model) ?? mlxReason(model),
  deepLink: (model, { file }) => `lmstudio://open_from_hf${query({ model: model.id, file })}`,
});

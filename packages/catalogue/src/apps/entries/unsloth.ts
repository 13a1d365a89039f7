import { defineApp } from '../define.ts';
import { hasTag } from '../../records/fields.ts';
import { query } from '../../snippets/deep-link.ts';
import { ggufReason } from '../../libraries/recipes/gguf/role.ts';

export default defineApp({
  label: 'Unsloth Desktop',
  summary: 'Desktop app to run and fine-tune models on your own machine.',
  synonyms: ['unsloth studio', 'fine tune locally', 'unsloth desktop'],
  docsUrl: 'https://unsloth.ai/docs',
  tasks: ['text-generation'],
  fits: (model) => (hasTag(model, 'unsloth') ? 'The repository is tagged unsloth.' : ggufReason(model)),
  deepLink: (model, { file }) => `unsloth://open_from_hf${query({ model: model.id, file })}`,
});

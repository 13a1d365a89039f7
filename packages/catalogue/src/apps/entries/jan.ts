import { defineApp } from '../define.ts';
import { idPath } from '../../snippets/deep-link.ts';
import { ggufReason } from '../../libraries/recipes/local/model.ts';

export default defineApp({
  label: 'Jan',
  docsUrl: 'https://jan.ai',
  tasks: ['text-generation'],
  fits: ggufReason,
  deepLink: (model) => `jan://models/huggingface/${idPath(model)}`,
});

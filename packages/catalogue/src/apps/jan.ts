import { defineApp } from '../app.ts';
import { idPath } from '../recipes/deep-link.ts';
import { ggufReason } from '../recipes/local-model.ts';

export default defineApp({
  label: 'Jan',
  docsUrl: 'https://jan.ai',
  tasks: ['text-generation'],
  fits: ggufReason,
  deepLink: (model) => `jan://models/huggingface/${idPath(model)}`,
});

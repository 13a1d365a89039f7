import { defineApp } from '../app.ts';
import { idPath } from '../recipes/deep-link.ts';
import { ggufReason } from '../recipes/local-model.ts';

export default defineApp({
  label: 'Backyard AI',
  docsUrl: 'https://backyard.ai',
  tasks: ['text-generation'],
  fits: ggufReason,
  deepLink: (model) => `https://backyard.ai/hf/model/${idPath(model)}`,
});

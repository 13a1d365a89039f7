import { defineApp } from '../app.ts';
import { idPath } from '../recipes/deep-link.ts';
import { ggufReason } from '../recipes/local-model.ts';

export default defineApp({
  label: 'Msty',
  docsUrl: 'https://msty.app',
  tasks: ['text-generation'],
  fits: ggufReason,
  deepLink: (model) => `msty://models/search/hf/${idPath(model)}`,
});

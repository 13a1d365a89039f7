import { defineApp } from '../app.ts';
import { query } from '../recipes/deep-link.ts';
import { ggufReason } from '../recipes/local-model.ts';

export default defineApp({
  label: 'Sanctum',
  docsUrl: 'https://sanctum.ai',
  tasks: ['text-generation'],
  status: 'delisted',
  fits: ggufReason,
  deepLink: (model) => `sanctum://open_from_hf${query({ model: model.id })}`,
});

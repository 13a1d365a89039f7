import { defineApp } from '../define.ts';
import { idPath } from '../../snippets/deep-link.ts';
import { ggufReason } from '../../libraries/recipes/local/model.ts';

export default defineApp({
  label: 'Backyard AI',
  docsUrl: 'https://backyard.ai',
  tasks: ['text-generation'],
  fits: ggufReason,
  deepLink: (model) => `https://backyard.ai/hf/model/${idPath(model)}`,
});

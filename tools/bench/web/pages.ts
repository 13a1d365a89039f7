/** @module The pages that are measured, one of each kind, and what is clicked on them. */
import type { Click } from './interaction.ts';

const model = '/models/sentence-transformers/all-MiniLM-L6-v2';

export const pages: Readonly<Record<string, string>> = {
  home: '/',
  models: '/models',
  'filtered models': '/models?task=text-generation&sort=likes',
  model,
  'chat model': '/models/meta-llama/Llama-3.1-8B-Instruct',
  tasks: '/tasks',
  task: '/tasks/text-classification',
  libraries: '/libraries',
  library: '/libraries/transformers',
  datasets: '/datasets',
  spaces: '/spaces',
  inference: '/inference',
  hardware: '/hardware',
  quantization: '/quantization',
  downloads: '/downloads',
  verified: '/verified',
  search: '/search?q=bert',
  playground: '/playground',
};

export const clicks: readonly Click[] = [
  { name: 'switch a library', path: model, target: '#use .segments a:not([aria-current])' },
  { name: 'switch a client', path: model, target: '#inference .segments a:not([aria-current])' },
  { name: 'choose a facet', path: '/models', target: 'main a[href*="task="]' },
  { name: 'open a prefetched page', path: '/models', target: '[data-result]' },
];

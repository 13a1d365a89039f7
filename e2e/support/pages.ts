/** @module One address for each kind of page, from the starter set. */

export const model = '/models/sentence-transformers/all-MiniLM-L6-v2';
export const chatModel = '/models/meta-llama/Llama-3.1-8B-Instruct';

export const pageKinds: Readonly<Record<string, string>> = {
  home: '/',
  search: '/search?q=bert',
  tasks: '/tasks',
  task: '/tasks/text-classification',
  libraries: '/libraries',
  library: '/libraries/transformers',
  models: '/models',
  'filtered models': '/models?task=text-generation&sort=likes',
  'nothing found': '/models?q=nothing+is+called+this&task=text-generation',
  model,
  'chat model': `${chatModel}?streaming=yes`,
  datasets: '/datasets',
  spaces: '/spaces',
  inference: '/inference',
  quantization: '/quantization',
  downloads: '/downloads?rule=path:',
  playground: '/playground',
};

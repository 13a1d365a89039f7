/** @module One address for each kind of page, from the starter set. */

export const model = '/models/sentence-transformers/all-MiniLM-L6-v2';
export const chatModel = '/models/meta-llama/Llama-3.1-8B-Instruct';

/** A model in files of several quantizations, which apps run. */
export const quantizedModel = '/models/bartowski/Qwen2.5-7B-Instruct-GGUF';

export const pageKinds: Readonly<Record<string, string>> = {
  home: '/',
  search: '/search?q=bert',
  tasks: '/tasks',
  task: '/tasks/text-classification',
  libraries: '/libraries',
  'filtered libraries': '/libraries?verified=api&language=python&task=no-such-task',
  library: '/libraries/transformers',
  models: '/models',
  'filtered models': '/models?task=text-generation&sort=likes',
  'nothing found': '/models?q=nothing+is+called+this&task=text-generation',
  model,
  'chat model': `${chatModel}?streaming=yes`,
  'quantized model': quantizedModel,
  datasets: '/datasets',
  dataset: '/datasets/allenai/ai2_arc',
  spaces: '/spaces',
  space: '/spaces/amazon/chronos-2',
  inference: '/inference',
  quantization: '/quantization',
  hardware: `/hardware?memory=16&model=bartowski/Qwen2.5-7B-Instruct-GGUF`,
  comparison: '/compare?models=openai-community/gpt2,sentence-transformers/all-MiniLM-L6-v2',
  verified: '/verified',
  downloads: '/downloads?rule=path:',
  playground: '/playground',
  'playground with a mistake': '/playground?record=%7B%22id%22%3A+%22a%2Fb%22+%22tags%22%3A+1%7D',
};

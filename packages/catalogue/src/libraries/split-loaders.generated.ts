/** @module Made by `npm run generate` from the entries in this folder; not to be edited. */
import type { Library } from './define.ts';

export const splitLoaders: Readonly<Record<string, () => Promise<{ readonly default: Library }>>> = {
  'adapter-transformers': () => import('./entries/adapter-transformers.ts'),
  'aneforge': () => import('./entries/aneforge.ts'),
  'chatterbox': () => import('./entries/chatterbox.ts'),
  'cosyvoice': () => import('./entries/cosyvoice.ts'),
  'diffusers': () => import('./entries/diffusers.ts'),
  'encoderfile': () => import('./entries/encoderfile.ts'),
  'hezar': () => import('./entries/hezar.ts'),
  'litert-lm': () => import('./entries/litert-lm.ts'),
  'llama-cpp-python': () => import('./entries/llama-cpp-python.ts'),
  'mlc-llm': () => import('./entries/mlc-llm.ts'),
  'mlx': () => import('./entries/mlx.ts'),
  'model2vec': () => import('./entries/model2vec.ts'),
  'paddlenlp': () => import('./entries/paddlenlp.ts'),
  'peft': () => import('./entries/peft.ts'),
  'pruna-ai': () => import('./entries/pruna-ai.ts'),
  'recurrentgemma': () => import('./entries/recurrentgemma.ts'),
  'rwkv': () => import('./entries/rwkv.ts'),
  'sentence-transformers': () => import('./entries/sentence-transformers.ts'),
  'spacy': () => import('./entries/spacy.ts'),
  'transformers': () => import('./entries/transformers.ts'),
  'transformers.js': () => import('./entries/transformers.js.ts'),
  'vllm': () => import('./entries/vllm.ts'),
  'zeromodels': () => import('./entries/zeromodels.ts'),
};

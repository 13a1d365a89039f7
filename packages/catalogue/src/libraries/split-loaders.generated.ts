/** @module Made by `npm run generate` from the entries in this folder; not to be edited. */
import type { Library } from './define.ts';

export const splitLoaders: Readonly<Record<string, () => Promise<{ readonly default: Library }>>> = {
  'diffusers': () => import('./entries/diffusers.ts'),
  'mlx': () => import('./entries/mlx.ts'),
  'peft': () => import('./entries/peft.ts'),
  'pruna-ai': () => import('./entries/pruna-ai.ts'),
  'transformers': () => import('./entries/transformers.ts'),
  'transformers.js': () => import('./entries/transformers.js.ts'),
};

/** @module Made by `npm run generate` from the entries in this folder; not to be edited. */
import type { LibraryLoaders } from '../define.ts';

export const loaders: LibraryLoaders = {
  'deepforest': () => import('../entries/deepforest.ts'),
  'depth-anything-3': () => import('../entries/depth-anything-3.ts'),
  'depth-anything-v2': () => import('../entries/depth-anything-v2.ts'),
  'depth-pro': () => import('../entries/depth-pro.ts'),
  'derm-foundation': () => import('../entries/derm-foundation.ts'),
  'describe-anything': () => import('../entries/describe-anything.ts'),
  'dia-tts': () => import('../entries/dia-tts.ts'),
  'dia2': () => import('../entries/dia2.ts'),
  'diff-interpretation-tuning': () => import('../entries/diff-interpretation-tuning.ts'),
  'diffree': () => import('../entries/diffree.ts'),
  'diffusers': () => import('../entries/diffusers.ts'),
  'diffusion-single-file': () => import('../entries/diffusion-single-file.ts'),
  'diffusionkit': () => import('../entries/diffusionkit.ts'),
  'docking-at-home': () => import('../entries/docking-at-home.ts'),
  'doctr': () => import('../entries/doctr.ts'),
  'edsnlp': () => import('../entries/edsnlp.ts'),
  'elm': () => import('../entries/elm.ts'),
  'encoderfile': () => import('../entries/encoderfile.ts'),
  'esm': () => import('../entries/esm.ts'),
  'espnet': () => import('../entries/espnet.ts'),
  'eupe': () => import('../entries/eupe.ts'),
};

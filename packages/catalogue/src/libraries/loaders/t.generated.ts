/** @module Made by `npm run generate` from the entries in this folder; not to be edited. */
import type { LibraryLoaders } from '../define.ts';

export const loaders: LibraryLoaders = {
  'tabpfn': () => import('../entries/tabpfn.ts'),
  'tencent-song-generation': () => import('../entries/tencent-song-generation.ts'),
  'tensorflowtts': () => import('../entries/tensorflowtts.ts'),
  'tensorrt': () => import('../entries/tensorrt.ts'),
  'terratorch': () => import('../entries/terratorch.ts'),
  'tf-keras': () => import('../entries/tf-keras.ts'),
  'tic-clip': () => import('../entries/tic-clip.ts'),
  'timee-ts': () => import('../entries/timee-ts.ts'),
  'timesfm': () => import('../entries/timesfm.ts'),
  'timm': () => import('../entries/timm.ts'),
  'tirex': () => import('../entries/tirex.ts'),
  'tirex-2': () => import('../entries/tirex-2.ts'),
  'tone': () => import('../entries/tone.ts'),
  'torchgeo': () => import('../entries/torchgeo.ts'),
  'transcribe.cpp': () => import('../entries/transcribe.cpp.ts'),
  'transformers': () => import('../entries/transformers.ts'),
  'transformers.js': () => import('../entries/transformers.js.ts'),
  'trellis': () => import('../entries/trellis.ts'),
  'trellis2': () => import('../entries/trellis2.ts'),
  'tunejury': () => import('../entries/tunejury.ts'),
};

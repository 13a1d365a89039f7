/** @module Made by `npm run generate` from the entries in this folder; not to be edited. */
import type { LibraryLoaders } from '../define.ts';

export const loaders: LibraryLoaders = {
  'nemo': () => import('../entries/nemo.ts'),
  'ninfer': () => import('../entries/ninfer.ts'),
  'nobg': () => import('../entries/nobg.ts'),
  'nv-medtech': () => import('../entries/nv-medtech.ts'),
  'onnxruntime': () => import('../entries/onnxruntime.ts'),
  'open-oasis': () => import('../entries/open-oasis.ts'),
  'open-sora': () => import('../entries/open-sora.ts'),
  'open_clip': () => import('../entries/open_clip.ts'),
  'openasr': () => import('../entries/openasr.ts'),
  'opendde': () => import('../entries/opendde.ts'),
  'openpeerllm': () => import('../entries/openpeerllm.ts'),
  'openvino': () => import('../entries/openvino.ts'),
  'optimum': () => import('../entries/optimum.ts'),
  'outetts': () => import('../entries/outetts.ts'),
};

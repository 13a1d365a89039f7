/** @module Made by `npm run generate` from the entries in this folder; not to be edited. */
import type { LibraryLoaders } from '../define.ts';

export const loaders: LibraryLoaders = {
  'ultralytics': () => import('../entries/ultralytics.ts'),
  'uni-3dar': () => import('../entries/uni-3dar.ts'),
  'unidepth': () => import('../entries/unidepth.ts'),
  'unity-sentis': () => import('../entries/unity-sentis.ts'),
  'univa': () => import('../entries/univa.ts'),
  'vfi-mamba': () => import('../entries/vfi-mamba.ts'),
  'vibevoice': () => import('../entries/vibevoice.ts'),
  'videoprism': () => import('../entries/videoprism.ts'),
  'videox_fun': () => import('../entries/videox_fun.ts'),
  'vismatch': () => import('../entries/vismatch.ts'),
  'vllm': () => import('../entries/vllm.ts'),
  'vocos': () => import('../entries/vocos.ts'),
  'voicecraft': () => import('../entries/voicecraft.ts'),
  'voxcpm': () => import('../entries/voxcpm.ts'),
  'vqweb': () => import('../entries/vqweb.ts'),
  'vui': () => import('../entries/vui.ts'),
  'wan2.2': () => import('../entries/wan2.2.ts'),
  'wham': () => import('../entries/wham.ts'),
  'whisperkit': () => import('../entries/whisperkit.ts'),
  'yolov10': () => import('../entries/yolov10.ts'),
  'yolov26': () => import('../entries/yolov26.ts'),
  'zeromodels': () => import('../entries/zeromodels.ts'),
  'zonos': () => import('../entries/zonos.ts'),
};

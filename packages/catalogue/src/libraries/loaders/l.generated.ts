/** @module Made by `npm run generate` from the entries in this folder; not to be edited. */
import type { LibraryLoaders } from '../define.ts';

export const loaders: LibraryLoaders = {
  'lagernvs': () => import('../entries/lagernvs.ts'),
  'laya': () => import('../entries/laya.ts'),
  'lerobot': () => import('../entries/lerobot.ts'),
  'lightglue': () => import('../entries/lightglue.ts'),
  'lightning-ir': () => import('../entries/lightning-ir.ts'),
  'litert': () => import('../entries/litert.ts'),
  'litert-lm': () => import('../entries/litert-lm.ts'),
  'liveportrait': () => import('../entries/liveportrait.ts'),
  'llama-cpp-python': () => import('../entries/llama-cpp-python.ts'),
  'longcat-video-avatar-1.5': () => import('../entries/longcat-video-avatar-1.5.ts'),
  'ltx': () => import('../entries/ltx.ts'),
  'lvface': () => import('../entries/lvface.ts'),
  'lyra-2.0': () => import('../entries/lyra-2.0.ts'),
};

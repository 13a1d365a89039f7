/** @module Made by `npm run generate` from the entries in this folder; not to be edited. */
import type { LibraryLoaders } from '../define.ts';

export const loaders: LibraryLoaders = {
  '3dtopia-xl': () => import('../entries/3dtopia-xl.ts'),
  'PaddleOCR': () => import('../entries/PaddleOCR.ts'),
  'acestep': () => import('../entries/acestep.ts'),
  'adapter-transformers': () => import('../entries/adapter-transformers.ts'),
  'allennlp': () => import('../entries/allennlp.ts'),
  'aneforge': () => import('../entries/aneforge.ts'),
  'anemoi': () => import('../entries/anemoi.ts'),
  'araclip': () => import('../entries/araclip.ts'),
  'asteroid': () => import('../entries/asteroid.ts'),
  'audiocraft': () => import('../entries/audiocraft.ts'),
  'audioseal': () => import('../entries/audioseal.ts'),
  'aviation-ner': () => import('../entries/aviation-ner.ts'),
  'bagel-mot': () => import('../entries/bagel-mot.ts'),
  'bboxmaskpose': () => import('../entries/bboxmaskpose.ts'),
  'ben2': () => import('../entries/ben2.ts'),
  'bertopic': () => import('../entries/bertopic.ts'),
  'big_vision': () => import('../entries/big_vision.ts'),
  'bigvgan': () => import('../entries/bigvgan.ts'),
  'bionemo': () => import('../entries/bionemo.ts'),
  'birder': () => import('../entries/birder.ts'),
  'birefnet': () => import('../entries/birefnet.ts'),
  'bm25s': () => import('../entries/bm25s.ts'),
  'boltzgen': () => import('../entries/boltzgen.ts'),
};

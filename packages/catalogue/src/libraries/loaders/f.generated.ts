/** @module Made by `npm run generate` from the entries in this folder; not to be edited. */
import type { LibraryLoaders } from '../define.ts';

export const loaders: LibraryLoaders = {
  'f5-tts': () => import('../entries/f5-tts.ts'),
  'fairseq': () => import('../entries/fairseq.ts'),
  'fastai': () => import('../entries/fastai.ts'),
  'fastembed': () => import('../entries/fastembed.ts'),
  'fastprint': () => import('../entries/fastprint.ts'),
  'fasttext': () => import('../entries/fasttext.ts'),
  'fish-speech': () => import('../entries/fish-speech.ts'),
  'fixer': () => import('../entries/fixer.ts'),
  'flair': () => import('../entries/flair.ts'),
  'flexray': () => import('../entries/flexray.ts'),
  'flextab': () => import('../entries/flextab.ts'),
  'fme': () => import('../entries/fme.ts'),
  'funasr': () => import('../entries/funasr.ts'),
  'gaussianformer': () => import('../entries/gaussianformer.ts'),
  'gemma.cpp': () => import('../entries/gemma.cpp.ts'),
  'genmo': () => import('../entries/genmo.ts'),
  'geometry-crafter': () => import('../entries/geometry-crafter.ts'),
  'gliformer': () => import('../entries/gliformer.ts'),
  'gliner': () => import('../entries/gliner.ts'),
  'gliner2': () => import('../entries/gliner2.ts'),
  'glm-tts': () => import('../entries/glm-tts.ts'),
  'glyph-byt5': () => import('../entries/glyph-byt5.ts'),
  'granite-library': () => import('../entries/granite-library.ts'),
  'grok': () => import('../entries/grok.ts'),
};

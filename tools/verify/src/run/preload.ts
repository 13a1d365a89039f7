/** @module The imports that a Python process executes once, before it forks for each block. */
import type { Block } from './blocks.ts';

/** Packages that take seconds to import and can be forked afterwards. */
const heavy =
  /^(?:from|import) (?:torch|transformers|diffusers|sentence_transformers|timm|peft|sklearn|pandas|datasets|spacy|open_clip|flair|gliner|huggingface_hub|numpy|PIL)\b.*[^(\\]$/gm;

export function preloadFor(blocks: readonly Block[]): readonly string[] {
  const python = blocks.filter(({ language }) => language === 'python');
  if (python.length === 0) return [];
  const lines = new Set(python.flatMap(({ code }) => code.match(heavy) ?? []));
  return ['import os', ...lines];
}

/** @module The imports that a Python process executes once, before it forks for each block. */
import type { Block } from './blocks.ts';

/** Packages that take seconds to import and can be forked afterwards. */
const heavy =
  /^(?:from|import) (?:torch|transformers|diffusers|sentence_transformers|timm|peft|sklearn|pandas|datasets|spacy|open_clip|flair|gliner|huggingface_hub|numpy|PIL)\b.*[^(\\]$/gm;

/** Where only imports are tested, nothing runs after a fork that a thread or a lock could disturb. */
const anyImport = /^(?:from|import) [\w.]+\b.*[^(\\]$/gm;

export function preloadFor(blocks: readonly Block[], onlyImports: boolean): readonly string[] {
  const python = blocks.filter(({ language }) => language === 'python');
  if (python.length === 0) return [];
  // A variable that is set before an import would be missing.
  const all = onlyImports && !python.some(({ code }) => code.includes('os.environ['));
  const lines = new Set(python.flatMap(({ code }) => code.match(all ? anyImport : heavy) ?? []));
  return ['import os', ...lines];
}

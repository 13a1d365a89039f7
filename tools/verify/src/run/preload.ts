/** @module The imports that a Python process executes once, before it forks for each block. */
import type { Block } from './blocks.ts';

/** Packages that take seconds to import and can be forked afterwards. */
const heavy =
  /^(?:from|import) (?:torch|transformers|diffusers|sentence_transformers|timm|peft|sklearn|pandas|datasets|spacy|open_clip|flair|gliner|huggingface_hub|numpy|PIL)\b(?!.*[(\\]$).*$/gm;

/** Packages that start threads when they are imported: a fork has none of them. */
const threaded =
  /^(?:from|import) (?:flax|gradio\w*|jax|keras\w*|mindspore|paddle\w*|ray|tensorflow\w*|tf_keras|zeromodels)\b/m;

const anyImport = /^(?:from|import) [\w.]+\b(?!.*[(\\]$).*$/gm;

/**
 * Packages that most others import. Where their own statement loads them first, their submodules are not taken for
 * borrowed, and no block runs again for that.
 */
const basic = ['import numpy', 'import torch'];

function basicFirst(lines: readonly string[]): readonly string[] {
  const own = basic.flatMap((start) =>
    lines.filter((line) => line === start || line.startsWith(`${start} `)),
  );
  return [...new Set([...own, ...lines])];
}

/** Where only imports are tested, nothing runs after a fork that a thread or a lock could disturb. */
export function preloadFor(
  blocks: readonly Pick<Block, 'language' | 'code'>[],
  onlyImports: boolean,
): readonly string[] {
  const python = blocks.filter(({ language }) => language === 'python');
  if (python.length === 0) return [];
  const all = python.every(
    // A variable that is set before an import would be missing.
    ({ code }) => !code.includes('os.environ[') && (onlyImports || !threaded.test(code)),
  );
  return [
    'import os',
    ...basicFirst(python.flatMap(({ code }) => code.match(all ? anyImport : heavy) ?? [])),
  ];
}

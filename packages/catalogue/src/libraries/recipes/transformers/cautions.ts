/** @module Warnings about models that Transformers loads with limits, or not at all. */
import type { Warning } from '../../../snippets/snippet.ts';

export const olderFormat: Warning = {
  code: 'deprecated',
  message: 'The weights are not in PyTorch format: only Transformers 4 converts them.',
};

export const unknownType: Warning = {
  code: 'unknown-type',
  message:
    'The current release of Transformers does not have this model type: it may need an older release, or code that is not in the repository.',
};

export const unknownClass = (name: string): Warning => ({
  code: 'unknown-type',
  message: `No auto class returns ${name}, the class that this model was saved with: parts of its weights may not be loaded.`,
});

export const written = (before: string): Warning => ({
  code: 'deprecated',
  message: `The code in the repository does not run with Transformers ${before} or later.`,
});

export const notExllama: Warning = {
  code: 'unfit',
  message: 'Transformers does not load ExLlama weights: use ExLlamaV3 or TabbyAPI.',
};

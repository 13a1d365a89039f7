/** @module Repositories without weights, as their size or the list of their files shows. */
import { filesOf, needsRemoteCode } from '../fields.ts';
import type { ModelRecord } from '../model.ts';
import { hasOtherFormat, lacksWeights } from './other-formats.ts';

/** The names of its tensors alone take more. */
const leastBytes = 2000;

/** Whether its large files are too small for a model. Some repositories with weights have a size of zero. */
export function storesNoWeights(model: ModelRecord): boolean {
  const { usedStorage: bytes = leastBytes, safetensors, gguf } = model;
  if (bytes >= leastBytes || safetensors !== undefined || gguf !== undefined) return false;
  return bytes > 0 || (lacksWeights(model) && !hasOtherFormat(model) && !needsRemoteCode(model));
}

/** Documents, settings, programs, logs, tokenizers and states of a training; some libraries save a model as text. */
const otherFile =
  /(?:^|\/)(?:\.[^/]+|events\.out\.[^/]+|license|(?:optimizer|scaler|scheduler)\.pt|training_args\.bin|(?:sentencepiece\.bpe|spiece|tokenizer)\.model|(?!model\.)[^/]+\.(?:bpe|cfg|csv|gif|gin|html|ini|ipynb|jpe?g|json|log|md|pdf|png|py|sh|svg|toml|txt|webp|ya?ml))$/i;

/** Why there is nothing to load; undefined if there may be something. */
export function whyNoWeights(model: ModelRecord): string | undefined {
  const files = filesOf(model);
  if (files.length === 0)
    return storesNoWeights(model) ? 'By its size, the repository has no weights.' : undefined;
  return files.every((file) => otherFile.test(file)) ? 'The repository lists no weights.' : undefined;
}

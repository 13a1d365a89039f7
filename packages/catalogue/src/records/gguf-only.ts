/** @module Detects repositories whose only weights are GGUF files. */
import { filesOf, hasTag } from './fields.ts';
import type { ModelRecord } from './model.ts';

const otherWeights = /\.(?:safetensors|bin|pth?|h5|msgpack)$/;

/** Uses the file list, or the tags if no files are listed. */
export function isGgufOnly(model: ModelRecord): boolean {
  const files = filesOf(model);
  return files.length === 0
    ? hasTag(model, 'gguf') && !hasTag(model, 'safetensors', 'pytorch')
    : files.some((file) => file.endsWith('.gguf')) && !files.some((file) => otherWeights.test(file));
}

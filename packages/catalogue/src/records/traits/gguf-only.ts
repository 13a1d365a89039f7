/** @module Detects repositories whose only weights are GGUF files. */
import { filesOf, hasTag, nameOf } from '../fields.ts';
import type { ModelRecord } from '../model.ts';

const otherWeights = /\.(?:safetensors|bin|pth?|h5|msgpack)$/;

/** Decides by the end of the name, for records without library, tags and files. */
export const isGgufByName = (model: ModelRecord): boolean =>
  model.library_name === undefined &&
  (model.tags ?? []).length === 0 &&
  filesOf(model).length === 0 &&
  /[-_.]gguf$/i.test(nameOf(model));

const namesGguf = (model: ModelRecord): boolean => /(?:^|[-_.])gguf(?:[-_.]|$)/i.test(nameOf(model));

/** Uses the file list, or the tags if no files are listed; authors copy tags of other formats from the original. */
export function isGgufOnly(model: ModelRecord): boolean {
  const files = filesOf(model);
  return files.length === 0
    ? (hasTag(model, 'gguf') && (namesGguf(model) || !hasTag(model, 'safetensors', 'pytorch'))) ||
        isGgufByName(model)
    : files.some((file) => file.endsWith('.gguf')) && !files.some((file) => otherWeights.test(file));
}

/** @module Files that Transformers saves. */
import { filesOf } from '../../../../records/fields.ts';
import type { ModelRecord } from '../../../../records/model.ts';

const savedWeights =
  /^(?:pytorch_model|model)(?:-\d+-of-\d+)?\.(?:bin|safetensors)$|^(?:tf_model\.h5|flax_model\.msgpack)$/;
const savedTokenizer = new Set(['tokenizer.json', 'tokenizer_config.json', 'vocab.txt', 'spiece.model']);

/** Whether the files are those that Transformers saves for a text model. */
export function looksSaved(model: ModelRecord): boolean {
  const files = filesOf(model);
  return (
    files.includes('config.json') &&
    files.some((file) => savedWeights.test(file)) &&
    files.some((file) => savedTokenizer.has(file))
  );
}

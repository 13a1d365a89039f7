/** @module Whether a model with code in its repository needs that code, or is loaded by a class that Transformers has. */
import { filesOf } from '../../../records/fields.ts';
import type { ModelRecord } from '../../../records/model.ts';
import { modelTypeOf } from './auto-classes.ts';

/** A file with the code of a tokenizer or a processor. */
const ownPreparer = /^(?:tokenization|processing|\w+_processing)_\w+\.py$/;

/**
 * Models that were published with code before a release had their class keep it, but Transformers has moved on: its own
 * class loads the same weights.
 */
export function runsRemoteCode(model: ModelRecord, autoClass: string | undefined): boolean {
  if (filesOf(model).some((file) => ownPreparer.test(file))) return true;
  const [given] = model.config?.architectures ?? [];
  const makers = modelTypeOf(model.config?.model_type)?.makers ?? new Map<string, readonly string[]>();
  // Former names differ in their capital letters: MPTForCausalLM is MptForCausalLM.
  const own = [...makers].find(([name]) => name.toLowerCase() === given?.toLowerCase());
  return autoClass === undefined || own?.[1].includes(autoClass) !== true;
}

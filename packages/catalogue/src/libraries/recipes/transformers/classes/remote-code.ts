/** @module Code in a repository: the auto class that it maps, and whether a class that Transformers has loads the model as well. */
import { filesOf, hasTag } from '../../../../records/fields.ts';
import type { ModelRecord } from '../../../../records/model.ts';
import { modelTypeOf } from '../types/auto-classes.ts';
import { taskClasses } from '../tasks/by-task.ts';
import { chatClasses } from '../tasks/tasks.ts';

/** A file with the code of a tokenizer or a processor. */
const ownPreparer = /^(?:tokenization|processing|\w+_processing)_\w+\.py$/;

/**
 * Whether the code maps the bare model alone, as the tag says that the hub writes behind the type, and Transformers
 * has the class of the task: with that code, no other class is found.
 */
function mapsFeaturesAlone({ config, tags = [] }: ModelRecord, autoClass = ''): boolean {
  if (config !== undefined || autoClass === 'AutoModel') return false;
  const at = tags.indexOf('feature-extraction') - 1;
  return modelTypeOf(tags[at])?.classes.has(autoClass) === true;
}

/** Records that name no class, of a type whose published code no later release runs. */
const hasStaleCode = (model: ModelRecord): boolean =>
  model.config?.architectures === undefined && hasTag(model, 'phi3');

/**
 * Models that were published with code before a release had their class keep it, but Transformers has moved on: its own
 * class loads the same weights.
 */
export function runsRemoteCode(model: ModelRecord, autoClass: string | undefined): boolean {
  if (mapsFeaturesAlone(model, autoClass) || hasStaleCode(model)) return false;
  if (filesOf(model).some((file) => ownPreparer.test(file))) return true;
  const [given] = model.config?.architectures ?? [];
  const makers = modelTypeOf(model.config?.model_type)?.makers ?? new Map<string, readonly string[]>();
  // Former names differ in their capital letters: MPTForCausalLM is MptForCausalLM.
  const own = [...makers].find(([name]) => name.toLowerCase() === given?.toLowerCase());
  return autoClass === undefined || own?.[1].includes(autoClass) !== true;
}

/** The auto class that the code maps; `map` is that of the config. */
export function mappedByRepository(
  model: ModelRecord,
  map: Readonly<Record<string, unknown>>,
): string | undefined {
  const names = Object.keys(map).filter((name) => /^AutoModel\w*$/.test(name));
  return [...taskClasses(model), ...chatClasses].find((name) => names.includes(name)) ?? names.at(-1);
}

/** @module What the record of a PEFT adapter says about its base model and its tokenizer or processor. */
import { isConversational } from '../../../../records/traits/chat-model.ts';
import { baseModelsOf, filesOf, repositoryIn } from '../../../../records/fields.ts';
import type { ModelRecord } from '../../../../records/model.ts';

/** Types with one class for texts and pictures, whose names contain those of other types. */
const hiddenTypes: readonly (readonly [name: RegExp, type: string])[] = [
  [/ministral-3-\d+b|mistral-small-(?:3\.[12]|4)-/i, 'mistral3'],
  [/kimi-k2\.[56]/i, 'kimi_k25'],
];

export const hiddenTypeOf = (base: string): string | undefined =>
  hiddenTypes.find(([name]) => name.test(base))?.[1];

/** Adapters trained from a local folder name that folder; then the card has the repository. */
export function basesOf(model: ModelRecord): readonly string[] {
  const path = model.config?.peft?.base_model_name_or_path?.trim();
  const given = path === undefined ? undefined : repositoryIn(path);
  if (given && !/^[./~]/.test(given)) return [given];
  const named = baseModelsOf(model);
  return named.length > 0 || !given ? named : [given];
}

const preparerFile = /^(?:tokenizer(?:_config)?|preprocessor_config)\.json$/;

/** Whether the adapter's repository has a tokenizer or processor; without a list of files, a chat model has. */
export const preparesItself = (model: ModelRecord): boolean =>
  filesOf(model).length > 0
    ? filesOf(model).some((file) => preparerFile.test(file))
    : isConversational(model);

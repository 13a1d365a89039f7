/** @module What the hub's own inference service can run: tasks for a CPU, and a few libraries on their usual weights. */
import { parametersOf } from '../../hardware/parameters.ts';
import { hasNoModel, hasTag, isAdapter, isTaggedByHub } from '../../records/fields.ts';
import { isGgufOnly } from '../../records/traits/gguf-only.ts';
import type { ModelRecord } from '../../records/model.ts';
import { storesNoWeights } from '../../records/traits/no-weights.ts';
import { hasOtherFormat, hasUsualFormat, namesOtherFormat } from '../../records/traits/other-formats.ts';
import { isOfOtherPackage } from '../../records/traits/other-packages.ts';
import type { ServedTask } from './served-task.ts';

/** Tasks whose models mostly need a GPU: it runs few of them, if any. */
const largeTasks: ReadonlySet<string | undefined> = new Set([
  'image-to-image',
  'text-generation',
  'text-to-audio',
  'text-to-image',
  'text-to-speech',
]);

/** `library_name` values that it runs; it compares them as the hub writes them. */
const libraries: ReadonlySet<string> = new Set([
  'diffusers',
  'sentence-transformers',
  'setfit',
  'sklearn',
  'span-marker',
  'timm',
  'transformers',
]);

/** A repository may have other formats in addition to the usual weights. */
const isInOtherFormat = (model: ModelRecord): boolean => hasOtherFormat(model) && !hasUsualFormat(model);

/** The hub names the library of a repository that it can load; a record without tags is not from the hub's own list. */
function isOfItsLibraries(model: ModelRecord): boolean {
  const { library_name: name, tags = [] } = model;
  if (name !== undefined) return libraries.has(name.toLowerCase());
  if (isTaggedByHub(model)) return tags.some((tag) => libraries.has(tag));
  return !namesOtherFormat(model);
}

/** Authors can turn it off in the card; other values are parameters of a call. */
const isTurnedOff = ({ cardData = {} }: ModelRecord): boolean =>
  'inference' in cardData && cardData.inference === false;

export const lacksModel = (model: ModelRecord): boolean => hasNoModel(model) || storesNoWeights(model);

/** Whether it may load the repository. */
export const hubServiceLoads = (model: ModelRecord): boolean =>
  isOfItsLibraries(model) &&
  !isAdapter(model) &&
  !isGgufOnly(model) &&
  !hasTag(model, 'mlx', 'exl2', 'exl3') &&
  !isInOtherFormat(model) &&
  !isOfOtherPackage(model) &&
  !lacksModel(model) &&
  !isTurnedOff(model);

/** It runs on CPUs. So many parameters take 10 GB in full precision. */
const most = 2.5e9;

/** Whether it is offered: for chat models of any size, of which it runs some. */
export const hubServiceOffers = (model: ModelRecord, task: ServedTask | undefined): boolean =>
  hubServiceLoads(model) &&
  (task === 'conversational' || (!largeTasks.has(task) && (parametersOf(model) ?? 0) < most));

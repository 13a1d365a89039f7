/** @module Repositories that name Transformers and have nothing that it runs alone. */
import { needsTarget } from '../../../records/traits/draft.ts';
import { baseModelOf, hasTag, isAdapter, isTaggedByHub } from '../../../records/fields.ts';
import type { ModelRecord } from '../../../records/model.ts';
import { storesNoWeights } from '../../../records/traits/no-weights.ts';
import { lacksSavedWeights } from '../../../records/traits/other-formats.ts';
import { isOfOtherPackage } from '../../../records/traits/other-packages.ts';
import { isSmallAdapter } from '../../../records/traits/small-adapter.ts';
import { lacksModel } from './adapters/untold.ts';

/** Whether code in the repository maps a language model alone, as the hub's tag says, for speech. */
const hearsByOwnCode = (model: ModelRecord): boolean =>
  model.pipeline_tag === 'automatic-speech-recognition' &&
  model.config?.auto_map === undefined &&
  hasTag(model, 'custom_code') &&
  hasTag(model, 'text-generation');

/** Whether another package alone turns its codes into speech, prepares its inputs, or reads its weights. */
const needsOtherPackage = ({ id }: ModelRecord): boolean =>
  /neutts|us-3b-stage|microsoft\/omniparser|\/texify|^baai\/emu3(?:-gen$|\.5)|m3d-clip|^(?:pearl-ai\/|bczhou\/tinyllava|deltahub\/|shengdinghu\/[^]*_)|plamo-2-translate|gpt2sp|video-mask2former|[-_]jang(?:tq\d*)?(?:[-_](?![^]*gguf)|$)/i.test(
    id,
  );

/** Whether ExLlama alone reads the weights, a layer was added to the class, or a base model has one of another package. */
const hasOtherClass = (model: ModelRecord): boolean =>
  hasTag(model, 'exl2', 'exl3', 'segment-attention') ||
  (isAdapter(model) && /gliner/i.test(baseModelOf(model) ?? ''));

/** GPTQ weights of early programs: the hub names the method of later ones, which state it in their config. */
const isEarlyGptq = (model: ModelRecord): boolean =>
  /gptq/i.test(model.id) &&
  isTaggedByHub(model) &&
  hasTag(model, 'transformers') &&
  model.config?.quantization_config === undefined &&
  !isAdapter(model) &&
  !model.tags?.some((tag) => /^(?:gptq|compressed-tensors|\d-?bit)$/.test(tag));

/**
 * Draft models of another kind than a small language model, no weights or those of other programs, adapters that do
 * not name their base in a file, and models of other code.
 */
export const isUnloadable = (model: ModelRecord): boolean =>
  needsTarget(model) ||
  lacksSavedWeights(model) ||
  storesNoWeights(model) ||
  isSmallAdapter(model) ||
  lacksModel(model) ||
  hearsByOwnCode(model) ||
  needsOtherPackage(model) ||
  hasOtherClass(model) ||
  isEarlyGptq(model) ||
  isOfOtherPackage(model);

/** @module Repositories without a config.json, as their records tell: adapters that do not say so, and folders of checkpoints. */
import { filesOf, hasTag, isTaggedByHub, needsRemoteCode } from '../../../../records/fields.ts';
import type { ModelRecord } from '../../../../records/model.ts';
import { recordedType } from '../types/model-type.ts';

/** The hub tags the type in a config.json, and counts the tensors beside it. */
const lacksConfig = (model: ModelRecord): boolean =>
  model.library_name === 'transformers' &&
  model.config === undefined &&
  model.safetensors === undefined &&
  (model.usedStorage ?? 0) > 0 &&
  isTaggedByHub(model) &&
  hasTag(model, 'safetensors') &&
  filesOf(model).length === 0 &&
  !needsRemoteCode(model) &&
  recordedType(model) === undefined;

/** Smaller than nearly all language models, larger than most adapters. */
const mostBytes = 2e9;

/** Trainers save an adapter without a config.json, in a folder with states of the training or alone. */
const isOfAdapter = (model: ModelRecord): boolean =>
  (model.usedStorage ?? 0) < mostBytes || hasTag(model, 'generated_from_trainer');

export const isUntoldAdapter = (model: ModelRecord): boolean => lacksConfig(model) && isOfAdapter(model);

/** Whether nothing is loaded by the id alone: the weights are in folders, or in the format of other code. */
export const lacksModel = (model: ModelRecord): boolean => lacksConfig(model) && !isOfAdapter(model);

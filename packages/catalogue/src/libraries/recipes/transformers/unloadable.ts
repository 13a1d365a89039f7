/** @module Repositories that name Transformers and have nothing that it runs alone. */
import { needsTarget } from '../../../records/draft.ts';
import { hasTag } from '../../../records/fields.ts';
import type { ModelRecord } from '../../../records/model.ts';
import { lacksSavedWeights } from '../../../records/other-formats.ts';
import { isOfOtherPackage } from '../../../records/other-packages.ts';

/** Whether code in the repository maps a language model alone, as the hub's tag says, for speech. */
const hearsByOwnCode = (model: ModelRecord): boolean =>
  model.pipeline_tag === 'automatic-speech-recognition' &&
  model.config?.auto_map === undefined &&
  hasTag(model, 'custom_code') &&
  hasTag(model, 'text-generation');

/** Whether its codes are turned into speech, its pictures prepared or its weights read by another package alone. */
const needsOtherPackage = ({ id }: ModelRecord): boolean =>
  /neutts|\/texify|[-_]jang(?:tq\d*)?(?:[-_](?![^]*gguf)|$)/i.test(id);

/** Draft models of another kind than a small language model, weights of other programs, and models of other code. */
export const isUnloadable = (model: ModelRecord): boolean =>
  needsTarget(model) ||
  lacksSavedWeights(model) ||
  hearsByOwnCode(model) ||
  needsOtherPackage(model) ||
  isOfOtherPackage(model);

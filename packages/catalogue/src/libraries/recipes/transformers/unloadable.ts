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

/** Whether another package alone turns its codes into speech, prepares its inputs, or reads its weights. */
const needsOtherPackage = ({ id }: ModelRecord): boolean =>
  /neutts|us-3b-stage|microsoft\/omniparser|\/texify|^baai\/emu3(?:-gen$|\.5)|m3d-clip|^(?:bczhou\/tinyllava|deltahub\/)|plamo-2-translate|[-_]jang(?:tq\d*)?(?:[-_](?![^]*gguf)|$)/i.test(
    id,
  );

/** Draft models of another kind than a small language model, weights of other programs, and models of other code. */
export const isUnloadable = (model: ModelRecord): boolean =>
  needsTarget(model) ||
  lacksSavedWeights(model) ||
  hearsByOwnCode(model) ||
  needsOtherPackage(model) ||
  isOfOtherPackage(model);

/** @module Repositories that name Transformers and have nothing that it runs alone. */
import { needsTarget } from '../../../records/draft.ts';
import type { ModelRecord } from '../../../records/model.ts';
import { lacksSavedWeights } from '../../../records/other-formats.ts';

/** Draft models of another kind than a small language model, and weights that were saved by another program. */
export const isUnloadable = (model: ModelRecord): boolean => needsTarget(model) || lacksSavedWeights(model);

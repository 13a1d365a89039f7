/** @module A model as its memory is estimated: a GGUF repository without a list of files has the usual one. */
import { fitCandidates, type ModelRecord } from '@loadout/catalogue';

export const weighed = (model: ModelRecord): ModelRecord =>
  model.gguf?.total === undefined || fitCandidates(model).length > 0
    ? model
    : { ...model, siblings: [{ rfilename: 'model-Q4_K_M.gguf' }] };

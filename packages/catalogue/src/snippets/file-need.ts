/** @module Which records may need a warning of `file-check.ts`: pages load it for these alone. */
import { hasNoModel } from '../records/fields.ts';
import type { ModelRecord } from '../records/model.ts';

/** In the names and tags of all draft models, and of few others. */
const draftWord = /draft|eagle|dflash|dspark|specul|[-_]assistant(?:,|$)/i;

export const needsFileCheck = (model: ModelRecord): boolean =>
  hasNoModel(model) || draftWord.test(String([model.id, model.tags]));

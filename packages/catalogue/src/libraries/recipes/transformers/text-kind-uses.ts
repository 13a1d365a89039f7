/** @module Use of text models that choose an answer, rank, score, translate, or read a table. */
import { isReranker } from '../../../records/fields.ts';
import type { ModelRecord } from '../../../records/model.ts';
import { isAsked } from './asked-kind.ts';
import { askedUse } from './asked-uses.ts';
import type { Classes, Use } from './classes.ts';
import { modelTypeNameOf } from './model-type.ts';
import { isRanked } from './rank-kind.ts';
import { rankUse } from './rank-uses.ts';
import { isReward } from './reward-kind.ts';
import { rewardUse } from './reward-uses.ts';
import { readsTable } from './table-kind.ts';
import { tableUse } from './table-uses.ts';
import { translateUse } from './translate-uses.ts';

/** Undefined if it labels or writes a text like others. */
export function textKindUse(model: ModelRecord, classes: Classes): Use | undefined {
  if (/Table/.test(classes.model) || readsTable(model)) return tableUse(model, classes);
  if (isAsked(model, classes)) return askedUse(model, classes);
  if (isReranker(model) && isRanked(model, classes)) return rankUse(model, classes);
  if (isReward(model, classes)) return rewardUse(model);
  return /^(?:m2m|mbart|nllb)/.test(modelTypeNameOf(model) ?? '') ? translateUse(model, classes) : undefined;
}

/** @module Use of text models that choose an answer, rank, score, translate, or read a table. */
import { isReranker } from '../../../../records/fields.ts';
import type { ModelRecord } from '../../../../records/model.ts';
import { isAsked } from '../kinds/asked.ts';
import { askedUse } from './asked.ts';
import type { Classes, Use } from '../tasks/classes.ts';
import { modelTypeNameOf } from '../types/model-type.ts';
import { isRanked } from '../tasks/rerankers.ts';
import { rankUse } from './rank.ts';
import { isReward } from '../kinds/reward.ts';
import { rewardUse } from './reward.ts';
import { readsTable } from '../kinds/table.ts';
import { tableUse } from './table.ts';
import { translateUse } from './translate.ts';

/** Undefined if it labels or writes a text like others. */
export function textKindUse(model: ModelRecord, classes: Classes): Use | undefined {
  if (/Table/.test(classes.model) || readsTable(model)) return tableUse(model, classes);
  if (isAsked(model, classes)) return askedUse(model, classes);
  if (isReranker(model) && isRanked(model, classes)) return rankUse(model, classes);
  if (isReward(model, classes)) return rewardUse(model);
  return /^(?:m2m|mbart|nllb)/.test(modelTypeNameOf(model) ?? '') ? translateUse(model, classes) : undefined;
}

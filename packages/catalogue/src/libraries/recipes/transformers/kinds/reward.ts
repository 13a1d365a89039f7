/** @module Which models score an answer to a question. */
import { needsRemoteCode } from '../../../../records/fields.ts';
import type { ModelRecord } from '../../../../records/model.ts';
import type { Classes } from '../tasks/classes.ts';

const rewardName = /[-_/](?:reward(?:-?model)?|rm)(?:[-_.]|$)/i;

/** Whether the name is that of a reward model, and the class has one output. */
export const isReward = (model: ModelRecord, classes: Classes): boolean =>
  classes.model === 'AutoModelForSequenceClassification' &&
  !needsRemoteCode(model) &&
  rewardName.test(model.id);

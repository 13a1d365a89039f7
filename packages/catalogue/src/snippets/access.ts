/** @module Who may read a repository, and whether it is on the public hub. */
import { publicHub } from '../platform.ts';
import type { ModelRecord } from '../records/model.ts';
import type { SnippetContext } from './context.ts';

export const isOtherHub = ({ platform }: Pick<SnippetContext, 'platform'>): boolean =>
  platform.hubUrl !== publicHub;

/** The record fields about access. */
export type Guarded = Pick<ModelRecord, 'gated' | 'private'>;

export const needsAccount = ({ gated = false, private: isPrivate }: Guarded): boolean =>
  gated !== false || isPrivate === true;

/** In the ids of all repositories that `known-gated.ts` names, and of few others. */
const gatedWord = /^google[^]*gemma|^meta-l|^polt|aya-|c4a|ctra|ion-3-|kuba|re-tr|son2|vi-m|yd\//i;

/** Whether `account.ts` may add a step: a record may not say that its repository is gated. */
export const mayNeedAccount = (model: ModelRecord): boolean =>
  needsAccount(model) || gatedWord.test(model.id);

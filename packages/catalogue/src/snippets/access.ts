/** @module Who may read a repository, and whether it is on the public hub. */
import { publicHub } from '../platform.ts';
import { isGatedId } from '../records/known-gated.ts';
import type { ModelRecord } from '../records/model.ts';
import type { SnippetContext } from './context.ts';

export const isOtherHub = ({ platform }: Pick<SnippetContext, 'platform'>): boolean =>
  platform.hubUrl !== publicHub;

/** The record fields about access. */
export type Guarded = Partial<Pick<ModelRecord, 'gated' | 'id' | 'private'>>;

const isGated = ({ gated, id = '' }: Guarded): boolean =>
  gated === undefined ? isGatedId(id) : gated !== false;

export const needsAccount = (record: Guarded): boolean => isGated(record) || record.private === true;

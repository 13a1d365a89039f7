/** @module Who may read a repository, and whether it is on the public hub. */
import { publicHub } from '../platform.ts';
import type { ModelRecord } from '../records/model.ts';
import type { SnippetContext } from './context.ts';

export const isOtherHub = ({ platform }: Pick<SnippetContext, 'platform'>): boolean =>
  platform.hubUrl !== publicHub;

/** The record fields about access. */
export type Guarded = Pick<ModelRecord, 'gated' | 'private'>;

const isGated = ({ gated }: Guarded): boolean => gated !== undefined && gated !== false;

export const needsAccount = (record: Guarded): boolean => isGated(record) || record.private === true;

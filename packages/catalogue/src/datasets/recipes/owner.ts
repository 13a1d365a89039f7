/** @module Ids without an owner: those of early datasets. The hub redirects them, but clients require the full id. */
import { type Code, py } from '../../code/index.ts';
import type { DatasetRecord } from '../../records/dataset.ts';

export const hasOwner = ({ id }: DatasetRecord): boolean => id.includes('/');

export interface FullId {
  /** What `find` imports from the hub's client. */
  readonly hubNames: readonly 'dataset_info'[];
  /** Defines `repo_id`; empty if the record has the full id. */
  readonly find: Code<'python'>;
  readonly id: Code<'python'>;
}

export const fullId = (dataset: DatasetRecord): FullId =>
  hasOwner(dataset)
    ? { hubNames: [], find: py.none, id: py`${dataset.id}` }
    : { hubNames: ['dataset_info'], find: py`repo_id = dataset_info(${dataset.id}).id`, id: py`repo_id` };

/** A string with the full id in it; `repo_id` must be defined if the record has no owner. */
export const aroundFullId = (dataset: DatasetRecord, before: string, after: string): Code<'python'> =>
  hasOwner(dataset) ? py`${before + dataset.id + after}` : py`${before} + repo_id + ${after}`;

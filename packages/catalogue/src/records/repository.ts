/** @module What the records of every kind of repository have in common. */
import type { ModelRecord } from './model.ts';

export type RepositoryFields = Pick<
  ModelRecord,
  | 'id'
  | 'author'
  | 'sha'
  | 'createdAt'
  | 'lastModified'
  | 'private'
  | 'gated'
  | 'disabled'
  | 'downloads'
  | 'likes'
  | 'trendingScore'
  | 'tags'
  | 'siblings'
>;

/** @module The space record: the hub API's own field names, so that hub JSON passes through unchanged. */
import type { CardData, ModelRecord } from '../model.ts';

export interface SpaceCard extends Pick<CardData, 'license' | 'language'> {
  readonly title?: string;
  readonly sdk?: string;
  readonly sdk_version?: string;
}

export interface SpaceRecord extends Pick<
  ModelRecord,
  | 'id'
  | 'author'
  | 'sha'
  | 'createdAt'
  | 'lastModified'
  | 'private'
  | 'gated'
  | 'disabled'
  | 'likes'
  | 'trendingScore'
  | 'tags'
  | 'siblings'
> {
  readonly sdk?: string;
  /** The space's own part of the address it runs at. */
  readonly subdomain?: string;
  readonly cardData?: SpaceCard;
}

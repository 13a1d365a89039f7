/** @module The space record: the hub API's own field names, so that hub JSON passes through unchanged. */
import type { CardData } from './model.ts';
import type { RepositoryFields } from './repository.ts';

export interface SpaceCard extends Pick<CardData, 'license' | 'language'> {
  readonly title?: string;
  readonly sdk?: string;
  readonly sdk_version?: string;
}

export interface SpaceRecord extends RepositoryFields {
  readonly sdk?: string;
  /** The space's own part of the address it runs at. */
  readonly subdomain?: string;
  readonly cardData?: SpaceCard;
}

/** @module The dataset record: the hub API's own field names, so that hub JSON passes through unchanged. */
import type { CardData } from './model.ts';
import type { RepositoryFields } from './repository.ts';

/** Files of one split, as a card declares them. */
export interface SplitFiles {
  readonly split?: string;
  readonly path?: string | readonly string[];
}

/** A part of the dataset that is loaded on its own, with the files it is made of. */
export interface DatasetConfig {
  readonly config_name?: string;
  readonly default?: boolean;
  readonly data_files?: string | readonly (string | SplitFiles)[];
}

export interface DatasetInfo {
  readonly config_name?: string;
  readonly splits?: readonly { readonly name?: string }[];
}

export interface DatasetCard extends Pick<CardData, 'license' | 'language'> {
  readonly library_name?: string;
  /** Off where the authors want no viewer, and so no copy in Parquet. */
  readonly viewer?: boolean;
  readonly configs?: readonly DatasetConfig[];
  readonly dataset_info?: DatasetInfo | readonly DatasetInfo[];
}

export interface DatasetRecord extends RepositoryFields {
  readonly cardData?: DatasetCard;
}

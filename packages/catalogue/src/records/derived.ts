/** @module What was read from the files of a repository because its record lacks it. */
import { cell } from './cell.ts';
import { list, object, required } from './schema/compounds.ts';
import { amount, text } from './schema/scalars.ts';
import type { Infer } from './schema/schema.ts';

/** Marks the fields of a record that come from its files or from our own history, not from the hub's record. */
export const derivedSchema = object({
  /** Commit of the files. */
  commit: text,
  /** Such as `safetensors`, `config.max_position_embeddings` or `trendingScore`. */
  fields: list(text),
  /** Files whose header could not be read, with the reason. */
  notices: list(text),
});

export type Derived = Infer<typeof derivedSchema>;

/** Schema and first rows of the first Parquet file of a dataset. */
export const previewSchema = object({
  file: required(text),
  /** The branch of the file if it is not the main one: the hub's own Parquet copy. */
  revision: text,
  /** Rows of the file. */
  rows: amount,
  /** Parquet files of the dataset. */
  files: amount,
  columns: list(object({ name: required(text), type: text })),
  /** Values in the order of the columns; long ones are cut. */
  first: list(list(cell)),
});

export type DatasetPreview = Infer<typeof previewSchema>;

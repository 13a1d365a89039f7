/** @module The kinds of record, each with its schema and type. */
import { type DatasetRecord, datasetSchema } from './dataset.ts';
import { type ModelRecord, modelSchema } from './model.ts';
import type { RecordKind } from './read-record.ts';
import type { Schema } from './schema/schema.ts';
import { type SpaceRecord, spaceSchema } from './space.ts';

export interface RecordTypes {
  readonly model: ModelRecord;
  readonly dataset: DatasetRecord;
  readonly space: SpaceRecord;
}

export const recordSchemas: { readonly [Kind in RecordKind]: Schema<RecordTypes[Kind]> } = {
  model: modelSchema,
  dataset: datasetSchema,
  space: spaceSchema,
};

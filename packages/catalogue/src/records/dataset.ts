/** @module The dataset record, under the hub API's field names: schema, type and reader. */
import { previewSchema } from './derived.ts';
import { faultyFields, readRecord } from './read-record.ts';
import { cardFields, repositoryFields, texts } from './repository.ts';
import { either, list, object } from './schema/compounds.ts';
import { flag, text } from './schema/scalars.ts';
import type { Fault, Infer } from './schema/schema.ts';

const splitFiles = object({ split: text, path: texts });

/** A part of the dataset that is loaded separately, with its files. */
const config = object({
  config_name: text,
  default: flag,
  data_files: either(text, list(either(text, splitFiles))),
  /** The folder of its files, instead of `data_files`. */
  data_dir: text,
  /** Separator of the columns in CSV files, under either name. */
  sep: text,
  delimiter: text,
});

const info = object({ config_name: text, splits: list(object({ name: text })) });

const card = object({
  ...cardFields,
  library_name: text,
  pretty_name: text,
  task_categories: texts,
  size_categories: texts,
  /** False if the authors disable the viewer, and with it the Parquet copy. */
  viewer: flag,
  configs: list(config),
  dataset_info: either(list(info), info),
});

export const datasetSchema = object({
  ...repositoryFields,
  description: text,
  citation: text,
  paperswithcode_id: text,
  preview: previewSchema,
  cardData: card,
});

/** Files of one split, as a card declares them. */
export type SplitFiles = Infer<typeof splitFiles>;
export type DatasetConfig = Infer<typeof config>;
export type DatasetInfo = Infer<typeof info>;
export type DatasetCard = Infer<typeof card>;
export type DatasetRecord = Infer<typeof datasetSchema>;

export interface ReadDataset {
  readonly dataset: DatasetRecord;
  /** Names of the fields that had the wrong type and were left out. */
  readonly ignored: readonly string[];
  readonly faults: readonly Fault[];
}

export function readDataset(input: unknown): ReadDataset {
  const { record, faults } = readRecord('dataset', datasetSchema, input);
  return { dataset: record, ignored: faultyFields(faults), faults };
}

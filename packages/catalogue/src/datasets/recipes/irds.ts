/** @module Repositories of irds: scripts that Datasets no longer runs, around the package ir_datasets. */
import { nameOf } from '../../records/fields.ts';
import type { DatasetRecord } from '../../records/dataset.ts';

/** The name of the dataset in the package; undefined for other repositories. */
export const irdsName = (dataset: DatasetRecord): string | undefined =>
  dataset.id.startsWith('irds/') ? nameOf(dataset).replaceAll('_', '/') : undefined;

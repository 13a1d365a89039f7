/** @module Reads a dataset record from outside, as `read-model.ts` reads a model's. */
import {
  all,
  commonShape,
  either,
  flag,
  isObject,
  readRecord,
  type Shape,
  text,
  texts,
} from './read-model.ts';
import type { DatasetRecord } from './dataset.ts';

const optional =
  (rule: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    value === undefined || rule(value);

const splitFiles = (value: unknown): boolean =>
  isObject(value) && optional(text)(value['split']) && optional(texts)(value['path']);

const split = (value: unknown): boolean => isObject(value) && optional(text)(value['name']);

const info = (value: unknown): boolean =>
  isObject(value) && optional(text)(value['config_name']) && optional(all(split))(value['splits']);

const shape: Shape = {
  ...commonShape,
  cardData: {
    license: texts,
    language: texts,
    library_name: text,
    viewer: flag,
    configs: [{ config_name: text, default: flag, data_files: either(text, all(either(text, splitFiles))) }],
    dataset_info: either(info, all(info)),
  },
};

export interface ReadDataset {
  readonly dataset: DatasetRecord;
  /** Paths of known fields that had the wrong type and were left out. */
  readonly ignored: readonly string[];
}

export function readDataset(input: unknown): ReadDataset {
  const { record, ignored } = readRecord(input, shape, 'dataset');
  return { dataset: record, ignored };
}

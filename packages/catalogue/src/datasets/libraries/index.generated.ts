/** @module Made by `npm run generate` from the names in this folder; not to be edited. */
import type { DatasetLibrary } from '../dataset-library.ts';
import argillaDatasetLibrary from './argilla.ts';
import daskDatasetLibrary from './dask.ts';
import datadesignerDatasetLibrary from './datadesigner.ts';
import datasetsDatasetLibrary from './datasets.ts';
import distilabelDatasetLibrary from './distilabel.ts';
import duckdbDatasetLibrary from './duckdb.ts';
import fiftyoneDatasetLibrary from './fiftyone.ts';
import lanceDatasetLibrary from './lance.ts';
import mlcroissantDatasetLibrary from './mlcroissant.ts';
import pandasDatasetLibrary from './pandas.ts';
import polarsDatasetLibrary from './polars.ts';
import webdatasetDatasetLibrary from './webdataset.ts';

export const datasetLibraries = {
  'argilla': argillaDatasetLibrary,
  'dask': daskDatasetLibrary,
  'datadesigner': datadesignerDatasetLibrary,
  'datasets': datasetsDatasetLibrary,
  'distilabel': distilabelDatasetLibrary,
  'duckdb': duckdbDatasetLibrary,
  'fiftyone': fiftyoneDatasetLibrary,
  'lance': lanceDatasetLibrary,
  'mlcroissant': mlcroissantDatasetLibrary,
  'pandas': pandasDatasetLibrary,
  'polars': polarsDatasetLibrary,
  'webdataset': webdatasetDatasetLibrary,
} as const satisfies Record<string, DatasetLibrary>;

export type DatasetLibraryKey = keyof typeof datasetLibraries;

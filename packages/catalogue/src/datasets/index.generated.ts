/** @module Made by `npm run generate` from the names in this folder; not to be edited. */
import type { DatasetLibrary } from './define.ts';
import argillaDatasetLibrary from './entries/argilla.ts';
import daskDatasetLibrary from './entries/dask.ts';
import datadesignerDatasetLibrary from './entries/datadesigner.ts';
import datasetsDatasetLibrary from './entries/datasets.ts';
import distilabelDatasetLibrary from './entries/distilabel.ts';
import duckdbDatasetLibrary from './entries/duckdb.ts';
import fiftyoneDatasetLibrary from './entries/fiftyone.ts';
import harborDatasetLibrary from './entries/harbor.ts';
import huggingfaceHubDatasetLibrary from './entries/huggingface_hub.ts';
import irDatasetsDatasetLibrary from './entries/ir_datasets.ts';
import lanceDatasetLibrary from './entries/lance.ts';
import mlcroissantDatasetLibrary from './entries/mlcroissant.ts';
import nemoGymDatasetLibrary from './entries/nemo-gym.ts';
import openenvDatasetLibrary from './entries/openenv.ts';
import pandasDatasetLibrary from './entries/pandas.ts';
import polarsDatasetLibrary from './entries/polars.ts';
import verifiersDatasetLibrary from './entries/verifiers.ts';
import webdatasetDatasetLibrary from './entries/webdataset.ts';

export const datasetLibraries = {
  'argilla': argillaDatasetLibrary,
  'dask': daskDatasetLibrary,
  'datadesigner': datadesignerDatasetLibrary,
  'datasets': datasetsDatasetLibrary,
  'distilabel': distilabelDatasetLibrary,
  'duckdb': duckdbDatasetLibrary,
  'fiftyone': fiftyoneDatasetLibrary,
  'harbor': harborDatasetLibrary,
  'huggingface_hub': huggingfaceHubDatasetLibrary,
  'ir_datasets': irDatasetsDatasetLibrary,
  'lance': lanceDatasetLibrary,
  'mlcroissant': mlcroissantDatasetLibrary,
  'nemo-gym': nemoGymDatasetLibrary,
  'openenv': openenvDatasetLibrary,
  'pandas': pandasDatasetLibrary,
  'polars': polarsDatasetLibrary,
  'verifiers': verifiersDatasetLibrary,
  'webdataset': webdatasetDatasetLibrary,
} as const satisfies Record<string, DatasetLibrary>;

export type DatasetLibraryKey = keyof typeof datasetLibraries;

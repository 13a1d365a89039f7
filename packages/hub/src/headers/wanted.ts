/** @module Decides which file headers of a repository add something that its record lacks. */

import type { DatasetRecord, ModelRecord, RecordTypes } from '@loadout/catalogue/records';
import type { RepoKind } from '../store/store.ts';
import { jsonReaders, type JsonFile } from './readers/json.ts';

/** Files with a binary header. */
export type BinaryFile =
  | { readonly type: 'safetensors'; readonly path: string }
  | { readonly type: 'gguf'; readonly path: string }
  | ParquetFile;

export interface ParquetFile {
  readonly type: 'parquet';
  readonly path: string;
  readonly size?: number;
  /** Number of Parquet files in the dataset. */
  readonly files: number;
  /** If it differs from that of the record. */
  readonly revision?: string;
}

export interface Wanted {
  readonly json: readonly JsonFile[];
  readonly binary: readonly BinaryFile[];
  /** Whether to request the hub's Parquet copy of a dataset. */
  readonly converted?: boolean;
}

const nothing: Wanted = { json: [], binary: [] };

const planners: { readonly [Kind in RepoKind]: (record: RecordTypes[Kind]) => Wanted } = {
  model: wantedOfModel,
  dataset: wantedOfDataset,
  space: () => nothing,
};

export function wantedHeaders<Kind extends RepoKind>(kind: Kind, record: RecordTypes[Kind]): Wanted {
  return planners[kind](record);
}

/** A single file, a file of a pipeline, or the index of several parts. */
const weights =
  /^(?:(?:transformer|unet)\/)?(?:diffusion_pytorch_)?(?:adapter_)?model\.safetensors(?:\.index\.json)?$/;
const furtherPart = /-0000[2-9]-of-\d{5}\.|-000[1-9]\d-of-\d{5}\./;

function wantedOfModel(record: ModelRecord): Wanted {
  const files = (record.siblings ?? []).map(({ rfilename }) => rfilename);
  const binary: BinaryFile[] = [];
  const safetensors =
    files.find((file) => weights.test(file)) ?? files.find((file) => file.endsWith('.safetensors'));
  if (record.safetensors === undefined && safetensors !== undefined) {
    binary.push({ type: 'safetensors', path: safetensors });
  }
  const gguf = files.find(
    (file) => file.endsWith('.gguf') && !/mmproj/i.test(file) && !furtherPart.test(file),
  );
  if (record.gguf === undefined && gguf !== undefined) binary.push({ type: 'gguf', path: gguf });
  return {
    json: jsonReaders.filter(({ path, isWanted }) => files.includes(path) && isWanted(record)),
    binary,
  };
}

function wantedOfDataset({ preview, siblings = [] }: DatasetRecord): Wanted {
  const parquet = siblings.filter(({ rfilename }) => rfilename.endsWith('.parquet'));
  const [first] = parquet;
  if (preview !== undefined) return nothing;
  if (first === undefined) return { ...nothing, converted: siblings.length > 0 };
  const { rfilename: path, size } = first;
  return {
    json: [],
    binary: [{ type: 'parquet', path, files: parquet.length, ...(size !== undefined && { size }) }],
  };
}

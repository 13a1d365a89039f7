/** @module Exports the records of a store as JSON lines, which `importRecords` can read. */

import { PassThrough, Readable, type Transform, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip, createZstdCompress } from 'node:zlib';
import type { RepoKind, Store } from '../store/store.ts';

export type Compression = 'none' | 'gzip' | 'zstd';

export interface ExportOptions {
  readonly kind: RepoKind;
  readonly compression?: Compression;
  /** Called after every batch with the number of records written. */
  readonly onProgress?: (records: number) => void;
  readonly signal?: AbortSignal;
}

const compressors: Readonly<Record<Compression, () => Transform>> = {
  none: () => new PassThrough(),
  gzip: createGzip,
  zstd: createZstdCompress,
};

/** Writes the records in order of id, ends the stream and returns their number. */
export async function exportRecords(store: Store, target: Writable, options: ExportOptions): Promise<number> {
  const { kind, compression = 'none', onProgress, signal } = options;
  let records = 0;
  async function* lines() {
    for await (const batch of store.scan(kind)) {
      yield batch.map(({ json }) => `${oneLine(json)}\n`).join('');
      records += batch.length;
      onProgress?.(records);
    }
  }
  await pipeline(Readable.from(lines()), compressors[compression](), target, signal ? { signal } : {});
  return records;
}

/** A raw line break in JSON text is always whitespace: inside strings it is escaped as `\n`. */
function oneLine(json: string): string {
  return json.replaceAll(/[\r\n]+/g, ' ');
}

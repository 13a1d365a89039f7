/** @module Imports records from a file or stream into a store, in batches that are each committed atomically. */

import { recordLimits } from '../records/limits.ts';
import type { FaultPolicy } from '../records/parse-record.ts';
import type { PutOptions, PutResult, RepoKind, Store } from '../store/store.ts';
import { Batch } from './batch.ts';
import { type ByteSource, decompressed } from './decompress.ts';
import { ImportError, SourceError } from './errors.ts';
import { addReports, type ImportReport, readReport } from './import-report.ts';
import { pieces } from './pieces.ts';
import { readPiece } from './read-piece.ts';

export interface ImportOptions {
  readonly kind: RepoKind;
  readonly batchSize?: number;
  /** How to handle records with fields of the wrong type; default: `refuse`. */
  readonly faultPolicy?: FaultPolicy;
  /**
   * Key of the source. An interrupted import resumes after its last batch when started again with the same key; a
   * completed import deletes the key.
   */
  readonly resumeKey?: string;
  /** Called after every batch. */
  readonly onProgress?: (report: ImportReport) => void;
  /** Limit in bytes after decompression: a compressed file can expand a thousandfold. */
  readonly maxBytes?: number;
  /** Stops after the current batch. */
  readonly signal?: AbortSignal;
}

/** Large, because every batch rewrites most pages of the id index. */
const defaultBatchSize = 10_000;

/** UTF-8 needs up to three bytes per character of the limit. */
const maxPieceBytes = 3 * recordLimits.characters;

/**
 * Reads JSON lines or a JSON array, plain, gzip or zstd. An invalid record is counted with its reason and the import
 * continues. A source that fails throws an `ImportError`; earlier records stay in the store.
 */
export async function importRecords(
  store: Store,
  source: ByteSource,
  options: ImportOptions,
): Promise<ImportReport> {
  const {
    kind,
    batchSize = defaultBatchSize,
    faultPolicy = 'refuse',
    resumeKey,
    onProgress,
    signal,
    maxBytes = Infinity,
  } = options;
  const key = resumeKey === undefined ? undefined : `import ${kind} ${resumeKey}`;
  let report = readReport(key === undefined ? undefined : await store.bookmark(key));
  let batch = new Batch(batchSize);

  const commit = async (end: 'more' | 'broken-off' | 'finished') => {
    const before = report;
    const done = batch;
    const after = await store.put(done.records, {
      ...bookmarkOf(key, end === 'finished', before, done),
      // Syncing the last batch to disk also syncs the earlier ones.
      ...(end === 'more' && { sync: 'deferred' }),
    });
    report = addReports(before, done.report(after));
    batch = new Batch(batchSize);
    onProgress?.(report);
  };

  signal?.throwIfAborted();
  try {
    const doneBefore = report.place;
    for await (const ofChunk of pieces(upTo(maxBytes, decompressed(source)), maxPieceBytes)) {
      for (const piece of ofChunk) {
        if (piece.place <= doneBefore) continue;
        batch.add(piece.place, readPiece(kind, piece, maxPieceBytes, faultPolicy));
        if (!batch.isFull) continue;
        await commit('more');
        signal?.throwIfAborted();
      }
    }
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    await commit('broken-off');
    throw new ImportError(error, report);
  }
  await commit('finished');
  return report;
}

async function* upTo(maxBytes: number, source: ByteSource): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of source) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new SourceError('too-large', `the source is larger than ${maxBytes} bytes`);
    yield chunk;
  }
}

function bookmarkOf(
  key: string | undefined,
  finished: boolean,
  before: ImportReport,
  batch: Batch,
): PutOptions {
  if (key === undefined) return {};
  if (finished) return { bookmark: { key, value: null } };
  return {
    bookmark: {
      key,
      value: (result: PutResult) => JSON.stringify(addReports(before, batch.report(result))),
    },
  };
}

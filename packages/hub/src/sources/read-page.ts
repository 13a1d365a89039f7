/** @module Converts a page of a hub's listing to a batch for the store. */

import { parseRecord } from '../records/parse-record.ts';
import type { RepoKind } from '../store/store.ts';
import { Batch } from '../transfer/batch.ts';
import { pieceOf, type ReadPiece } from '../transfer/read-piece.ts';
import type { HubClient } from './hub-client.ts';

export interface PageOptions {
  readonly kind: RepoKind;
  /** `record` requests each record instead of using the listing's fields. */
  readonly detail: 'list' | 'record';
  /** Position in the listing of the last record before this page. */
  readonly placeBefore: number;
  readonly signal?: AbortSignal | undefined;
}

export async function readPage(
  hub: HubClient,
  listed: readonly unknown[],
  { kind, detail, placeBefore, signal }: PageOptions,
): Promise<Batch> {
  const records = detail === 'list' ? listed : await fetchEach(hub, kind, listed, signal);
  const batch = new Batch(records.length);
  for (const [index, record] of records.entries()) {
    const place = placeBefore + index + 1;
    batch.add(place, readRecord(kind, place, record));
  }
  return batch;
}

/** The client limits concurrency. When one request fails after all retries, the others are aborted. */
export async function fetchEach(
  hub: HubClient,
  kind: RepoKind,
  listed: readonly unknown[],
  signal: AbortSignal | undefined,
): Promise<unknown[]> {
  const failed = new AbortController();
  const either = signal ? AbortSignal.any([signal, failed.signal]) : failed.signal;
  try {
    return await Promise.all(
      listed.map((entry) => {
        const id = idOf(entry);
        return id === undefined ? entry : hub.record(kind, id, either);
      }),
    );
  } catch (error) {
    failed.abort();
    throw error;
  }
}

function readRecord(kind: RepoKind, place: number, record: unknown): ReadPiece {
  if (record === undefined)
    return { refusal: { place, reason: 'the hub lists the record but does not return it' } };
  return pieceOf(kind, place, parseRecord(kind, record, 'drop'));
}

export function idOf(entry: unknown): string | undefined {
  if (typeof entry !== 'object' || entry === null || !('id' in entry)) return undefined;
  return typeof entry.id === 'string' ? entry.id : undefined;
}

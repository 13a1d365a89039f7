/** @module Reads the records of a store page by page, in the order of their kind and folded id. */
import { foldId, type RepoKind, type ScanOptions, type StoredRecord } from './store.ts';

const defaultBatch = 1_000;

/** The place after which a page begins. Every kind sorts after the empty string: a scan of all begins at the first. */
type Position = readonly [kind: string, foldedId: string];

export async function* scanPages(
  kind: RepoKind | undefined,
  { afterId = '', batch = defaultBatch }: ScanOptions,
  pageAfter: (position: Position, batch: number) => Promise<StoredRecord[]>,
): AsyncIterable<StoredRecord[]> {
  let position: Position = [kind ?? '', foldId(afterId)];
  for (;;) {
    const records = await pageAfter(position, batch);
    const last = records.at(-1);
    if (!last) return;
    yield records;
    position = [last.kind, foldId(last.id)];
  }
}

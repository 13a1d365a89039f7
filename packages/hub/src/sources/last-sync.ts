/** @module How the last sync of each kind ended, kept in the store: another process may have run it. */
import { z } from 'zod';
import type { RepoKind, Store } from '../store/store.ts';
import { type ImportReport, recordsRead } from '../transfer/import-report.ts';

const schema = z
  .object({
    /** Time of the last complete sync, in milliseconds; absent while there was none. */
    completedAt: z.number().optional(),
    /** Records that it read, and those it refused. */
    records: z.int(),
    refused: z.int(),
    /** Syncs that failed since then. */
    failures: z.int(),
  })
  .readonly();

export type LastSync = z.infer<typeof schema>;

const keyOf = (kind: RepoKind): string => `last sync ${kind}`;
const never: LastSync = { records: 0, refused: 0, failures: 0 };

/** Nothing while this kind was never synced. */
export async function lastSync(
  store: Pick<Store, 'bookmark'>,
  kind: RepoKind,
): Promise<LastSync | undefined> {
  const saved = await store.bookmark(keyOf(kind));
  return saved === undefined ? undefined : schema.parse(JSON.parse(saved));
}

const save = (store: Store, kind: RepoKind, value: LastSync): Promise<unknown> =>
  store.put([], { bookmark: { key: keyOf(kind), value: JSON.stringify(value) } });

export const noteCompleted = (
  store: Store,
  kind: RepoKind,
  report: ImportReport,
  completedAt: number,
): Promise<unknown> =>
  save(store, kind, { completedAt, records: recordsRead(report), refused: report.refused, failures: 0 });

export async function noteFailure(store: Store, kind: RepoKind): Promise<void> {
  const before = (await lastSync(store, kind)) ?? never;
  await save(store, kind, { ...before, failures: before.failures + 1 });
}

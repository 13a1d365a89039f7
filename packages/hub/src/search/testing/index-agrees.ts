/** @module The proof that a file whose writer was killed still has an index that finds exactly its records. */

import { openSqliteStore } from '../../store/sqlite/sqlite-store.ts';
import { openIndex } from '../live/open-index.ts';
import { expectInStep, rules } from './hub-fixtures.ts';

/** Starts from the snapshots that are there, and leaves snapshots for the next time. */
export async function expectIndexAgrees(file: string, snapshotDir: string): Promise<void> {
  const store = await openSqliteStore(file);
  const index = await openIndex(store, { rules, snapshotDir });
  try {
    await expectInStep(index, store);
  } finally {
    await index.close();
    await store.close();
  }
}

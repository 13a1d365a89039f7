/** @module Checks that the index of a store whose writer was killed finds exactly its records. */

import { openSqliteStore } from '../../store/sqlite/sqlite-store.ts';
import { openIndex } from '../live/open-index.ts';
import { expectInStep, rules } from './hub-fixtures.ts';

/** Starts from existing snapshots, and writes snapshots for the next start. */
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

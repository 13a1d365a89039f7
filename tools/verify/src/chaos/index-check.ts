/** @module Checks that an index opened from the snapshots in a folder finds exactly the models of its store. */

import { openIndex, type Store } from '@loadout/hub';

const rules = { version: '1', isLibrary: (tag: string) => tag === 'onnx' };

export async function unindexed(
  store: Store,
  snapshotDir: string,
): Promise<{ missing: number; problems: string[] }> {
  const index = await openIndex(store, { rules, snapshotDir });
  try {
    const total = await store.count('model');
    const listed = new Set(index.list('model', { skip: 0, limit: total + 1 }).map(({ id }) => id));
    let missing = 0;
    for await (const batch of store.scan('model'))
      missing += batch.filter(({ id }) => !listed.has(id)).length;
    return {
      missing,
      problems: listed.size > total ? ['the index lists a record that is not in the store'] : [],
    };
  } finally {
    await index.close();
  }
}

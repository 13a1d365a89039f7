/** @module Imports the starter set into a new store. */
import { createReadStream, existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { importRecords, repoKinds, type RepoKind, type Store } from '@loadout/hub';

const bookmark = 'starter set';

/**
 * Returns the number of imported records. An interrupted import is resumed. A store that was filled from elsewhere,
 * or was emptied since, is not changed.
 */
export async function seedStore(store: Store): Promise<number> {
  const state = await store.bookmark(bookmark);
  if (state === 'done' || (state === undefined && (await store.head()) > 0)) return 0;
  await store.put([], { bookmark: { key: bookmark, value: 'begun' } });
  let seeded = 0;
  for (const kind of repoKinds) {
    const file = starterFile(kind);
    if (!existsSync(file)) continue;
    const report = await importRecords(store, createReadStream(file), { kind });
    seeded += report.inserted;
  }
  await store.put([], { bookmark: { key: bookmark, value: 'done' } });
  return seeded;
}

const starterFile = (kind: RepoKind): string =>
  fileURLToPath(new URL(`starter/${kind}s.jsonl`, import.meta.resolve('@loadout/hub/package.json')));

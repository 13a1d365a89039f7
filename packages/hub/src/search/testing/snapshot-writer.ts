/** @module Writes records and snapshots in a loop, and reports each before it starts, until it is killed. */

import { openSqliteStore } from '../../store/sqlite/sqlite-store.ts';
import { repoKinds } from '../../store/store.ts';
import { buildSegments } from '../segment/first-build.ts';
import { writeSnapshot } from '../live/snapshot.ts';
import { numberedRecord, rules } from './numbered-record.ts';

const [file = '', folder = '', first = '0'] = process.argv.slice(2);
const store = await openSqliteStore(file);
for (let number = Number(first); ; number++) {
  await store.put([numberedRecord(number, 'model')]);
  const segments = await buildSegments(store, repoKinds, {
    rules,
    identity: await store.identity(),
    head: await store.head(),
    onRead: () => undefined,
    onUnreadable: () => undefined,
  });
  for (const segment of segments) {
    process.stdout.write(`${segment.origin.kind}\n`);
    await writeSnapshot(folder, segment);
  }
}

/** @module A sync in a process of its own, to be killed: `sync-child.ts <database> <address of the hub> <page size>`. */

import { writeSync } from 'node:fs';
import { openSqliteStore } from '../../store/sqlite/sqlite-store.ts';
import { hubClient } from '../hub-client.ts';
import { sync } from '../sync.ts';

const [database = '', baseUrl = '', pageSize = ''] = process.argv.slice(2);
const store = await openSqliteStore(database);
await sync(store, hubClient({ baseUrl }), {
  kind: 'model',
  pageSize: Number(pageSize),
  // Written at once: what is told is true even if the next instruction never runs.
  onProgress: (report) => writeSync(1, `${JSON.stringify(report)}\n`),
});
await store.close();

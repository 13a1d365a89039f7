/** @module A prune in a separate process, to be killed: `prune-child.ts <database> <address of the hub> <page size>`. */

import { writeSync } from 'node:fs';
import { openSqliteStore } from '../../store/sqlite/sqlite-store.ts';
import { hubClient } from '../hub-client.ts';
import { prune } from '../prune.ts';

const [database = '', baseUrl = '', pageSize = ''] = process.argv.slice(2);
const store = await openSqliteStore(database);
await prune(store, hubClient({ baseUrl }), {
  kind: 'model',
  pageSize: Number(pageSize),
  // Synchronous: a line that was printed is true even if the next instruction never runs.
  onProgress: (report) => writeSync(1, `${JSON.stringify(report)}\n`),
});
await store.close();

/** @module Runs a prune in a child process to be killed: `prune-child.ts <database> <hub URL> <page size>`. */

import { writeSync } from 'node:fs';
import { openSqliteStore } from '../../store/sqlite/sqlite-store.ts';
import { hubClient } from '../hub-client.ts';
import { prune } from '../prune.ts';

const [database = '', baseUrl = '', pageSize = ''] = process.argv.slice(2);
const store = await openSqliteStore(database);
await prune(store, hubClient({ baseUrl }), {
  kind: 'model',
  pageSize: Number(pageSize),
  // Synchronous, so that every line is printed before the next step starts.
  onProgress: (report) => writeSync(1, `${JSON.stringify(report)}\n`),
});
await store.close();

/** @module An import in a process of its own, to be killed: `import-child.ts <database> <source> <batch size>`. */

import { createReadStream, writeSync } from 'node:fs';
import { openSqliteStore } from '../../store/sqlite/sqlite-store.ts';
import { importRecords } from '../import-records.ts';

const [database = '', source = '', batchSize = ''] = process.argv.slice(2);
const store = await openSqliteStore(database);
await importRecords(store, createReadStream(source), {
  kind: 'model',
  batchSize: Number(batchSize),
  resumeKey: 'source',
  // Written at once: what is told is true even if the next instruction never runs.
  onProgress: (report) => writeSync(1, `${JSON.stringify(report)}\n`),
});
await store.close();

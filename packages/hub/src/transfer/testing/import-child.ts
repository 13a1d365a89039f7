/** @module An import in a child process that tests kill: `import-child.ts <database> <source> <batch size>`. */

import { createReadStream, writeSync } from 'node:fs';
import { openSqliteStore } from '../../store/sqlite/sqlite-store.ts';
import { importRecords } from '../import-records.ts';

const [database = '', source = '', batchSize = ''] = process.argv.slice(2);
const store = await openSqliteStore(database);
await importRecords(store, createReadStream(source), {
  kind: 'model',
  batchSize: Number(batchSize),
  resumeKey: 'source',
  // Written synchronously, so that the output is complete even if the process is killed next.
  onProgress: (report) => writeSync(1, `${JSON.stringify(report)}\n`),
});
await store.close();

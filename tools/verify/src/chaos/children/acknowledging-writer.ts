/** @module Writes to a store and prints a line per acknowledgement, for strace: `<file> <single|bulk>`. */

import { writeSync } from 'node:fs';
import { importRecords, openSqliteStore } from '@loadout/hub';
import { numbered } from '../records.ts';

const [file = '', form = ''] = process.argv.slice(2);
const store = await openSqliteStore(file);
const acknowledge = (): void => void writeSync(1, 'acknowledged\n');
const records = numbered(1_000);
writeSync(1, 'begin\n');
if (form === 'single') {
  for (const record of records.slice(0, 50)) {
    await store.put([{ kind: 'model', id: String(record['id']), json: JSON.stringify(record) }]);
    acknowledge();
  }
} else {
  // The second batch of each half is full at the last record, so that the batch that ends the import is empty.
  for (const half of [records.slice(0, 500), records.slice(500)]) {
    await importRecords(store, bytesOf(half), { kind: 'model', batchSize: 250 });
    acknowledge();
  }
}
writeSync(1, 'end\n');
await store.close();

async function* bytesOf(lines: readonly object[]): AsyncGenerator<Uint8Array> {
  yield Buffer.from(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
}

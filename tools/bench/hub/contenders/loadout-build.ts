/** @module Imports the records into SQLite, builds the index and writes its snapshot. */

import { createReadStream, rmSync, statSync } from 'node:fs';
import { importRecords, openIndex, openSqliteStore } from '@loadout/hub';
import { answer, taskOfChild } from '../child.ts';
import { rules } from '../workload.ts';

const { folder, workload } = taskOfChild();
for (const name of ['records.sqlite', 'records.sqlite-wal', 'records.sqlite-shm', 'index', 'bench-index'])
  rmSync(`${folder}/${name}`, { recursive: true, force: true });
const store = await openSqliteStore(`${folder}/records.sqlite`);
const startOfImport = performance.now();
const cpuBefore = process.cpuUsage();
const source = createReadStream(`${folder}/records.jsonl`);
const report = await importRecords(store, source, { kind: 'model' });
const importSeconds = (performance.now() - startOfImport) / 1000;
const { user, system } = process.cpuUsage(cpuBefore);

const startOfBuild = performance.now();
const index = await openIndex(store, { rules, snapshotDir: `${folder}/bench-index` });
const buildSeconds = (performance.now() - startOfBuild) / 1000;

const startOfWrites = performance.now();
const again = Array.from({ length: 1_000 }, (_unused, i) => ({
  kind: 'model' as const,
  id: `bench/written-${i}`,
  json: JSON.stringify({ tags: ['written'], downloads: i }),
}));
await store.put(again);
const startOfRefresh = performance.now();
await index.refresh();
const refreshMs = performance.now() - startOfRefresh;

const built = {
  imported: workload.records,
  refused: report.refused,
  importPerSecond: workload.records / importSeconds,
  importSeconds,
  importPerProcessorSecond: workload.records / ((user + system) / 1e6),
  buildSeconds,
  putOf1000Ms: startOfRefresh - startOfWrites,
  refreshOf1000Ms: refreshMs,
  snapshotBytesPerRecord: statSync(`${folder}/bench-index/model.index`).size / index.status().records.model,
};
await store.delete(
  'model',
  again.map((record) => record.id),
);
await index.close();
await store.close();
answer(built);

/** @module Loadout's index, started from its snapshot. */

import { openIndex, openSqliteStore } from '@loadout/hub';
import { answer, taskOfChild } from '../child.ts';
import { measure } from '../measure.ts';
import { rules } from '../workload.ts';

const { folder, secondsPerKind, workload } = taskOfChild();
const start = performance.now();
const store = await openSqliteStore(`${folder}/records.sqlite`);
const built: string[] = [];
const index = await openIndex(store, {
  rules,
  snapshotDir: `${folder}/bench-index`,
  onProgress: (event) => built.push(event.type),
});
const startSeconds = (performance.now() - start) / 1000;
if (built.includes('built')) throw new Error('The snapshot was not used');
const latencies = await measure(
  {
    inProcess: true,
    async ask(kind, { query, id }) {
      if (kind === 'lookup') return (await store.get('model', id)) === undefined ? 0 : 1;
      const page = index.search('model', query);
      if (kind !== 'next page') return page.total;
      return page.next === undefined ? 0 : index.search('model', { ...query, cursor: page.next }).ids.length;
    },
  },
  workload,
  secondsPerKind,
);
globalThis.gc?.();
const residentMb = process.memoryUsage().rss / 1e6;
await index.close();
await store.close();
answer({ startSeconds, residentMb, latencies });

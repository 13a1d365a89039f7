/** @module A cluster as an engine under test: one index for all cases, whose records are replaced between them. */

import type { Store } from '../../store/store.ts';
import { openSqliteStore } from '../../store/sqlite/sqlite-store.ts';
import type { ClusterIndex } from '../cluster/cluster-index.ts';
import { openClusterIndex } from '../cluster/open-cluster-index.ts';
import type { IndexedFields } from '../fields/fields.ts';
import type { Write } from './arbitraries.ts';
import { rules } from './numbered-record.ts';
import type { TestedEngine } from './tested-engine.ts';

export interface ClusterUnderTest {
  open(documents: readonly IndexedFields[]): Promise<TestedEngine>;
  close(): Promise<void>;
}

/** With several shards, so that counts and orders are merged. */
export async function clusterUnderTest(url: string): Promise<ClusterUnderTest> {
  const store = await openSqliteStore(':memory:');
  const index = await openClusterIndex(store, {
    url,
    rules,
    shards: 3,
    replicas: 1,
    prefix: 'conformance',
    timeoutMs: 30_000,
    pollMs: 600_000,
    readFields: (_change, json): IndexedFields => JSON.parse(json),
  });
  const ids = new Set<string>();
  return {
    async open(documents) {
      await store.delete('model', [...ids]);
      ids.clear();
      const engine = engineOf(store, index, ids);
      await engine.write(documents.map((put) => ({ put })));
      return engine;
    },
    async close() {
      await index.close();
      await store.close();
    },
  };
}

const engineOf = (store: Store, index: ClusterIndex, ids: Set<string>): TestedEngine => ({
  search: (query) => index.search('model', query),
  candidates: (text, limit) => index.candidates('model', text, limit),
  similarWords: (word, limit) => index.similarWords('model', word, limit),
  list: (stretch) => index.list('model', stretch),
  count: () => index.status().records.model,
  async write(writes: readonly Write[]) {
    for (const each of writes) {
      if ('put' in each) {
        ids.add(each.put.id);
        await store.put([{ kind: 'model', id: each.put.id, json: JSON.stringify(each.put) }]);
      } else await store.delete('model', [each.remove]);
    }
    await index.refresh();
  },
});

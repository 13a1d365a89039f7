/** @module Records of a small hub, and a check that an index finds exactly the records of the store. */

import { expect } from 'vitest';
import type { RecordInput, RepoKind, Store } from '../../store/store.ts';
import { fieldsOf, type IndexedFields } from '../fields/fields.ts';
import type { SearchEngine } from '../live/index-options.ts';
import type { SearchQuery } from '../query/query.ts';
import { oracle } from './oracle.ts';
import { numberedRecord, rules } from './numbered-record.ts';

export { rules };

export const record = (number: number, kind: RepoKind = 'model'): RecordInput => numberedRecord(number, kind);

export const records = (from: number, to: number): RecordInput[] =>
  Array.from({ length: to - from }, (_unused, i) => record(from + i));

export const sampleQueries: readonly SearchQuery[] = [
  {},
  { text: 'name' },
  { memory: { max: 50 * 1024, context: 100 } },
  { text: 'owner3 name-1' },
  { text: 'name boat' },
  { filters: { task: ['fill-mask', 'translation'], tag: ['t1'] }, sort: 'downloads', direction: 'asc' },
];

export async function expectInStep(index: Pick<SearchEngine, 'search'>, store: Store): Promise<void> {
  const documents: IndexedFields[] = [];
  for await (const batch of store.scan('model')) {
    for (const { id, json } of batch) {
      const fields = fieldsOf('model', id, json, rules);
      if (fields !== undefined) documents.push(fields);
    }
  }
  for (const query of sampleQueries) {
    const { ids, total, facets, figures, unknown } = await index.search('model', { ...query, limit: 10_000 });
    expect({ ids, total, facets, figures, unknown }).toEqual(oracle(documents, query));
  }
}

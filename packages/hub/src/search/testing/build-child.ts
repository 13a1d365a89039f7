/** @module Builds an index in a cluster and reports each batch, until it is killed: FILE URL PREFIX. */

import { openSqliteStore } from '../../store/sqlite/sqlite-store.ts';
import { openClusterIndex } from '../cluster/open-cluster-index.ts';
import { rules } from './numbered-record.ts';

const [file = '', url = '', prefix = ''] = process.argv.slice(2);
const store = await openSqliteStore(file);
await openClusterIndex(store, {
  url,
  prefix,
  rules,
  shards: 2,
  onProgress: (event) => {
    if (event.type === 'reading') process.stdout.write(`${event.records}\n`);
  },
});

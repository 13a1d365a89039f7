/** @module Opens the index of a store in a search cluster; builds it first where there is none. */

import type { Store } from '../../store/store.ts';
import { ClusterIndex, type ClusterOptions } from './cluster-index.ts';
import { SearchError } from './search-error.ts';

/** Also opens when the cluster cannot be used: searches then fail with a `SearchError` until it can. */
export async function openClusterIndex(store: Store, options: ClusterOptions): Promise<ClusterIndex> {
  const index = new ClusterIndex(store, await store.identity(), options);
  try {
    await index.refresh();
  } catch (error) {
    if (!(error instanceof SearchError) || error.code === 'newer-version') throw error;
    options.onProgress?.({ type: 'refresh-failed', error });
  }
  index.follow();
  return index;
}

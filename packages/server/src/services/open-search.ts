/** @module Opens search: in memory, or in a cluster if one is configured, or both. */
import {
  type IndexOptions,
  openClusterIndex,
  openIndex,
  type SearchEngine,
  type Store,
  withFallback,
} from '@loadout/hub';
import type { SearchSettings } from '../settings.ts';

export async function openSearch(
  store: Store,
  search: SearchSettings | undefined,
  options: IndexOptions,
): Promise<SearchEngine> {
  if (search === undefined) return openIndex(store, options);
  const { fallback, ...cluster } = search;
  const { rules, onProgress } = options;
  const index = await openClusterIndex(store, { ...cluster, rules, ...(onProgress && { onProgress }) });
  if (!fallback) return index;
  try {
    return withFallback(index, await openIndex(store, options));
  } catch (error) {
    await index.close();
    throw error;
  }
}

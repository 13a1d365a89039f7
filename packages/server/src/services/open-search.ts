/** @module Opens search: in memory, or in a cluster if one is configured, or both. */
import {
  type HubIndex,
  type IndexOptions,
  openClusterIndex,
  openIndex,
  type SearchEngine,
  type Store,
  withFallback,
} from '@loadout/hub';
import type { SearchSettings } from '../settings.ts';

export interface OpenedSearch {
  readonly engine: SearchEngine;
  /** The index in memory, if there is one: threads share its arrays. */
  readonly memory?: HubIndex;
}

export async function openSearch(
  store: Store,
  search: SearchSettings | undefined,
  options: IndexOptions,
): Promise<OpenedSearch> {
  if (search === undefined) {
    const memory = await openIndex(store, options);
    return { engine: memory, memory };
  }
  const { fallback, ...cluster } = search;
  const { rules, watch, onProgress } = options;
  const index = await openClusterIndex(store, {
    ...cluster,
    rules,
    ...(watch && { watch }),
    ...(onProgress && { onProgress }),
  });
  if (!fallback) return { engine: index };
  try {
    const memory = await openIndex(store, options);
    return { engine: withFallback(index, memory), memory };
  } catch (error) {
    await index.close();
    throw error;
  }
}

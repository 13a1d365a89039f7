/** @module Readiness: whether the store responds, whether the index is up to date, and how many records there are. */
import type { SearchEngine, Store } from '@loadout/hub';
import type { Readiness } from '../services.ts';

export async function readinessOf(store: Store, index: SearchEngine): Promise<Readiness> {
  const { records, failure } = index.status();
  const storeState = await store.head().then(
    () => 'ready' as const,
    () => 'failed' as const,
  );
  const indexState = failure === undefined ? 'ready' : 'failed';
  return {
    ready: storeState === 'ready' && indexState === 'ready',
    store: storeState,
    index: indexState,
    records,
  };
}

/** @module Readiness: whether the store responds, whether the index is up to date, and how many records there are. */
import type { SearchEngine, Store } from '@loadout/hub';
import type { Figures, Readiness } from '../services.ts';

export async function readinessOf(store: Store, index: SearchEngine): Promise<Readiness> {
  const { store: storeState, index: indexState, records } = await figuresOf(store, index);
  const ready = storeState === 'ready' && indexState === 'ready';
  return { ready, store: storeState, index: indexState, records };
}

export async function figuresOf(store: Store, index: SearchEngine, written?: number): Promise<Figures> {
  const { records, failure, seq } = index.status();
  const head = await store.head().catch(() => undefined);
  return {
    store: head === undefined ? 'failed' : 'ready',
    index: failure === undefined ? 'ready' : 'failed',
    records,
    seq,
    ...(head !== undefined && { head }),
    ...(written !== undefined && { written }),
  };
}

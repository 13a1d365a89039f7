/** @module Readiness: whether the store responds, whether the index is up to date, and how many records there are. */
import { lastSync, repoKinds, type SearchEngine, type Store } from '@loadout/hub';
import type { Figures, Readiness } from '../services.ts';

export async function readinessOf(store: Store, index: SearchEngine): Promise<Readiness> {
  const { store: storeState, index: indexState, records } = await statesOf(store, index);
  const ready = storeState === 'ready' && indexState === 'ready';
  return { ready, store: storeState, index: indexState, records };
}

export async function figuresOf(store: Store, index: SearchEngine, written?: number): Promise<Figures> {
  const syncs = await Promise.all(
    repoKinds.map(async (kind) => {
      const last = await lastSync(store, kind).catch(() => undefined);
      return last && Object.assign(last, { kind });
    }),
  );
  return {
    ...(await statesOf(store, index)),
    ...(written !== undefined && { written }),
    syncs: syncs.filter((sync) => sync !== undefined),
  };
}

async function statesOf(store: Store, index: SearchEngine): Promise<Omit<Figures, 'syncs' | 'written'>> {
  const { records, failure, seq } = index.status();
  const head = await store.head().catch(() => undefined);
  return {
    store: head === undefined ? 'failed' : 'ready',
    index: failure === undefined ? 'ready' : 'failed',
    records,
    seq,
    ...(head !== undefined && { head }),
  };
}

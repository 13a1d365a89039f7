/** @module Whether the store answers, and how many records it holds. */
import type { Store } from '@loadout/hub';
import type { Readiness } from '../services.ts';

export async function readinessOf(store: Store): Promise<Readiness> {
  try {
    const [model, dataset, space] = await Promise.all([
      store.count('model'),
      store.count('dataset'),
      store.count('space'),
    ]);
    return { ready: true, store: 'ready', index: 'ready', records: { model, dataset, space } };
  } catch {
    return { ready: false, store: 'failed', index: 'ready', records: { model: 0, dataset: 0, space: 0 } };
  }
}

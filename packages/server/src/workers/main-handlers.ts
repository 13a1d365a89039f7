/** @module Handlers of the calls that the main thread receives from the others. */
import type { Store } from '@loadout/hub';
import type { Metric } from '../metrics/exposition.ts';
import type { Background } from '../services/background.ts';
import type { MainHandlers } from './calls.ts';

export const mainHandlers = (
  store: Store,
  { hub, renderer, cards }: Background,
  metrics: () => Promise<readonly Metric[]>,
): MainHandlers => ({
  async look({ kind, id }) {
    const stored = await store.get(kind, id);
    return stored && hub?.refresher.look(kind, stored);
  },
  liveRecord: async ({ kind, id }) => hub?.records.get(kind, id),
  liveFreshness: async ({ kind, id }) => hub?.records.freshness(kind, id),
  liveHistory: async ({ kind, id }) => hub?.records.history(kind, id) ?? [],
  updateCard: async ({ kind, record }) => cards?.update(kind, record, await store.card(kind, record.id)),
  renderCard: ({ markdown, place }) => renderer.render(markdown, place),
  metrics,
});

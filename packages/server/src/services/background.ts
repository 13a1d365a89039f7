/** @module Work that runs once per process, for all threads: requests to the hub, rendering of cards. */
import type { LiveRecords, Refresher, SearchEngine, Store } from '@loadout/hub';
import { type CardUpdates, cardUpdates } from '../cards/card-updates.ts';
import { type CardRenderer, cardRenderer } from '../cards/card-renderer.ts';
import { cardWriter } from '../cards/card-writer.ts';
import type { Settings } from '../settings.ts';
import { liveHub } from './live-hub.ts';

/** The hub as requests use it. */
export interface HubView {
  readonly records: Pick<LiveRecords, 'get' | 'freshness' | 'history'>;
  readonly refresher: Pick<Refresher, 'look'>;
}

export interface Background {
  /** Absent without a hub. */
  readonly hub: HubView | undefined;
  readonly renderer: CardRenderer;
  /** Absent without a hub. */
  readonly cards: CardUpdates | undefined;
  /** Records refreshed from the hub since the start; absent without a hub, and where another thread counts them. */
  written(): number | undefined;
  close(): Promise<void>;
}

export function openBackground(
  settings: Settings,
  store: Store,
  index: Pick<SearchEngine, 'refresh'>,
): Background {
  let written = 0;
  const hub = liveHub(settings, store, () => {
    written += 1;
    return index.refresh();
  });
  const renderer = cardRenderer();
  const writer = cardWriter(store, settings, renderer);
  return {
    hub,
    renderer,
    cards: cardUpdates(store, writer, settings, () => index.refresh()),
    written: () => hub && written,
    async close() {
      await renderer.close();
      await Promise.all([hub?.refresher.close(), hub?.records.close()]);
    },
  };
}

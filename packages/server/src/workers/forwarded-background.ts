/** @module The background work of a thread, forwarded to the main thread. */
import type { MessagePort } from 'node:worker_threads';
import { isDue } from '../cards/card-updates.ts';
import type { Background } from '../services/background.ts';
import type { Settings } from '../settings.ts';
import { call } from './calls.ts';

export function forwardedBackground(
  main: Pick<MessagePort, 'postMessage'>,
  { hub }: Pick<Settings, 'hub'>,
): Background {
  return {
    hub: hub && {
      records: {
        get: (kind, id) => call(main, 'liveRecord', { kind, id }),
        freshness: (kind, id) => call(main, 'liveFreshness', { kind, id }),
        history: (kind, id) => call(main, 'liveHistory', { kind, id }),
      },
      refresher: {
        look: async (kind, { id }) => (await call(main, 'look', { kind, id })) ?? { state: 'missing' },
      },
    },
    renderer: {
      render: (markdown, place) => call(main, 'renderCard', { markdown, place }),
      close: async () => undefined,
    },
    cards: hub && {
      update(kind, { id, sha }, stored) {
        // Most cards are up to date: no message is sent.
        if (stored !== undefined && !isDue(stored, { id, sha })) return undefined;
        return call(main, 'updateCard', { kind, record: { id, sha } });
      },
    },
    written: () => undefined,
    close: async () => undefined,
  };
}

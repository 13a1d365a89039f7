/** @module The live hub of the settings: records that are not stored, and newer versions of stored ones. */
import {
  hubClient,
  type HubClientOptions,
  type LiveRecords,
  liveRecords,
  type Refresher,
  refresher,
  type Store,
} from '@loadout/hub';
import type { HubSettings, Settings } from '../settings.ts';

/** Short, because a page waits for the response. */
const patience = { timeoutMs: 8000, attempts: 2, longestWaitMs: 2000 };
/** No request waits for a refresh, and the next view starts another. */
const background = { timeoutMs: 15_000, attempts: 2, longestWaitMs: 10_000 };

export interface LiveHub {
  readonly records: LiveRecords;
  readonly refresher: Refresher;
}

const clientOptions = ({ url, token, contentOrigins }: HubSettings): HubClientOptions => ({
  baseUrl: url,
  token,
  ...(contentOrigins && { contentOrigins }),
});

export function liveHub(
  { hub }: Pick<Settings, 'hub'>,
  store: Store,
  onWritten: () => Promise<unknown>,
): LiveHub | undefined {
  if (hub === undefined) return undefined;
  const options = clientOptions(hub);
  const unhurried = hubClient({ ...options, ...background });
  return {
    records: liveRecords(hubClient({ ...options, ...patience }), { background: unhurried }),
    refresher: refresher(store, unhurried, { onWritten }),
  };
}

/** @module The live hub, for records that the store does not have, if the settings name one. */
import { hubClient, type LiveRecords, liveRecords } from '@loadout/hub';
import type { Settings } from '../settings.ts';

/** Short, because a page waits for the response. */
const patience = { timeoutMs: 8000, attempts: 2, longestWaitMs: 2000 };

export function liveHub({ hub }: Pick<Settings, 'hub'>): LiveRecords | undefined {
  return hub && liveRecords(hubClient({ baseUrl: hub.url, token: hub.token, ...patience }));
}

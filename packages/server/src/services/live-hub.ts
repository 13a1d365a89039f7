/** @module The hub that is asked for records the store does not have, when the settings name one. */
import { hubClient, type LiveRecords, liveRecords } from '@loadout/hub';
import type { Settings } from '../settings.ts';

/** A page waits for this answer, so it does not wait long. */
const patience = { timeoutMs: 8000, attempts: 2, longestWaitMs: 2000 };

export function liveHub({ hub }: Pick<Settings, 'hub'>): LiveRecords | undefined {
  return hub && liveRecords(hubClient({ baseUrl: hub.url, token: hub.token, ...patience }));
}

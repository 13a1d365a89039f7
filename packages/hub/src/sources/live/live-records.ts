/**
 * @module Records that only the live hub has. The first view waits for the hub's record; its files and further fields
 * are read in the background. Missing records are cached too.
 */

import { describeProblems, parseRecord } from '../../records/parse-record.ts';
import { foldId, type RepoKind, type Sighting } from '../../store/store.ts';
import { systemClock } from '../clock.ts';
import type { HubClient } from '../hub-client.ts';
import { HubError } from '../hub-error.ts';
import { type Freshness, refresher } from '../refresh/refresher.ts';
import { type PassingRecord, passingRecords } from './passing-records.ts';

export interface LiveRecord {
  readonly json: string;
}

export interface LiveRecordsOptions {
  /** The client for requests that nobody waits for. */
  readonly background?: HubClient;
  /** After this, a record is requested again in the background. */
  readonly ttlMs?: number;
  /** How long a missing record is cached. */
  readonly missingTtlMs?: number;
  readonly maxEntries?: number;
  /** Limit for all cached records together, as JSON. */
  readonly maxCharacters?: number;
  readonly now?: () => number;
}

export interface LiveRecords {
  /** The cached record if there is one, which is refreshed in the background when it is due. */
  get(kind: RepoKind, id: string): Promise<LiveRecord | undefined>;
  /** `undefined` for a record that is not cached. */
  freshness(kind: RepoKind, id: string): Promise<Freshness | undefined>;
  /** Figures seen since the server started, one point per day. */
  history(kind: RepoKind, id: string): Promise<readonly Sighting[]>;
  /** Resolves when nothing is under way. */
  idle(): Promise<void>;
  /** Aborts what is under way in the background. */
  close(): Promise<void>;
}

const minute = 60_000;

export function liveRecords(hub: HubClient, options: LiveRecordsOptions = {}): LiveRecords {
  const now = options.now ?? (() => systemClock.now());
  const { background = hub, ttlMs = 10 * minute, missingTtlMs = minute } = options;
  const { maxEntries = 5_000, maxCharacters = 64 * 1024 * 1024 } = options;
  const passing = passingRecords({ maxEntries, maxCharacters }, now);
  const underWay = new Map<string, Promise<void>>();

  /** The response that the first view waited for is not requested again. */
  const completing: HubClient = {
    ...background,
    record(kind, id, signal) {
      const known = passing.get(kind, id);
      const isNew = known !== undefined && !known.isWhole && now() - known.at < minute;
      return isNew && known.json !== undefined
        ? Promise.resolve(JSON.parse(known.json))
        : background.record(kind, id, signal);
    },
  };
  const refreshing = refresher(passing, completing, {
    ttlMs,
    now,
    concurrency: 2,
    maxWaiting: 50,
    onMissing: (kind, id) => passing.set(kind, id, { id, json: undefined }),
  });

  const request = async (kind: RepoKind, id: string): Promise<void> =>
    passing.set(kind, id, read(kind, id, await hub.record(kind, id)));

  const look = async (kind: RepoKind, known: PassingRecord | undefined): Promise<Freshness | undefined> =>
    known?.json === undefined
      ? undefined
      : refreshing.look(kind, { kind, id: known.id, json: known.json, seq: 0 });

  return {
    async get(kind, id) {
      const known = passing.get(kind, id);
      const isMissing = known !== undefined && known.json === undefined && now() < known.at + missingTtlMs;
      if (known?.json === undefined && !isMissing) {
        const key = `${kind} ${foldId(id)}`;
        // Concurrent requests for the same record share one response.
        const shared = underWay.get(key) ?? request(kind, id).finally(() => underWay.delete(key));
        underWay.set(key, shared);
        await shared;
      }
      const found = passing.get(kind, id);
      await look(kind, found);
      return found?.json === undefined ? undefined : { json: found.json };
    },

    freshness: (kind, id) => look(kind, passing.get(kind, id)),
    history: async (kind, id) => passing.get(kind, id)?.history ?? [],
    idle: () => refreshing.idle(),
    close: () => refreshing.close(),
  };
}

function read(kind: RepoKind, id: string, answer: unknown): Pick<PassingRecord, 'id' | 'json'> {
  if (answer === undefined) return { id, json: undefined };
  const parsed = parseRecord(kind, answer, 'drop');
  if (!parsed.ok) throw new HubError('bad-answer', `The hub's record: ${describeProblems(parsed.problems)}`);
  return { id: parsed.record.id, json: parsed.json };
}

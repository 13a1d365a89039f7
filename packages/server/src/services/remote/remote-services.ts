/** @module Lookups without a store: records come from another Loadout server or from a hub, on each call. */
import type { Platform, RecordTypes } from '@loadout/catalogue';
import {
  describeProblems,
  hubClient,
  HubError,
  parseRecord,
  repoIdProblem,
  type RepoKind,
  storedRecord,
} from '@loadout/hub';
import { NotFoundError } from '../../errors.ts';
import type { LookupServices } from '../../services.ts';
import { catalogueServices } from '../catalogue.ts';
import { recordLookups } from '../lookups.ts';
import { mostSimilar } from '../similar.ts';
import { hubSearch } from './hub-search.ts';
import { serverSearch } from './server-search.ts';

export interface RemoteSource {
  readonly url: string;
  /** What is at the URL: a Loadout server has all filters of a search, a hub only some. */
  readonly speaks: 'loadout' | 'hub';
  readonly token?: string | undefined;
}

/** Short, because somebody waits at a terminal. */
const patience = { timeoutMs: 15_000, attempts: 2, longestWaitMs: 5000 };
const similarSearched = 20;

export function remoteServices(platform: Platform, { url, speaks, token }: RemoteSource): LookupServices {
  const client = hubClient({ baseUrl: url, token, ...patience });
  const search = speaks === 'loadout' ? serverSearch(client.baseUrl, patience.timeoutMs) : hubSearch(client);

  const record = async <Kind extends RepoKind>(
    kind: Kind,
    id: string,
  ): Promise<RecordTypes[Kind] | undefined> => {
    if (repoIdProblem(id) !== undefined) return undefined;
    const answer = await client.record(kind, id);
    if (answer === undefined) return undefined;
    const parsed = parseRecord(kind, answer, 'drop');
    if (parsed.ok) return storedRecord(kind, { id, json: parsed.json });
    throw new HubError('bad-answer', `${url}: ${describeProblems(parsed.problems)}`);
  };

  const nearestRecords = async (kind: RepoKind, id: string, limit = 5): Promise<readonly string[]> => {
    const text = id.slice(id.lastIndexOf('/') + 1, 100);
    const { items } = await search(kind, { text, limit: similarSearched });
    return mostSimilar(
      id,
      items.map((item) => item.id),
      limit,
    );
  };

  const existing = async <Kind extends RepoKind>(kind: Kind, id: string): Promise<RecordTypes[Kind]> => {
    const found = await record(kind, id);
    if (found === undefined) throw new NotFoundError(kind, id, await nearestRecords(kind, id));
    return found;
  };

  return {
    platform,
    library: catalogueServices.library,
    apps: catalogueServices.apps,
    record,
    model: (id) => record('model', id),
    search,
    ...recordLookups(platform, existing),
    nearest: async (kind, id, limit) =>
      kind === 'model' || kind === 'dataset' || kind === 'space'
        ? nearestRecords(kind, id, limit)
        : catalogueServices.nearest(kind, id, limit),
    close: () => Promise.resolve(),
  };
}

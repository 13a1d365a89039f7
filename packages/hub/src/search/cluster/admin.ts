/** @module The indexes of a store in the cluster: which one is current, how far it is, and the switch to another. */

import { z } from 'zod';
import { type Answer, type ClusterClient, errorOf } from './client.ts';
import { indexBody, type IndexOrigin, type ShardCounts, writeAlias } from './layout.ts';
import { readAnswer } from './read-answer.ts';
import { SearchError } from './search-error.ts';

const mappingSchema = z.record(
  z.string(),
  z.object({
    mappings: z.object({
      _meta: z.object({ layout: z.number(), store: z.string(), rules: z.string() }).optional(),
    }),
  }),
);
const namesSchema = z.record(z.string(), z.unknown());
const positionSchema = z.object({ _version: z.number() });

export interface CurrentIndex {
  readonly name: string;
  readonly origin: IndexOrigin;
}

/** Its version is the position in the change sequence. It has no kind, so no search finds it. */
const positionId = 'position';

export class ClusterAdmin {
  readonly #client: ClusterClient;
  readonly #alias: string;

  constructor(client: ClusterClient, alias: string) {
    this.#client = client;
    this.#alias = alias;
  }

  /** The index that the alias names. */
  async current(): Promise<CurrentIndex | undefined> {
    const answer = await this.#client.send('GET', `${this.#alias}/_mapping`);
    if (answer.status === 404) return undefined;
    const [found] = Object.entries(readAnswer(mappingSchema, expected(answer)));
    if (found === undefined) return undefined;
    const [name, { mappings }] = found;
    const { _meta: origin } = mappings;
    if (origin === undefined)
      throw new SearchError('failed', `${this.#alias} is an index or alias of another program`);
    return { name, origin };
  }

  /** All changes up to this position are in the index. */
  async position(name: string): Promise<number | undefined> {
    const answer = await this.#client.send('GET', `${name}/_doc/${positionId}?_source=false`);
    if (answer.status === 404) return undefined;
    const { _version: position } = readAnswer(positionSchema, expected(answer));
    return position;
  }

  /** Never goes back: a lower position than the stored one is ignored. */
  async advance(name: string, position: number): Promise<void> {
    const answer = await this.#client.send(
      'PUT',
      `${writeAlias(name)}/_doc/${positionId}?require_alias=true&version=${position}&version_type=external_gte`,
      {},
      this.#client.timeoutMs * 3,
    );
    if (answer.status !== 409) expected(answer);
  }

  /** Does nothing when it exists. */
  async create(name: string, origin: IndexOrigin, counts: ShardCounts): Promise<void> {
    const answer = await this.#client.send(
      'PUT',
      name,
      indexBody(name, origin, counts),
      this.#client.timeoutMs * 6,
    );
    const exists = answer.status === 400 && JSON.stringify(answer.body).includes('resource_already_exists');
    if (!exists) expected(answer);
  }

  /** Makes everything written so far visible to searches. */
  async refresh(name: string): Promise<void> {
    const answer = expected(
      await this.#client.send('POST', `${name}/_refresh`, undefined, this.#client.timeoutMs * 3),
    );
    const { _shards: shards } = readAnswer(refreshSchema, answer);
    if (shards.failed > 0)
      throw new SearchError('unavailable', `${shards.failed} shards could not be refreshed`);
  }

  /** In one step, so that there is always one index behind the alias. Deletes the ones before it. */
  async switchTo(name: string): Promise<void> {
    const before = await this.#indexes();
    const others = before.filter((each) => each !== name);
    const alias = this.#alias;
    const actions = [
      ...others.map((index) => ({ remove: { index, alias, must_exist: false } })),
      { add: { index: name, alias } },
    ];
    expected(await this.#client.send('POST', '_aliases', { actions }, this.#client.timeoutMs * 3));
    for (const index of others)
      await this.#client.send('DELETE', index, undefined, this.#client.timeoutMs * 3);
  }

  async #indexes(): Promise<readonly string[]> {
    const answer = await this.#client.send('GET', `${this.#alias}-*/_alias`);
    return answer.status === 404 ? [] : Object.keys(readAnswer(namesSchema, expected(answer)));
  }
}

const refreshSchema = z.object({ _shards: z.object({ failed: z.number() }) });

function expected(answer: Answer): unknown {
  if (answer.status < 300) return answer.body;
  throw errorOf(answer);
}

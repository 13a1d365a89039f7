/** @module An index in a search cluster that several servers share: each follows the store, all write the same. */

import { hash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { RepoKind, Store } from '../../store/store.ts';
import type { IndexOptions, IndexStatus, SearchEngine } from '../live/index-options.ts';
import { type FieldRules, fieldsOf } from '../fields/fields.ts';
import type { Candidate } from '../query/candidates.ts';
import { Refreshes } from '../live/refreshes.ts';
import type { Listed, Stretch } from '../query/listing.ts';
import type { SearchQuery, SearchResult } from '../query/query.ts';
import type { SimilarWord } from '../segment/word-dictionary.ts';
import { ClusterAdmin, type CurrentIndex } from './admin.ts';
import { ClusterBuilder } from './builder.ts';
import { clusterCandidates } from './candidates.ts';
import { type Census, emptyCensus, takeCensus } from './census.ts';
import { type Answer, type ClusterAddress, ClusterClient, errorOf } from './client.ts';
import { type IndexOrigin, layoutVersion, type ShardCounts } from './layout.ts';
import { Listing } from './listing.ts';
import { readAnswer } from './read-answer.ts';
import { type MultiSearch, searchCluster } from './search.ts';
import { SearchError } from './search-error.ts';
import { clusterSimilarWords } from './similar-words.ts';
import type { Clause } from './text-clauses.ts';
import { ClusterWriter, type ReadFields } from './writer.ts';

export interface ClusterOptions
  extends
    ClusterAddress,
    Pick<IndexOptions, 'rules' | 'watch' | 'pollMs' | 'onProgress'>,
    Partial<ShardCounts> {
  /** Prefix of the names of all indexes; default: `loadout`. */
  readonly prefix?: string;
  /** Default: by the rules. */
  readonly readFields?: ReadFields;
}

const readBy =
  (rules: FieldRules): ReadFields =>
  ({ kind, id, cardFields }, json) =>
    fieldsOf(kind, id, json, rules, cardFields);

const defaultPollMs = 1_000;
/** Maximum delay after a notification, so that the server that made the write indexes it. */
const longestPatienceMs = 300;
const readAlongBatch = 500;
/** How long a server waits for one of another version to index a write. */
const staleAfterMs = 5_000;

const searchesSchema = z.object({
  responses: z.array(z.looseObject({ status: z.number(), timed_out: z.boolean().optional() })),
});

export class ClusterIndex implements SearchEngine {
  readonly #store: Store;
  readonly #options: ClusterOptions;
  readonly #client: ClusterClient;
  readonly #admin: ClusterAdmin;
  readonly #builder: ClusterBuilder;
  readonly #origin: IndexOrigin;
  readonly #alias: string;
  readonly #listing = new Listing();
  readonly #closing = new AbortController();
  readonly #refreshes: Refreshes;
  #current: CurrentIndex | undefined;
  /** A rebuild is decided once, at the start: servers of two versions must not replace each other's index in turn. */
  #isDecided = false;
  #seq = 0;
  #census: Census = emptyCensus;
  #failure: unknown;
  /** No node responds: searches fail at once until the next refresh succeeds. */
  #isAway = false;
  #stopFollowing: (() => void) | undefined;

  constructor(store: Store, identity: string, options: ClusterOptions) {
    this.#store = store;
    this.#options = options;
    this.#client = new ClusterClient(options);
    this.#origin = { layout: layoutVersion, store: identity, rules: options.rules.version };
    this.#alias = `${options.prefix ?? 'loadout'}-${shortHash(identity)}`;
    this.#admin = new ClusterAdmin(this.#client, this.#alias);
    const writer = new ClusterWriter(
      this.#client,
      store,
      options.readFields ?? readBy(options.rules),
      (kind, id) => options.onProgress?.({ type: 'unreadable', kind, id }),
    );
    this.#builder = new ClusterBuilder(store, this.#admin, writer);
    this.#refreshes = new Refreshes(
      () => this.#catchUp(),
      (error) => options.onProgress?.({ type: 'refresh-failed', error }),
    );
  }

  async search(kind: RepoKind, query: SearchQuery): Promise<SearchResult> {
    const found = await searchCluster(this.#send, kind, query);
    return { ...found, figures: this.#census.figures[kind] };
  }

  candidates(kind: RepoKind, text: string, limit: number): Promise<readonly Candidate[]> {
    return clusterCandidates(this.#send, kind, text, limit);
  }

  similarWords(kind: RepoKind, word: string, limit: number): Promise<readonly SimilarWord[]> {
    return clusterSimilarWords(this.#send, kind, word, limit);
  }

  list(kind: RepoKind, stretch: Stretch): Promise<readonly Listed[]> {
    return this.#listing.list(this.#send, kind, stretch, this.#seq);
  }

  refresh(): Promise<void> {
    return this.#refreshes.next();
  }

  /** Refreshes on notifications of the store, and periodically. */
  follow(): void {
    const refresh = (): void => this.#refreshes.inBackground();
    const refreshSoon = (): void => void setTimeout(refresh, Math.random() * longestPatienceMs).unref();
    const unwatch = this.#options.watch?.(refreshSoon) ?? this.#store.watch(refreshSoon);
    const timer = setInterval(refresh, this.#options.pollMs ?? defaultPollMs).unref();
    this.#stopFollowing = () => {
      unwatch();
      clearInterval(timer);
    };
  }

  status(): IndexStatus {
    const { records } = this.#census;
    return { seq: this.#seq, records, ...(this.#failure !== undefined && { failure: this.#failure }) };
  }

  async close(): Promise<void> {
    this.#closing.abort();
    this.#stopFollowing?.();
    await this.#refreshes.ended();
  }

  async #catchUp(): Promise<void> {
    if (this.#closing.signal.aborted) return;
    try {
      this.#current = await this.#indexToSearch();
      const seq = await this.#follow(this.#current);
      this.#isAway = false;
      if (seq !== this.#seq) {
        await this.#readAlong(seq);
        this.#census = await takeCensus(this.#send);
      }
      this.#seq = seq;
      this.#failure = undefined;
    } catch (error) {
      this.#failure = error;
      this.#isAway = error instanceof SearchError && error.code === 'unavailable';
      throw error;
    }
  }

  async #indexToSearch(): Promise<CurrentIndex> {
    const current = await this.#admin.current();
    if (current === undefined) return this.#rebuild(undefined);
    const { layout, rules } = current.origin;
    if (layout > layoutVersion) {
      this.#current = undefined;
      throw new SearchError(
        'newer-version',
        `${current.name} has layout ${layout}, this program knows layouts up to ${layoutVersion}: use the newer program, or another LOADOUT_SEARCH_INDEX`,
      );
    }
    const isDecided = this.#isDecided;
    this.#isDecided = true;
    if (layout === layoutVersion && rules === this.#origin.rules)
      return isDecided || !(await this.#isAhead(current)) ? current : this.#rebuild(current);
    return isDecided && layout === layoutVersion ? current : this.#rebuild(current);
  }

  /** Whether the store was restored to an earlier state. */
  async #isAhead({ name }: CurrentIndex): Promise<boolean> {
    return ((await this.#admin.position(name)) ?? 0) > (await this.#store.head());
  }

  async #follow({ name, origin }: CurrentIndex): Promise<number> {
    const { signal } = this.#closing;
    if (origin.rules === this.#origin.rules) return this.#builder.follow(name, { signal });
    // A server of another version keeps this index up to date, with its own rules.
    const head = await this.#store.head();
    for (const start = performance.now(); ; await wait(100)) {
      const position = (await this.#admin.position(name)) ?? 0;
      if (position >= head || signal.aborted) return position;
      if (performance.now() - start > staleAfterMs)
        throw new SearchError('stale', `${name} was built by another version, which does not update it`);
    }
  }

  /** Reads what other servers have indexed: this is how a store with a row cache learns of changes. */
  async #readAlong(until: number): Promise<void> {
    for (let seq = this.#seq; seq > 0 && seq < until && !this.#closing.signal.aborted;) {
      const changes = await this.#store.changesSince(seq, readAlongBatch);
      seq = changes.at(-1)?.seq ?? until;
    }
  }

  /** Builds a new index while searches use the old one. An interrupted build is continued. */
  async #rebuild(before: CurrentIndex | undefined): Promise<CurrentIndex> {
    const { onProgress, shards = 1, replicas = 1 } = this.#options;
    const origin = this.#origin;
    const name = nextName(this.#alias, origin, before?.name);
    const readable = before?.origin.layout === layoutVersion ? before : undefined;
    this.#current = readable;
    onProgress?.({
      type: 'rebuilding',
      index: name,
      ...(before && { from: before.origin.layout, to: layoutVersion }),
    });
    await this.#admin.create(name, origin, { shards, replicas });
    await this.#builder.build(name, {
      signal: this.#closing.signal,
      onBatch: async (records) => {
        onProgress?.({ type: 'reading', records });
        if (readable?.origin.rules === origin.rules) return;
        // Same layout: writes during the build also go to the old index, so that searches find them.
        if (readable) await this.#builder.follow(readable.name, { signal: this.#closing.signal });
      },
    });
    await this.#admin.switchTo(name);
    this.#isDecided = true;
    return { name, origin };
  }

  /** All or nothing: a search that lacks a shard fails. An index that was replaced meanwhile is looked up again. */
  readonly #send: MultiSearch = async (searches) => {
    if (this.#isAway)
      throw new SearchError('unavailable', 'no node could be reached', { cause: this.#failure });
    try {
      const { answer, missing } = await this.#searchIn(this.#current, searches);
      if (!missing) return answer;
      this.#current = await this.#admin.current();
      const again = await this.#searchIn(this.#current, searches);
      if (again.missing) throw new SearchError('building', 'there is no index yet');
      return again.answer;
    } catch (error) {
      if (error instanceof SearchError && error.code === 'unavailable' && this.#failure === undefined)
        this.refresh().catch(() => undefined);
      throw error;
    }
  };

  async #searchIn(
    index: CurrentIndex | undefined,
    searches: readonly Clause[],
  ): Promise<{ readonly answer: readonly Answer['body'][]; readonly missing: boolean }> {
    if (index === undefined)
      throw this.#failure instanceof SearchError
        ? this.#failure
        : new SearchError('building', 'there is no index yet');
    const header = `${JSON.stringify({ index: index.name, allow_partial_search_results: false })}\n`;
    const body = searches.map((search) => `${header}${JSON.stringify(search)}\n`).join('');
    const { responses } = readAnswer(
      searchesSchema,
      (await this.#client.send('POST', '_msearch', body)).body,
    );
    const failed = responses.find(({ status, timed_out: late }) => status >= 400 || late === true);
    if (failed === undefined) return { answer: responses, missing: false };
    if (failed.status === 404) return { answer: [], missing: true };
    if (failed.timed_out === true) throw new SearchError('slow', 'the search was cut short');
    throw errorOf({ status: failed.status, body: failed });
  }
}

const shortHash = (text: string): string => hash('sha1', text).slice(0, 8);

/** The same for all servers that replace the same index, so that they build it together. */
function nextName(alias: string, { layout, rules }: IndexOrigin, before: string | undefined): string {
  const stem = `${alias}-${layout}-${shortHash(rules)}`;
  const round = before?.startsWith(`${stem}-`) ? Number(before.slice(stem.length + 1)) + 1 : 1;
  return `${stem}-${round}`;
}

/** @module Servers under load: writes whose acknowledgement is kept, and searches whose answer is known. */

import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { SearchError, StoreError } from '@loadout/hub';
import type { SearchAnswer, Services } from '@loadout/server';

const isRefusal = (error: unknown): boolean => error instanceof SearchError || error instanceof StoreError;

/** Records that nobody changes while the traffic runs: every answer about them is known. */
const constant = { author: 'constant', count: 200 } as const;
const pauseMs = 20;

export interface Tally {
  /** Writes and deletions that were acknowledged. */
  acknowledged: number;
  /** Writes that were refused. */
  refusedWrites: number;
  answered: number;
  refusedSearches: number;
  readonly problems: string[];
}

export class Traffic {
  readonly tally: Tally = {
    acknowledged: 0,
    refusedWrites: 0,
    answered: 0,
    refusedSearches: 0,
    problems: [],
  };
  /** What must be found at the end: the likes of each record, or that it was deleted. */
  readonly #expected = new Map<string, number | undefined>();
  /** The outcome of the last write is not known, so neither state is wrong. */
  readonly #unsure = new Set<string>();
  readonly #servers: readonly Services[];
  readonly #end = new AbortController();

  constructor(servers: readonly Services[]) {
    this.#servers = servers;
  }

  async prepare(): Promise<void> {
    const lines = Array.from({ length: constant.count }, (_unused, i) => {
      const id = `${constant.author}/record-${i}`;
      return JSON.stringify({ id, likes: i, pipeline_tag: i % 2 ? 'fill-mask' : 'translation' });
    });
    await this.#servers[0]?.importRecords('model', Readable.from([Buffer.from(lines.join('\n'))]));
  }

  /** Until `stop`: one writer and two readers for each server. */
  async run(): Promise<void> {
    const work = this.#servers.flatMap((server, i) => [
      this.#write(server, `writer-${i}`),
      this.#read(server),
      this.#read(server),
    ]);
    await Promise.all(work);
  }

  stop(): void {
    this.#end.abort();
  }

  async #write(server: Services, author: string): Promise<void> {
    for (let number = 0; !this.#end.signal.aborted; number++) {
      const id = `${author}/record-${number % 400}`;
      const deletes = number % 7 === 6;
      try {
        if (deletes) await server.remove('model', id);
        else await server.put('model', id, { id, likes: number });
        this.#expected.set(id, deletes ? undefined : number);
        this.#unsure.delete(id);
        this.tally.acknowledged++;
      } catch (error) {
        if (!isRefusal(error)) this.tally.problems.push(`write: ${String(error)}`);
        this.#unsure.add(id);
        this.tally.refusedWrites++;
      }
      await setTimeout(pauseMs);
    }
  }

  async #read(server: Services): Promise<void> {
    for (let number = 0; !this.#end.signal.aborted; number++) {
      const limit = 5 + (number % 20);
      try {
        const answer = await server.search('model', {
          author: [constant.author],
          sort: 'likes',
          limit,
          // Never the same twice: no answer comes from a cache.
          params: { max: 1e12 + number, unknown: true },
          facets: ['task'],
        });
        this.tally.answered++;
        const problem = problemOf(answer, limit);
        if (problem !== undefined) this.tally.problems.push(problem);
      } catch (error) {
        if (!isRefusal(error)) this.tally.problems.push(`search: ${String(error)}`);
        this.tally.refusedSearches++;
      }
      await setTimeout(pauseMs);
    }
  }

  /** Acknowledged writes that a server does not find, and deletions that it still does. */
  async lost(): Promise<number> {
    let lost = 0;
    for (const server of this.#servers) {
      const found = new Map<string, number | undefined>();
      for (let i = 0; i < this.#servers.length; i++) {
        const { items } = await server.search('model', { author: [`writer-${i}`], limit: 1_000, facets: [] });
        for (const { id, likes } of items) found.set(id, likes);
      }
      for (const [id, likes] of this.#expected) {
        if (this.#unsure.has(id)) continue;
        if (likes === undefined ? found.has(id) : found.get(id) !== likes) lost++;
      }
    }
    return lost;
  }
}

function problemOf(
  { items, total, facets }: SearchAnswer<{ id: string }>,
  limit: number,
): string | undefined {
  const expected = Array.from(
    { length: limit },
    (_unused, i) => `${constant.author}/record-${constant.count - 1 - i}`,
  );
  const ids = items.map(({ id }) => id);
  if (total !== constant.count) return `wrong total ${total}`;
  if (ids.join() !== expected.join()) return `wrong ids ${ids.join()}`;
  const half = constant.count / 2;
  const counts = facets.task?.filter(({ count }) => count > 0) ?? [];
  return counts.length === 2 && counts.every(({ count }) => count === half)
    ? undefined
    : `wrong counts ${JSON.stringify(counts)}`;
}

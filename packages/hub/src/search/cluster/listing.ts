/** @module Lists all records by id, from the cluster: reads to the end of the range, or on from a range read before. */

import { z } from 'zod';
import type { RepoKind } from '../../store/store.ts';
import { longestPage } from '../query/limits.ts';
import type { Listed, Stretch } from '../query/listing.ts';
import { kindClause } from './filters.ts';
import { fieldNames } from './layout.ts';
import { readAnswer } from './read-answer.ts';
import type { MultiSearch } from './search.ts';

const schema = z.object({
  hits: z.object({
    hits: z.array(
      z.object({
        _source: z.object({ id: z.string(), changed: z.number().optional() }).optional(),
        sort: z.tuple([z.string()]),
      }),
    ),
  }),
});

/** The last key before each position that was read, for one position in the change sequence. */
export class Listing {
  #seq = -1;
  readonly #anchors = new Map<string, string>();

  async list(
    send: MultiSearch,
    kind: RepoKind,
    { skip, limit }: Stretch,
    seq: number,
  ): Promise<readonly Listed[]> {
    if (seq !== this.#seq) this.#anchors.clear();
    this.#seq = seq;
    let { at, after } = this.#nearest(kind, skip);
    const listed: Listed[] = [];
    while (listed.length < limit) {
      const wanted = at < skip ? skip - at : limit - listed.length;
      const size = Math.min(longestPage, wanted);
      const [answer] = await send([
        {
          size,
          track_total_hits: false,
          _source: at < skip ? false : ['id', 'changed'],
          query: kindClause(kind),
          sort: [{ [fieldNames.key]: 'asc' }],
          ...(after !== undefined && { search_after: [after] }),
        },
      ]);
      const { hits } = readAnswer(schema, answer).hits;
      for (const { _source: found } of hits)
        if (found !== undefined)
          listed.push(
            found.changed === undefined ? { id: found.id } : { id: found.id, changed: found.changed },
          );
      at += hits.length;
      after = hits.at(-1)?.sort[0];
      if (after !== undefined) this.#anchors.set(`${kind} ${at}`, after);
      if (hits.length < size) break;
    }
    return listed;
  }

  #nearest(kind: RepoKind, skip: number): { at: number; after: string | undefined } {
    for (let at = skip; at > 0; at--) {
      const after = this.#anchors.get(`${kind} ${at}`);
      if (after !== undefined) return { at, after };
    }
    return { at: 0, after: undefined };
  }
}

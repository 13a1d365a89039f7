/** @module The engine in memory as a thread of a server sees it: arrays of the main thread in shared memory, and its own delta. */

import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Candidate } from '../query/candidates.ts';
import type { Listed, Stretch } from '../query/listing.ts';
import { CursorError, type SearchQuery, type SearchResult } from '../query/query.ts';
import type { SimilarWord } from '../segment/word-dictionary.ts';
import type { Write } from './arbitraries.ts';
import { segmentOf } from './fixtures.ts';
import type { OpenEngine } from './tested-engine.ts';

type EngineRequest =
  | { readonly type: 'open'; readonly arrays: SharedArrayBuffer }
  | { readonly type: 'search'; readonly query: SearchQuery }
  | { readonly type: 'candidates'; readonly text: string; readonly limit: number }
  | { readonly type: 'similarWords'; readonly word: string; readonly limit: number }
  | { readonly type: 'list'; readonly stretch: Stretch }
  | { readonly type: 'write'; readonly writes: readonly Write[] };

export type EngineCall = EngineRequest & { readonly engine: number };
export type EngineReply<Value> =
  | { readonly value: Value }
  | { readonly cursorProblem: boolean; readonly message: string };

export interface SharedEngines {
  readonly open: OpenEngine;
  close(): Promise<void>;
}

/** One thread, which keeps the engines that were opened last. */
export function sharedEngines(): SharedEngines {
  const worker = new Worker(new URL('./shared-engine-worker.ts', import.meta.url));
  let engines = 0;
  let last: Promise<unknown> = Promise.resolve();

  const send = async <Value>(call: EngineCall): Promise<Value> => {
    const replied = once(worker, 'message');
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
    worker.postMessage(call);
    const reply: EngineReply<Value> = (await replied)[0];
    if ('value' in reply) return reply.value;
    throw reply.cursorProblem ? new CursorError(reply.message) : new Error(reply.message);
  };
  /** One call at a time: replies come in the order of the calls. */
  const ask = <Value>(call: EngineCall): Promise<Value> => {
    const asked = last.then(() => send<Value>(call));
    last = asked.catch(() => undefined);
    return asked;
  };

  return {
    async open(documents) {
      const engine = engines++;
      let count = await ask<number>({ engine, type: 'open', arrays: segmentOf(documents).buffer });
      return {
        search: (query) => ask<SearchResult>({ engine, type: 'search', query }),
        candidates: (text, limit) => ask<readonly Candidate[]>({ engine, type: 'candidates', text, limit }),
        similarWords: (word, limit) =>
          ask<readonly SimilarWord[]>({ engine, type: 'similarWords', word, limit }),
        list: (stretch) => ask<readonly Listed[]>({ engine, type: 'list', stretch }),
        count: () => count,
        async write(writes) {
          count = await ask<number>({ engine, type: 'write', writes });
        },
      };
    },
    async close() {
      await worker.terminate();
    },
  };
}

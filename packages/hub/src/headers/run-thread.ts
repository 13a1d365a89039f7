/** @module Starts the thread that parses binary headers, fetches for it, and stops it when it takes too long. */

import { Worker } from 'node:worker_threads';
import type { FileFetch } from '../sources/file-fetch.ts';
import { answerOf } from '../threads/answer.ts';
import { headerLimits } from './limits.ts';
import type { FetchRequest, FetchResponse, FileOutcome, ThreadJob, ThreadMessage } from './thread.ts';

/** Rejects when the thread ran out of memory or time. */
export const runThread = (
  job: ThreadJob,
  fetch: FileFetch,
  signal: AbortSignal,
): Promise<readonly FileOutcome[]> =>
  answerOf(
    {
      start(answered) {
        const file = import.meta.url.endsWith('.ts') ? './headers-worker.ts' : './headers-worker.js';
        const worker = new Worker(new URL(file, import.meta.url), {
          workerData: job,
          resourceLimits: { maxOldGenerationSizeMb: headerLimits.heapMegabytes },
        });
        const answer = async (request: FetchRequest): Promise<void> =>
          // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
          worker.postMessage(await fetched(fetch, request));
        return worker.on('message', (message: ThreadMessage) => {
          if ('fetch' in message) void answer(message.fetch);
          else answered(message.outcomes);
        });
      },
      failure: () => new Error('it took too long or too much memory'),
    },
    signal,
  );

async function fetched(fetch: FileFetch, { call, url, method, range }: FetchRequest): Promise<FetchResponse> {
  try {
    const response = await fetch(url, { method, headers: range === null ? {} : { range } });
    const body = new Uint8Array(await response.arrayBuffer());
    return { call, status: response.status, headers: [...response.headers], body };
  } catch (error) {
    return { call, error: error instanceof Error ? error.message : 'the request failed' };
  }
}

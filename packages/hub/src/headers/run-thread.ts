/** @module Starts the thread that parses binary headers, fetches for it, and stops it when it takes too long. */

import { Worker } from 'node:worker_threads';
import type { FileFetch } from '../sources/file-fetch.ts';
import { headerLimits } from './limits.ts';
import type { FetchRequest, FetchResponse, FileOutcome, ThreadJob, ThreadMessage } from './thread.ts';

/** Rejects when the thread ran out of memory or time. */
export async function runThread(
  job: ThreadJob,
  fetch: FileFetch,
  signal: AbortSignal,
): Promise<readonly FileOutcome[]> {
  signal.throwIfAborted();
  const file = import.meta.url.endsWith('.ts') ? './headers-worker.ts' : './headers-worker.js';
  const worker = new Worker(new URL(file, import.meta.url), {
    workerData: job,
    resourceLimits: { maxOldGenerationSizeMb: headerLimits.heapMegabytes },
  });
  const { promise, resolve, reject } = Promise.withResolvers<readonly FileOutcome[]>();
  const answer = async (request: FetchRequest): Promise<void> =>
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    worker.postMessage(await fetched(fetch, request));
  worker.on('message', (message: ThreadMessage) => {
    if ('fetch' in message) void answer(message.fetch);
    else resolve(message.outcomes);
  });
  const stop = (): void => reject(new Error('it took too long or too much memory'));
  worker.once('error', stop).once('exit', stop);
  signal.addEventListener('abort', stop, { once: true });
  try {
    return await promise;
  } finally {
    signal.removeEventListener('abort', stop);
    await worker.terminate();
  }
}

async function fetched(fetch: FileFetch, { call, url, method, range }: FetchRequest): Promise<FetchResponse> {
  try {
    const response = await fetch(url, { method, headers: range === null ? {} : { range } });
    const body = new Uint8Array(await response.arrayBuffer());
    return { call, status: response.status, headers: [...response.headers], body };
  } catch (error) {
    return { call, error: error instanceof Error ? error.message : 'the request failed' };
  }
}

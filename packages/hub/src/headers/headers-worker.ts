/** @module The thread that parses binary headers, with limits on memory and time. The main thread fetches for it. */

import { parentPort, workerData } from 'node:worker_threads';
import { readGguf } from './readers/gguf.ts';
import { readParquet } from './readers/parquet.ts';
import { readSafetensors } from './readers/safetensors.ts';
import type { FetchResponse, FileOutcome, ThreadJob, ThreadMessage } from './thread.ts';
import type { BinaryFile } from './wanted.ts';

const job: ThreadJob = workerData;
const waiting = new Map<number, (response: FetchResponse) => void>();
let calls = 0;

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
const send = (message: ThreadMessage): void => parentPort?.postMessage(message);

parentPort?.on('message', (response: FetchResponse) => waiting.get(response.call)?.(response));

const fetchThroughServer: typeof fetch = async (input, init = {}) => {
  const url = input instanceof Request ? input.url : String(input);
  const { promise, resolve } = Promise.withResolvers<FetchResponse>();
  const call = (calls += 1);
  waiting.set(call, resolve);
  send({ fetch: { call, url, method: init.method ?? 'GET', range: new Headers(init.headers).get('range') } });
  const response = await promise;
  waiting.delete(call);
  if ('error' in response) throw new Error(response.error);
  const hasBody = response.body.length > 0;
  return new Response(hasBody ? new Uint8Array(response.body) : null, {
    status: response.status,
    headers: response.headers.map(([name, value]): [string, string] => [name, value]),
  });
};

async function read(file: BinaryFile): Promise<FileOutcome> {
  const { hubUrl, id, prefix } = job;
  const revision = file.type === 'parquet' ? (file.revision ?? job.revision) : job.revision;
  const path = file.path.split('/').map(encodeURIComponent).join('/');
  const url = `${hubUrl}/${prefix}${id}/resolve/${encodeURIComponent(revision)}/${path}`;
  if (file.type === 'gguf') return { gguf: await readGguf(url, { fetch: fetchThroughServer }) };
  if (file.type === 'safetensors') {
    return {
      safetensors: await readSafetensors(file.path, { hubUrl, id, revision, fetch: fetchThroughServer }),
    };
  }
  return { preview: await readParquet(file, url, fetchThroughServer) };
}

const outcomes: FileOutcome[] = [];
for (const file of job.files) {
  try {
    outcomes.push(await read(file));
  } catch (error) {
    outcomes.push({ path: file.path, reason: error instanceof Error ? error.message : 'unreadable' });
  }
}
send({ outcomes });

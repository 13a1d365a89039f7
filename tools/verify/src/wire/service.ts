/** @module Simulates the hub, the router and every provider: responds to a case's requests and records them. */
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { huggingFace, type InferenceRequest } from '@loadout/catalogue';
import type { CompletedRequest, Mockttp } from 'mockttp';
import type { WireCase } from './case.ts';
import { hubSample } from './input-files.ts';
import { type Job, jobId, merged, nested, ticket } from './jobs.ts';
import { jsonAnswer } from './answers.ts';
import { chatAnswer, streamChunks } from './chat-answers.ts';
import { mediaTypeOfResult, resultBytes } from './result-files.ts';

export interface Recorded {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Buffer;
}

interface Reply {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: Buffer;
}

export const errorMessage = 'The keeper of this service says no: tern-refused';
const resultUrl = 'https://files.example.net/result';

const json = (value: unknown, status = 200): Reply => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: Buffer.from(JSON.stringify(value)),
});

/** Status of an unfinished job, by the service's status of a finished one. */
const pendingStates: Readonly<Record<string, string>> = {
  COMPLETED: 'IN_PROGRESS',
  SUCCESS: 'PROCESSING',
  TASK_STATUS_SUCCEED: 'TASK_STATUS_PROCESSING',
};

/** Handles one case at a time. */
export class Service {
  readonly recorded: Recorded[] = [];
  #polls = 0;
  #client = '';
  readonly #proxy: Mockttp;

  constructor(proxy: Mockttp) {
    this.#proxy = proxy;
  }

  get port(): number {
    return this.#proxy.port;
  }

  async stop(): Promise<void> {
    await this.#proxy.stop();
  }

  /** With `server`, a real one at that URL responds to the call; the hub is simulated in any case. */
  async serve(
    wireCase: WireCase,
    request: InferenceRequest,
    client: string,
    server: string | undefined,
  ): Promise<void> {
    this.#proxy.reset();
    this.recorded.length = 0;
    this.#polls = 0;
    this.#client = client;
    await this.#proxy.on('request', (seen) => this.#record(seen));
    const streams =
      request.answer.kind === 'stream' &&
      (wireCase.fault === undefined || wireCase.fault === 'broken-stream');
    const broken = wireCase.fault === 'broken-stream';
    if (server !== undefined) await this.#proxy.forPost(request.url).thenForwardTo(server);
    else if (streams)
      await this.#proxy
        .forPost(request.url)
        .thenStream(200, stream(broken, wireCase.options.tools !== undefined), {
          'content-type': 'text/event-stream',
          ...(broken && cutShort),
        });
    await this.#proxy.forUnmatchedRequest().thenCallback(({ url, method }) => {
      const { status, headers, body } = this.#answer(url, method, wireCase, request);
      // A connection that idles while a slow client starts would be closed by the server.
      return { statusCode: status, headers: { ...headers, connection: 'close' }, rawBody: body };
    });
  }

  async #record({ method, url, headers, body }: CompletedRequest): Promise<void> {
    const flat = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
    );
    this.recorded.push({
      method,
      url,
      headers: flat,
      body: (await body.getDecodedBuffer()) ?? Buffer.alloc(0),
    });
  }

  #answer(url: string, method: string, wireCase: WireCase, request: InferenceRequest): Reply {
    const { answer } = request;
    const { pathname } = new URL(url);
    if (url.startsWith(`${huggingFace.hubUrl}/api/models/`)) return json(wireCase.record);
    const sample = hubSample(url);
    if (sample) return { status: 200, headers: { 'content-type': 'application/octet-stream' }, body: sample };
    // The Python client first requests the environment variables that identify its caller.
    if (url.startsWith(`${huggingFace.hubUrl}/`)) return json({ standardEnvVars: [], harnesses: [] });
    const file = 'file' in answer ? answer.file : 'result.png';
    if (url.startsWith(resultUrl))
      return { status: 200, headers: { 'content-type': mediaTypeOfResult(file) }, body: resultBytes(file) };
    if (typeof wireCase.fault === 'number') return json({ error: errorText(answer.kind) }, wireCase.fault);
    if (answer.kind === 'job') return this.#job(answer, method, pathname, url);
    if (answer.kind === 'bytes')
      return { status: 200, headers: { 'content-type': mediaTypeOfResult(file) }, body: resultBytes(file) };
    if (answer.kind === 'link')
      return json(merged(nested(answer.path, `${resultUrl}/${file}`), { status: 'succeeded', id: 'p1' }));
    if (answer.kind === 'base64') return json(nested(answer.path, resultBytes(file).toString('base64')));
    return json(
      request.url.endsWith('chat/completions')
        ? chatAnswer(wireCase.options.tools !== undefined)
        : jsonAnswer(wireCase.task, wireCase.reaches ?? wireCase.provider, this.#client),
    );
  }

  /** A ticket, two polls with the job running, one with it done, and the result. */
  #job(job: Job, method: string, pathname: string, url: string): Reply {
    const inline = `data:${mediaTypeOfResult(job.file)};base64,${resultBytes(job.file).toString('base64')}`;
    const done = nested(job.path, job.inline === true ? inline : `${resultUrl}/${job.file}`);
    if (method === 'POST')
      return json(ticket(job, new URL(url).pathname.replace(/^\/(?:fal-ai\/(?=fal-ai\/))?/, '')));
    if (job.result && !pathname.endsWith('/status')) return json(done);
    this.#polls += 1;
    const pending = pendingStates[job.done] ?? (job.status.take === 'id' ? 'in_progress' : 'processing');
    const state = nested(job.state, this.#polls > 1 ? job.done : pending);
    return json(
      job.result
        ? merged(state, { request_id: jobId, queue_position: 0, logs: [] })
        : merged(state, this.#polls > 1 ? done : {}),
    );
  }
}

const errorText = (kind: string): unknown => (kind === 'stream' ? { message: errorMessage } : errorMessage);

/** Declares more bytes than are sent, then closes the connection. */
const cutShort = { 'content-length': '1000000', connection: 'close' };

function stream(broken: boolean, calls: boolean): Readable {
  return Readable.from(
    (async function* () {
      for (const chunk of streamChunks(broken, calls)) {
        yield chunk;
        await wait(1);
      }
    })(),
    { objectMode: false },
  );
}

/** @module Stands in for the hub, the router and every provider: answers a case's requests and keeps what was sent. */
import { request } from 'node:http';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { connect } from 'node:tls';
import { type Answer, type InferenceRequest } from '@loadout/catalogue';
import { type CompletedRequest, generateCACertificate, getLocal, type Mockttp } from 'mockttp';
import type { WireCase } from './case.ts';
import { jsonAnswer, mediaTypeOfResult, resultBytes, streamChunks } from './samples.ts';

export interface Recorded {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Buffer;
}

type Job = Extract<Answer, { kind: 'job' }>;
type Path = Job['path'];

interface Reply {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: Buffer;
}

export const errorMessage = 'The keeper of this service says no: tern-refused';
const resultUrl = 'https://files.example.net/result';
const jobId = 'job-0123';

const json = (value: unknown, status = 200): Reply => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: Buffer.from(JSON.stringify(value)),
});

/** `nested(['data', 0, 'url'], x)` is `{ data: [{ url: x }] }`. */
function nested(path: Path, value: unknown): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return value;
  return typeof first === 'number' ? [nested(rest, value)] : { [first]: nested(rest, value) };
}

const merged = (...parts: readonly unknown[]): unknown =>
  parts.reduce((left, right) => {
    if (!isObject(left) || !isObject(right)) return right;
    const keys = new Set([...Object.keys(left), ...Object.keys(right)]);
    return Object.fromEntries(
      Array.from(keys, (key) => [
        key,
        key in left && key in right ? merged(left[key], right[key]) : (left[key] ?? right[key]),
      ]),
    );
  });

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The address of a job as its service names it: at the service's own host, not at the router's. */
const jobUrl = (job: Job, model: string): string =>
  job.result
    ? `https://queue.fal.run/${model}/requests/${jobId}`
    : `https://service.example.net/api/v3/predictions/${jobId}/result`;

function ticket(job: Job, model: string): unknown {
  const { take, from } = job.status;
  const address = jobUrl(job, model);
  const pending = { status: 'queued', task_status: 'PROCESSING', object: 'video' };
  const own = nested(from, take === 'id' ? jobId : address);
  return job.result
    ? merged(own, {
        request_id: jobId,
        status: 'IN_QUEUE',
        status_url: `${address}/status`,
        cancel_url: `${address}/cancel`,
        queue_position: 0,
      })
    : merged(
        own,
        pending,
        job.state[0] === 'data' ? { data: { id: jobId, status: 'created', urls: { get: address } } } : {},
      );
}

/** What services call a job that is not done yet, by what they call one that is. */
const pendingStates: Readonly<Record<string, string>> = {
  COMPLETED: 'IN_PROGRESS',
  SUCCESS: 'PROCESSING',
  TASK_STATUS_SUCCEED: 'TASK_STATUS_PROCESSING',
};

/** Serves one case at a time. */
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

  async serve(wireCase: WireCase, request: InferenceRequest, client: string): Promise<void> {
    this.#proxy.reset();
    this.recorded.length = 0;
    this.#polls = 0;
    this.#client = client;
    await this.#proxy.on('request', (seen) => this.#record(seen));
    const streams =
      request.answer.kind === 'stream' &&
      (wireCase.fault === undefined || wireCase.fault === 'broken-stream');
    const broken = wireCase.fault === 'broken-stream';
    if (streams)
      await this.#proxy
        .forPost(request.url)
        .thenStream(200, stream(broken), { 'content-type': 'text/event-stream', ...(broken && cutShort) });
    await this.#proxy.forUnmatchedRequest().thenCallback(({ url, method }) => {
      const { status, headers, body } = this.#answer(url, method, wireCase, request);
      // A connection that idles while a slow client starts would be closed under it.
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
    if (url.startsWith('https://huggingface.co/api/models/')) return json(wireCase.record);
    // The Python client asks what programs call it, before anything else.
    if (url.startsWith('https://huggingface.co/')) return json({ standardEnvVars: [], harnesses: [] });
    const file = 'file' in answer ? answer.file : 'result.png';
    if (url.startsWith(resultUrl))
      return { status: 200, headers: { 'content-type': mediaTypeOfResult(file) }, body: resultBytes(file) };
    if (typeof wireCase.fault === 'number') return json({ error: errorText(answer.kind) }, wireCase.fault);
    // Fal's immediate door answers with the result, not with a ticket.
    if (
      answer.kind === 'job' &&
      this.#client === 'huggingface_hub' &&
      wireCase.task === 'text-to-image' &&
      wireCase.provider === 'fal-ai'
    )
      return json(nested(answer.path, `${resultUrl}/${file}`));
    if (answer.kind === 'job') return this.#job(answer, method, pathname, url);
    if (answer.kind === 'bytes')
      return { status: 200, headers: { 'content-type': mediaTypeOfResult(file) }, body: resultBytes(file) };
    if (answer.kind === 'link')
      return json(merged(nested(answer.path, `${resultUrl}/${file}`), { status: 'succeeded', id: 'p1' }));
    if (answer.kind === 'base64') return json(nested(answer.path, resultBytes(file).toString('base64')));
    const chat = /chat\/completions$/.test(request.url);
    return json(jsonAnswer(wireCase.task, wireCase.provider, this.#client, chat));
  }

  /** A ticket, two polls that find the job at work, one that finds it done, and the result. */
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

/** Promises more than comes, then hangs up. */
const cutShort = { 'content-length': '1000000', connection: 'close' };

function stream(broken: boolean): Readable {
  return Readable.from(
    (async function* () {
      for (const chunk of streamChunks(broken)) {
        yield chunk;
        await wait(1);
      }
    })(),
    { objectMode: false },
  );
}

export interface Authority {
  readonly key: string;
  readonly cert: string;
}

export const makeAuthority = async (): Promise<Authority> =>
  generateCACertificate({ subject: { commonName: 'Loadout wire proof' } });

const shakeHands = (port: number, host: string, ca: string): Promise<void> =>
  new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, method: 'CONNECT', path: `${host}:443` })
      .on('error', reject)
      .on('connect', (_response, socket) => {
        const secure = connect({ socket, servername: host, ca }, () => {
          secure.end();
          resolve();
        }).on('error', reject);
      })
      .end();
  });

export async function startService(https: Authority): Promise<Service> {
  const proxy = getLocal({ https, http2: false, suggestChanges: false });
  await proxy.start();
  // A certificate is made at the first handshake with a host; impatient clients must not wait for it.
  await Promise.all(
    ['huggingface.co', 'router.huggingface.co'].map((host) => shakeHands(proxy.port, host, https.cert)),
  );
  return new Service(proxy);
}

/** @module The stand-in hub: API, listings, files and a content host on local ports, with faults on request. */

import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { answerFiles, expanded } from './hub-files.ts';
import { infoOf, repositoriesOf, type RepositoryKind, repositoryKinds } from './hub-repository.ts';
import { refuse, type RepositoryStates } from './repository-state.ts';
import { sendBytes } from './send-file.ts';

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** In `faults`: the hub handles this request normally. */
export const asUsual = undefined;

/** A fault for every request whose path and query match. */
export interface LastingFault {
  readonly path: RegExp;
  readonly handler: Handler;
}

export interface FakeHub extends AsyncDisposable {
  readonly url: string;
  /** Origin of the content host; large files of the folder are redirected to it. */
  readonly contentUrl: string;
  /** Path and query of every request, in order. */
  readonly requests: string[];
  readonly headers: IncomingMessage['headers'][];
  /** Path of every request to the content host, and its headers. */
  readonly content: { readonly path: string; readonly headers: IncomingMessage['headers'] }[];
  /** Handlers for the first requests, one each, instead of the hub. */
  readonly faults: (Handler | typeof asUsual)[];
  lastingFaults: readonly LastingFault[];
  /** Time before every response. */
  delayMs: number;
  /** No response before it is resolved. */
  held: Promise<void>;
  records: Record<string, unknown>[];
  /** Gated, private, deleted and renamed repositories, by `models/owner/name`. */
  states: RepositoryStates;
  /** The maximum number of concurrent requests. */
  busiest(): number;
  /** Stops the hub, as if its machine were gone. */
  stop(): Promise<void>;
}

export interface FakeHubOptions {
  /** With `models/<id>`, `datasets/<id>` and `spaces/<id>`; see `sampleRepositories`. */
  readonly folder?: string;
}

export async function fakeHub(
  records: Record<string, unknown>[] = [],
  { folder }: FakeHubOptions = {},
): Promise<FakeHub> {
  let open = 0;
  let busiest = 0;
  const server = createServer((request, response) => {
    open += 1;
    busiest = Math.max(busiest, open);
    response.on('close', () => (open -= 1));
    const path = request.url ?? '';
    hub.requests.push(path);
    hub.headers.push(request.headers);
    const fault = hub.faults.shift() ?? hub.lastingFaults.find((lasting) => lasting.path.test(path))?.handler;
    if (fault) fault(request, response);
    else setTimeout(() => void hub.held.then(() => answer(hub, folder, request, response)), hub.delayMs);
  });
  const contentServer = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '');
    hub.content.push({ path, headers: request.headers });
    if (folder === undefined) response.writeHead(404).end();
    else sendBytes(join(folder, path.replace(/^\/content\//, '')), { request, response });
  });
  const hub: FakeHub = {
    url: await listening(server),
    contentUrl: await listening(contentServer),
    requests: [],
    headers: [],
    content: [],
    faults: [],
    lastingFaults: [],
    delayMs: 0,
    held: Promise.resolve(),
    records,
    states: {},
    busiest: () => busiest,
    async stop() {
      await Promise.all([server, contentServer].map(close));
    },
    [Symbol.asyncDispose]: () => hub.stop(),
  };
  return hub;
}

async function listening(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

export function status(code: number, headers: Record<string, string> = {}, body = ''): Handler {
  return (_, response) => response.writeHead(code, headers).end(body);
}

async function answer(
  hub: FakeHub,
  folder: string | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '', hub.url);
  const kind = repositoryKinds.find((each) => url.pathname === `/api/${each}`);
  if (kind) return list(hub, folder, kind, url, response);
  const [, api, , ...id] = decodeURIComponent(url.pathname).split('/');
  const record = api === 'api' && hub.records.find((each) => each['id'] === id.join('/'));
  if (record) return send(response, expanded(record, url.searchParams));
  const { contentUrl, states } = hub;
  const folders = () => (folder === undefined ? [] : [folder]);
  if (!(await answerFiles(folders, request, response, { contentUrl, states })))
    refuse(response, 404, 'EntryNotFound');
}

function list(
  hub: FakeHub,
  folder: string | undefined,
  kind: RepositoryKind,
  url: URL,
  response: ServerResponse,
): void {
  const inFolder = folder === undefined ? [] : repositoriesOf(() => [folder], kind);
  const shown = inFolder.filter(({ id }) => [undefined, 'gated'].includes(stateName(hub, `${kind}/${id}`)));
  const all = sorted(
    [...hub.records, ...shown.map((repository) => infoOf(repository, false))],
    url.searchParams.get('sort'),
  );
  const start = Number(url.searchParams.get('cursor') ?? 0);
  const end = start + Number(url.searchParams.get('limit') ?? 1000);
  if (end < all.length) {
    url.searchParams.set('cursor', String(end));
    response.setHeader('link', `<${url.href}>; rel="next"`);
  }
  send(
    response,
    all.slice(start, end).map((record) => expanded(record, url.searchParams)),
  );
}

const stateName = ({ states }: FakeHub, place: string): string | undefined => {
  const state = states[place];
  return typeof state === 'object' ? 'renamed' : state;
};

/** By a figure, the largest first; any other order is that of the records. */
const sorted = (records: readonly Readonly<Record<string, unknown>>[], by: string | null) =>
  by === 'downloads' || by === 'likes' || by === 'trendingScore'
    ? records.toSorted((a, b) => Number(b[by] ?? 0) - Number(a[by] ?? 0))
    : records;

const send = (response: ServerResponse, value: unknown): void =>
  void response.setHeader('content-type', 'application/json').end(JSON.stringify(value));

/** @module A small local hub that implements the hub API and can inject faults. */

import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** In `faults`: the hub handles this request normally. */
export const asUsual = undefined;

export interface FakeHub extends AsyncDisposable {
  readonly url: string;
  /** Path and query of every request, in order. */
  readonly requests: string[];
  readonly headers: IncomingMessage['headers'][];
  /** Handlers for the first requests, one each, instead of the hub. */
  readonly faults: (Handler | typeof asUsual)[];
  records: Record<string, unknown>[];
  /** The maximum number of concurrent requests. */
  busiest(): number;
}

export async function fakeHub(records: Record<string, unknown>[] = []): Promise<FakeHub> {
  let open = 0;
  let busiest = 0;
  const server = createServer((request, response) => {
    open += 1;
    busiest = Math.max(busiest, open);
    response.on('close', () => (open -= 1));
    hub.requests.push(request.url ?? '');
    hub.headers.push(request.headers);
    const fault = hub.faults.shift();
    if (fault) fault(request, response);
    else setImmediate(() => answer(hub, request, response));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const hub: FakeHub = {
    url: `http://127.0.0.1:${port}`,
    requests: [],
    headers: [],
    faults: [],
    records,
    busiest: () => busiest,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return hub;
}

export function status(code: number, headers: Record<string, string> = {}, body = ''): Handler {
  return (_, response) => response.writeHead(code, headers).end(body);
}

function answer(hub: FakeHub, request: IncomingMessage, response: ServerResponse): void {
  const url = new URL(request.url ?? '', hub.url);
  const [, , , ...id] = url.pathname.split('/');
  if (id.length > 0) {
    const record = hub.records.find((each) => each['id'] === id.join('/'));
    if (record) response.setHeader('content-type', 'application/json').end(JSON.stringify(record));
    else response.writeHead(404, { 'x-error-code': 'RepoNotFound' }).end('{"error":"not found"}');
    return;
  }
  const start = Number(url.searchParams.get('cursor') ?? 0);
  const end = start + Number(url.searchParams.get('limit') ?? 1000);
  if (end < hub.records.length) {
    url.searchParams.set('cursor', String(end));
    response.setHeader('link', `<${url.href}>; rel="next"`);
  }
  response.setHeader('content-type', 'application/json').end(JSON.stringify(hub.records.slice(start, end)));
}

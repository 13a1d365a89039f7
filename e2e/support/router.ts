/** @module An inference router on this machine: records requests and responds as a test sets, also in chunks. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

interface ReceivedRequest {
  readonly method: string;
  readonly path: string;
  readonly authorization: string;
  readonly contentType: string;
  readonly body: Buffer;
}

type Answering = (response: ServerResponse, request: ReceivedRequest) => void | Promise<void>;

export interface Router {
  readonly origin: string;
  readonly received: ReceivedRequest[];
  /** The response to the next requests. */
  answering: Answering;
  readonly stop: () => Promise<void>;
}

export async function startRouter(): Promise<Router> {
  const received: ReceivedRequest[] = [];
  const server = createServer((incoming, response) => {
    response.setHeader('access-control-allow-origin', incoming.headers.origin ?? '*');
    if (incoming.method === 'OPTIONS') {
      response.setHeader('access-control-allow-headers', 'authorization, content-type, prefer, x-hf-bill-to');
      response.writeHead(204).end();
      return;
    }
    void readRequest(incoming).then((request) => {
      received.push(request);
      return router.answering(response, request);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  const router: Router = {
    origin: `http://127.0.0.1:${address.port}`,
    received,
    answering: (response) => void response.writeHead(500).end(),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return router;
}

async function readRequest(incoming: IncomingMessage): Promise<ReceivedRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const { method = '', url = '', headers } = incoming;
  return {
    method,
    path: url,
    authorization: headers.authorization ?? '',
    contentType: headers['content-type'] ?? '',
    body: Buffer.concat(chunks),
  };
}

export const json =
  (value: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Answering =>
  (response) =>
    void response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify(value));

export const file =
  (body: Buffer | string, type: string): Answering =>
  (response) =>
    void response.writeHead(200, { 'content-type': type }).end(body);

const eventOf = (content: string): string =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`;

export interface Stream {
  readonly answering: Answering;
  readonly say: (text: string) => void;
  readonly finish: () => void;
  /** Closes the connection in the middle. */
  readonly breakOff: () => void;
  /** Whether the browser has closed it. */
  readonly closed: Promise<unknown>;
}

/** Server-sent events as a chat service sends them, when the test says so. */
export function startStream(): Stream {
  const opened = Promise.withResolvers<ServerResponse>();
  const closed = Promise.withResolvers<void>();
  const later = (act: (response: ServerResponse) => void): void => void opened.promise.then(act);
  return {
    answering: (response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(': waiting\n\n');
      response.once('close', () => closed.resolve());
      opened.resolve(response);
    },
    say: (text) => later((response) => response.write(eventOf(text))),
    finish: () => later((response) => response.end('data: [DONE]\n\n')),
    breakOff: () => later((response) => response.destroy()),
    closed: closed.promise,
  };
}

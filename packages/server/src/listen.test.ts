import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { httpServer, listen, type RunningServer } from './listen.ts';
import { readSettings } from './settings.ts';

let http: Server;
let server: RunningServer;
beforeAll(async () => {
  http = httpServer(() => new Response('ok'));
  server = await listen(http, readSettings({ PORT: '0', HOST: '127.0.0.1' }, '.'));
});
afterAll(() => server.stop());

/** What a client gets that sends a part of a request, after Node has given up on the rest. */
async function answerTo(sent: string, code: string): Promise<string> {
  const accepted = once(http, 'connection');
  const client = connect(Number(new URL(server.url).port), '127.0.0.1');
  const [socket]: Socket[] = await accepted;
  if (sent !== '') {
    client.write(sent);
    await once(socket ?? client, 'data');
  }
  http.emit('clientError', Object.assign(new Error('timeout'), { code }), socket);
  return text(client);
}

it('closes a connection on which nothing was sent without a response', async () => {
  expect(await answerTo('', 'ERR_HTTP_REQUEST_TIMEOUT')).toBe('');
});

it.each([
  ['GET / HTTP/1.1\r\nHost: a', 'ERR_HTTP_REQUEST_TIMEOUT', '408 Request Timeout', 'request-timeout'],
  ['GET / HTTP/1.1\r\nHost: a', 'HPE_HEADER_OVERFLOW', '431 Request Header', 'headers-too-long'],
  ['GET', 'HPE_INVALID_METHOD', '400 Bad Request', 'malformed-request'],
])('answers %j after %s with %s', async (sent, code, status, problem) => {
  const answer = await answerTo(sent, code);
  expect(answer).toMatch(`HTTP/1.1 ${status}`);
  expect(answer).toContain(`"code":"${problem}"`);
});

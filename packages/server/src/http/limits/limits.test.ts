import { type Socket, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { httpServer, listen, type RunningServer } from '../../listen.ts';
import { problemOf, testApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let server: RunningServer;
let rendered = 0;

beforeAll(async () => {
  app = await testApp(
    { PORT: '0', LOADOUT_REQUEST_TIMEOUT: '1' },
    {
      render: async (request) => {
        rendered += 1;
        return new Response(`${(await request.text()).length} bytes`, {
          headers: { 'content-type': 'text/html' },
        });
      },
    },
  );
  server = await listen(httpServer(app.app.fetch), app.services.settings);
});
afterAll(async () => {
  await server.stop();
  await app.close();
});

const form = { 'content-type': 'application/x-www-form-urlencoded' };

/** Writes the parts to a connection one by one and returns everything received until it closes. */
async function exchange(parts: Iterable<string>): Promise<{ answer: string; sent: number; ms: number }> {
  const start = performance.now();
  const { port, hostname } = new URL(server.url);
  const socket: Socket = connect(Number(port), hostname);
  let answer = '';
  let open = true;
  socket.on('data', (chunk) => {
    answer += chunk.toString('latin1');
  });
  const closed = new Promise<void>((resolve) => {
    socket.on('close', () => {
      open = false;
      resolve();
    });
  });
  socket.on('error', () => undefined);
  let sent = 0;
  for (const part of parts) {
    if (!open) break;
    if (!socket.write(part)) await new Promise((resolve) => setTimeout(resolve, 1));
    sent += part.length;
  }
  await closed;
  return { answer, sent, ms: performance.now() - start };
}

/** More than 1 GB, sent while the server reads. */
function* endless() {
  yield 'POST /theme HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\n';
  for (let chunk = 0; chunk < 20_000; chunk += 1) yield `10000\r\n${'a'.repeat(0x10000)}\r\n`;
}

describe('a body', () => {
  test('of up to 1 KB is passed to a page', async () => {
    const response = await fetch(`${server.url}/theme`, {
      method: 'POST',
      body: 'a'.repeat(1024),
      headers: form,
    });
    expect(await response.text()).toBe('1024 bytes');
  });

  test('of 2 MB is refused before the page is rendered', async () => {
    const before = rendered;
    const response = await fetch(`${server.url}/theme`, {
      method: 'POST',
      body: 'a&'.repeat(1024 * 1024),
      headers: form,
    });
    expect(await problemOf(response)).toMatchObject({ status: 413, code: 'body-too-large' });
    expect(rendered).toBe(before);
  });

  test('without a Content-Length is refused after 1 KB, and the connection is closed', async () => {
    const before = rendered;
    const { answer, sent } = await exchange(endless());
    expect(answer).toMatch(/^HTTP\/1.1 413 /);
    expect(sent).toBeLessThan(200 * 1024 * 1024);
    expect(rendered).toBe(before);
  });

  test('of any size with an unsupported method is refused for the method', async () => {
    const response = await app.send('POST', '/api/models/owner/name', JSON.stringify('a'.repeat(5000)));
    expect(await problemOf(response)).toMatchObject({ status: 405, code: 'method-not-allowed' });
    expect(response.headers.get('allow')).toContain('GET');
  });

  test('of a GET is limited, although the catch-all route of the API is not', async () => {
    const response = await app.send('DELETE', '/api/models/owner/name', JSON.stringify('a'.repeat(5000)));
    expect(await problemOf(response)).toMatchObject({ status: 413 });
  });

  test('that stops arriving times out, and the connection is closed', async () => {
    const { answer, ms } = await exchange([
      'POST /api/snippets HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{',
    ]);
    expect(answer).toMatch(/^HTTP\/1.1 503 /);
    expect(ms).toBeLessThan(20_000);
  });
});

describe('a query', () => {
  test.each(['/models', '/playground', '/api/models'])('of 100 parameters is read by %s', async (path) => {
    const query = Array.from({ length: 100 }, (_, at) => `p${at}`).join('&');
    expect((await app.get(`${path}?${query}`)).status).toBe(200);
  });

  test.each(['/models', '/playground', '/api/models'])('of 101 parameters is refused by %s', async (path) => {
    const response = await app.get(`${path}?${'a&'.repeat(100)}a`);
    expect(await problemOf(response)).toMatchObject({ status: 400, code: 'too-many-parameters' });
  });

  test('of more than 8 KB is refused', async () => {
    expect((await app.get(`/models?q=${'x'.repeat(8189)}`)).status).toBe(200);
    expect(await problemOf(await app.get(`/models?q=${'x'.repeat(8190)}`))).toMatchObject({ status: 414 });
  });

  test('is refused with an HTML page for browsers', async () => {
    const response = await app.get('/models?' + '<script>&'.repeat(101), { accept: 'text/html,*/*' });
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await response.text()).toContain('<h1>Too many parameters</h1>');
    const api = await app.get('/api/models?' + 'a&'.repeat(101), { accept: 'text/html,*/*' });
    expect((await problemOf(api)).status).toBe(400);
  });
});

describe('a request line', () => {
  test.each(['/%ff', '/%', '/models/%ff/x', '/api/models/%ff/x', '/models/a%00b/c'])(
    'with the path %s is refused, without a server error',
    async (path) => {
      const { answer } = await exchange([
        `GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`,
      ]);
      expect(answer).toMatch(/^HTTP\/1.1 400 /);
      expect(app.defects).toEqual([]);
    },
  );

  test.each(['TRACE', 'PROPFIND'])('with %s is refused, on pages and on the API', async (method) => {
    for (const path of ['/', '/api/models', '/mcp']) {
      const { answer } = await exchange([
        `${method} ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`,
      ]);
      expect(answer).toMatch(/^HTTP\/1.1 405 /);
      expect(answer.toLowerCase()).toContain('\r\nallow: ');
    }
  });

  test('with an unsupported method on a page gets the allowed methods', async () => {
    for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      expect((await app.send(method, '/models', '{}')).headers.get('allow')).toBe('GET, HEAD, POST');
    }
  });
});

test('a malformed HTTP request is refused in the same format', async () => {
  const { answer } = await exchange(['nonsense\r\n\r\n']);
  expect(answer).toMatch(/^HTTP\/1.1 400 Bad Request\r\ncontent-type: application\/problem\+json/);
  const long = await exchange([`GET /?${'x'.repeat(20_000)} HTTP/1.1\r\nhost: localhost\r\n\r\n`]);
  expect(long.answer).toMatch(/^HTTP\/1.1 431 /);
});

test('every response has a request id', async () => {
  const response = await app.get('/api/tasks');
  expect(response.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
});

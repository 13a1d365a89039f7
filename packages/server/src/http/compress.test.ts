import { gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { accepts, compress } from './compress.ts';
import { responseOf } from './known-text.ts';

const long = 'long enough to be worth it. '.repeat(100);
const gzip = { headers: { 'accept-encoding': 'gzip, br' } };

const app = new Hono();
app.use(compress);
app.get('/text', (c) => c.text(long));
app.get('/known', () =>
  responseOf(long, { status: 201, headers: { 'content-type': 'application/json', 'x-kept': 'yes' } }),
);
app.get('/short', (c) => c.body('short', 200, { 'content-type': 'text/plain', 'content-length': '5' }));
app.get('/picture', (c) => c.body(long, 200, { 'content-type': 'image/webp' }));
app.get('/packed', (c) => c.body(long, 200, { 'content-type': 'text/css', 'content-encoding': 'br' }));
app.get('/events', (c) => c.body(long, 200, { 'content-type': 'text/event-stream' }));

describe('a response', () => {
  test('is compressed for a client that accepts gzip', async () => {
    const response = await app.request('/text', gzip);
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(response.headers.get('vary')).toBe('accept-encoding');
    expect(gunzipSync(await response.arrayBuffer()).toString()).toBe(long);
  });

  test('with a known text is compressed and has its length, status and headers', async () => {
    const response = await app.request('/known', gzip);
    expect(response.status).toBe(201);
    expect(response.headers.get('x-kept')).toBe('yes');
    expect(response.headers.get('content-encoding')).toBe('gzip');
    const body = await response.arrayBuffer();
    expect(response.headers.get('content-length')).toBe(String(body.byteLength));
    expect(gunzipSync(body).toString()).toBe(long);
  });

  test('is not compressed for other clients, and has a Vary header', async () => {
    const response = await app.request('/text');
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(response.headers.get('vary')).toBe('accept-encoding');
    expect(await response.text()).toBe(long);
  });

  test.each(['/short', '/picture', '/packed', '/events'])('does not compress %s', async (path) => {
    const response = await app.request(path, gzip);
    expect(response.headers.get('content-encoding')).not.toBe('gzip');
  });

  test('that streams is sent chunk by chunk, not buffered until the end', async () => {
    const gate = Promise.withResolvers<void>();
    const streaming = new Hono();
    streaming.use(compress);
    streaming.get('/', (c) => {
      const body = new ReadableStream<Uint8Array>({
        async start(controller) {
          controller.enqueue(Buffer.from('<p>first</p>'));
          await gate.promise;
          controller.enqueue(Buffer.from('<p>late</p>'));
          controller.close();
        },
      });
      return c.body(body, 200, { 'content-type': 'text/html' });
    });
    const response = await streaming.request('/', gzip);
    const unpacked = response.body?.pipeThrough(new DecompressionStream('gzip')).getReader();
    const first = await unpacked?.read();
    expect(Buffer.from(first?.value ?? []).toString()).toBe('<p>first</p>');
    gate.resolve();
    const late = await unpacked?.read();
    expect(Buffer.from(late?.value ?? []).toString()).toBe('<p>late</p>');
  });
});

test.each([
  ['gzip', true],
  ['br;q=1.0, gzip;q=0.5', true],
  ['*', true],
  ['*;q=0, gzip', true],
  ['gzip;q=0, *', false],
  ['*, gzip;q=0', false],
  ['br, *;q=0', false],
  ['gzip;q=0', false],
  ['gzip;q=0.0', false],
  ['br', false],
  ['', false],
])('Accept-Encoding %j allows gzip: %s', (header, expected) => {
  expect(accepts(header, 'gzip')).toBe(expected);
});

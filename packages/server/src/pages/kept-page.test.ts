import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { KeptPage } from './kept-page.ts';

const text = 'The tide comes in and goes out. '.repeat(200);
const always = { version: undefined, until: Infinity };
const newPage = (body = text) =>
  new KeptPage(new Headers({ 'content-type': 'text/html' }), new TextEncoder().encode(body), always);

const ask = (page: KeptPage, coding?: string): Promise<Response> =>
  page.response(
    new Request('http://page/', { headers: coding === undefined ? {} : { 'accept-encoding': coding } }),
  );

async function read(response: Response): Promise<string> {
  const body = Buffer.from(await response.arrayBuffer());
  expect(response.headers.get('content-length')).toBe(String(body.byteLength));
  const coding = response.headers.get('content-encoding');
  if (coding === 'br') return brotliDecompressSync(body).toString();
  if (coding === 'zstd') return zstdDecompressSync(body).toString();
  return coding === 'gzip' ? gunzipSync(body).toString() : body.toString();
}

describe('a cached page', () => {
  test('is sent uncompressed, with gzip or with Brotli, as the client accepts it', async () => {
    const page = newPage();
    await page.pack('gzip');
    for (const [accepted, sent] of [
      [undefined, null],
      ['gzip', 'gzip'],
      ['gzip;q=0, identity', null],
      ['br', null],
    ] as const) {
      const response = await ask(page, accepted);
      expect(response.headers.get('content-encoding')).toBe(sent);
      expect(await read(response)).toBe(text);
    }
    await page.improve('gzip, br');
    const response = await ask(page, 'gzip, br');
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(await read(response)).toBe(text);
  });

  test('is sent with Zstandard to the browsers that accept it, and with gzip to those that do not', async () => {
    const page = newPage();
    await page.pack('gzip, deflate, br, zstd');
    for (const [accepted, sent] of [
      ['gzip, deflate, br, zstd', 'zstd'],
      ['zstd;q=0, gzip', 'gzip'],
      ['*;q=0, zstd', 'zstd'],
    ] as const) {
      const response = await ask(page, accepted);
      expect(response.headers.get('content-encoding')).toBe(sent);
      expect(await read(response)).toBe(text);
    }
  });

  test('that was made for a client without compression is compressed for the next one', async () => {
    const page = newPage();
    await page.pack(undefined);
    expect((await ask(page)).headers.get('content-encoding')).toBeNull();
    expect((await ask(page, 'zstd')).headers.get('content-encoding')).toBe('zstd');
    const short = newPage('short');
    expect((await ask(short, 'gzip')).headers.get('content-encoding')).toBeNull();
  });

  test('drops the uncompressed text once it is compressed, and counts all its bytes', async () => {
    const page = newPage();
    const plain = page.size;
    await page.pack('gzip');
    const packed = page.size;
    expect(packed).toBeLessThan(plain - text.length / 2);
    await page.improve('br');
    expect(page.size).toBeGreaterThan(packed);
  });

  test('is compressed better once, and only if the client accepts a better coding', async () => {
    const page = newPage();
    expect(page.improve('identity')).toBeUndefined();
    const first = page.improve('br');
    expect(page.improve('br')).toBeUndefined();
    await first;
    expect(page.improve('br')).toBeUndefined();
    expect(newPage('short').improve('br')).toBeUndefined();
  });

  test('has one ETag in all codings, which depends on the text', async () => {
    const page = newPage();
    const plain = (await ask(page)).headers.get('etag');
    await page.pack('gzip');
    expect((await ask(page, 'gzip')).headers.get('etag')).toBe(plain);
    expect((await ask(newPage(`${text}.`))).headers.get('etag')).not.toBe(plain);
  });
});

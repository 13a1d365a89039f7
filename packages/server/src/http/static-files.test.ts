import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { filesOf, staticFiles } from './static-files.ts';

const script = 'export const answer = 42;\n'.repeat(200);
const app = new Hono();
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'loadout-files-'));
  mkdirSync(join(folder, 'client/assets'), { recursive: true });
  writeFileSync(join(folder, 'client/assets/app-1a2b.js'), script);
  writeFileSync(join(folder, 'client/favicon.svg'), '<svg/>');
  writeFileSync(join(folder, 'client/assets/speech-3c4d.opus'), 's'.repeat(500));
  mkdirSync(join(folder, 'client/samples'));
  writeFileSync(join(folder, 'client/samples/cat.png'), 'png');
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  app.use(staticFiles(filesOf(join(folder, 'client'))));
  app.all('*', (c) => c.text('page', 200));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a file with a hash in its name is cached forever', async () => {
  const response = await app.request('/assets/app-1a2b.js');
  expect(await response.text()).toBe(script);
  expect(response.headers.get('content-type')).toMatch(/^text\/javascript/);
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

const originOf = async (path: string) => (await app.request(path)).headers.get('access-control-allow-origin');

test('a sample may be read by pages of other sites, other files may not', async () => {
  expect(await originOf('/samples/cat.png')).toBe('*');
  expect(await originOf('/favicon.svg')).toBeNull();
});

test('revalidates other files without sending them again', async () => {
  const first = await app.request('/favicon.svg');
  expect(first.headers.get('cache-control')).toBe('no-cache');
  const again = await app.request('/favicon.svg', {
    headers: { 'if-none-match': first.headers.get('etag') ?? '' },
  });
  expect(again.status).toBe(304);
});

test('a script is sent with Brotli', async () => {
  const response = await app.request('/assets/app-1a2b.js', {
    headers: { 'accept-encoding': 'gzip, deflate, br' },
  });
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(brotliDecompressSync(await response.arrayBuffer()).toString()).toBe(script);
});

test.each([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/assets/..%2f..%2f..%2fsecret.txt',
  '/assets',
  '/%',
  '/none.js',
])('%s serves no file', async (path) => {
  expect(await (await app.request(path)).text()).toBe('page');
});

test('a POST to a file is not handled as a file', async () => {
  expect(await (await app.request('/favicon.svg', { method: 'POST' })).text()).toBe('page');
});

test('an audio file supports range requests', async () => {
  const part = await app.request('/assets/speech-3c4d.opus', { headers: { range: 'bytes=100-' } });
  expect(part.status).toBe(206);
  expect(await part.text()).toBe('s'.repeat(400));
  const { headers } = await app.request('/assets/speech-3c4d.opus');
  expect(headers.get('accept-ranges')).toBe('bytes');
  expect(headers.get('etag')).toMatch(/^"/);
});

const codingOf = async (path: string) =>
  (await app.request(path, { headers: { 'accept-encoding': 'br' } })).headers.get('content-encoding');

test('packs what is worth it, and nothing that is small or packed already', async () => {
  expect(await codingOf('/assets/app-1a2b.js')).toBe('br');
  expect(await codingOf('/assets/app-1a2b.js')).toBe('br');
  expect(await codingOf('/favicon.svg')).toBeNull();
  expect(await codingOf('/assets/speech-3c4d.opus')).toBeNull();
});

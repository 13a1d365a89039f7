import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Child, runCommand, startCommand } from '../testing/child.ts';

let folder: string;
let child: Child | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'loadout-serve-'));
});
afterEach(() => {
  child?.process.kill('SIGKILL');
  child = undefined;
  rmSync(folder, { recursive: true, force: true });
});

const token = 'a-token-for-tests-only';
const environment = (more: Record<string, string> = {}) => ({
  PORT: '0',
  LOADOUT_DATA: folder,
  LOADOUT_ADMIN_TOKEN: token,
  LOADOUT_WORKERS: '1',
  ...more,
});

async function start(more: Record<string, string> = {}): Promise<{ server: Child; url: string }> {
  const server = startCommand(['serve', '--api-only'], environment(more));
  child = server;
  const line = await server.line(/^Loadout is at /);
  return { server, url: line.replace('Loadout is at ', '') };
}

/** An upload that the server has started to read and that is not complete. */
async function openUpload(url: string) {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const write = (id: string) => writer.write(Buffer.from(`{"id":"${id}"}\n`));
  const response = fetch(`${url}/api/models`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/x-ndjson' },
    body: readable,
    duplex: 'half',
  });
  response.catch(() => undefined);
  await write('acme/one');
  // Pipelined after the first bytes of the upload: a response to this request means that those were received.
  for (let round = 0; round < 3; round += 1) await (await fetch(`${url}/healthz`)).text();
  return { response, write, end: () => writer.close() };
}

describe('a server', () => {
  test('seeds its store on the first start, keeps what was written, and stops with exit code 0', async () => {
    const first = await start();
    expect(await (await fetch(`${first.url}/healthz`)).json()).toMatchObject({ status: 'ok' });
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    await fetch(`${first.url}/api/models/acme/kept`, { method: 'PUT', headers, body: '{}' });
    await fetch(`${first.url}/api/models/openai/whisper-large-v3`, { method: 'DELETE', headers });
    first.server.process.kill('SIGTERM');
    expect((await first.server.end()).code).toBe(0);

    const second = await start();
    expect((await fetch(`${second.url}/api/models/acme/kept`)).status).toBe(200);
    expect((await fetch(`${second.url}/api/models/openai/whisper-large-v3`)).status).toBe(404);
    second.server.process.kill('SIGINT');
    expect((await second.server.end()).code).toBe(0);
  });

  test('with two threads keeps what any of them has acknowledged when it is killed', async () => {
    const first = await start({ LOADOUT_WORKERS: '2' });
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      connection: 'close',
    };
    const put = (n: number) =>
      fetch(`${first.url}/api/models/acme/kept-${n}`, { method: 'PUT', headers, body: '{}' });
    const written = await Promise.all([1, 2, 3, 4].map(put));
    expect(written.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    first.server.process.kill('SIGKILL');
    await first.server.end();

    const { url } = await start();
    expect(await (await fetch(`${url}/api/search/models?author=acme`)).json()).toMatchObject({ total: 4 });
  }, 90_000);

  test('finishes open requests before it stops, and accepts no new ones', async () => {
    const { server, url } = await start();
    const upload = await openUpload(url);
    server.process.kill('SIGTERM');
    await server.line(/^Stopping/);
    await expect(fetch(`${url}/healthz`)).rejects.toThrow('fetch failed');
    await upload.write('acme/two');
    await upload.end();
    expect(await (await upload.response).json()).toMatchObject({ inserted: 2 });
    expect((await server.end()).code).toBe(0);
  });

  test('treats a signal forwarded by npm as the one from the terminal', async () => {
    const { server, url } = await start();
    const upload = await openUpload(url);
    server.process.kill('SIGINT');
    await server.line(/^Stopping/);
    server.process.kill('SIGINT');
    await upload.end();
    expect(await (await upload.response).json()).toMatchObject({ inserted: 1 });
    expect((await server.end()).code).toBe(0);
  });

  test('stops immediately on a second signal', async () => {
    const { server, url } = await start();
    await openUpload(url);
    const impatience = setInterval(() => server.process.kill('SIGTERM'), 50);
    expect((await server.end()).code).toBe(1);
    clearInterval(impatience);
  });
});

const failing = async (more: Record<string, string>) => {
  const { code, stderr } = await runCommand(['serve', '--api-only'], environment(more));
  expect(code).toBe(1);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  return stderr.trim();
};

describe('a server that cannot start prints one line and exits with code 1', () => {
  test('a port in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const address = other.address();
    const port = typeof address === 'object' && address !== null ? String(address.port) : '';
    expect(await failing({ PORT: port })).toBe(
      `error: Port ${port} on 127.0.0.1 is in use. Choose another one with PORT.`,
    );
    other.close();
  });

  test('a wrong setting', async () => {
    expect(await failing({ PORT: 'eighty' })).toContain('PORT is "eighty"');
  });

  test('an address of another machine', async () => {
    expect(await failing({ HOST: '192.0.2.1' })).toContain('HOST');
  });

  test('a damaged database, which is not changed', async () => {
    const file = join(folder, 'records.sqlite');
    const damaged = Buffer.alloc(4096, 'not a database ');
    writeFileSync(file, damaged);
    expect(await failing({})).toContain('records.sqlite');
    expect(readFileSync(file)).toEqual(damaged);
  });

  test('a database of a later version', async () => {
    const { server } = await start();
    server.process.kill('SIGTERM');
    await server.end();
    const database = new DatabaseSync(join(folder, 'records.sqlite'));
    database.exec('PRAGMA user_version = 999');
    database.close();
    expect(await failing({})).toMatch(/records\.sqlite: .*newer/);
  });

  test('a data folder that is a file', async () => {
    writeFileSync(join(folder, 'taken'), '');
    expect(await failing({ LOADOUT_DATA: join(folder, 'taken') })).toContain('taken');
  });
});

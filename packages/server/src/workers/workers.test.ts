import { join } from 'node:path';
import { z } from '@hono/zod-openapi';
import { fakeHub, ownPostgres, status, temporaryFolder } from '@loadout/hub/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ListenError } from '../listen.ts';
import { readSettings } from '../settings.ts';
import { adminToken } from '../testing/test-app.ts';
import { type RunningWorkers, startWorkers } from './start-workers.ts';

const stack = new AsyncDisposableStack();
let folder: string;
beforeAll(async () => {
  folder = stack.use(await temporaryFolder()).path;
});
afterAll(() => stack.disposeAsync(), 60_000);

const settingsFor = (name: string, more: Record<string, string> = {}) =>
  readSettings(
    {
      PORT: '0',
      LOADOUT_WORKERS: '2',
      LOADOUT_ADMIN_TOKEN: adminToken,
      LOADOUT_METRICS: 'on',
      LOADOUT_MAX_LAG_MS: '60000',
      LOADOUT_DATA: join(folder, name),
      ...more,
    },
    folder,
  );

/** Opens a new connection, which any thread may accept. */
const own = { connection: 'close' };
const get = (server: RunningWorkers, path: string) => fetch(server.url + path, { headers: own });
const put = (server: RunningWorkers, id: string) =>
  fetch(`${server.url}/api/models/${id}`, {
    method: 'PUT',
    headers: { ...own, authorization: `Bearer ${adminToken}`, 'content-type': 'application/json' },
    body: '{"tags":["of-threads"]}',
  });

async function totalOf(server: RunningWorkers): Promise<number> {
  const found = await get(server, '/api/search/models?tag=of-threads&limit=1');
  return z.object({ total: z.number() }).parse(await found.json()).total;
}

/** How many requests each thread has handled. */
async function requestsByThread(server: RunningWorkers): Promise<number[]> {
  const lists = await Promise.all(server.threads.running.map((thread) => thread.metrics()));
  return lists.map((metrics) =>
    metrics
      .filter(({ name }) => name === 'loadout_http_requests_total')
      .flatMap(({ samples }) => samples)
      .reduce((sum, { value }) => sum + value, 0),
  );
}

/** After each of eight writes, the totals of six searches on separate connections. */
async function totalsAfterWrites(server: RunningWorkers): Promise<number[][]> {
  const totals: number[][] = [];
  for (let round = 1; round <= 8; round++) {
    expect((await put(server, `threads/round-${round}`)).status).toBe(201);
    totals.push(await Promise.all(Array.from({ length: 6 }, () => totalOf(server))));
  }
  expect((await requestsByThread(server)).every((requests) => requests > 0)).toBe(true);
  return totals;
}

const everyWrite = Array.from({ length: 8 }, (_unused, round) => Array<number>(6).fill(round + 1));

describe('a server with two threads', () => {
  const crashes: string[] = [];
  let server: RunningWorkers;
  let hub: Awaited<ReturnType<typeof fakeHub>>;

  beforeAll(async () => {
    hub = stack.use(await fakeHub([{ id: 'elsewhere/model', tags: [] }]));
    server = await startWorkers(settingsFor('sqlite', { LOADOUT_HUB_URL: hub.url }), {
      onCrash: ({ message }) => crashes.push(message),
    });
  }, 60_000);
  afterAll(() => server.stop(), 60_000);

  test('finds a write in every thread as soon as it is acknowledged', async () => {
    expect(await totalsAfterWrites(server)).toEqual(everyWrite);
  });

  test('refuses a port that is in use', async () => {
    const port = new URL(server.url).port;
    await expect(startWorkers(settingsFor('other', { PORT: port }))).rejects.toThrow(ListenError);
  });

  test('sends one hub request for all threads, and passes its errors on', async () => {
    const views = await Promise.all(
      Array.from({ length: 8 }, () => get(server, '/api/models/elsewhere/model')),
    );
    expect(views.map((view) => view.status)).toEqual(Array(8).fill(200));
    expect(hub.requests).toEqual([...new Set(hub.requests)]);
    expect((await get(server, '/api/models/elsewhere/none')).status).toBe(404);
    hub.lastingFaults = [{ path: /away/, handler: status(500) }];
    expect((await get(server, '/api/models/elsewhere/away')).status).toBe(502);
  });

  test('renders cards outside the threads that handle requests', async () => {
    const path = `${server.url}/api/models/threads/round-1/card`;
    const headers = { ...own, authorization: `Bearer ${adminToken}`, 'content-type': 'text/markdown' };
    expect((await fetch(path, { method: 'PUT', headers, body: '# Tides' })).status).toBe(201);
    expect(await (await fetch(path)).json()).toMatchObject({ html: expect.stringContaining('Tides') });
  });

  test('sums its metrics, and replaces a thread that ends, keeping its counts', async () => {
    const counted = async (): Promise<number> => {
      const text = await (await get(server, '/metrics')).text();
      const lines = text.split('\n').filter((line) => line.startsWith('loadout_http_requests_total'));
      return lines.reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' ') + 1)), 0);
    };
    const before = await counted();
    const [first, second] = await requestsByThread(server);
    // The request for the metrics is counted when its response is sent.
    expect((first ?? 0) + (second ?? 0)).toBe(before + 1);
    const [victim] = server.threads.running;
    await victim?.kill();
    await expect.poll(() => server.threads.running.filter((each) => each !== victim)).toHaveLength(2);
    await server.threads.ready();
    expect(crashes).toHaveLength(1);
    expect(await totalOf(server)).toBe(8);
    expect(await counted()).toBeGreaterThan(before);
    await put(server, 'threads/after');
    expect(await Promise.all(Array.from({ length: 6 }, () => totalOf(server)))).toEqual(Array(6).fill(9));
  });

  test('finishes open requests when it stops, then accepts none', async () => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const writer = writable.getWriter();
    const upload = fetch(`${server.url}/api/models`, {
      method: 'POST',
      headers: { authorization: `Bearer ${adminToken}`, 'content-type': 'application/x-ndjson' },
      body: readable,
      duplex: 'half',
    });
    await writer.write(Buffer.from('{"id":"threads/uploaded"}\n'));
    // The upload has begun when the server has counted it as open.
    await expect.poll(async () => (await get(server, '/metrics')).text()).toMatch(/in_flight 2/);
    const refusing = Promise.withResolvers<void>();
    const stopped = server.stop(refusing.resolve);
    await refusing.promise;
    await expect(get(server, '/livez')).rejects.toThrow('fetch failed');
    await writer.close();
    expect(await (await upload).json()).toMatchObject({ inserted: 1 });
    await stopped;
    expect(server.threads.running).toEqual([]);
  });
});

describe('a server with two threads on PostgreSQL', () => {
  test('finds a write in every thread as soon as it is acknowledged', async () => {
    await using postgres = await ownPostgres();
    const server = await startWorkers(settingsFor('postgres', { LOADOUT_DATABASE_URL: postgres.url }));
    try {
      expect(await totalsAfterWrites(server)).toEqual(everyWrite);
    } finally {
      await server.stop();
    }
  }, 180_000);
});

test('a thread that cannot start ends the server with its error', async () => {
  const entry = new URL('data:text/javascript,throw new Error("no thread today")');
  await expect(startWorkers(settingsFor('broken'), { entry })).rejects.toThrow('no thread today');
});

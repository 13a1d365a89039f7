import { hubClient, openSqliteStore, prune, repoKinds, type Store, sync } from '@loadout/hub';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { httpServer, listen, type RunningServer } from '../../listen.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

let server: TestApp;
let running: RunningServer;
let copy: Store;

beforeAll(async () => {
  server = await testApp({ PORT: '0' });
  running = await listen(httpServer(server.app.fetch), server.services.settings);
});
afterAll(async () => {
  await running.stop();
  await server.close();
});
beforeEach(async () => {
  copy = await openSqliteStore(':memory:');
});
afterEach(() => copy.close());

const client = () => hubClient({ baseUrl: running.url, attempts: 1 });

describe.each(repoKinds)('a copy of the starter set of every %s', (kind) => {
  test('equals our own server, even when the sync stops after each page', async () => {
    const { records } = await server.services.readiness();
    const pages = Math.ceil(records[kind] / 20);
    for (let page = 1; page < pages; page += 1) {
      const stop = new AbortController();
      const part = sync(copy, client(), {
        kind,
        pageSize: 20,
        signal: stop.signal,
        onProgress: () => stop.abort(),
      });
      await expect(part).rejects.toMatchObject({ name: 'AbortError' });
      expect(await copy.count(kind)).toBe(page * 20);
    }
    const report = await sync(copy, client(), { kind, pageSize: 20 });
    expect(report).toMatchObject({ inserted: records[kind], unchanged: 0, repeated: 0, refused: 0 });
    for await (const batch of copy.scan(kind)) {
      for (const { id, json } of batch) {
        expect(JSON.parse(json)).toMatchObject((await server.services.record(kind, id)) ?? { id: 'unknown' });
      }
    }
  });

  test('fetched record by record equals what the server returns', async () => {
    await sync(copy, client(), { kind, detail: 'record', pageSize: 1_000 });
    const [first] = await copy.changesSince(0, 1);
    const answered = await server.get(`/api/${kind}s/${first?.id}`);
    expect(first?.json).toBe(await answered.text());
  });
});

test('records that our own server no longer has are pruned from the copy', async () => {
  await server.services.put('model', 'acme/short-lived', {});
  await sync(copy, client(), { kind: 'model' });
  expect(await prune(copy, client(), { kind: 'model', pageSize: 20 })).toMatchObject({ deleted: 0 });
  await server.services.remove('model', 'acme/short-lived');
  const { listed, deleted } = await prune(copy, client(), { kind: 'model', pageSize: 20 });
  expect({ listed, deleted }).toEqual({ listed: await copy.count('model'), deleted: 1 });
  expect(await copy.get('model', 'acme/short-lived')).toBeUndefined();
});

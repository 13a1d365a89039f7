import { join } from 'node:path';
import { z } from '@hono/zod-openapi';
import { ownPostgres, temporaryFolder } from '@loadout/hub/testing';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { recordSchema } from '../api/schemas/record.ts';
import { asAdmin, problemOf, testApp, type TestApp } from '../testing/test-app.ts';

const listing = z.array(recordSchema);

const stack = new AsyncDisposableStack();
let database: Awaited<ReturnType<typeof ownPostgres>>['control'];
let one: TestApp;
let other: TestApp;

beforeAll(async () => {
  const postgres = stack.use(await ownPostgres());
  const folder = stack.use(await temporaryFolder());
  database = postgres.control;
  const start = async (name: string) => {
    const server = await testApp({
      LOADOUT_DATABASE_URL: postgres.url,
      LOADOUT_DATA: join(folder.path, name),
    });
    stack.defer(() => server.close());
    return server;
  };
  [one, other] = await Promise.all([start('one'), start('other')]);
}, 60_000);
afterAll(() => stack.disposeAsync(), 60_000);

const put = (server: TestApp, id: string, record: object = {}) =>
  server.send('PUT', `/api/models/${id}`, record, asAdmin);
const remove = (server: TestApp, id: string) => server.send('DELETE', `/api/models/${id}`, '', asAdmin);
const read = async (server: TestApp, id: string) => (await server.get(`/api/models/${id}`)).status;

const modelsOf = async (server: TestApp) => (await server.services.readiness()).records.model;

async function idsOf(server: TestApp, author: string): Promise<readonly string[]> {
  const response = await server.get(`/api/models?author=${author}&sort=likes`);
  return listing.parse(await response.json()).map(({ id }) => id);
}

describe('two servers that start at once on one empty database', () => {
  test('have the same starter set', async () => {
    const { records } = await one.services.readiness();
    expect(records.model).toBeGreaterThan(20);
    expect((await other.services.readiness()).records).toEqual(records);
  });

  test('find what the other writes, changes and deletes', async () => {
    expect((await put(one, 'writers/first', { likes: 1 })).status).toBe(201);
    expect(await read(other, 'writers/first')).toBe(200);
    await expect.poll(() => idsOf(other, 'writers')).toEqual(['writers/first']);

    await put(other, 'writers/second', { likes: 2 });
    await expect.poll(() => idsOf(one, 'writers')).toEqual(['writers/second', 'writers/first']);

    await put(one, 'writers/first', { likes: 3 });
    await expect.poll(() => idsOf(other, 'writers')).toEqual(['writers/first', 'writers/second']);

    expect((await remove(other, 'writers/first')).status).toBe(204);
    await expect.poll(() => idsOf(one, 'writers')).toEqual(['writers/second']);
    expect(await read(one, 'writers/first')).toBe(404);
  });
});

describe('while the database is unreachable', () => {
  beforeAll(async () => {
    for (const [likes, name] of ['read', 'unread', 'deleted'].entries()) {
      await put(one, `away/${name}`, { likes, tags: [`tag-of-${name}`] });
    }
    for (const name of ['read', 'deleted']) await other.get(`/api/models/away/${name}`);
    await remove(one, 'away/deleted');
    await idsOf(one, 'away');
    await vi.waitUntil(async () => (await modelsOf(one)) === (await modelsOf(other)), { timeout: 20_000 });
    await database.stop();
  }, 60_000);

  test('searches use the index, with the rows that were read last', async () => {
    expect(await idsOf(one, 'away')).toEqual(['away/unread', 'away/read']);
    expect(await idsOf(other, 'away&filter=tag-of-read')).toEqual(['away/read']);
    expect(await (await other.get('/api/search/models?author=nobody')).json()).toMatchObject({
      items: [],
      total: 0,
    });
  });

  test('a record that was read is returned, one that was seen deleted is not found', async () => {
    expect(await (await other.get('/api/models/AWAY/read')).json()).toMatchObject({
      id: 'away/read',
      tags: ['tag-of-read'],
    });
    expect(await read(other, 'away/deleted')).toBe(404);
  });

  test.each(['/api/models/away/unread', '/api/models/away/never', '/api/models?author=away'])(
    'a request that needs an uncached row gets 503: %s',
    async (path) => {
      const response = await other.get(path);
      expect(response.headers.get('retry-after')).toBe('5');
      expect(await problemOf(response)).toMatchObject({ status: 503, code: 'store-unavailable' });
    },
  );

  test('writes are refused with a 503, and the health check names the failed part', async () => {
    for (const response of [await put(one, 'away/refused'), await remove(other, 'away/read')]) {
      expect(await problemOf(response)).toMatchObject({ status: 503, code: 'store-unavailable' });
    }
    const health = await one.get('/healthz');
    expect(health.status).toBe(503);
    expect(await health.json()).toMatchObject({ status: 'unready', store: 'failed' });
    expect((await one.get('/livez')).status).toBe(200);
  });
});

describe('when the database is back', () => {
  let before: number;

  beforeAll(async () => {
    before = await modelsOf(one);
    await database.start();
  });

  test('every server is ready again', async () => {
    for (const server of [one, other]) {
      await expect.poll(async () => (await server.get('/healthz')).status).toBe(200);
    }
  });

  test('no write is lost, and no refused write is stored', async () => {
    for (const server of [one, other]) {
      await expect.poll(() => idsOf(server, 'away')).toEqual(['away/unread', 'away/read']);
      expect(await modelsOf(server)).toBe(before);
      expect(await read(server, 'away/refused')).toBe(404);
    }
  });

  test('new writes reach both', async () => {
    expect((await put(one, 'after/first', { likes: 2 })).status).toBe(201);
    expect((await put(other, 'after/second', { likes: 1 })).status).toBe(201);
    for (const server of [one, other]) {
      await expect.poll(() => idsOf(server, 'after')).toEqual(['after/first', 'after/second']);
    }
  });
});

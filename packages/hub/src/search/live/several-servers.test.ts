import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openPostgresStore } from '../../store/postgres/open.ts';
import type { Store } from '../../store/store.ts';
import { ownPostgres, uniqueSchema } from '../../store/testing/postgres-server.ts';
import type { HubIndex } from './index-options.ts';
import { openIndex } from './open-index.ts';
import { expectInStep, record, records, rules } from '../testing/hub-fixtures.ts';

type OwnServer = Awaited<ReturnType<typeof ownPostgres>>;

let database: OwnServer;
const servers: { store: Store; index: HubIndex }[] = [];

/** The startup of each server of a fleet. */
async function startServer(schema: string): Promise<{ store: Store; index: HubIndex }> {
  const store = await openPostgresStore(database.url, { schema });
  const started = { store, index: await openIndex(store, { rules, pollMs: 500 }) };
  servers.push(started);
  return started;
}

beforeAll(async () => {
  database = await ownPostgres();
}, 60_000);

afterAll(async () => {
  for (const { index } of servers) await index.close();
  for (const { store } of servers) await store.close();
  await database[Symbol.asyncDispose]();
}, 60_000);

describe('several servers on one PostgreSQL', () => {
  it('find the writes of other servers, and keep searching while the database is down', async () => {
    const schema = uniqueSchema();
    const one = await startServer(schema);
    const two = await startServer(schema);
    await one.store.put(records(0, 20));
    await expect.poll(() => two.index.search('model', {}).total).toBe(20);
    await two.store.delete('model', [record(3).id]);
    await expect.poll(() => one.index.search('model', {}).total).toBe(19);

    await database.control.stop();
    await expect.poll(() => one.index.status().failure).toBeDefined();
    expect(one.index.search('model', { text: 'name-5' }).ids).toContain(record(5).id);

    await database.control.start();
    await vi.waitFor(() => two.store.put(records(20, 25)), { timeout: 20_000, interval: 500 });
    await expect.poll(() => one.index.search('model', {}).total).toBe(24);
    expect(one.index.status().failure).toBeUndefined();
    await expectInStep(one.index, one.store);
  }, 120_000);
});

import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Row } from '../rows.ts';
import type { Store } from '../store.ts';
import { describeStore, model } from '../testing/conformance.ts';
import { ownPostgres, testPostgres, type TestServer, uniqueSchema } from '../testing/postgres-server.ts';
import { migrate } from './migrate.ts';
import { openPostgresStore } from './open.ts';
import { notificationProbe } from './probe.ts';
import { postgresSteps } from './steps.ts';

let server: TestServer;

beforeAll(async () => {
  server = await testPostgres();
});

afterAll(async () => {
  await server[Symbol.asyncDispose]();
});

async function dropSchema(schema: string) {
  await using sql = await connected(server.url);
  await sql.client.query(`DROP SCHEMA IF EXISTS ${schema} CASCADE`);
}

async function connected(url: string) {
  const client = new Client(url);
  await client.connect();
  return { client, [Symbol.asyncDispose]: () => client.end() };
}

describeStore('PostgreSQL', async () => {
  const schema = uniqueSchema();
  const stores: Store[] = [];
  return {
    async open() {
      const store = await openPostgresStore(server.url, { schema, maxConnections: 4 });
      stores.push(store);
      return store;
    },
    async dispose() {
      await Promise.all(stores.map((store) => store.close()));
      await dropSchema(schema);
    },
  };
});

describe('the schema of a PostgreSQL store', () => {
  let schema: string;
  let sql: Client;

  beforeEach(async () => {
    schema = uniqueSchema();
    sql = (await connected(server.url)).client;
  });

  afterEach(async () => {
    await sql.end();
    await dropSchema(schema);
  });

  const first = async (text: string): Promise<Row | undefined> => (await sql.query<Row>(text)).rows[0];
  const version = async () => (await first(`SELECT version FROM ${schema}.layout`))?.['version'];

  it('is created once when several servers start at the same time', async () => {
    const stores = await Promise.all([1, 2, 3, 4].map(() => openPostgresStore(server.url, { schema })));
    const identities = await Promise.all(stores.map((store) => store.identity()));
    expect(new Set(identities).size).toBe(1);
    await Promise.all(stores.map((store) => store.close()));
  });

  it('is upgraded, and not changed by an older program', async () => {
    const where = { database: 'test', schema };
    expect(await migrate(sql, where)).toBeUndefined();
    const later = [...postgresSteps, 'CREATE TABLE $schema.later (id text)'];
    expect(await migrate(sql, where, later)).toEqual({
      database: 'test',
      from: postgresSteps.length,
      to: postgresSteps.length + 1,
    });
    expect(await migrate(sql, where, later)).toBeUndefined();
    expect(await version()).toBe(postgresSteps.length + 1);
    await expect(openPostgresStore(server.url, { schema })).rejects.toMatchObject({ code: 'newer-version' });
  });

  it('applies a migration step completely or not at all', async () => {
    const broken = [...postgresSteps, 'CREATE TABLE $schema.half (id text); CREATE nonsense'];
    await expect(migrate(sql, { database: 'test', schema }, broken)).rejects.toThrow(/nonsense/);
    expect(await first(`SELECT to_regnamespace('${schema}') IS NULL AS gone`)).toEqual({ gone: true });
  });

  it('is not changed when it has tables of another program', async () => {
    await sql.query(`CREATE SCHEMA ${schema}`);
    await sql.query(`CREATE TABLE ${schema}.record (title text)`);
    await expect(openPostgresStore(server.url, { schema })).rejects.toMatchObject({ code: 'foreign' });
  });

  it('must have a plain name', async () => {
    await expect(openPostgresStore(server.url, { schema: 'a"; DROP' })).rejects.toMatchObject({
      code: 'failed',
    });
  });

  it('makes a second writer wait for the first', async () => {
    const store = await openPostgresStore(server.url, { schema });
    await sql.query('BEGIN');
    await sql.query(`SELECT head FROM ${schema}.state FOR UPDATE`);
    const second = store.put([model('a/1')]);
    await waitingWriters(server.url, 1);
    expect(await store.changesSince(0, 10)).toEqual([]);
    await sql.query('COMMIT');
    await second;
    expect(await store.changesSince(0, 10)).toMatchObject([{ id: 'a/1', seq: 1 }]);
    await store.close();
  });
});

it('a notification arrives without reading the head of the sequence', async () => {
  let calls = 0;
  const probe = notificationProbe({
    channel: 'test_channel',
    client: () => new Client(server.url),
    head: async () => 0,
  });
  const stop = probe(() => (calls += 1));
  await expect.poll(() => calls).toBe(1);
  await using sql = await connected(server.url);
  await sql.client.query('NOTIFY test_channel');
  await expect.poll(() => calls).toBe(2);
  stop();
});

describe('a PostgreSQL server', () => {
  it('that is unreachable is named in the error, without the password', async () => {
    const error = await openPostgresStore('postgres://me:secret@127.0.0.1:1/db').catch((e: unknown) => e);
    expect(error).toMatchObject({ code: 'unavailable', database: 'postgres://127.0.0.1:1/db' });
    expect(String(error)).not.toContain('secret');
  });

  it('that rejects the password is a denied error', async () => {
    const url = new URL(server.url);
    url.password = 'wrong-secret';
    const error = await openPostgresStore(url.href).catch((e: unknown) => e);
    expect(error).toMatchObject({ code: 'denied' });
    expect(String(error)).not.toContain('wrong-secret');
  });

  it('must have an address of the form postgres://…', async () => {
    await expect(openPostgresStore('mysql://me:secret@host/db')).rejects.toThrow(/^PostgreSQL: /);
  });

  it('that restarts loses nothing and is watched again', async () => {
    await using own = await ownPostgres();
    const store = await openPostgresStore(own.url);
    const other = await openPostgresStore(own.url);
    let calls = 0;
    store.watch(() => (calls += 1));
    await store.put([model('a/1')]);

    await own.control.stop();
    await expect(store.get('model', 'a/1')).rejects.toMatchObject({ code: 'unavailable' });
    await expect(store.put([model('a/2')])).rejects.toMatchObject({ code: 'unavailable' });
    await own.control.start();

    await expect.poll(() => store.count('model').catch(() => -1)).toBe(1);
    const before = calls;
    await other.put([model('a/2')]);
    await expect.poll(() => calls).toBeGreaterThan(before);
    expect(await store.head()).toBe(2);
    await Promise.all([store.close(), other.close()]);
  });
});

/** Waits until that many writers of the store are blocked by a lock. */
async function waitingWriters(url: string, writers: number) {
  await using sql = await connected(url);
  await expect
    .poll(async () => {
      const { rows } = await sql.client.query<Row>(`
        SELECT count(*)::int AS n FROM pg_stat_activity
        WHERE wait_event_type = 'Lock' AND query LIKE '%FOR UPDATE%'`);
      return rows[0]?.['n'];
    })
    .toBe(writers);
}

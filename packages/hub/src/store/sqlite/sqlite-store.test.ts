import { createHash } from 'node:crypto';
import { chmod, readdir, readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Upgrade } from '../migrations.ts';
import type { Store } from '../store.ts';
import { describeStore, model } from '../testing/conformance.ts';
import { asOrdinaryUser } from '../testing/ordinary-user.ts';
import { temporaryFolder, type TemporaryFolder } from '../testing/temporary.ts';
import { openDatabase } from './database.ts';
import { openSqliteStore } from './sqlite-store.ts';
import { sqliteSteps } from './steps.ts';

describeStore('SQLite', async () => {
  const folder = await temporaryFolder();
  const stores: Store[] = [];
  return {
    async open() {
      const store = await openSqliteStore(join(folder.path, 'store.db'));
      stores.push(store);
      return store;
    },
    async dispose() {
      await Promise.all(stores.map((store) => store.close()));
      await folder[Symbol.asyncDispose]();
    },
  };
});

describe('the file of a SQLite store', () => {
  let folder: TemporaryFolder;
  let file: string;

  beforeEach(async () => {
    folder = await temporaryFolder();
    file = join(folder.path, 'store.db');
  });

  afterEach(async () => {
    await folder[Symbol.asyncDispose]();
  });

  async function fill(records: number) {
    const store = await openSqliteStore(file);
    await store.put(Array.from({ length: records }, (_, n) => model(`a/${n}`, { text: 'x'.repeat(500) })));
    await store.close();
  }

  async function digest() {
    return createHash('sha256')
      .update(await readFile(file))
      .digest('hex');
  }

  it('is created together with its folder', async () => {
    file = join(folder.path, 'new', 'folder', 'store.db');
    await fill(1);
    expect((await readFile(file)).subarray(0, 15).toString()).toBe('SQLite format 3');
  });

  it.each([
    ['no database at all', () => writeFile(file, 'once upon a time\n'.repeat(500))],
    ['cut short', () => fill(500).then(() => truncate(file, 50_000))],
    ['overwritten in the middle', () => fill(500).then(() => scribble(file))],
  ])('is named and left alone when it is %s', async (_, damage) => {
    await damage();
    const before = await digest();
    await expect(readEverything(file)).rejects.toMatchObject({
      name: 'StoreError',
      code: 'corrupt',
      database: file,
    });
    expect(await digest()).toBe(before);
  });

  it('is not changed when it belongs to another program', async () => {
    const other = new DatabaseSync(file);
    other.exec('CREATE TABLE record (seq INTEGER)');
    other.close();
    const before = await digest();
    await expect(openSqliteStore(file)).rejects.toMatchObject({ code: 'foreign', database: file });
    expect(await digest()).toBe(before);
  });

  it('is not changed when a newer version has written it', async () => {
    await fill(1);
    const newer = openDatabase(file, [...sqliteSteps, 'CREATE TABLE later (id TEXT)']);
    newer.exec('PRAGMA journal_mode = DELETE');
    newer.close();
    const before = await digest();
    await expect(openSqliteStore(file)).rejects.toMatchObject({ code: 'newer-version', database: file });
    expect(await digest()).toBe(before);
  });

  it('is upgraded step by step and keeps its records', async () => {
    await fill(3);
    const upgrades: Upgrade[] = [];
    const steps = [...sqliteSteps, 'ALTER TABLE record ADD COLUMN note TEXT'];
    openDatabase(file, steps, (upgrade) => upgrades.push(upgrade)).close();
    openDatabase(file, steps, (upgrade) => upgrades.push(upgrade)).close();
    expect(upgrades).toEqual([{ database: file, from: sqliteSteps.length, to: steps.length }]);
    const database = openDatabase(file, [...sqliteSteps, 'not run again', 'CREATE TABLE third (id TEXT)']);
    expect(database.prepare('SELECT count(*) AS n FROM record').get()?.['n']).toBe(3);
    expect(database.prepare('PRAGMA user_version').get()?.['user_version']).toBe(sqliteSteps.length + 2);
    database.close();
  });

  it('applies a migration step completely or not at all', async () => {
    const broken = [...sqliteSteps, 'CREATE TABLE half (id TEXT); CREATE nonsense'];
    expect(() => openDatabase(file, broken)).toThrow(expect.objectContaining({ code: 'failed' }));
    expect(await readdir(folder.path)).toEqual([]);
    const database = openDatabase(file);
    expect(database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'half'").get()).toBeUndefined();
    database.close();
  });

  it('is named in the error when it cannot be written', async () => {
    await fill(1);
    await chmod(file, 0o444);
    await chmod(folder.path, 0o555);
    await asOrdinaryUser(() =>
      expect(openSqliteStore(file)).rejects.toMatchObject({ code: 'read-only', database: file }),
    );
    await chmod(folder.path, 0o755);
  });

  it('is named in the error when its folder cannot exist', async () => {
    await writeFile(join(folder.path, 'plain'), '');
    await expect(openSqliteStore(join(folder.path, 'plain', 'store.db'))).rejects.toMatchObject({
      code: 'unavailable',
    });
  });

  it('is named in the error when it is a folder', async () => {
    await expect(openSqliteStore(folder.path)).rejects.toMatchObject({
      code: 'unavailable',
      database: folder.path,
    });
  });

  it('is named in the error and closed when a table is missing', async () => {
    await fill(1);
    const other = new DatabaseSync(file);
    other.exec('DROP TABLE sighting');
    other.close();
    await expect(openSqliteStore(file)).rejects.toMatchObject({ code: 'failed', database: file });
    // The last connection that closes deletes the log.
    expect(await readdir(folder.path)).toEqual(['store.db']);
  });

  it('is refused and not changed when it is empty', async () => {
    await writeFile(file, '');
    await expect(openSqliteStore(file)).rejects.toMatchObject({
      code: 'empty',
      database: file,
      message: expect.stringContaining('restore it from a backup'),
    });
    expect(await readFile(file)).toHaveLength(0);
  });

  it('is complete for all processes that create it at the same time', async () => {
    const stores = await Promise.all(Array.from({ length: 8 }, () => openSqliteStore(file)));
    const identities = await Promise.all(stores.map((store) => store.identity()));
    expect(new Set(identities).size).toBe(1);
    await Promise.all(stores.map((store) => store.close()));
    expect(await readdir(folder.path)).toEqual(['store.db']);
  });

  it('does not block the event loop while another process holds its lock, and keeps the order of writes', async () => {
    await fill(1);
    const other = new DatabaseSync(file);
    other.exec('BEGIN IMMEDIATE');
    const store = await openSqliteStore(file);
    let ticks = 0;
    const timer = setInterval(() => (ticks += 1), 10);
    const writes = Promise.all([store.put([model('a/b', { v: 1 })]), store.put([model('a/b', { v: 2 })])]);
    expect(await store.count('model')).toBe(1);
    // A wait inside SQLite would block every timer until the writes fail.
    await expect.poll(() => ticks).toBeGreaterThan(10);
    clearInterval(timer);
    other.exec('ROLLBACK');
    other.close();
    expect(await writes).toMatchObject([{ inserted: 1 }, { updated: 1 }]);
    expect((await store.get('model', 'a/b'))?.json).toContain('"v":2');
    await store.close();
  });

  it('is closed only after the write that waits for a lock has failed', async () => {
    await fill(1);
    const other = new DatabaseSync(file);
    other.exec('BEGIN IMMEDIATE');
    const store = await openSqliteStore(file);
    const waiting = store.put([model('a/b')]).catch((error: unknown) => error);
    await setTimeout(50);
    await store.close();
    expect(await waiting).toMatchObject({ code: 'busy' });
    other.close();
  });

  it('is written by one process at a time: the other gets a busy error', async () => {
    await fill(1);
    const other = new DatabaseSync(file);
    other.exec('BEGIN IMMEDIATE');
    const store = await openSqliteStore(file, { busyTimeoutMs: 1 });
    await expect(store.put([model('a/b')])).rejects.toMatchObject({ code: 'busy', database: file });
    expect(await store.count('model')).toBe(1);
    other.exec('ROLLBACK');
    other.close();
    await expect(store.put([model('a/b')])).resolves.toMatchObject({ inserted: 1 });
    await store.close();
  });
});

/** Damages pages after the header, so that the file still opens. */
async function scribble(file: string) {
  const bytes = await readFile(file);
  bytes.fill(0xa5, 4096 * 3, 4096 * 40);
  await writeFile(file, bytes);
}

async function readEverything(file: string) {
  const store = await openSqliteStore(file);
  try {
    for await (const batch of store.scan()) expect(batch.length).toBeGreaterThan(0);
    await store.changesSince(0, 1000);
  } finally {
    await store.close();
  }
}

import { chmod, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { asOrdinaryUser } from '../testing/ordinary-user.ts';
import { type TemporaryFolder, temporaryFolder } from '../testing/temporary.ts';
import { openForReading } from './reading.ts';
import { openSqliteStore } from './sqlite-store.ts';
import { sqliteSteps } from './steps.ts';

const model = (id: string) => ({ kind: 'model', id, json: JSON.stringify({ id }) }) as const;

let folder: TemporaryFolder;
let file: string;

beforeEach(async () => {
  folder = await temporaryFolder();
  // SQLite reads these characters in a URL.
  file = join(folder.path, 'a %20?#.sqlite');
  const store = await openSqliteStore(file);
  await store.put([model('acme/a')]);
  await store.close();
});

afterEach(async () => {
  await chmod(folder.path, 0o755);
  await folder[Symbol.asyncDispose]();
});

/** Opens the store to read, as a user who may not write it. */
const countHere = () =>
  asOrdinaryUser(async () => {
    const store = await openSqliteStore(file, { access: 'read' });
    try {
      await expect(store.put([model('acme/c')])).rejects.toMatchObject({ code: 'read-only', database: file });
      return await store.count('model');
    } finally {
      await store.close();
    }
  });

it.each([
  ['a folder that cannot be written', 0o666, 0o555],
  ['a file that cannot be written', 0o444, 0o777],
  ['a file and a folder that cannot be written', 0o444, 0o555],
])('reads %s', async (_what, fileMode, folderMode) => {
  await chmod(file, fileMode);
  await chmod(folder.path, folderMode);
  expect(await countHere()).toBe(1);
});

it('leaves no files of its own, which would keep the owner from writing', async () => {
  const database = openForReading(file, sqliteSteps);
  expect(database.prepare('SELECT count(*) AS n FROM record').get()?.['n']).toBe(1);
  database.close();
  expect(await readdir(folder.path)).toHaveLength(1);
});

it('reads what a running server has written so far', async () => {
  const server = await openSqliteStore(file);
  await server.put([model('acme/b')]);
  await chmod(file, 0o444);
  await chmod(folder.path, 0o555);
  expect(await countHere()).toBe(2);
  await server.close();
});

it('is opened for writing where that is possible', async () => {
  const store = await openSqliteStore(file, { access: 'read' });
  await expect(store.put([model('acme/b')])).resolves.toMatchObject({ inserted: 1 });
  await store.close();
});

it('refuses an older layout, which it cannot upgrade, and databases of other programs', async () => {
  const older = new DatabaseSync(file);
  older.exec('PRAGMA user_version = 1');
  older.close();
  await chmod(folder.path, 0o555);
  await chmod(file, 0o444);
  await expect(countHere()).rejects.toMatchObject({
    code: 'read-only',
    message: expect.stringContaining('has layout 1 and cannot be upgraded to layout 3 without write access'),
  });
  await chmod(folder.path, 0o755);
  await rm(file);
  const foreign = new DatabaseSync(file);
  foreign.exec('CREATE TABLE other (id TEXT)');
  foreign.close();
  await chmod(file, 0o444);
  await chmod(folder.path, 0o555);
  await expect(countHere()).rejects.toMatchObject({ code: 'foreign' });
});

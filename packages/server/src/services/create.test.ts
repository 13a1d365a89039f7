import { readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { IndexEvent } from '@loadout/hub';
import { temporaryFolder, type TemporaryFolder } from '@loadout/hub/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readSettings } from '../settings.ts';
import { createServices } from './create.ts';

let folder: TemporaryFolder;
let database: string;

beforeEach(async () => {
  folder = await temporaryFolder();
  database = join(folder.path, 'records.sqlite');
  await start();
});
afterEach(() => folder[Symbol.asyncDispose]());

/** Starts and stops the services; returns the number of models found and the reports about unusable snapshots. */
async function start() {
  const told: IndexEvent[] = [];
  const services = await createServices(readSettings({ LOADOUT_DATA: folder.path }, folder.path), {
    onProgress: (event) => told.push(event),
  });
  const { total } = await services.search('model', {});
  await services.close();
  return { total, unusable: told.filter(({ type }) => type === 'snapshot-unusable') };
}

describe('a start', () => {
  test('uses the snapshot of the last start', async () => {
    expect(await start()).toEqual({ total: expect.any(Number), unusable: [] });
  });

  test.each([
    ['overwritten', (file: string) => writeFile(file, Buffer.alloc(5_000, 'no snapshot '))],
    ['cut short', (file: string) => truncate(file, 500)],
  ])('rebuilds a snapshot that was %s, once, and finds the same records', async (_, damage) => {
    const { total } = await start();
    await damage(join(folder.path, 'index', 'model.index'));
    expect(await start()).toMatchObject({ total, unusable: [{ kind: 'model' }] });
    expect(await start()).toEqual({ total, unusable: [] });
  });

  test.each([
    ['overwritten', (whole: Buffer) => Buffer.alloc(whole.length, 'no database ')],
    ['cut short', (whole: Buffer) => whole.subarray(0, 5_000)],
  ])('fails with the name of a database that was %s, and does not change it', async (_, damage) => {
    const damaged = damage(await readFile(database));
    await writeFile(database, damaged);
    await expect(start()).rejects.toMatchObject({ name: 'StoreError', code: 'corrupt', database });
    expect(await readFile(database)).toEqual(damaged);
  });
});
